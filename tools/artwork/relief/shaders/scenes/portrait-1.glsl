// A portrait in slate: dark hair to the chin, parted; the head is turned to the right.

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  p = figurePlace(p);

  vec3 body[2] = vec3[2](slate, blend(slate, mist, 0.6));
  vec3 hair[2] = vec3[2](blend(ink, slate, 0.1), blend(ink, slate, 0.7));
  vec3 head[2] = vec3[2](blend(mist, white, 0.2), white);

  layStack(top, torso(p, vec2(0), 0.215, 0.215), 0.0285, 5.0, 0.0, body[0], body[1]);
  layHead(top, p, vec2(0.012, 0.305), 0.106, vec2(0.007, -0.004), 0.050, head);

  // The hair is a dome with rounded ends; a pointed arch leaves the face free.
  vec2 beyondEnds = vec2(abs(p.x) - 0.085, 0.265 - p.y);
  float dome = max(torso(p, vec2(0, 0.325), 0.135, 0.135), length(max(beyondEnds, 0.0)) - 0.05);
  float arch = max(circle(p, vec2(-0.035, 0.255), 0.152), circle(p, vec2(0.105, 0.255), 0.152));
  layStack(top, max(dome, -arch), 0.0165, 3.0, 0.072, hair[0], hair[1]);
  return seenFromNearer(top);
}
