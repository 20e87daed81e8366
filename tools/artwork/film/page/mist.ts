import { draw, type DrawInputs } from '../../webgl/draw.ts'
import type { Program } from '../../webgl/program.ts'
import { createTarget } from '../../webgl/target.ts'
import { createTexture, type Texture } from '../../webgl/texture.ts'

/** The mist in front of the camera, slice after slice; see `mist.glsl`. */
interface Mist {
  readonly volume: Texture
  readonly update: (inputs: DrawInputs) => void
}

export function createMist(
  gl: WebGL2RenderingContext,
  program: Program,
  [width, height, depth]: readonly [number, number, number],
): Mist {
  const volume = createTexture(gl, { format: 'rgba16f', width, height, depth, filter: 'LINEAR' })
  const nothing = createTarget(gl, { width, height }, 'rgba16f')
  const even = createTarget(gl, { width, height }, 'rgba16f')
  const odd = createTarget(gl, { width, height }, 'rgba16f')

  function update(inputs: DrawInputs): void {
    gl.bindFramebuffer(gl.FRAMEBUFFER, nothing.framebuffer)
    gl.clearColor(0, 0, 0, 1)
    gl.clear(gl.COLOR_BUFFER_BIT)
    let inFront = nothing
    for (let slice = 0; slice < depth; slice++) {
      const target = slice % 2 ? odd : even
      draw(gl, program, target, {
        uniforms: { ...inputs.uniforms, slice },
        textures: { ...inputs.textures, inFront: inFront.textures[0] },
      })
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_3D, volume.handle)
      gl.copyTexSubImage3D(gl.TEXTURE_3D, 0, 0, 0, slice, 0, 0, width, height)
      inFront = target
    }
  }

  return { volume, update }
}
