import type { Program } from './program.ts'
import type { Target } from './target.ts'
import type { Texture } from './texture.ts'

/** A number, or the two, three or more components of a vector or array of vectors. */
export type UniformValue = number | readonly number[]

export interface DrawInputs {
  readonly uniforms?: Readonly<Record<string, UniformValue>>
  readonly textures?: Readonly<Record<string, Texture>>
}

/** Runs a program over a whole target. Inputs that the program does not use are skipped. */
export function draw(
  gl: WebGL2RenderingContext,
  program: Program,
  target: Target,
  inputs: DrawInputs,
): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer)
  gl.viewport(0, 0, target.width, target.height)
  gl.useProgram(program.handle)
  for (const [name, value] of Object.entries(inputs.uniforms ?? {})) {
    setUniform(gl, program, name, value)
  }
  for (const [unit, [name, texture]] of Object.entries(inputs.textures ?? {}).entries()) {
    const uniform = program.uniforms.get(name)
    if (!uniform) continue
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(texture.dimensions === 2 ? gl.TEXTURE_2D : gl.TEXTURE_3D, texture.handle)
    gl.uniform1i(uniform.location, unit)
  }
  gl.drawArrays(gl.TRIANGLES, 0, 3)
}

function setUniform(
  gl: WebGL2RenderingContext,
  program: Program,
  name: string,
  value: UniformValue,
): void {
  // The name of an array ends in [0].
  const uniform = program.uniforms.get(name) ?? program.uniforms.get(`${name}[0]`)
  if (!uniform) return
  const { location, type } = uniform
  const numbers = typeof value === 'number' ? [value] : [...value]
  switch (type) {
    case gl.INT:
      gl.uniform1iv(location, numbers)
      break
    case gl.FLOAT:
      gl.uniform1fv(location, numbers)
      break
    case gl.FLOAT_VEC2:
      gl.uniform2fv(location, numbers)
      break
    case gl.FLOAT_VEC3:
      gl.uniform3fv(location, numbers)
      break
    default:
      throw new Error(`The uniform ${name} has a type that is not supported`)
  }
}
