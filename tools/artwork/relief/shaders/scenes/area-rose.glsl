// Business Intelligence: a year as a rose. Each month is a stack of sectors; the last, small one is red.

const float TURN = 6.28318531;

/** Distance to a sector, 0 at its edge; negative inside. */
float sector(vec2 away, float from, float width, float radius) {
  float angle = mod(atan(away.y, away.x) - from, TURN);
  float r = length(away);
  float middle = angle - 0.5 * width;
  if (middle > 0.5 * TURN) middle -= TURN;
  float side = r * sin(clamp(abs(middle) - 0.5 * width, -1.5, 1.5));
  return max(r - radius, side);
}

vec4 scene(vec2 p) {
  p *= 0.8;
  vec4 top = vec4(ground, 0);
  const vec2 CENTRE = vec2(0.375, 0.385);
  const float MONTHS = 12.0;
  const float RADII[12] = float[12](
    0.40, 0.385, 0.395, 0.34, 0.31, 0.29, 0.255, 0.235, 0.20, 0.185, 0.16, 0.135
  );
  const float GAP = 0.004;
  const float INSET = 0.022;
  const float THICKNESS = 0.012;
  vec2 away = p - CENTRE;
  float width = TURN / MONTHS;
  for (float month = 0.0; month < MONTHS; month++) {
    float from = 0.25 * TURN - (month + 1.0) * width;
    float radius = RADII[int(month)];
    float edge = sector(away, from, width, radius) + GAP;
    if (edge >= 0.0) continue;
    float level = floor((radius - GAP - length(away)) / INSET);
    float height = THICKNESS * (level + 1.0);
    vec3 colour = ramp(0.14 + 0.86 * level / floor((radius - GAP) / INSET));
    if (month == MONTHS - 1.0) colour = blend(red, paleRed, 0.15 * level);
    top = vec4(colour, height);
  }
  lay(top, circle(p, CENTRE, 0.046), 0.225, ink);
  return vec4(top.rgb, top.a / 0.8);
}
