import type { Target } from './target.ts'

/**
 * Waits until everything drawn so far is there. Reading one pixel is the only way that always
 * waits; software renderers otherwise queue work until they are stopped for hanging.
 */
export function finish(gl: WebGL2RenderingContext, target: Target): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer)
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4))
}
