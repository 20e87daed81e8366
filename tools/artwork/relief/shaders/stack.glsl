// First pass: finds the top sheet of card at each point, its colour, its height and its underside.
// The picture is 1 high, (0, 0) is bottom left; heights are in the same unit.
// A scene defines vec4 scene(vec2 p): colour and height.

uniform vec2 targetSize;

// Linear colours; `palettes.ts` names and explains them.
uniform vec3 ground;
uniform vec3 white;
uniform vec3 mist;
uniform vec3 slate;
uniform vec3 ink;
uniform vec3 red;
uniform vec3 paleRed;
uniform vec3 disc;

/** Thickness of one sheet. */
const float SHEET = 0.0105;

// OKLab (B. Ottosson, 2020): mixing there keeps the hue steady from step to step.

vec3 toOklab(vec3 c) {
  vec3 cone = mat3(
    0.4122214708, 0.2119034982, 0.0883024619,
    0.5363325363, 0.6806995451, 0.2817188376,
    0.0514459929, 0.1073969566, 0.6299787005
  ) * c;
  cone = pow(max(cone, 0.0), vec3(1.0 / 3.0));
  return mat3(
    0.2104542553, 1.9779984951, 0.0259040371,
    0.7936177850, -2.4285922050, 0.7827717662,
    -0.0040720468, 0.4505937099, -0.8086757660
  ) * cone;
}

vec3 fromOklab(vec3 lab) {
  vec3 cone = mat3(
    1.0, 1.0, 1.0,
    0.3963377774, -0.1055613458, -0.0894841775,
    0.2158037573, -0.0638541728, -1.2914855480
  ) * lab;
  cone = cone * cone * cone;
  return mat3(
    4.0767416621, -1.2684380046, -0.0041960863,
    -3.3077115913, 2.6097574011, -0.7034186147,
    0.2309699292, -0.3413193965, 1.7076147010
  ) * cone;
}

vec3 blend(vec3 a, vec3 b, float share) {
  return fromOklab(mix(toOklab(a), toOklab(b), share));
}

/** The colour of each height: ink, slate, mist, white. */
vec3 ramp(float height) {
  float third = clamp(height, 0.0, 1.0) * 3.0;
  if (third < 1.0) return blend(ink, slate, third);
  if (third < 2.0) return blend(slate, mist, third - 1.0);
  return blend(mist, white, third - 2.0);
}

/** Height of the lower side of what hangs above the stack: light gets below it. 0 elsewhere. */
float underside = 0.0;

/** Lays a sheet on the stack; `edge` is the distance to its edge, negative inside. */
void lay(inout vec4 top, float edge, float height, vec3 colour) {
  if (edge >= 0.0 || height <= top.a) return;
  top = vec4(colour, height);
  underside = 0.0;
}

/** Hangs card above the stack. Its shadow is apart from it. */
void hang(inout vec4 top, float edge, float height, float thickness, vec3 colour) {
  if (edge >= 0.0 || height <= top.a) return;
  top = vec4(colour, height);
  underside = height - thickness;
}

float circle(vec2 p, vec2 centre, float radius) {
  return length(p - centre) - radius;
}

/** A rectangle with round corners. */
float rounded(vec2 p, vec2 centre, vec2 half_, float radius) {
  vec2 beyond = abs(p - centre) - half_ + radius;
  return length(max(beyond, 0.0)) + min(max(beyond.x, beyond.y), 0.0) - radius;
}

/** Distance to a line with round ends. */
float line(vec2 p, vec2 a, vec2 b, float width) {
  vec2 along = b - a;
  float share = clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0);
  return length(p - a - share * along) - 0.5 * width;
}

vec4 scene(vec2 p);

layout(location = 0) out vec4 colourOut;
layout(location = 1) out float heightOut;

void main() {
  vec4 top = scene(gl_FragCoord.xy / targetSize.y);
  colourOut = vec4(top.rgb, underside);
  heightOut = top.a;
}
