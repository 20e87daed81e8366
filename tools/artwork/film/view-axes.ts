import type { View } from './compositions.ts'

/**
 * Uniforms that aim the camera. A view ray is right · x + up · y + forward, where x and y are −1 to 1
 * across the picture and up it.
 */
export function viewAxes(view: View) {
  const { width, height, cameraYaw, cameraPitch, fieldOfView } = view
  const [turnCosine, turnSine] = [Math.cos(cameraYaw), Math.sin(cameraYaw)]
  const [tiltCosine, tiltSine] = [Math.cos(cameraPitch), Math.sin(cameraPitch)]
  const tall = height / width
  const distance = 1 / Math.tan(fieldOfView / 2)
  return {
    viewRight: [turnCosine, 0, -turnSine],
    viewUp: [-tiltSine * turnSine * tall, tiltCosine * tall, -tiltSine * turnCosine * tall],
    viewForward: [
      tiltCosine * turnSine * distance,
      tiltSine * distance,
      tiltCosine * turnCosine * distance,
    ],
  }
}
