import { expect, test } from 'vitest'
import { answerReader } from './answer-reader.ts'

const created = 'HTTP/1.1 201 Created\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello'

test('a response is complete with the last byte of its body, however it is split', () => {
  for (let cut = 1; cut < created.length; cut++) {
    const read = answerReader()
    expect(read(Buffer.from(created.slice(0, cut)))).toBeNull()
    expect(read(Buffer.from(created.slice(cut)))).toEqual({ status: 201 })
  }
})

test('another response may follow', () => {
  const read = answerReader()
  read(Buffer.from(created))
  expect(read(Buffer.from('HTTP/1.1 503 No\r\ncontent-length: 0\r\n\r\n'))).toEqual({ status: 503 })
})

test('a response without a length is refused', () => {
  expect(() => answerReader()(Buffer.from('HTTP/1.1 200 OK\r\n\r\n'))).toThrow('cannot be read')
})
