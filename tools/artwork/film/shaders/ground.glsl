// The ground: the height map, finer rock drawn over it, and its colour.

uniform sampler2D heightMap;
uniform sampler3D noiseVolume;
uniform float verticalScale;

const float ROCK_HEIGHT = 9.0;      // m, ribs
const float FINE_ROCK_HEIGHT = 2.2; // m, cracks
const float ROCK_PERIOD = 620.0;    // m, length of the noise volume

/** Height of the map, fast but with visible facets: for marching and shadows. */
float coarseHeight(vec2 xz) {
  return texture(heightMap, xz / worldSize).r * verticalScale;
}

float noise(vec3 place) {
  return texture(noiseVolume, place).r * 2.0 - 1.0;
}

/** Sharp-crested noise, about 0 to 2: each octave shows only on the crests of the previous one. */
float ridgedNoise(vec2 xz) {
  const mat2 TURN = mat2(0.8, 0.6, -0.6, 0.8);
  float amplitude = 1.0;
  float sum = 0.0;
  float weight = 1.0;
  vec2 q = xz;
  for (int octave = 0; octave < 6; octave++) {
    vec3 place = vec3(q / ROCK_PERIOD, float(octave) * 0.17);
    float crest = 1.0 - abs(texture(noiseVolume, place).g * 2.0 - 1.0) * 1.7;
    crest *= crest;
    sum += amplitude * crest * weight;
    weight = clamp(crest * 1.3, 0.0, 1.0);
    amplitude *= 0.52;
    q = TURN * q * 2.07 + 37.0;
  }
  return sum;
}

/** Height with rock detail on ground that is steep and not in the valley. */
float detailedHeight(vec2 xz) {
  const float STEP = 14.0;
  float height = bicubic(heightMap, xz / worldSize).r * verticalScale;
  vec2 rise = vec2(
    coarseHeight(xz + vec2(STEP, 0)) - coarseHeight(xz - vec2(STEP, 0)),
    coarseHeight(xz + vec2(0, STEP)) - coarseHeight(xz - vec2(0, STEP))
  );
  float slope = length(rise) / (2.0 * STEP);
  float rocky = smoothstep(0.15, 0.9, slope) * smoothstep(60.0, 420.0, height);
  vec2 warp = 90.0 * vec2(noise(vec3(xz / 900.0, 0.2)), noise(vec3(xz / 900.0, 0.6)));
  float ribs = (ridgedNoise(xz + warp) - 0.8) * ROCK_HEIGHT;
  float cracks = (ridgedNoise(xz * 5.3 + 91.0) - 0.8) * FINE_ROCK_HEIGHT;
  return height + (ribs + cracks) * rocky;
}

/** Positive in hollows, negative on crests. */
float hollowness(vec2 xz) {
  const float STEP = 60.0;
  float around = coarseHeight(xz + vec2(STEP, 0)) + coarseHeight(xz - vec2(STEP, 0))
    + coarseHeight(xz + vec2(0, STEP)) + coarseHeight(xz - vec2(0, STEP));
  return (around - 4.0 * coarseHeight(xz)) / STEP;
}

/** Colour of the ground (linear) and how much of it is snow (alpha). */
vec4 groundColour(vec3 p, vec3 normal) {
  const vec3 DARK_ROCK = vec3(0.060, 0.066, 0.076);
  const vec3 PALE_ROCK = vec3(0.115, 0.112, 0.112);
  const vec3 FOREST = vec3(0.022, 0.032, 0.036);
  const vec3 SNOW = vec3(0.66, 0.70, 0.76);
  float wide = noise(vec3(p.xz / 310.0, p.y / 240.0));
  float fine = texture(noiseVolume, vec3(p.xz / 47.0, p.y / 60.0)).g * 2.0 - 1.0;
  float steepness = 1.0 - normal.y;
  float snow = smoothstep(560.0, 1250.0, p.y + wide * 240.0)
    * smoothstep(0.56, 0.30, steepness + fine * 0.07 - hollowness(p.xz) * 0.05);
  float forest = smoothstep(1150.0, 620.0, p.y + wide * 160.0) * smoothstep(0.60, 0.30, steepness);
  vec3 rock = mix(DARK_ROCK, PALE_ROCK, 0.5 + 0.5 * wide);
  rock = mix(rock, FOREST, forest * (1.0 - snow));
  return vec4(mix(rock, SNOW, snow), snow);
}
