/** The film is one loop. */
export const framesPerSecond = 24
const loopSeconds = 12
export const frameCount = framesPerSecond * loopSeconds

/**
 * Every fourth frame is rendered, the ones between are interpolated. Between two rendered frames the
 * mist moves by about two pixels and shadows by a tenth of their soft edge, so a spline through the
 * rendered frames stays closer to the truth than an encoder does.
 */
export const keyFrameInterval = 4
export const keyFrameCount = frameCount / keyFrameInterval

/** Place of a key frame in the loop, 0 to 1. The one after the last is the first again. */
export function keyFrameTime(keyFrame: number): number {
  return (keyFrame % keyFrameCount) / keyFrameCount
}
