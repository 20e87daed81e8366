import type { Composition } from '../film/compositions.ts'
import { cache, filmFolder } from '../paths.ts'
import { pictures, picturesLikeFirst, scaledMaster, storeMaster } from './master.ts'
import { reportSize } from './report-size.ts'
import { videoFormats } from './video-formats.ts'

/** Encodes the rendered film in every format, each twice: a first time to see which errors its first frame has. */
export async function encodeVideos(composition: Composition, terrain: Uint8Array): Promise<void> {
  const { name } = composition
  const film = await storeMaster(composition, terrain)
  for (const { suffix, widths, encode } of videoFormats) {
    const master = await scaledMaster(film, widths[name])
    const draft = `${cache}draft-${name}.${suffix}.mp4`
    await encode(master, pictures(master), draft)
    const output = `${filmFolder}first-light-${name}.${suffix}.mp4`
    await encode(master, picturesLikeFirst(master, draft), output)
    await reportSize(output)
  }
}
