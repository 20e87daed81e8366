import { expect, test } from 'vitest'
import { draftKey, evictCachedPages } from './draft.ts'

test('a page sends a message to pages in the back/forward cache', async () => {
  const cached = new BroadcastChannel(draftKey)
  const received = new Promise((resolve) => {
    cached.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data)
    }
  })
  evictCachedPages()
  expect(await received).toBeNull()
  cached.close()
})
