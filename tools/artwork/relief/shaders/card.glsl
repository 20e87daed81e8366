// Random numbers and the grain of paper.

/** Random in [0, 1) for a place (D. Hoskins, "Hash without sine"). */
float hash(vec2 place) {
  vec3 p = fract(vec3(place.xyx) * 0.1031);
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}

/** Smooth value noise, 0 to 1, one lattice point for every unit. */
float valueNoise(vec2 place) {
  vec2 corner = floor(place);
  vec2 f = place - corner;
  f = f * f * (3.0 - 2.0 * f);
  float bottom = mix(hash(corner), hash(corner + vec2(1, 0)), f.x);
  float top = mix(hash(corner + vec2(0, 1)), hash(corner + vec2(1, 1)), f.x);
  return mix(bottom, top, f.y);
}
