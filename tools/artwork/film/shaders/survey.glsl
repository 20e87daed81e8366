// First pass, run once: finds what each pixel sees. The camera never moves, so every frame can
// reuse the distance, the slope, the colour and the horizon that hides the sun.

uniform vec2 pictureSize;

layout(location = 0) out vec4 surfaceOut; // distance (m, −1 is sky), height (m), sun's horizon, openness
layout(location = 1) out vec4 normalOut;
layout(location = 2) out vec4 colourOut; // square root of the colour, snow

const float CEILING = 5200.0; // m, nothing rises above
const float FARTHEST = 60000.0;
const float PRECISION = 0.0006; // of the distance, about one pixel

/** Distance along the ray to the ground in metres, −1 where the ray meets the sky. */
float distanceToGround(vec3 ray) {
  float reach = 600.0;
  float before = reach;
  bool hit = false;
  for (int i = 0; i < 420; i++) {
    vec3 p = cameraPosition + ray * reach;
    if ((p.y > CEILING && ray.y > 0.0) || reach > FARTHEST) break;
    float gap = p.y - coarseHeight(p.xz);
    if (gap < 30.0) gap = p.y - detailedHeight(p.xz);
    if (gap < PRECISION * reach * 0.35) {
      hit = true;
      break;
    }
    before = reach;
    reach += max(gap * 0.38, PRECISION * reach * 0.5);
  }
  if (!hit) return -1.0;
  for (int i = 0; i < 7; i++) {
    float middle = 0.5 * (before + reach);
    vec3 p = cameraPosition + ray * middle;
    if (p.y < detailedHeight(p.xz)) reach = middle;
    else before = middle;
  }
  return reach;
}

vec3 groundNormal(vec2 xz, float reach) {
  float e = max(2.2, reach * 0.0005);
  float riseX = detailedHeight(xz + vec2(e, 0)) - detailedHeight(xz - vec2(e, 0));
  float riseZ = detailedHeight(xz + vec2(0, e)) - detailedHeight(xz - vec2(0, e));
  return normalize(vec3(-riseX, 2.0 * e, -riseZ));
}

/** Tangent of the angle to which the ground rises in the direction of the sun. */
float sunHorizon(vec3 p) {
  float highest = -1.0;
  float reach = 18.0;
  for (int i = 0; i < 56 && reach <= 14000.0; i++) {
    float height = coarseHeight(p.xz + towardsSun * reach);
    highest = max(highest, (height - p.y - 1.5) / reach);
    reach *= 1.125;
  }
  return highest;
}

/** Share of the sky that the surrounding ground leaves open, from eight directions. */
float openness(vec3 p) {
  const float EIGHTH_TURN = radians(45.0);
  float open = 0.0;
  for (int side = 0; side < 8; side++) {
    float angle = float(side) * EIGHTH_TURN + 0.3;
    vec2 direction = vec2(cos(angle), sin(angle));
    float rise = 0.0;
    float reach = 16.0;
    for (int i = 0; i < 7; i++) {
      rise = max(rise, (coarseHeight(p.xz + direction * reach) - p.y) / reach);
      reach *= 2.0;
    }
    open += 1.0 - rise / sqrt(1.0 + rise * rise);
  }
  return open / 8.0;
}

void main() {
  vec3 ray = viewRay(gl_FragCoord.xy / pictureSize);
  float reach = distanceToGround(ray);
  if (reach < 0.0) {
    surfaceOut = vec4(-1, 0, 0, 0);
    normalOut = vec4(0);
    colourOut = vec4(0);
    return;
  }
  vec3 p = cameraPosition + ray * reach;
  vec3 normal = groundNormal(p.xz, reach);
  vec4 colour = groundColour(p, normal);
  surfaceOut = vec4(reach, p.y, sunHorizon(p), openness(p));
  normalOut = vec4(normal, 0);
  colourOut = vec4(sqrt(colour.rgb), colour.a);
}
