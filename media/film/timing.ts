/** The film is one loop. */
export const FRAMES_PER_SECOND = 24
export const LOOP_SECONDS = 12
export const FRAME_COUNT = FRAMES_PER_SECOND * LOOP_SECONDS

/** Place of a frame in the loop, 0 to 1. The frame after the last is the first again. */
export function loopTime(frame: number): number {
  return (frame % FRAME_COUNT) / FRAME_COUNT
}
