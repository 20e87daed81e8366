/** A round or oval bump, used to place massifs on the map. Kilometres throughout. */
export interface Hill {
  readonly x: number
  readonly z: number
  readonly radiusX: number
  readonly radiusZ: number
}

/** 1 at the centre of the hill, falling off as a Gaussian. */
export function hillShape(x: number, z: number, hill: Hill): number {
  const across = ((x - hill.x) / hill.radiusX) ** 2
  const along = ((z - hill.z) / hill.radiusZ) ** 2
  return Math.exp(-(across + along))
}
