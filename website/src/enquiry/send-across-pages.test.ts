import { expect, test, vi } from 'vitest'
import { sendAcrossPages } from './send-across-pages.ts'
import type { SendingResult } from './send-enquiry.ts'

const accepted: SendingResult = { accepted: true, key: 'key' }
const failed: SendingResult = { accepted: false, errors: {}, isTooLarge: false }

/** Sends requests that settle when told to; `restore` brings the page back from the cache. */
function sending(isWanted = () => true) {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const requests: PromiseWithResolvers<SendingResult>[] = []
  const result = sendAcrossPages(() => {
    const request = Promise.withResolvers<SendingResult>()
    requests.push(request)
    return request.promise
  }, isWanted)
  const restore = () => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  return { requests, result, restore }
}

test('a page that comes back sends again, whatever became of the first request', async () => {
  const { requests, result, restore } = sending()
  restore()
  expect(requests).toHaveLength(2)
  requests[0]?.resolve(failed)
  requests[1]?.resolve(accepted)
  expect(await result).toEqual(accepted)
})

test('once an enquiry is accepted, it is not sent again', async () => {
  const { requests, result, restore } = sending()
  requests[0]?.resolve(accepted)
  await result
  restore()
  expect(requests).toHaveLength(1)
})

test('a page that comes back does not send what was sent elsewhere meanwhile', async () => {
  const { requests, result, restore } = sending(() => false)
  restore()
  expect(await result).toBeNull()
  expect(requests).toHaveLength(1)
})
