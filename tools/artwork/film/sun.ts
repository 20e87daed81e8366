/** Degrees above the horizon. The sun goes up and down once in a loop and never leaves the dawn. */
const lowest = 2.6
const highest = 9.0

/** 106° to the right of the camera: light across the faces, shadows towards the left. */
const azimuth = 1.85

const radians = Math.PI / 180

/** Direction of the sun on the map (east, north as the camera sees it), length 1. */
export const towardsSun = [Math.sin(azimuth), Math.cos(azimuth)] as const

/** Uniforms of the sun at a place of the loop (0 to 1); `scene.glsl` explains them. */
export function sunAt(time: number) {
  const dayPhase = 0.5 - 0.5 * Math.cos(2 * Math.PI * time)
  const sunTangent = Math.tan((lowest + (highest - lowest) * dayPhase) * radians)
  const [x, z] = towardsSun
  const length = Math.hypot(1, sunTangent)
  return { dayPhase, sunTangent, sunDirection: [x / length, sunTangent / length, z / length] }
}
