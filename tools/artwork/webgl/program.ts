interface Uniform {
  readonly location: WebGLUniformLocation
  readonly type: GLenum
}

/** A fragment shader that runs over a whole target. */
export interface Program {
  readonly handle: WebGLProgram
  readonly uniforms: ReadonlyMap<string, Uniform>
}

const header = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp sampler3D;
`

/** One triangle that covers the target. */
const coveringTriangle = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}
`

/** Compiles a fragment shader from parts that are joined in the given order. */
export function createProgram(gl: WebGL2RenderingContext, parts: readonly string[]): Program {
  const handle = gl.createProgram()
  gl.attachShader(handle, compile(gl, gl.VERTEX_SHADER, coveringTriangle))
  gl.attachShader(handle, compile(gl, gl.FRAGMENT_SHADER, header + parts.join('\n')))
  gl.linkProgram(handle)
  if (!gl.getProgramParameter(handle, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(handle) ?? 'The shaders do not link')
  }
  return { handle, uniforms: activeUniforms(gl, handle) }
}

function compile(gl: WebGL2RenderingContext, type: GLenum, source: string): WebGLShader {
  const shader = gl.createShader(type)
  if (!shader) throw new Error('The WebGL context is lost')
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
    const numbered = source.split('\n').map((line, index) => `${index + 1} ${line}`)
    throw new Error([gl.getShaderInfoLog(shader), ...numbered].join('\n'))
  }
  return shader
}

function activeUniforms(gl: WebGL2RenderingContext, handle: WebGLProgram): Map<string, Uniform> {
  const uniforms = new Map<string, Uniform>()
  const count = Number(gl.getProgramParameter(handle, gl.ACTIVE_UNIFORMS))
  for (let index = 0; index < count; index++) {
    const info = gl.getActiveUniform(handle, index)
    const location = info && gl.getUniformLocation(handle, info.name)
    if (location) uniforms.set(info.name, { location, type: info.type })
  }
  return uniforms
}
