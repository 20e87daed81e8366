// About: the massif of the film as a contour model, a disc where the summit is.

uniform sampler2D heightField; // 0 to 1
uniform vec2 summit;

vec4 scene(vec2 p) {
  const float SHEETS = 15.0;
  float height = bicubic(heightField, p / vec2(4.0 / 3.0, 1.0)).r;
  float level = floor(pow(height, 0.92) * SHEETS);
  vec4 top = vec4(ramp(0.06 + 0.97 * pow(level / SHEETS, 0.85)), level * SHEET);
  lay(top, circle(p, summit, 0.036), SHEETS * SHEET + 0.034, red);
  return top;
}
