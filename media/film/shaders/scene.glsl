// What every pass of the film knows: the world, the camera, the sun and the time.
// Lengths are metres, y is up, the camera looks along +z. Angles are radians.

const float PI = 3.14159265;

uniform float worldSize;

uniform vec3 cameraPosition;
uniform float cameraYaw;
uniform float cameraPitch;
uniform float fieldOfView; // horizontal
uniform float aspect;      // width over height

uniform float sunAzimuth; // from +z towards +x

uniform float time; // one loop is 0 to 1

// The sun stays low and goes up and down once in a loop.
const float LOWEST_SUN = radians(2.6);
const float HIGHEST_SUN = radians(9.0);

// The mist is stored in slices whose distances grow exponentially.
const float MIST_NEAR = 1400.0;
const float MIST_FAR = 32000.0;

/** How far the sun is up: 0 lowest, 1 highest. */
float dayPhase() {
  return 0.5 - 0.5 * cos(2.0 * PI * time);
}

vec2 towardsSun() {
  return vec2(sin(sunAzimuth), cos(sunAzimuth));
}

float sunTangent() {
  return tan(mix(LOWEST_SUN, HIGHEST_SUN, dayPhase()));
}

vec3 sunDirection() {
  return normalize(vec3(towardsSun().x, sunTangent(), towardsSun().y));
}

/** Direction of view through a place in the picture; (0, 0) is bottom left, (1, 1) top right. */
vec3 viewRay(vec2 place) {
  vec2 q = place * 2.0 - 1.0;
  vec3 ray = vec3(q.x, q.y / aspect, 1.0 / tan(0.5 * fieldOfView));
  float c = cos(cameraPitch);
  float s = sin(cameraPitch);
  ray = vec3(ray.x, ray.y * c + ray.z * s, ray.z * c - ray.y * s);
  c = cos(cameraYaw);
  s = sin(cameraYaw);
  return normalize(vec3(ray.x * c + ray.z * s, ray.y, ray.z * c - ray.x * s));
}
