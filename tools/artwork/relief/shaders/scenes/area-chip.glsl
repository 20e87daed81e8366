// Information technology: a chip in terraces, with conductors to every edge, one of them red.

vec4 scene(vec2 p) {
  p *= 0.8;
  const vec2 CENTRE = vec2(0.40, 0.25);
  const float HALF = 0.205;
  const float INSET = 0.0245;
  const float SHEETS = 8.0;
  const float THICKNESS = 0.0125;
  vec4 top = vec4(ground, 0);

  // Conductors: straight from each side, then aside at 45 degrees, each a little further.
  for (float i = 0.0; i < 6.0; i++) {
    float offset = (i - 2.5) * 0.062;
    float aside = (i - 2.5) * 0.055;
    float width = 0.021;
    vec3 colour = blend(slate, mist, 0.25 + 0.75 * mod(i * 2.0, 5.0) / 4.0);
    for (float side = 0.0; side < 4.0; side++) {
      vec2 q = p - CENTRE;
      if (side == 1.0) q = vec2(q.y, -q.x);
      if (side == 2.0) q = -q;
      if (side == 3.0) q = vec2(-q.y, q.x);
      float reach = HALF + 0.045 + 0.03 * (2.5 - abs(i - 2.5));
      vec2 bend = vec2(reach, offset);
      vec2 bent = bend + vec2(abs(aside), aside);
      float edge = min(line(q, vec2(0.0, offset), bend, width), line(q, bend, bent, width));
      bool upwards = side == 1.0;
      float end = upwards ? bent.x + 0.04 + 0.05 * mod(i * 2.0 + 1.0, 3.0) : 1.6;
      edge = min(edge, line(q, bent, vec2(end, bent.y), width));
      if (upwards) edge = min(edge, circle(q, vec2(end, bent.y), 0.024));
      bool signal = upwards && i == 4.0;
      lay(top, edge, signal ? 0.034 : 0.022, signal ? red : colour);
    }
  }

  float edge = rounded(p, CENTRE, vec2(HALF), 0.045);
  if (edge < 0.0) {
    float level = min(floor(-edge / INSET), SHEETS - 1.0);
    top = vec4(ramp(0.05 + 0.95 * level / (SHEETS - 1.0)), 0.03 + (level + 1.0) * THICKNESS);
  }
  return vec4(top.rgb, top.a / 0.8);
}
