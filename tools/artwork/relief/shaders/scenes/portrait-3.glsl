// A portrait in ink: a roll-neck, and hair tied up; the head is turned to the left.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(ink, slate, 0.1), blend(ink, slate, 0.65));
  vec3 hair[2] = vec3[2](slate, blend(slate, mist, 0.5));
  vec3 head[2] = vec3[2](blend(mist, white, 0.3), white);
  vec2 face = vec2(-0.01, 0.318);

  vec2 beyondNeck = vec2(abs(p.x) - 0.036, abs(p.y - 0.205) - 0.012);
  float neck = length(max(beyondNeck, 0.0)) - 0.034;
  layStack(top, torso(p, vec2(0.02, -0.01), 0.225, 0.21), 0.0285, 5.0, 0.0, body[0], body[1]);
  layStack(top, neck, 0.013, 2.0, 0.050, body[0], body[1]);

  float knot = circle(p, face + vec2(0.080, 0.108), 0.048);
  layStack(top, knot, 0.018, 2.0, 0.040, hair[0], hair[1]);
  layHead(top, p, face, 0.110, vec2(-0.008, -0.003), 0.062, head);

  // Combed back: the hair covers the head except for a round face.
  float parting = circle(p, face + vec2(-0.057, -0.077), 0.138);
  float hairOnHead = max(circle(p, face + vec2(0.004), 0.116), -parting);
  layStack(top, hairOnHead, 0.016, 2.0, 0.098, hair[0], hair[1]);
  return seenFromNearer(top);
}
