// Month-end: the spreadsheets of three plants as crooked piles, and a low, exact one with a red sheet on top.

/** Uneven, but the same for each sheet at every point: -0.5 to 0.5. */
float unevenness(float sheet, float which) {
  return fract(sin(sheet * 12.9898 + which * 78.233) * 43758.5453) - 0.5;
}

vec2 turned(vec2 q, float angle) {
  return vec2(cos(angle) * q.x + sin(angle) * q.y, cos(angle) * q.y - sin(angle) * q.x);
}

/** A leaning pile; it is seen from above, so that each sheet shows the edge of the one below. */
void layPile(
  inout vec4 top, vec2 p, vec2 foot, float turn, vec2 lean, float sheets, float seed, vec3 tone, vec3 light,
  vec2 cells
) {
  const vec2 HALF = vec2(0.205, 0.145);
  for (float i = 0.0; i < sheets; i++) {
    float share = i / sheets;
    vec2 slip = 0.03 * vec2(unevenness(i, seed), unevenness(i, seed + 1.0));
    vec2 sway = 0.05 * vec2(sin(share * 5.0 + seed), 0.0);
    vec2 q = turned(p - foot - lean * share - slip - sway, turn + 0.22 * unevenness(i, seed + 2.0));
    vec3 colour = blend(tone, light, 0.5 + 0.8 * unevenness(i, seed + 3.0));
    bool last = i == sheets - 1.0;
    if (last) {
      colour = light;
      vec2 cell = abs(fract((q / HALF * 0.5 + 0.5) * cells * 1.0) - 0.5) * 2.0;
      vec2 width = 0.006 * cells / HALF;
      if (max(abs(q.x) / HALF.x, abs(q.y) / HALF.y) < 0.9 && (cell.x > 1.0 - width.x || cell.y > 1.0 - width.y))
        colour = tone;
    }
    lay(top, rounded(q, vec2(0), HALF, 0.004), 0.0066 * (i + 1.0), colour);
  }
}

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  layPile(top, p, vec2(0.18, 0.10), 0.35, vec2(0.06, 0.62), 36.0, 1.0, blend(ink, slate, 0.2), slate, vec2(6, 9));
  layPile(top, p, vec2(0.72, 0.02), -0.2, vec2(-0.04, 0.55), 32.0, 5.0, slate, blend(slate, mist, 0.8), vec2(4, 7));
  layPile(top, p, vec2(1.20, 0.16), 0.5, vec2(0.05, 0.50), 29.0, 9.0, mist, white, vec2(8, 5));
  for (float i = 0.0; i < 6.0; i++) {
    vec2 q = turned(p - vec2(1.78, 0.30) - vec2(0.0, 0.008 * i), 0.0);
    lay(top, rounded(q, vec2(0), vec2(0.205, 0.145), 0.004), 0.0066 * (i + 1.0), i == 5.0 ? red : white);
  }
  return top;
}
