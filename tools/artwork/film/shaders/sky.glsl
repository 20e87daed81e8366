// The clear sky before sunrise: warm at the horizon, warmer towards the sun, dark overhead.

vec3 skyColour(vec3 ray) {
  const vec3 ZENITH = vec3(0.050, 0.088, 0.140);
  const vec3 MIDDLE = vec3(0.175, 0.245, 0.329);
  const vec3 HORIZON = vec3(0.4875, 0.39, 0.365);
  const vec3 GLOW = vec3(0.293, 0.127, 0.0586);
  float height = max(ray.y, 0.0);
  vec3 colour = mix(HORIZON, MIDDLE, smoothstep(-0.03, 0.10, height));
  colour = mix(colour, ZENITH, smoothstep(0.04, 0.24, height));
  vec3 glowCentre = normalize(vec3(towardsSun.x, 0.06, towardsSun.y));
  float towards = max(dot(ray, glowCentre), 0.0);
  float squared = towards * towards;
  return colour + GLOW * squared * squared * towards;
}
