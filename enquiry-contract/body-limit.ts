/**
 * In bytes: one mebibyte. No field has a limit (specification, section 9); the body as a whole has one
 * (decision 16), so that nobody can fill the service's memory.
 */
export const bodyLimit = 1024 * 1024
