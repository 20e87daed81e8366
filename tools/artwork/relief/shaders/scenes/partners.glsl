// Partners: three summits on a shared base, a disc on each, and a red one where they meet.

/** Distance to the union of two shapes, their meeting rounded over a width (I. Quilez). */
float smoothUnion(float a, float b, float width) {
  float share = clamp(0.5 + 0.5 * (b - a) / width, 0.0, 1.0);
  return mix(b, a, share) - width * share * (1.0 - share);
}

vec4 scene(vec2 p) {
  const vec2 LEFT = vec2(0.27, 0.33);
  const vec2 BACK = vec2(0.60, 0.76);
  const vec2 RIGHT = vec2(1.09, 0.47);
  const vec2 MEETING = vec2(0.665, 0.435);
  const float SHEETS = 13.0;
  const float THICKNESS = 0.0115;
  const float DISC_HEIGHT = SHEETS * THICKNESS + 0.034;
  float away = smoothUnion(length(p - LEFT) - 0.055, length(p - RIGHT) - 0.09, 0.22);
  away = smoothUnion(away, length(p - BACK) - 0.01, 0.22);
  float level = clamp(floor((0.53 - away) / 0.041), 0.0, SHEETS);
  vec4 top = vec4(ramp(0.02 + 0.98 * pow(level / SHEETS, 0.9)), level * THICKNESS);
  lay(top, circle(p, LEFT, 0.044), DISC_HEIGHT, ink);
  lay(top, circle(p, BACK, 0.044), DISC_HEIGHT, ink);
  lay(top, circle(p, RIGHT, 0.044), DISC_HEIGHT, ink);
  lay(top, circle(p, MEETING, 0.052), DISC_HEIGHT - 0.030, red);
  return top;
}
