// Services: five people, each a stack of sheets — a dome and a disc. One head is red.

/** Two colours for the body and two for the head: of the lowest and of the highest sheet. */
void layFigure(
  inout vec4 top, vec2 p, vec2 shoulders, float radius, float base, vec3 body[2], vec3 head[2]
) {
  vec2 face = shoulders + vec2(0.0, radius * 1.43);
  layStack(top, torso(p, shoulders, radius, radius), 0.0285, 5.0, base, body[0], body[1]);
  layStack(top, circle(p, face, radius * 0.475), 0.0225, 3.0, base + 0.026, head[0], head[1]);
}

vec4 scene(vec2 p) {
  vec4 top = vec4(ground, 0);
  // Enlarges the group to fill the picture.
  p = vec2(0.667, 0.40) + (p - vec2(0.667, 0.44)) / 1.10;

  vec3 pale[2] = vec3[2](mist, blend(mist, white, 0.6));
  vec3 middle[2] = vec3[2](slate, blend(slate, mist, 0.6));
  vec3 dark[2] = vec3[2](ink, blend(ink, slate, 0.55));
  vec3 bright[2] = vec3[2](blend(mist, white, 0.45), white);
  vec3 signal[2] = vec3[2](red, blend(red, paleRed, 0.5));

  layFigure(top, p, vec2(0.115, 0.225), 0.215, 0.000, pale, pale);
  layFigure(top, p, vec2(1.150, 0.285), 0.225, 0.000, pale, pale);
  layFigure(top, p, vec2(0.615, 0.335), 0.235, 0.012, middle, middle);
  layFigure(top, p, vec2(0.375, 0.045), 0.245, 0.062, dark, dark);
  layFigure(top, p, vec2(0.895, 0.075), 0.250, 0.074, bright, signal);
  return top;
}
