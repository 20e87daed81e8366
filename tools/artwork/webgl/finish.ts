import type { Target } from './target.ts'

/**
 * Waits until all drawing is done. Reading one pixel is the only way that always waits; without it,
 * software renderers queue so much work that the browser stops them as hanging.
 */
export function finish(gl: WebGL2RenderingContext, target: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer)
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4))
}
