/**
 * The film is one loop of 12.8 seconds. Slow, soft motion needs no more frames a second, and screens
 * show each of 15 equally often.
 */
export const framesPerSecond = 15
export const frameCount = 192

/** Every so many frames one is rendered in full size, and one as a sketch; `frames.ts` joins them. */
export const keyFrameInterval = 32
export const sketchInterval = 8

/** Numbers of frames that are so many apart. */
export function framesEvery(interval: number): readonly number[] {
  return Array.from({ length: frameCount / interval }, (_, index) => index * interval)
}
