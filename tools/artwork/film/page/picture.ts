import { floatAt } from '../../typed-array.ts'
import type { Target } from '../../webgl/target.ts'

const uint16Max = 65_535

/** Reads a finished picture (values 0 to 1) as 16-bit RGB, top row first. */
export function readPicture(gl: WebGL2RenderingContext, target: Target): Uint16Array<ArrayBuffer> {
  const { width, height } = target
  const rgba = new Float32Array(width * height * 4)
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, rgba)

  const rgb = new Uint16Array(width * height * 3)
  let next = 0
  for (let row = height - 1; row >= 0; row--) {
    for (let column = 0; column < width; column++) {
      const pixel = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++) {
        rgb[next++] = floatAt(rgba, pixel + channel) * uint16Max + 0.5
      }
    }
  }
  return rgb
}
