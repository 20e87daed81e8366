// Noise that drifts and still loops without a jump. Two copies drift, one a whole loop ahead of the
// other, and one fades into the other during the loop. Fading two unrelated noises would
// lower the contrast halfway; weights whose squares add up to 1 keep it.

uniform sampler3D noiseVolume;
uniform float time; // one loop is 0 to 1

/** Multiplies every drift below: how fast mist and clouds move. */
const float DRIFT_SPEED = 2.4;

/** Current weights of the outgoing and the incoming copy; see `loop-weights.ts`. */
uniform vec2 loopWeights;

/** Smooth lookup: bends the linear interpolation so that no creases show (I. Quilez). */
vec2 smoothNoise(vec3 place) {
  vec3 size = vec3(textureSize(noiseVolume, 0));
  vec3 texel = place * size + 0.5;
  vec3 corner = floor(texel);
  vec3 f = texel - corner;
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return texture(noiseVolume, (corner + f - 0.5) / size).rg * 2.0 - 1.0;
}

/** Two noises, about −1 to 1, at a point of the noise volume that drifts this far in a loop. */
vec2 driftingNoise(vec3 place, vec3 drift) {
  vec3 moved = place + drift * DRIFT_SPEED * time;
  vec2 leaving = texture(noiseVolume, moved).rg * 2.0 - 1.0;
  vec2 arriving = texture(noiseVolume, moved - drift * DRIFT_SPEED).rg * 2.0 - 1.0;
  return leaving * loopWeights.x + arriving * loopWeights.y;
}

/** The same without creases, for large soft shapes. */
vec2 smoothDriftingNoise(vec3 place, vec3 drift) {
  vec3 moved = place + drift * DRIFT_SPEED * time;
  return smoothNoise(moved) * loopWeights.x + smoothNoise(moved - drift * DRIFT_SPEED) * loopWeights.y;
}
