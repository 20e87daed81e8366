/**
 * A function as text that calls it with its options, for a script within the page. It must not refer to
 * anything outside itself.
 */
export function inlineCall<Options>(run: (options: Options) => void, options: Options): string {
  return `(${run.toString()})(${JSON.stringify(options)})`
}
