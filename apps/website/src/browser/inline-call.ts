/** The text of an inline script that calls a function, which must not refer to anything outside itself. */
export const inlineCall = <Options>(run: (options: Options) => void, options: Options) =>
  `(${run.toString()})(${JSON.stringify(options)})`
