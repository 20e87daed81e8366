// The clear sky of an hour, from the horizon to overhead, with a glow towards the sun; see `hours.ts`.

uniform vec3 skyZenith;
uniform vec3 skyMiddle;
uniform vec3 skyHorizon;
uniform vec3 skyGlow;

vec3 skyColour(vec3 ray) {
  float height = max(ray.y, 0.0);
  vec3 colour = mix(skyHorizon, skyMiddle, smoothstep(-0.03, 0.10, height));
  colour = mix(colour, skyZenith, smoothstep(0.04, 0.24, height));
  vec3 glowCentre = normalize(vec3(towardsSun.x, 0.06, towardsSun.y));
  float towards = max(dot(ray, glowCentre), 0.0);
  float squared = towards * towards;
  return colour + skyGlow * squared * squared * towards;
}
