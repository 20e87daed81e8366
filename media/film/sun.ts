/** Degrees above the horizon. The sun goes up and down once in a loop and never leaves the dawn. */
const LOWEST = 2.6
const HIGHEST = 9.0

/** 106° to the right of the camera: light across the faces, shadows towards the left. */
const AZIMUTH = 1.85

const RADIANS = Math.PI / 180

/** Direction of the sun on the map (east, north as the camera sees it), length 1. */
export const TOWARDS_SUN = [Math.sin(AZIMUTH), Math.cos(AZIMUTH)] as const

/** Uniforms of the sun at a place of the loop (0 to 1); `scene.glsl` explains them. */
export function sunAt(time: number) {
  const dayPhase = 0.5 - 0.5 * Math.cos(2 * Math.PI * time)
  const sunTangent = Math.tan((LOWEST + (HIGHEST - LOWEST) * dayPhase) * RADIANS)
  const [x, z] = TOWARDS_SUN
  const length = Math.hypot(1, sunTangent)
  return { dayPhase, sunTangent, sunDirection: [x / length, sunTangent / length, z / length] }
}
