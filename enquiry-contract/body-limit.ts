/**
 * In bytes: one mebibyte. No field has a limit (specification, section 9), but the whole body has
 * one (decision 16), so that nobody can exhaust the service's memory.
 */
export const bodyLimit = 1024 * 1024
