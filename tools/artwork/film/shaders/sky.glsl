// The clear sky before sunrise: warm at the horizon, warmer towards the sun, dark overhead.

vec3 skyColour(vec3 ray) {
  const vec3 ZENITH = vec3(0.050, 0.088, 0.140);
  const vec3 GLOW = vec3(0.60, 0.26, 0.12);
  float height = max(ray.y, 0.0);
  vec3 horizon = mix(vec3(0.47, 0.37, 0.35), vec3(0.54, 0.45, 0.41), dayPhase);
  vec3 middle = mix(vec3(0.165, 0.235, 0.320), vec3(0.205, 0.275, 0.355), dayPhase);
  vec3 colour = mix(horizon, middle, smoothstep(-0.03, 0.10, height));
  colour = mix(colour, ZENITH, smoothstep(0.04, 0.24, height));
  vec3 glowCentre = normalize(vec3(towardsSun.x, 0.06, towardsSun.y));
  float towards = max(dot(ray, glowCentre), 0.0);
  float squared = towards * towards;
  return colour + GLOW * squared * squared * towards * 0.55 * mix(0.8, 1.15, dayPhase);
}
