// How dense the mist is: a sea of fog in the valleys, haze above it, and wisps along its top.

uniform float fogTop;       // m, mean height of the sea of fog
uniform float fogSoftness;  // m, how gradually it ends
uniform float fogDensity;   // per m

float mistDensity(vec3 p) {
  vec3 q = p * vec3(1.0, 1.6, 1.0);
  vec2 wide = driftingNoise(q / 9000.0, vec3(-0.040, 0.000, 0.012));
  vec2 billows = driftingNoise(q / 3100.0 + 0.37, vec3(-0.075, 0.020, 0.020));
  float fine = driftingNoise(q / 1150.0 + 0.71, vec3(-0.130, 0.050, 0.030)).r;
  float shape = wide.r * 0.9 + billows.r * 0.55 + fine * 0.26;
  float top = fogTop + 240.0 * wide.g + 330.0 * shape;
  float above = (p.y - top) / fogSoftness;
  float sea = 1.0 / (1.0 + exp(clamp(above * 2.6, -20.0, 20.0)));
  float haze = exp(-max(p.y - 200.0, 0.0) / 520.0) * (0.55 + 0.8 * max(shape + 0.1, 0.0));
  float layer = (p.y - top - 330.0) / 330.0;
  float wisp = smoothstep(0.08, 0.75, billows.g * 0.75 + fine * 0.4 + wide.r * 0.3)
    * exp(-layer * layer) * 0.22;
  return fogDensity * (sea + haze * 0.20 + wisp);
}
