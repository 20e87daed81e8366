/*
 * Reading typed arrays inside their bounds. The compiler cannot know that an index computed by the
 * terrain code is valid; a value that could be missing reads as zero instead. One function for each
 * kind of array keeps the inner loops fast.
 */

export function floatAt(values: Float32Array, index: number): number {
  return values[index] ?? 0
}

export function intAt(values: Int32Array, index: number): number {
  return values[index] ?? 0
}
