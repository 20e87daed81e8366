// Second pass, repeated: lights the stack, each time with different random rays. Colour, height
// and underside come from the first pass, which has two samples for each pixel of the picture.

uniform sampler2D colours;
uniform sampler2D heights;
uniform vec2 targetSize;
uniform float pass;
uniform float highest; // of the stack
uniform vec3 sunLight;
uniform vec3 skyLight;

layout(location = 0) out vec4 lightOut;

const float TAU = 6.28318531;
const float GOLDEN_RATIO = 0.61803398875;
const float STACK_SCALE = 2.0; // samples of the stack for each pixel

// The sun: a round lamp, upper left.
const vec3 SUN = vec3(-0.62, 0.62, 0.74);
const float SUN_RADIUS = 0.20;
const int SUN_STEPS = 40;
const int SKY_STEPS = 26;

/** Offset that keeps a sheet from shading itself. */
const float BIAS = 0.0004;

/** Width of the bright line along cut edges: a pixel at a picture height of 900. */
const float EDGE = 1.0 / 900.0;
const float SMALLEST_STEP = 0.004;

/** Random numbers: uniform, independent between pixels and well distributed over the passes. */
float random(float which) {
  return fract(hash(gl_FragCoord.xy + 17.3 * which) + pass * GOLDEN_RATIO + which * 0.3247);
}

ivec2 stackTexel(vec2 p) {
  ivec2 last = ivec2(targetSize * STACK_SCALE) - 1;
  return clamp(ivec2(p * targetSize.y * STACK_SCALE), ivec2(0), last);
}

float heightAt(vec2 p) {
  return texelFetch(heights, stackTexel(p), 0).r;
}

vec3 colourAt(vec2 p) {
  return texelFetch(colours, stackTexel(p), 0).rgb;
}

/** Whether card is in the way of a ray: higher, and not hanging above it. */
bool blocks(vec2 p, float height) {
  return heightAt(p) > height + BIAS && texelFetch(colours, stackTexel(p), 0).a <= height;
}

/** Fibres and roughness of the card. */
vec3 paperColour(vec3 colour, vec2 p) {
  float fibres = 0.5 * valueNoise(p * vec2(900, 260)) + 0.5 * valueNoise(p * vec2(300, 1100));
  float tooth = 0.6 * valueNoise(p * 620.0) + 0.4 * valueNoise(p * 240.0);
  return colour * (1.0 + (fibres - 0.5) * 0.035 + (tooth - 0.5) * 0.030);
}

vec3 paperNormal(vec2 p) {
  vec2 grain = p * 520.0;
  vec2 slope = vec2(
    valueNoise(grain + vec2(0.6, 0)) - valueNoise(grain - vec2(0.6, 0)),
    valueNoise(grain + vec2(0, 0.6)) - valueNoise(grain - vec2(0, 0.6))
  );
  return normalize(vec3(-0.10 * slope, 1.0));
}

/** 1 where the light reaches a point, 0 in shadow. Steps grow with the distance. */
float sunShine(vec2 p, float height, vec3 direction, float jitter) {
  vec2 run = direction.xy / direction.z;
  for (int i = 0; i < SUN_STEPS; i++) {
    float rise = (float(i) + jitter + 0.15) * 0.0052;
    rise *= 0.35 + rise * 4.0;
    if (height + rise > highest) break;
    if (blocks(p + run * rise, height + rise)) return 0.0;
  }
  return 1.0;
}

/** Light from one direction of the sky, or from the card that is in the way. */
vec3 skyShine(vec2 p, float height, vec3 direction, float jitter) {
  vec2 run = direction.xy / direction.z;
  for (int i = 0; i < SKY_STEPS; i++) {
    float rise = (float(i) + jitter + 0.1) * 0.006;
    rise *= 0.25 + rise * 4.5;
    if (height + rise > highest) break;
    vec2 there = p + run * rise;
    if (blocks(there, height + rise)) {
      vec3 card = colourAt(there);
      return card * card * 0.495 + card * 0.12;
    }
  }
  return skyLight;
}

void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 + vec2(random(1.0), random(2.0))) / targetSize.y;
  float height = heightAt(p);
  vec3 colour = paperColour(colourAt(p), p);
  vec3 normal = paperNormal(p);
  vec3 light = vec3(0);

  for (int ray = 0; ray < 2; ray++) {
    float k = float(ray);
    float angle = TAU * random(3.0 + k);
    vec2 offset = vec2(cos(angle), sin(angle)) * sqrt(random(5.0 + k)) * SUN_RADIUS;
    vec3 sun = normalize(SUN + vec3(offset, 0));
    float shine = sunShine(p, height, sun, random(7.0 + k));
    light += 0.5 * colour * sunLight * max(dot(normal, sun), 0.0) * shine;

    angle = TAU * random(11.0 + k);
    float spread = random(13.0 + k);
    vec2 aside = vec2(cos(angle), sin(angle)) * sqrt(spread);
    vec3 sky = vec3(aside, sqrt(1.0 - spread) + 0.02);
    light += 0.5 * colour * skyShine(p, height, sky, random(15.0 + k));
  }

  vec2 across = normalize(vec2(-1, 1)) * EDGE;
  light *= 1.0 + 0.22 * step(SMALLEST_STEP, height - heightAt(p + across * 1.3));
  light *= 1.0 - 0.10 * step(SMALLEST_STEP, height - heightAt(p - across * 1.2));
  lightOut = vec4(light, 1);
}
