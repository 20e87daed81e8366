// A portrait in mist: a fringe, and hair to the shoulder on one side; the head is turned to the left.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(slate, mist, 0.5), blend(mist, white, 0.6));
  vec3 hair[2] = vec3[2](blend(ink, slate, 0.05), blend(ink, slate, 0.55));
  vec3 head[2] = vec3[2](blend(mist, white, 0.3), white);
  vec2 face = vec2(-0.012, 0.305);

  layStack(top, torso(p, vec2(0, -0.005), 0.21, 0.2), 0.0285, 5.0, 0.0, body[0], body[1]);
  layHead(top, p, face, 0.104, vec2(-0.007, -0.004), 0.050, head);

  float cap = circle(p, vec2(0, 0.322), 0.132);
  float tail = rounded(p, vec2(0.095, 0.215), vec2(0.046, 0.135), 0.046);
  float opening = max(circle(p, vec2(-0.055, 0.235), 0.128), p.y - 0.338);
  layStack(top, max(min(cap, tail), -opening), 0.0165, 3.0, 0.074, hair[0], hair[1]);
  return seenFromNearer(top);
}
