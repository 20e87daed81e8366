/** The film is one loop. */
export const FRAMES_PER_SECOND = 24
const LOOP_SECONDS = 12
export const FRAME_COUNT = FRAMES_PER_SECOND * LOOP_SECONDS

/**
 * Every fourth frame is rendered, the ones between are interpolated. Between two rendered frames the
 * mist moves by about two pixels and shadows by a tenth of their soft edge, so a spline through the
 * rendered frames stays closer to the truth than an encoder does.
 */
export const KEY_FRAME_INTERVAL = 4
export const KEY_FRAME_COUNT = FRAME_COUNT / KEY_FRAME_INTERVAL

/** Place of a key frame in the loop, 0 to 1. The one after the last is the first again. */
export function keyFrameTime(keyFrame: number): number {
  return (keyFrame % KEY_FRAME_COUNT) / KEY_FRAME_COUNT
}
