/** Texture formats in use: internal format, format of the data, type of the data. */
const formats = {
  r32f: ['R32F', 'RED', 'FLOAT'],
  rg16f: ['RG16F', 'RG', 'FLOAT'],
  rgba8: ['RGBA8', 'RGBA', 'UNSIGNED_BYTE'],
  rgba16f: ['RGBA16F', 'RGBA', 'HALF_FLOAT'],
  rgba32f: ['RGBA32F', 'RGBA', 'FLOAT'],
} as const

export type TextureFormat = keyof typeof formats

export interface Texture {
  readonly handle: WebGLTexture
  readonly dimensions: 2 | 3
}

export interface TextureOptions {
  readonly format: TextureFormat
  readonly width: number
  readonly height: number
  /** Slices of a 3D texture; leave out for a 2D texture. */
  readonly depth?: number
  readonly data?: Float32Array
  readonly filter?: 'NEAREST' | 'LINEAR'
  readonly wrap?: 'CLAMP_TO_EDGE' | 'REPEAT' | 'MIRRORED_REPEAT'
}

export function createTexture(gl: WebGL2RenderingContext, options: TextureOptions): Texture {
  const { format, width, height, depth, data = null } = options
  const [internalFormat, dataFormat, dataType] = formats[format]
  const handle = gl.createTexture()
  const kind = depth === undefined ? gl.TEXTURE_2D : gl.TEXTURE_3D
  gl.bindTexture(kind, handle)
  const [storage, layout, type] = [gl[internalFormat], gl[dataFormat], gl[dataType]]
  if (depth === undefined) {
    gl.texImage2D(kind, 0, storage, width, height, 0, layout, type, data)
  } else {
    gl.texImage3D(kind, 0, storage, width, height, depth, 0, layout, type, data)
  }
  const filter = gl[options.filter ?? 'NEAREST']
  const wrap = gl[options.wrap ?? 'CLAMP_TO_EDGE']
  gl.texParameteri(kind, gl.TEXTURE_MIN_FILTER, filter)
  gl.texParameteri(kind, gl.TEXTURE_MAG_FILTER, filter)
  gl.texParameteri(kind, gl.TEXTURE_WRAP_S, wrap)
  gl.texParameteri(kind, gl.TEXTURE_WRAP_T, wrap)
  gl.texParameteri(kind, gl.TEXTURE_WRAP_R, wrap)
  return { handle, dimensions: depth === undefined ? 2 : 3 }
}
