/** The address of the map of systems (pages/specimen-map.svg.ts). */
export const mapPath = '/specimen-map.svg'
