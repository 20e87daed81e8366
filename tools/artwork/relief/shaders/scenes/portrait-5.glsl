// A portrait in ink: fair hair that falls on both shoulders.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(ink, slate, 0.15), blend(ink, slate, 0.75));
  vec3 hair[2] = vec3[2](blend(slate, mist, 0.7), blend(mist, white, 0.45));
  vec3 head[2] = vec3[2](blend(mist, white, 0.5), white);
  vec2 face = vec2(-0.004, 0.312);

  layStack(top, torso(p, vec2(0), 0.22, 0.21), 0.0285, 5.0, 0.0, body[0], body[1]);
  layHead(top, p, face, 0.106, vec2(-0.006, -0.004), 0.055, head);

  float fall = rounded(p, vec2(0, 0.275), vec2(0.14, 0.165), 0.13);
  float parting = max(circle(p, vec2(-0.105, 0.255), 0.170), circle(p, vec2(0.060, 0.245), 0.165));
  float opening = min(parting, rounded(p, vec2(-0.01, 0.15), vec2(0.058, 0.10), 0.02));
  layStack(top, max(fall, -opening), 0.0155, 3.0, 0.074, hair[0], hair[1]);
  return seenFromNearer(top);
}
