// Stock: a shelf with one place for each item. One compartment is empty, and one holds a single red box.

const vec2 CELL = vec2(0.3153, 0.3400);
const float BOARD = 0.011;

/** The same for each compartment: 0 to 1. */
float chance(vec2 cell, float which) {
  return fract(sin(dot(cell, vec2(12.9898, 78.233)) + which) * 43758.5453);
}

/** A closed box, whose lid is a smaller sheet. */
void layBox(inout vec4 top, vec2 p, vec2 middle, vec2 half_, float depth, vec3 dark, vec3 light) {
  for (float sheet = 0.0; sheet < 4.0; sheet++) {
    float edge = rounded(p, middle, half_ - 0.0065 * sheet, 0.004);
    lay(top, edge, depth + 0.0105 * (sheet + 1.0), blend(dark, light, sheet / 3.0));
  }
}

vec4 scene(vec2 p) {
  vec4 top = vec4(blend(ground, mist, 0.45), 0);
  vec2 place = (p + vec2(0.12, 0.012)) / CELL;
  vec2 cell = floor(place);
  vec2 q = (place - cell) * CELL;
  float random = chance(cell, 3.0);

  bool isRed = cell == vec2(4, 1);
  bool isEmpty = cell == vec2(2, 2);
  float across = isRed ? 3.0 : 1.0 + floor(4.0 * chance(cell, 1.0));
  float layers = isRed ? 2.0 : 1.0 + floor(4.0 * chance(cell, 2.0));
  vec2 inside = CELL - 2.0 * BOARD - 0.012;
  vec2 size = vec2(inside.x / across, min(inside.y * 0.92 / layers, 1.25 * inside.x / across));
  float number = isRed ? 1.0 : isEmpty ? 0.0 : max(1.0, floor(across * layers * (0.45 + 0.55 * random)));
  vec2 index = floor((q - BOARD - 0.006) / size);
  bool isBox = index.x >= 0.0 && index.y >= 0.0 && index.x < across && index.y * across + index.x < number;
  if (isBox) {
    float tone = chance(cell, 4.0);
    vec3 dark = isRed ? red : ramp(0.12 + 0.62 * tone);
    vec3 light = isRed ? paleRed : ramp(0.36 + 0.64 * tone);
    vec2 middle = BOARD + 0.006 + (index + 0.5) * size;
    layBox(top, q, middle, 0.5 * size - 0.0025, 0.012 + 0.05 * random, dark, light);
  }

  // The boards, in front of what they carry.
  vec2 toBoard = min(q, CELL - q);
  float edge = min(toBoard.x, toBoard.y) - BOARD;
  for (float sheet = 0.0; sheet < 5.0; sheet++) {
    lay(top, edge + 0.0012 * sheet, 0.06 + 0.026 * sheet, ramp(0.06 + 0.05 * sheet));
  }
  return top;
}
