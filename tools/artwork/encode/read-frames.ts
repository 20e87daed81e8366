import { spawn } from 'node:child_process'
import { words } from '../words.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The first frame of a video as 10-bit YUV. */
export async function firstFrame(video: string, size: Size): Promise<Uint16Array> {
  for await (const frame of readFrames(video, size, 1)) return frame
  throw new Error(`${video} has no frames`)
}

/** The first frames of a video as 10-bit YUV. */
export async function* readFrames(
  video: string,
  { width, height }: Size,
  count: number,
): AsyncGenerator<Uint16Array> {
  const raw = words(`-frames:v ${count} -f rawvideo -pix_fmt yuv420p10le -`)
  const decoder = spawn('ffmpeg', [...words('-loglevel error -i'), video, ...raw], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const bytes = width * height * 3
  let picture = new Uint8Array(bytes)
  let filled = 0
  for await (const chunk of decoder.stdout as AsyncIterable<Uint8Array>) {
    for (let start = 0; start < chunk.length;) {
      const part = chunk.subarray(start, start + bytes - filled)
      picture.set(part, filled)
      start += part.length
      filled += part.length
      if (filled < bytes) continue
      yield new Uint16Array(picture.buffer)
      picture = new Uint8Array(bytes)
      filled = 0
    }
  }
}
