import { expect, test } from 'vitest'
import { samplePayload, sampleForm } from '../testing/sample-enquiry.ts'
import { storedEnquiries, testApp } from '../testing/test-app.ts'

const bodies = {
  'application/json': JSON.stringify(samplePayload),
  'application/x-www-form-urlencoded': new URLSearchParams(sampleForm).toString(),
}

async function post(type: keyof typeof bodies, parameter: string, encoding?: BufferEncoding) {
  const { app, store } = await testApp()
  const response = await app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: { 'content-type': type + parameter },
    payload: Buffer.from(bodies[type], encoding),
  })
  return { response, names: (await storedEnquiries(store)).map(({ values }) => values.firstName) }
}

const types = Object.keys(bodies) as (keyof typeof bodies)[]

test.each(types)('%s in UTF-8 is stored letter by letter', async (type) => {
  for (const parameter of [
    '',
    ';charset=utf-8',
    '; charset="UTF-8"; boundary=x',
    '; Charset=utf8',
  ]) {
    expect((await post(type, parameter)).names).toEqual(['Jérôme'])
  }
})

test.each(types)(
  '%s in another charset is refused, because names would be destroyed',
  async (type) => {
    for (const charset of ['iso-8859-1', 'windows-1252', 'utf-16le', 'klingon']) {
      const { response, names } = await post(type, `; charset=${charset}`, 'latin1')
      expect(response.statusCode).toBe(415)
      expect(response.body).toContain('in UTF-8')
      expect(names).toEqual([])
    }
  },
)
