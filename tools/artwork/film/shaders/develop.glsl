// Turns linear light into the finished picture (sRGB): exposure, film curve, grade, vignette.

uniform sampler2D lightMap;
uniform vec2 targetSize;
uniform float exposure;

layout(location = 0) out vec4 pictureOut;

const float SATURATION = 1.06;
const float CONTRAST = 0.28;
const vec3 SHADOW_TINT = vec3(0.90, 0.98, 1.10);
const float SHADOW_TINT_STRENGTH = 0.6;
const float VIGNETTE = 0.3;
const vec3 LUMINANCE = vec3(0.2126, 0.7152, 0.0722);

/** The ACES film curve, as fitted by K. Narkowicz (2015). */
vec3 filmCurve(vec3 x) {
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

vec3 toSrgb(vec3 linear) {
  vec3 curve = 1.055 * pow(max(linear, 1e-5), vec3(1.0 / 2.4)) - 0.055;
  return mix(12.92 * linear, curve, step(0.0031308, linear));
}

void main() {
  vec3 colour = filmCurve(texelFetch(lightMap, ivec2(gl_FragCoord.xy), 0).rgb * exposure);

  float luminance = dot(colour, LUMINANCE);
  colour = mix(vec3(luminance), colour, SATURATION);
  colour = mix(colour, colour * colour * (3.0 - 2.0 * colour), CONTRAST);
  float shadow = 1.0 - smoothstep(0.0, 0.45, luminance);
  colour = mix(colour, colour * SHADOW_TINT, shadow * SHADOW_TINT_STRENGTH);
  vec2 fromCentre = gl_FragCoord.xy / targetSize - 0.5;
  float edge = smoothstep(0.25, 0.95, length(fromCentre * vec2(1.0, 0.9)));
  colour *= 1.0 - VIGNETTE * edge;
  pictureOut = vec4(clamp(toSrgb(colour), 0.0, 1.0), 1);
}
