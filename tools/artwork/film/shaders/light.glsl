// Lights one frame: ground, air, mist and sky come together as linear light.

uniform vec2 pictureSize;
uniform vec3 mistSize;
uniform sampler2D surface;
uniform sampler2D normals;
uniform sampler2D colours;
uniform sampler2D cloudShadow;
uniform sampler2D cirrus;
uniform sampler3D mist;

layout(location = 0) out vec4 lightOut;

/** Soft edge of a shadow, in units of the sun's tangent. */
const float SHADOW_BELOW = 0.022;
const float SHADOW_ABOVE = 0.030;

/** Extinction by air per metre: blue is scattered most, which turns the distance blue. */
const vec3 AIR = vec3(1.9, 2.5, 3.5) * 1.55e-5;
const float AIR_SCALE_HEIGHT = 2400.0; // m

/** Mist between the camera and a distance: rgb is its light, a its transmittance. */
vec4 mistUntil(vec2 place, float reach) {
  float depth = log(max(reach, MIST_NEAR) / MIST_NEAR) / log(MIST_FAR / MIST_NEAR);
  float sliceCentre = clamp(depth - 0.5 / mistSize.z, 0.0, 1.0);
  float fadeIn = clamp(depth * mistSize.z, 0.0, 1.0);
  return mix(vec4(0, 0, 0, 1), texture(mist, vec3(place, sliceCentre)), fadeIn);
}

vec3 skyLight(vec2 place, vec3 ray) {
  const vec3 CIRRUS_LIGHT = vec3(0.075, 0.0525, 0.0425);
  float cloud = bicubic(cirrus, place).r * smoothstep(0.0, 0.10, ray.y);
  vec3 colour = skyColour(ray) + cloud * CIRRUS_LIGHT * mistTint;
  vec4 haze = mistUntil(place, MIST_FAR);
  return mix(colour, colour * haze.a + haze.rgb, smoothstep(0.09, 0.0, ray.y));
}

/** Light that the ground sends to the camera, before any air. */
vec3 groundLight(vec3 p, vec3 normal, vec4 paint, float horizon, float open) {
  const vec3 BOUNCE = vec3(0.10, 0.075, 0.06);
  const vec3 SUN = vec3(3.75, 1.356, 0.654);
  const vec3 SHADE = vec3(0.170, 0.276, 0.427);

  float shine = smoothstep(horizon - SHADOW_BELOW, horizon + SHADOW_ABOVE, sunTangent);
  float clouds = texture(cloudShadow, (p.xz - CLOUD_MAP_CORNER) / CLOUD_MAP_SIDE).r;
  float facing = max(dot(normal, sunDirection), 0.0);
  // Light scatters inside snow and leaves it a little beyond the shadow's edge.
  float wrapped = mix(facing, (facing + 0.18) / 1.18, paint.a * 0.6);

  vec3 direct = SUN * sunTint * wrapped * shine * mix(0.16, 1.0, clouds);
  vec3 ambient = SHADE * shadeTint * open * open * (0.55 + 0.45 * normal.y);
  vec3 opposite = normalize(vec3(-sunDirection.x, 0.25, -sunDirection.z));
  vec3 bounced = BOUNCE * shadeTint * max(0.0, dot(normal, opposite)) * open;
  return paint.rgb * (direct + ambient + bounced);
}

/** The light that remains after a stretch of air, plus the light of the air itself. */
vec3 throughAir(vec3 light, vec3 ray, float reach, float height) {
  const vec3 SHADED_AIR = vec3(0.20, 0.275, 0.36);
  float thinning = exp(-max(height - 400.0, 0.0) / AIR_SCALE_HEIGHT);
  vec3 left = exp(-reach * AIR * thinning);
  vec3 air = mix(SHADED_AIR * shadeTint, skyColour(normalize(vec3(ray.x, 0.02, ray.z))), 0.45);
  return light * left + air * (1.0 - left);
}

void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  vec2 place = gl_FragCoord.xy / pictureSize;
  vec3 ray = viewRay(place);
  vec4 seen = texelFetch(surface, pixel, 0);
  float reach = seen.x;
  if (reach < 0.0) {
    lightOut = vec4(skyLight(place, ray), 1);
    return;
  }
  vec4 paint = texelFetch(colours, pixel, 0);
  paint.rgb *= paint.rgb;
  vec3 normal = normalize(texelFetch(normals, pixel, 0).xyz);
  vec3 p = cameraPosition + ray * reach;
  vec3 light = throughAir(groundLight(p, normal, paint, seen.z, seen.w), ray, reach, p.y);
  vec4 veil = mistUntil(place, reach);
  light = light * veil.a + veil.rgb;
  float horizonFade = smoothstep(21000.0, 40000.0, reach);
  light = mix(light, skyColour(normalize(vec3(ray.x, 0.012, ray.z))), horizonFade);
  lightOut = vec4(light, 1);
}
