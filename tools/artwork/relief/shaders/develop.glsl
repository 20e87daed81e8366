// Last pass: mean of all light passes, a fall-off away from the lamp, soft highlights, sRGB.

uniform sampler2D lightMap;
uniform vec2 targetSize;
uniform float passes;

layout(location = 0) out vec4 pictureOut;

void main() {
  vec3 colour = texelFetch(lightMap, ivec2(gl_FragCoord.xy), 0).rgb / passes;
  vec2 fromLamp = (gl_FragCoord.xy - vec2(0, targetSize.y)) / targetSize.y;
  colour *= mix(1.05, 0.93, smoothstep(0.0, 1.4, length(fromLamp)));
  colour /= 1.0 + max(colour - 0.82, 0.0) * 0.55;
  vec3 curve = 1.055 * pow(max(colour, 1e-5), vec3(1.0 / 2.4)) - 0.055;
  colour = mix(12.92 * colour, curve, step(0.0031308, colour));
  // A little noise, so that 8 bits are enough for soft shadows.
  float grain = hash(gl_FragCoord.xy) + hash(gl_FragCoord.xy + 91.0) - 1.0;
  pictureOut = vec4(clamp(colour + grain / 255.0, 0.0, 1.0), 1);
}
