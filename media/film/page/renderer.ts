import { deliver, loadFloats } from '../../webgl/assets.ts'
import { createContext } from '../../webgl/context.ts'
import { draw, type UniformValue } from '../../webgl/draw.ts'
import { createTarget } from '../../webgl/target.ts'
import { createTexture } from '../../webgl/texture.ts'
import { TERRAIN_CELLS } from '../../terrain/world.ts'
import type { Composition } from '../compositions.ts'
import { loopWeights } from '../loop-weights.ts'
import { NOISE_VOLUME_SIZE } from '../noise-volume.ts'
import { SETTING } from '../setting.ts'
import { createMist } from './mist.ts'
import { readPicture } from './picture.ts'
import { loadPrograms } from './programs.ts'
import { runSurvey } from './survey.ts'

export interface FilmRenderer {
  readonly deliverFrame: (time: number) => Promise<void>
}

/** Side of the square map of cloud shadows, in pixels. */
const CLOUD_SHADOW_SIZE = 512

/** Sets up the camera, surveys the ground, and is then ready for any frame. */
export async function createFilmRenderer(
  composition: Composition,
  samplesPerSide: number,
): Promise<FilmRenderer> {
  const gl = createContext()
  const programs = await loadPrograms(gl)
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

  const { width, height, mistSize, cirrusSize } = composition
  const sampled = { width: width * samplesPerSide, height: height * samplesPerSide }
  const fixed: Readonly<Record<string, UniformValue>> = {
    ...SETTING,
    cameraYaw: composition.cameraYaw,
    cameraPitch: composition.cameraPitch,
    fieldOfView: composition.fieldOfView,
    aspect: width / height,
    pictureSize: [sampled.width, sampled.height],
    mistSize,
    samplesPerSide,
  }
  const survey = runSurvey(gl, programs.survey, sampled, {
    uniforms: fixed,
    textures: { heightMap, noiseVolume },
  })
  const mist = createMist(gl, programs.mist, mistSize)
  const shadowSize = { width: CLOUD_SHADOW_SIZE, height: CLOUD_SHADOW_SIZE }
  const cloudShadow = createTarget(gl, shadowSize, 'rgba16f', 'LINEAR')
  const [cirrusWidth, cirrusHeight] = cirrusSize
  const cirrusTarget = { width: cirrusWidth, height: cirrusHeight }
  const cirrus = createTarget(gl, cirrusTarget, 'rgba16f', 'LINEAR')
  const light = createTarget(gl, sampled, 'rgba16f')
  const picture = createTarget(gl, { width, height }, 'rgba32f')

  async function deliverFrame(time: number): Promise<void> {
    const uniforms = { ...fixed, time, loopWeights: loopWeights(time) }
    mist.update({ uniforms, textures: { noiseVolume } })
    draw(gl, programs.cloudShadow, cloudShadow, {
      uniforms: { ...uniforms, targetSize: [CLOUD_SHADOW_SIZE, CLOUD_SHADOW_SIZE] },
      textures: { noiseVolume },
    })
    draw(gl, programs.cirrus, cirrus, {
      uniforms: { ...uniforms, targetSize: cirrusSize },
      textures: { noiseVolume },
    })
    draw(gl, programs.light, light, {
      uniforms,
      textures: {
        ...survey,
        mist: mist.volume,
        cloudShadow: cloudShadow.textures[0],
        cirrus: cirrus.textures[0],
      },
    })
    draw(gl, programs.develop, picture, {
      uniforms: { ...uniforms, targetSize: [width, height] },
      textures: { lightMap: light.textures[0] },
    })
    await deliver(readPicture(gl, picture))
  }

  return { deliverFrame }
}
