import { draw, type DrawInputs } from '../../webgl/draw.ts'
import { finish } from '../../webgl/finish.ts'
import type { Program } from '../../webgl/program.ts'
import { targetOf } from '../../webgl/target.ts'
import { createTexture, type Texture } from '../../webgl/texture.ts'

/** What each pixel of the still camera sees; see `survey.glsl`. */
interface Survey {
  readonly surface: Texture
  readonly normals: Texture
  readonly colours: Texture
}

/** Side of the squares that are drawn one after the other, so that no draw call is too long. */
const tile = 256

export function runSurvey(
  gl: WebGL2RenderingContext,
  program: Program,
  size: { readonly width: number; readonly height: number },
  inputs: DrawInputs,
): Survey {
  const surface = createTexture(gl, { ...size, format: 'rgba32f' })
  const normals = createTexture(gl, { ...size, format: 'rgba16f' })
  const colours = createTexture(gl, { ...size, format: 'rgba8' })
  const target = targetOf(gl, size, [surface, normals, colours])
  gl.enable(gl.SCISSOR_TEST)
  for (let y = 0; y < size.height; y += tile) {
    for (let x = 0; x < size.width; x += tile) {
      gl.scissor(x, y, tile, tile)
      draw(gl, program, target, inputs)
      finish(gl, target)
    }
  }
  gl.disable(gl.SCISSOR_TEST)
  return { surface, normals, colours }
}
