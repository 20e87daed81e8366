import { createTexture, type Texture, type TextureFormat, type TextureOptions } from './texture.ts'

/** One or more textures to draw into. */
export interface Target<Textures extends readonly Texture[] = readonly Texture[]> {
  readonly framebuffer: WebGLFramebuffer
  readonly width: number
  readonly height: number
  readonly textures: Textures
}

/** A target with a single texture. */
export function createTarget(
  gl: WebGL2RenderingContext,
  size: { readonly width: number; readonly height: number },
  format: TextureFormat,
  filter: NonNullable<TextureOptions['filter']> = 'NEAREST',
): Target<readonly [Texture]> {
  const texture = createTexture(gl, { ...size, format, filter })
  return targetOf(gl, size, [texture])
}

/** Makes existing textures of one size drawable together. */
export function targetOf<Textures extends readonly Texture[]>(
  gl: WebGL2RenderingContext,
  size: { readonly width: number; readonly height: number },
  textures: Textures,
): Target<Textures> {
  const framebuffer = gl.createFramebuffer()
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  const attachments = textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index)
  for (const [index, texture] of textures.entries()) {
    const attachment = gl.COLOR_ATTACHMENT0 + index
    gl.framebufferTexture2D(gl.FRAMEBUFFER, attachment, gl.TEXTURE_2D, texture.handle, 0)
  }
  gl.drawBuffers(attachments)
  return { framebuffer, width: size.width, height: size.height, textures }
}
