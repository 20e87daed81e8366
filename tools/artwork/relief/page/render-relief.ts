import { deliver, loadFloats, loadText } from '../../webgl/assets.ts'
import { createContext } from '../../webgl/context.ts'
import { draw, type UniformValue } from '../../webgl/draw.ts'
import { finish } from '../../webgl/finish.ts'
import { createProgram, type Program } from '../../webgl/program.ts'
import { createTarget, targetOf } from '../../webgl/target.ts'
import { createTexture } from '../../webgl/texture.ts'
import { heightFieldSize } from '../height-field.ts'
import { linearColour, type Palette } from '../palettes.ts'
import { highest, type Scene } from '../scenes.ts'

export interface ReliefOrder {
  readonly scene: Scene
  readonly palette: Palette
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Number of light passes; more of them leave less grain in the shadows. */
  readonly passes: number
  /** Where the disc lies on the massif. */
  readonly summit: readonly [number, number]
}

/** Samples of the stack across each pixel; `STACK_SCALE` in `light.glsl` must be the same. */
const stackScale = 2

export async function renderRelief(order: ReliefOrder): Promise<void> {
  const { scene, palette, width, height, passes, summit } = order
  const gl = createContext()
  const heightField = createTexture(gl, {
    format: 'r32f',
    ...heightFieldSize,
    data: await loadFloats('/height-field'),
    filter: 'LINEAR',
  })

  const stackSize = { width: width * stackScale, height: height * stackScale }
  const colours = createTexture(gl, { ...stackSize, format: 'rgba16f' })
  const heights = createTexture(gl, { ...stackSize, format: 'r32f' })
  const stack = targetOf(gl, stackSize, [colours, heights])
  const card: Record<string, UniformValue> = {}
  for (const [name, hex] of Object.entries(palette.card)) card[name] = linearColour(hex)
  draw(gl, await stackProgram(gl, scene), stack, {
    uniforms: { ...card, summit, targetSize: [stackSize.width, stackSize.height] },
    textures: { heightField },
  })

  const light = createTarget(gl, { width, height }, 'rgba32f')
  const lighting = await programOf(gl, ['card', 'light'])
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE)
  for (let pass = 0; pass < passes; pass++) {
    draw(gl, lighting, light, {
      uniforms: {
        targetSize: [width, height],
        pass,
        highest: highest[scene],
        sunLight: palette.sunLight,
        skyLight: palette.skyLight,
      },
      textures: { colours, heights },
    })
    finish(gl, light)
  }
  gl.disable(gl.BLEND)

  const picture = createTarget(gl, { width, height }, 'rgba8')
  draw(gl, await programOf(gl, ['card', 'develop']), picture, {
    uniforms: { targetSize: [width, height], passes },
    textures: { lightMap: light.textures[0] },
  })
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  await deliver(pixels)
}

async function stackProgram(gl: WebGL2RenderingContext, scene: Scene): Promise<Program> {
  const shaders = ['stack', 'figure', `scenes/${scene}`]
  const parts = ['/webgl/bicubic.glsl', ...shaders.map((name) => `/relief/shaders/${name}.glsl`)]
  return createProgram(gl, await Promise.all(parts.map(loadText)))
}

async function programOf(gl: WebGL2RenderingContext, names: readonly string[]): Promise<Program> {
  const parts = names.map((name) => loadText(`/relief/shaders/${name}.glsl`))
  return createProgram(gl, await Promise.all(parts))
}
