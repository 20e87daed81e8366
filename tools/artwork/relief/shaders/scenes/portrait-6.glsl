// A portrait in white: curls all around the head, which is turned to the right.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(mist, white, 0.35), white);
  vec3 hair[2] = vec3[2](blend(ink, slate, 0.35), slate);
  vec3 head[2] = vec3[2](blend(mist, white, 0.2), white);
  vec2 face = vec2(0.008, 0.310);

  layStack(top, torso(p, vec2(0), 0.215, 0.2), 0.0285, 5.0, 0.0, body[0], body[1]);

  float curls = 1.0;
  for (float curl = 0.0; curl < 10.0; curl++) {
    float angle = radians(-25.0 + 230.0 / 9.0 * curl);
    curls = min(curls, circle(p, vec2(0, 0.325) + 0.105 * vec2(cos(angle), sin(angle)), 0.047));
  }
  layStack(top, min(curls, circle(p, vec2(0, 0.325), 0.105)), 0.0165, 3.0, 0.034, hair[0], hair[1]);
  layHead(top, p, face, 0.102, vec2(0.007, -0.005), 0.066, head);
  return seenFromNearer(top);
}
