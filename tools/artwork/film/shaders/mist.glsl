// One slice of the mist, front to back: adds the slice's light to what is in front of it.

uniform sampler2D inFront; // rgb is the light so far, a the transmittance
uniform vec3 mistSize;     // columns, rows, slices
uniform float slice;

layout(location = 0) out vec4 mistOut;

const float FIRST_SLICE_START = 200.0;  // m
const float LIGHT_PROBE = 420.0;        // m towards the sun
const float LIGHT_PROBE_RISE = 80.0;    // m
const float LIGHT_ABSORPTION = 1500.0;  // m of mist of the probed density

/** Below this transmittance, the slices behind are invisible. */
const float OPAQUE = 0.003;

vec3 mistLight(vec3 ray, float lit) {
  const vec3 SKY = vec3(0.1335, 0.2055, 0.28875);
  const vec3 SUN = vec3(0.69, 0.35, 0.2125);
  float facing = max(0.0, 0.5 + 0.5 * dot(ray, sunDirection));
  float forward = facing * facing * facing * facing;
  return SKY * shadeTint * (0.80 + 0.34 * lit) + SUN * mistTint * (0.22 + 0.55 * forward) * lit * 1.25;
}

void main() {
  vec4 front = texelFetch(inFront, ivec2(gl_FragCoord.xy), 0);
  if (front.a < OPAQUE) {
    mistOut = front;
    return;
  }
  vec3 ray = viewRay(gl_FragCoord.xy / mistSize.xy);
  float from = MIST_NEAR * pow(MIST_FAR / MIST_NEAR, slice / mistSize.z);
  float to = MIST_NEAR * pow(MIST_FAR / MIST_NEAR, (slice + 1.0) / mistSize.z);
  if (slice < 0.5) from = FIRST_SLICE_START;
  vec3 p = cameraPosition + ray * 0.5 * (from + to);
  float density = mistDensity(p);
  float lit = 0.0;
  if (density > 1e-6) {
    vec3 probe = p + sunDirection * LIGHT_PROBE + vec3(0, LIGHT_PROBE_RISE, 0);
    lit = exp(-mistDensity(probe) * LIGHT_ABSORPTION);
  }
  float clear = exp(-density * (to - from));
  mistOut = vec4(front.rgb + front.a * (1.0 - clear) * mistLight(ray, lit), front.a * clear);
}
