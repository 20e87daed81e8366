import { loadText } from '../../webgl/assets.ts'
import { createProgram, type Program } from '../../webgl/program.ts'

/** The passes of the film, in the order in which they run, and their parts. */
const passes = {
  survey: ['scene', 'bicubic', 'ground', 'survey'],
  mist: ['scene', 'drift', 'mist-density', 'mist'],
  cloudShadow: ['scene', 'drift', 'cloud-map', 'cloud-shadow'],
  cirrus: ['scene', 'drift', 'cirrus'],
  light: ['scene', 'bicubic', 'cloud-map', 'sky', 'light'],
  develop: ['develop'],
} as const

type Programs = Readonly<Record<keyof typeof passes, Program>>

export async function loadPrograms(gl: WebGL2RenderingContext): Promise<Programs> {
  const load = async (pass: keyof typeof passes) =>
    createProgram(gl, await Promise.all(passes[pass].map(loadShader)))
  return {
    survey: await load('survey'),
    mist: await load('mist'),
    cloudShadow: await load('cloudShadow'),
    cirrus: await load('cirrus'),
    light: await load('light'),
    develop: await load('develop'),
  }
}

function loadShader(name: string): Promise<string> {
  return loadText(name === 'bicubic' ? '/webgl/bicubic.glsl' : `/film/shaders/${name}.glsl`)
}
