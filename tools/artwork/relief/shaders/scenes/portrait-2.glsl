// A portrait in white: broad shoulders, an open collar, and the disc of the signal for a head.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 jacket[2] = vec3[2](blend(mist, white, 0.3), white);
  vec3 shirt[2] = vec3[2](ink, blend(ink, slate, 0.5));
  vec3 head[2] = vec3[2](red, blend(red, paleRed, 0.5));

  float body = torso(p, vec2(0, 0.02), 0.245, 0.2);
  float collar = 0.91 * abs(p.x) - 0.41 * (p.y - 0.01);
  layStack(top, body, 0.0285, 3.0, 0.0, shirt[0], shirt[1]);
  layStack(top, max(body, -collar), 0.0285, 5.0, 0.012, jacket[0], jacket[1]);
  layHead(top, p, vec2(0, 0.318), 0.115, vec2(0), 0.066, head);
  return seenFromNearer(top);
}
