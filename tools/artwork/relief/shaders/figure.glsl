// The parts of people, in the picture of the team and in the portraits.

/** A stack of sheets, each set in by the same distance from the one below. */
void layStack(
  inout vec4 top, float edge, float inset, float sheets, float base, vec3 lowest, vec3 highest
) {
  if (edge >= 0.0) return;
  float level = min(floor(-edge / inset), sheets - 1.0);
  float height = base + SHEET * (level + 1.0);
  if (height > top.a) top = vec4(blend(lowest, highest, level / (sheets - 1.0)), height);
}

/** Distance to a body that continues below the picture; fully rounded, it is a dome. */
float torso(vec2 p, vec2 shoulders, float halfWidth, float roundness) {
  vec2 beyond = vec2(abs(p.x - shoulders.x) - (halfWidth - roundness), p.y - shoulders.y);
  return length(max(beyond, 0.0)) - roundness;
}

// A portrait is drawn at the size of the team's figures, and magnified.

/** How much larger a portrait shows a figure than the picture of the team. */
const float NEARER = 1.75;

/** A point of a portrait in the units of the figure: (0, 0) is between the shoulders. */
vec2 figurePlace(vec2 p) {
  return (p - vec2(0.5, 0.08)) / NEARER;
}

/** The figure as the portrait shows it: magnified, so its sheets are thicker, too. */
vec4 seenFromNearer(vec4 figure) {
  return vec4(figure.rgb, figure.a * NEARER);
}

/** Three discs, each higher and further to the side: a head that is turned away. */
void layHead(
  inout vec4 top, vec2 p, vec2 centre, float radius, vec2 slide, float base, vec3 head[2]
) {
  for (float sheet = 0.0; sheet < 3.0; sheet++) {
    float edge = circle(p, centre + sheet * slide, radius - 0.0225 * sheet);
    lay(top, edge, base + SHEET * (sheet + 1.0), blend(head[0], head[1], 0.5 * sheet));
  }
}
