// Bearings: part of a ball bearing that is larger than the picture. Six balls, one for each drive; the third is red.

/** A ring between two radii. */
float ring(float away, float inner, float outer) {
  return max(inner - away, away - outer);
}

vec4 scene(vec2 p) {
  const vec2 CENTRE = vec2(1.10, -0.56);
  const float TRACK = 1.06;
  const float GROOVE = 0.105;
  const float TERRACES = 7.0;
  const float BALL = 0.165;
  const float APART = 0.42; // between two balls, in radians
  const float SHEETS = 10.0;
  float away = length(p - CENTRE);
  vec4 top = vec4(ground, 0);

  // Two rings, which rise from the track in terraces.
  for (float i = 0.0; i < TERRACES; i++) {
    float share = i / (TERRACES - 1.0);
    float height = 0.014 * (i + 1.0);
    float rise = GROOVE + 0.020 * i;
    lay(top, ring(away, TRACK + rise, TRACK + 0.405), height, ramp(0.02 + 0.14 * share));
    lay(top, ring(away, TRACK - 0.42, TRACK - rise), height, ramp(0.20 + 0.22 * share));
  }
  lay(top, ring(away, TRACK - GROOVE, TRACK + GROOVE), 0.004, ramp(0.46));
  for (float ball = 0.0; ball < 6.0; ball++) {
    float angle = (ball - 2.5) * APART;
    vec2 middle = CENTRE + TRACK * vec2(sin(angle), cos(angle));
    for (float sheet = 0.0; sheet < SHEETS; sheet++) {
      float share = sheet / (SHEETS - 1.0);
      float rise = 0.985 * sheet / SHEETS;
      vec3 colour = ball == 2.0 ? blend(red, paleRed, 0.55 * share) : ramp(0.70 + 0.30 * share);
      lay(top, circle(p, middle, BALL * sqrt(1.0 - rise * rise)), 0.030 + 0.140 * rise, colour);
    }
  }
  return top;
}
