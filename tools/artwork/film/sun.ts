/** Degrees above the horizon: the summits are lit, the valleys are not yet. */
const elevation = 4.2

/** 106° to the right of the camera: light across the faces, shadows towards the left. */
const azimuth = 1.85

const tangent = Math.tan((elevation * Math.PI) / 180)
const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
const length = Math.hypot(1, tangent)

/** Uniforms of the sun, which does not move; `scene.glsl` explains them. */
export const sun = {
  towardsSun: [east, north],
  sunTangent: tangent,
  sunDirection: [east / length, tangent / length, north / length],
} as const
