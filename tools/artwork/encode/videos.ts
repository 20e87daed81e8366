import type { Composition } from '../film/compositions.ts'
import { frames } from '../film/frames.ts'
import { filmFolder } from '../paths.ts'
import { feed } from '../process.ts'
import { reportSize } from './report-size.ts'
import { videoFormats, videoArguments } from './video-formats.ts'

/** Encodes the rendered film in every format. */
export async function encodeVideos(composition: Composition, terrain: Uint8Array): Promise<void> {
  for (const format of videoFormats) {
    const output = `${filmFolder}first-light-${composition.name}.${format.suffix}.mp4`
    const encoder = feed('ffmpeg', videoArguments(composition, format, output))
    for await (const frame of frames(composition, terrain)) await encoder.write(frame)
    await encoder.finish()
    await reportSize(output)
  }
}
