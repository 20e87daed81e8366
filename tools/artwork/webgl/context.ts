/** The page's WebGL 2 context, able to render to and filter floating-point textures. */
export function createContext(): WebGL2RenderingContext {
  const gl = document.createElement('canvas').getContext('webgl2', { antialias: false })
  if (!gl) throw new Error('WebGL 2 is not available')
  for (const name of ['EXT_color_buffer_float', 'OES_texture_float_linear', 'EXT_float_blend']) {
    if (!gl.getExtension(name)) throw new Error(`${name} is not available`)
  }
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  return gl
}
