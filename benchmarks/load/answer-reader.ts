const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Finds the end of each response on a connection with one request at a time. Understands only
 * responses with a Content-Length.
 * @returns a function that takes the received chunks, and returns the response when it is complete
 */
export function answerReader(): (chunk: Buffer) => { status: number } | null {
  let received = Buffer.alloc(0)
  let status = 0
  /** Bytes of the body still to come; `null` until the head has arrived. */
  let missing: number | null = null

  return (chunk) => {
    if (missing === null) {
      received = Buffer.concat([received, chunk])
      const end = received.indexOf(endOfHead)
      if (end === -1) return null
      const head = received.toString('latin1', 0, end)
      status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1])
      if (Number.isNaN(status + length)) throw new Error(`This response cannot be read:\n${head}`)
      missing = length - (received.length - end - endOfHead.length)
      received = Buffer.alloc(0)
    } else {
      missing -= chunk.length
    }
    if (missing > 0) return null
    missing = null
    return { status }
  }
}
