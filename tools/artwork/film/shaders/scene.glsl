// Shared by all passes of the film: the world, the camera, the sun and the time.
// Lengths are metres, y is up, the camera looks along +z.

uniform float worldSize;

uniform vec3 cameraPosition;
// The view ray is the sum of these; see `view-axes.ts`.
uniform vec3 viewRight;
uniform vec3 viewUp;
uniform vec3 viewForward;

// The sun; see `sun.ts`.
uniform vec2 towardsSun;  // on the map, length 1
uniform vec3 sunDirection;
uniform float sunTangent; // of its height above the horizon

// The hour, in relation to first light; see `hours.ts`.
uniform vec3 sunTint;   // of sunlight on the ground
uniform vec3 mistTint;  // of sunlight in mist and cloud
uniform vec3 shadeTint; // of all other light

// The mist is stored in slices whose distances grow exponentially.
const float MIST_NEAR = 1400.0;
const float MIST_FAR = 32000.0;

/** Direction of view through a point of the picture; (0, 0) is bottom left, (1, 1) top right. */
vec3 viewRay(vec2 place) {
  vec2 q = place * 2.0 - 1.0;
  return normalize(viewRight * q.x + viewUp * q.y + viewForward);
}
