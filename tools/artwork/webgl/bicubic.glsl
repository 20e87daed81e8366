// Cubic B-spline interpolation in four bilinear taps (Sigg & Hadwiger, GPU Gems 2, chapter 20).
// Smooth where bilinear interpolation shows the texture's grid.

vec4 bicubic(sampler2D image, vec2 place) {
  vec2 size = vec2(textureSize(image, 0));
  vec2 texel = place * size - 0.5;
  vec2 corner = floor(texel);
  vec2 f = texel - corner;
  vec2 w0 = (1.0 - f) * (1.0 - f) * (1.0 - f) / 6.0;
  vec2 w1 = (4.0 - 6.0 * f * f + 3.0 * f * f * f) / 6.0;
  vec2 w2 = (1.0 + 3.0 * f + 3.0 * f * f - 3.0 * f * f * f) / 6.0;
  vec2 w3 = f * f * f / 6.0;
  vec2 g0 = w0 + w1;
  vec2 g1 = w2 + w3;
  vec2 a = (corner - 0.5 + w1 / g0) / size;
  vec2 b = (corner + 1.5 + w3 / g1) / size;
  vec4 bottom = g0.x * texture(image, a) + g1.x * texture(image, vec2(b.x, a.y));
  vec4 top = g0.x * texture(image, vec2(a.x, b.y)) + g1.x * texture(image, b);
  return g0.y * bottom + g1.y * top;
}
