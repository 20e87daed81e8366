// Thin, high cloud as the camera sees it, 0 to 1.

uniform vec2 targetSize;

layout(location = 0) out vec4 cirrusOut;

void main() {
  vec3 ray = viewRay(gl_FragCoord.xy / targetSize);
  vec3 q = ray / max(ray.y + 0.10, 0.06);
  float wide = smoothDriftingNoise(vec3(q.x * 0.055, q.z * 0.16, 0.3), vec3(0.018, 0.004, 0.0)).r;
  float fine = smoothDriftingNoise(vec3(q.x * 0.16, q.z * 0.42, 0.7), vec3(0.03, 0.01, 0.02)).g;
  cirrusOut = vec4(smoothstep(0.02, 0.9, wide * 0.8 + fine * 0.35 + 0.18));
}
