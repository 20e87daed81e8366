// Partners: two summits on a shared base, a disc on each.

/** Distance to the union of two shapes, their meeting rounded over a width (I. Quilez). */
float smoothUnion(float a, float b, float width) {
  float share = clamp(0.5 + 0.5 * (b - a) / width, 0.0, 1.0);
  return mix(b, a, share) - width * share * (1.0 - share);
}

vec4 scene(vec2 p) {
  const vec2 LEFT = vec2(0.395, 0.43);
  const vec2 RIGHT = vec2(0.985, 0.60);
  const float SHEETS = 13.0;
  const float THICKNESS = 0.0115;
  const float DISC_HEIGHT = SHEETS * THICKNESS + 0.040;
  float away = smoothUnion(length(p - LEFT) - 0.10, length(p - RIGHT), 0.30);
  float level = clamp(floor((0.535 - away) / 0.046), 0.0, SHEETS);
  vec4 top = vec4(ramp(0.02 + 0.98 * pow(level / SHEETS, 0.9)), level * THICKNESS);
  lay(top, circle(p, LEFT, 0.062), DISC_HEIGHT, ink);
  lay(top, circle(p, RIGHT, 0.062), DISC_HEIGHT, red);
  return top;
}
