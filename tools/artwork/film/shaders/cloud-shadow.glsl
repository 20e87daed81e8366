// Where clouds outside the picture let the sun through: 0 shadow, 1 sun. Seen from above.

uniform vec2 targetSize;

layout(location = 0) out vec4 sunlightOut;

void main() {
  vec2 xz = gl_FragCoord.xy / targetSize * CLOUD_MAP_SIDE + CLOUD_MAP_CORNER;
  float wide = smoothDriftingNoise(vec3(xz / 7200.0, 0.15), vec3(0.20, 0.05, 0.0)).r;
  float fine = smoothDriftingNoise(vec3(xz / 2600.0, 0.55), vec3(0.34, 0.10, 0.0)).r;
  sunlightOut = vec4(smoothstep(-0.36, 0.17, wide + 0.35 * fine + 0.08));
}
