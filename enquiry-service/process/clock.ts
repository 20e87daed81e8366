/** The current time in milliseconds since 1970; passed in, so that tests can set it. */
export type Clock = () => number
