// A portrait in slate: no hair, a full beard.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](blend(ink, slate, 0.55), blend(slate, mist, 0.35));
  vec3 beard[2] = vec3[2](ink, blend(ink, slate, 0.55));
  vec3 head[2] = vec3[2](blend(mist, white, 0.3), white);
  vec2 face = vec2(0, 0.325);

  layStack(top, torso(p, vec2(0, 0.015), 0.25, 0.2), 0.0285, 5.0, 0.0, body[0], body[1]);
  layHead(top, p, face, 0.112, vec2(-0.004, 0.004), 0.058, head);

  float chin = rounded(p, face - vec2(0, 0.055), vec2(0.118, 0.095), 0.09);
  float cheeks = circle(p, face + vec2(0, 0.068), 0.135);
  layStack(top, max(chin, -cheeks), 0.0165, 3.0, 0.088, beard[0], beard[1]);
  return seenFromNearer(top);
}
