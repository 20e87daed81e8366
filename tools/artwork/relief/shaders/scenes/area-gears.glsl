// Engineering: two gears in stacked card that mesh; the hub of the smaller one is red.

const float TURN = 6.28318531;

/** Roughly the distance to a gear: teeth are flat at the top and narrower there. */
float gear(vec2 p, vec2 centre, float radius, float teeth, float tooth, float turn) {
  vec2 away = p - centre;
  float wave = cos(teeth * (atan(away.y, away.x) - turn));
  return length(away) - radius - 0.5 * tooth * clamp(wave * 2.1, -1.0, 1.0);
}

/** A stack of gears, each sheet set in, around a hole. */
void layGear(
  inout vec4 top, vec2 p, vec2 centre, float radius, float teeth, float turn, float base,
  float sheets, float lowest
) {
  float thickness = 0.0125;
  float inset = (radius - 0.085) / sheets;
  for (float sheet = 0.0; sheet < sheets; sheet++) {
    float size = radius - inset * sheet;
    float depth = 0.046 * (1.0 - 0.75 * sheet / sheets);
    float edge = sheet < 3.0
      ? gear(p, centre, size, teeth, depth, turn)
      : circle(p, centre, size);
    lay(top, edge, base + thickness * (sheet + 1.0), ramp(mix(lowest, 1.0, sheet / (sheets - 1.0))));
  }
}

vec4 scene(vec2 p) {
  p *= 0.8;
  vec4 top = vec4(ground, 0);
  const vec2 LARGE = vec2(0.565, 0.225);
  const vec2 SMALL = vec2(0.165, 0.57);
  float towardsSmall = atan(SMALL.y - LARGE.y, SMALL.x - LARGE.x);
  layGear(top, p, LARGE, 0.365, 24.0, towardsSmall, 0.0, 11.0, 0.04);
  layGear(top, p, SMALL, 0.152, 10.0, towardsSmall + 0.55 * TURN, 0.0, 5.0, 0.34);
  lay(top, circle(p, SMALL, 0.043), 0.105, red);
  lay(top, circle(p, LARGE, 0.050), 0.170, ink);
  return vec4(top.rgb, top.a / 0.8);
}
