import { TERRAIN_CELLS } from '../../terrain/world.ts'
import { loadFloats } from '../../webgl/assets.ts'
import { createTexture, type Texture } from '../../webgl/texture.ts'
import { NOISE_VOLUME_SIZE } from '../noise-volume.ts'

/** The textures of the landscape. */
interface Landscape {
  readonly heightMap: Texture
  readonly noiseVolume: Texture
}

export async function loadLandscape(gl: WebGL2RenderingContext): Promise<Landscape> {
  const heightMap = createTexture(gl, {
    format: 'r32f',
    width: TERRAIN_CELLS,
    height: TERRAIN_CELLS,
    data: await loadFloats('/terrain'),
    filter: 'LINEAR',
    wrap: 'MIRRORED_REPEAT',
  })
  const noiseVolume = createTexture(gl, {
    format: 'rg16f',
    width: NOISE_VOLUME_SIZE,
    height: NOISE_VOLUME_SIZE,
    depth: NOISE_VOLUME_SIZE,
    data: await loadFloats('/noise'),
    filter: 'LINEAR',
    wrap: 'REPEAT',
  })
  return { heightMap, noiseVolume }
}
