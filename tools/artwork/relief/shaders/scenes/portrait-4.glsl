// A portrait in mist: short hair, and a round collar.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(slate, mist, 0.4), blend(mist, white, 0.5));
  vec3 hair[2] = vec3[2](ink, blend(ink, slate, 0.6));
  vec3 head[2] = vec3[2](blend(mist, white, 0.4), white);
  vec2 face = vec2(0, 0.318);

  float collar = circle(p, vec2(0, 0.225), 0.085);
  float jersey = torso(p, vec2(0, 0.01), 0.24, 0.19);
  lay(top, jersey, SHEET, hair[0]);
  layStack(top, max(jersey, -collar), 0.0285, 5.0, 0.008, body[0], body[1]);
  layHead(top, p, face, 0.112, vec2(0.006, -0.004), 0.055, head);

  float temples = circle(p, face + vec2(0.012, -0.062), 0.122);
  float hairOnHead = max(circle(p, face + vec2(0, 0.008), 0.119), max(-temples, face.y - 0.01 - p.y));
  layStack(top, hairOnHead, 0.016, 3.0, 0.085, hair[0], hair[1]);
  return seenFromNearer(top);
}
