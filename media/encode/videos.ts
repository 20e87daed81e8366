import { writeFile } from 'node:fs/promises'
import type { Composition } from '../film/compositions.ts'
import { shotsOf } from '../film/shots.ts'
import { CACHE, FILM_FOLDER } from '../paths.ts'
import { run } from '../process.ts'
import { reportSize } from './report-size.ts'
import { VIDEO_FORMATS, videoArguments } from './video-formats.ts'

/** Encodes the rendered film in every format. */
export async function encodeVideos(composition: Composition, terrain: Uint8Array): Promise<void> {
  const list = `${CACHE}film-${composition.name}.txt`
  const shots = shotsOf(composition, terrain)
  await writeFile(list, shots.map((shot) => `file '${shot.path}'\n`).join(''))
  for (const format of VIDEO_FORMATS) {
    const output = `${FILM_FOLDER}first-light-${composition.name}.${format.suffix}.mp4`
    await run('ffmpeg', videoArguments(list, format, output))
    await reportSize(output)
  }
}
