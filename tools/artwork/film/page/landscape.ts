import { terrainCells } from '../../terrain/world.ts'
import { loadFloats } from '../../webgl/assets.ts'
import { createTexture, type Texture } from '../../webgl/texture.ts'
import { noiseVolumeSize } from '../noise-volume.ts'

/** The textures of the landscape. */
interface Landscape {
  readonly heightMap: Texture
  readonly noiseVolume: Texture
}

export async function loadLandscape(gl: WebGL2RenderingContext): Promise<Landscape> {
  const heightMap = createTexture(gl, {
    format: 'r32f',
    width: terrainCells,
    height: terrainCells,
    data: await loadFloats('/terrain'),
    filter: 'LINEAR',
    wrap: 'MIRRORED_REPEAT',
  })
  const noiseVolume = createTexture(gl, {
    format: 'rg16f',
    width: noiseVolumeSize,
    height: noiseVolumeSize,
    depth: noiseVolumeSize,
    data: await loadFloats('/noise'),
    filter: 'LINEAR',
    wrap: 'REPEAT',
  })
  return { heightMap, noiseVolume }
}
