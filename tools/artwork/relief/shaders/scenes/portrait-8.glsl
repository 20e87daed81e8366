// A portrait in ink: white hair with a parting at the side, and an open jacket.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 jacket[2] = vec3[2](ink, blend(ink, slate, 0.6));
  vec3 shirt[2] = vec3[2](mist, white);
  vec3 hair[2] = vec3[2](blend(slate, mist, 0.8), white);
  vec3 head[2] = vec3[2](blend(slate, mist, 0.9), blend(mist, white, 0.6));
  vec2 face = vec2(0.004, 0.315);

  float body = torso(p, vec2(0, 0.005), 0.235, 0.195);
  float lapels = 0.97 * abs(p.x) - 0.25 * (p.y + 0.03);
  layStack(top, body, 0.0285, 3.0, 0.0, shirt[0], shirt[1]);
  layStack(top, max(body, -lapels), 0.0285, 5.0, 0.012, jacket[0], jacket[1]);
  layHead(top, p, face, 0.110, vec2(0.006, -0.005), 0.066, head);

  float forehead = circle(p, face + vec2(0.045, -0.080), 0.138);
  float hairOnHead = max(circle(p, face + vec2(0, 0.010), 0.121), max(-forehead, face.y - 0.03 - p.y));
  layStack(top, hairOnHead, 0.015, 3.0, 0.098, hair[0], hair[1]);
  return seenFromNearer(top);
}
