import { deliver } from '../../webgl/assets.ts'
import { createContext } from '../../webgl/context.ts'
import { draw, type UniformValue } from '../../webgl/draw.ts'
import { createTarget, type Target } from '../../webgl/target.ts'
import type { View } from '../compositions.ts'
import type { Hour } from '../hours.ts'
import { loopWeights } from '../loop-weights.ts'
import { setting } from '../setting.ts'
import { viewAxes } from '../view-axes.ts'
import { loadLandscape } from './landscape.ts'
import { createMist } from './mist.ts'
import { readPicture } from './picture.ts'
import { loadPrograms } from './programs.ts'
import { runSurvey } from './survey.ts'

export interface FilmRenderer {
  readonly deliverFrame: (time: number) => Promise<void>
}

/** Side of the square map of cloud shadows, in pixels. */
const cloudShadowSize = 512

/** Sets up the camera, surveys the ground, and is then ready for any frame. */
export async function createFilmRenderer(view: View, hour: Hour): Promise<FilmRenderer> {
  const gl = createContext()
  const programs = await loadPrograms(gl)
  const landscape = await loadLandscape(gl)
  const { noiseVolume } = landscape

  const { width, height, mistSize, cirrusSize } = view
  const size = { width, height }
  const fixed: Readonly<Record<string, UniformValue>> = {
    ...setting,
    ...hour,
    ...viewAxes(view),
    pictureSize: [width, height],
    mistSize,
  }
  const survey = runSurvey(gl, programs.survey, size, {
    uniforms: fixed,
    textures: { ...landscape },
  })
  const mist = createMist(gl, programs.mist, mistSize)
  const shadowSize = { width: cloudShadowSize, height: cloudShadowSize }
  const cloudShadow = createTarget(gl, shadowSize, 'rgba16f', 'LINEAR')
  const cirrus = createTarget(gl, cirrusSize, 'rgba16f', 'LINEAR')
  const light = createTarget(gl, size, 'rgba16f')
  const picture = createTarget(gl, size, 'rgba32f')

  async function deliverFrame(time: number): Promise<void> {
    const uniforms = { ...fixed, time, loopWeights: loopWeights(time) }
    mist.update({ uniforms, textures: { noiseVolume } })
    draw(gl, programs.cloudShadow, cloudShadow, {
      uniforms: { ...uniforms, targetSize: sizeOf(cloudShadow) },
      textures: { noiseVolume },
    })
    draw(gl, programs.cirrus, cirrus, {
      uniforms: { ...uniforms, targetSize: sizeOf(cirrus) },
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
      uniforms: { ...uniforms, targetSize: sizeOf(picture) },
      textures: { lightMap: light.textures[0] },
    })
    await deliver(readPicture(gl, picture))
  }

  return { deliverFrame }
}

function sizeOf({ width, height }: Target): readonly [number, number] {
  return [width, height]
}
