/** The film is one loop. */
export const framesPerSecond = 24
const loopSeconds = 12
export const frameCount = framesPerSecond * loopSeconds

/** Every so many frames one is rendered in full size, and one as a sketch; `frames.ts` joins them. */
export const keyFrameInterval = 48
export const sketchInterval = 12

/** Numbers of frames that are so many apart. */
export function framesEvery(interval: number): readonly number[] {
  return Array.from({ length: frameCount / interval }, (_, index) => index * interval)
}
