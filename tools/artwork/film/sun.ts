/** Uniforms of a sun or moon, which does not move; `scene.glsl` explains them. */
interface Sun {
  readonly towardsSun: readonly [east: number, north: number]
  readonly sunTangent: number
  readonly sunDirection: readonly [east: number, up: number, north: number]
}

/** A sun in radians to the right of where the camera looks, and in degrees above the horizon. */
export function sunAt(azimuth: number, elevation: number): Sun {
  const tangent = Math.tan((elevation * Math.PI) / 180)
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  const length = Math.hypot(1, tangent)
  return {
    towardsSun: [east, north],
    sunTangent: tangent,
    sunDirection: [east / length, tangent / length, north / length],
  }
}
