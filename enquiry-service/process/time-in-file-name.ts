/** `20261120T220500Z`: sorts by time and is valid in every file system. */
export function timeInFileName(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+|[-:]/g, '')
}
