/** The text of an inline script that calls a function, which must not refer to anything outside itself. */
export function inlineCall<Options>(run: (options: Options) => void, options: Options): string {
  return `(${run.toString()})(${JSON.stringify(options)})`
}
