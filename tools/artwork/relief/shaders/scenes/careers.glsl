// Careers: round terraces that climb to the upper right. The first step is red. The page draws the ball on it.

vec4 scene(vec2 p) {
  const vec2 CENTRE = vec2(1.36, 1.05);
  const float RADIUS = 1.235;
  const float STEP = 0.112;
  const float TERRACES = 10.0;
  const float THICKNESS = 0.024;

  float level = clamp(floor((RADIUS - length(p - CENTRE)) / STEP) + 1.0, 0.0, TERRACES);
  vec3 colour = ramp(0.03 + 0.97 * (level - 2.0) / (TERRACES - 3.0));
  if (level < 0.5) colour = ground;
  else if (level < 1.5) colour = red;
  vec4 top = vec4(colour, level * THICKNESS);
  return top;
}
