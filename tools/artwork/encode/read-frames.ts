import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { words } from '../words.ts'

/** Frames of a video in ascending order, each as 10-bit YUV. */
export async function readFrames(
  video: string,
  numbers: readonly number[],
): Promise<readonly Uint16Array[]> {
  const wanted = numbers.map((number) => `eq(n,${number})`).join('+')
  const { stdout } = await promisify(execFile)(
    'ffmpeg',
    [
      ...words('-loglevel error -i'),
      video,
      '-vf',
      `select='${wanted}'`,
      ...words('-vsync passthrough -f rawvideo -pix_fmt yuv420p10le -'),
    ],
    { encoding: 'buffer', maxBuffer: Infinity },
  )
  const all = new Uint16Array(Uint8Array.from(stdout).buffer)
  const size = all.length / numbers.length
  return numbers.map((_, index) => all.subarray(index * size, (index + 1) * size))
}
