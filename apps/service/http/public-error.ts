/** Ends a request with a status and a sentence that the client may read. */
export class PublicError extends Error {
  override name = 'PublicError'
  readonly statusCode: number

  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}
