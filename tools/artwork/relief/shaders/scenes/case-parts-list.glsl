// Parts list: the feed unit, taken apart along one axis. The third of six screws is red.

/** A point of the picture in the plane of a plate that is seen obliquely: across, and up. */
vec2 onPlate(vec2 p, vec2 centre) {
  vec2 q = p - centre;
  float across = q.x / 0.50;
  return vec2(across, q.y - 0.30 * across);
}

/** Where a point of a plate is in the picture. */
vec2 fromPlate(vec2 place, vec2 centre) {
  return centre + vec2(0.50 * place.x, place.y + 0.30 * place.x);
}

const vec2 HALF = vec2(0.40, 0.33);

/** The i-th of six holes: three along each edge. */
vec2 holeAt(float i) {
  return vec2(mod(i, 3.0) - 1.0, step(3.0, i) * 2.0 - 1.0) * (HALF - vec2(0.055));
}

float plate(vec2 q) {
  float edge = rounded(q, vec2(0), HALF, 0.05);
  for (float i = 0.0; i < 6.0; i++) edge = max(edge, 0.024 - length(q - holeAt(i)));
  return edge;
}

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  vec2 axis = vec2(1.0, 0.0);
  // Base plate with two milled slots.
  for (float i = 0.0; i < 6.0; i++) {
    vec2 q = onPlate(p, vec2(0.26 + 0.009 * i, 0.47));
    float edge = plate(q);
    if (i > 2.0) edge = max(edge, -min(rounded(q, vec2(0, 0.15), vec2(0.30, 0.045), 0.01), rounded(q, vec2(0, -0.15), vec2(0.30, 0.045), 0.01)));
    hang(top, edge, 0.05 + 0.009 * i, 0.012, ramp(0.02 + 0.2 * i / 5.0));
  }
  // Guide rails.
  for (float side = -1.0; side < 2.0; side += 2.0) {
    for (float i = 0.0; i < 5.0; i++) {
      vec2 q = onPlate(p, vec2(0.67 + 0.010 * i, 0.47));
      float edge = rounded(q, vec2(0, 0.15 * side), vec2(0.36, 0.05 - 0.006 * max(0.0, i - 2.0)), 0.008);
      hang(top, edge, 0.07 + 0.009 * i, 0.012, ramp(0.30 + 0.2 * i / 4.0));
    }
  }
  // Shafts: across the plate.
  for (float shaft = 0.0; shaft < 2.0; shaft++) {
    vec2 centre = vec2(0.98 + 0.22 * shaft, 0.47);
    float thick = shaft == 0.0 ? 0.026 : 0.034;
    for (float i = 0.0; i < 6.0; i++) {
      float t = i / 6.0;
      vec2 a = fromPlate(vec2(shaft == 0.0 ? -0.15 : 0.15, -0.40), centre);
      vec2 b = fromPlate(vec2(shaft == 0.0 ? -0.15 : 0.15, 0.40), centre);
      float radius = thick * sqrt(1.0 - t * t);
      float edge = line(p, a, b, 2.0 * radius);
      edge = min(edge, line(p, mix(a, b, 0.25), mix(a, b, 0.75), 2.0 * (radius + 0.012)));
      hang(top, edge, 0.10 + 0.009 * i, 0.02, ramp(0.5 + 0.25 * t));
    }
  }
  // Screws.
  for (float n = 0.0; n < 6.0; n++) {
    bool signal = n == 4.0;
    for (float i = 0.0; i < 5.0; i++) {
      float t = i / 5.0;
      vec2 head = fromPlate(holeAt(n), vec2(1.96, 0.47));
      float edge = line(p, head - vec2(0.16, 0), head, 0.030 * sqrt(1.0 - t * t));
      edge = min(edge, rounded(p, head + vec2(0.02, 0), vec2(0.022, 0.030 * sqrt(1.0 - t * t)), 0.006));
      hang(top, edge, 0.17 + 0.008 * i, 0.02, signal ? blend(red, paleRed, 0.5 * t) : ramp(0.3 + 0.5 * t));
    }
  }
  // Cover.
  for (float i = 0.0; i < 5.0; i++) {
    vec2 q = onPlate(p, vec2(1.55 + 0.009 * i, 0.47));
    float edge = max(plate(q), -rounded(q, vec2(0), vec2(0.2, 0.11), 0.03));
    hang(top, edge, 0.14 + 0.009 * i, 0.012, ramp(0.75 + 0.25 * i / 4.0));
  }
  return top;
}
