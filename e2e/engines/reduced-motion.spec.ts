import { messages } from '../../i18n/messages.ts'
import { expect, test } from './test.ts'

test.use({ prefersCalm: true })

test('with reduced motion the poster stays, and the film is not fetched', async ({
  visitor,
  line,
}) => {
  await visitor.open('/')
  expect(await visitor.ask(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  // The film would start right after the page has loaded.
  await visitor.ask(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  expect(await visitor.sees({ kind: 'button', name: messages.en.FILM_PAUSE })).toBe(false)
  expect(line.requests.filter((path) => path.includes('poster'))).not.toEqual([])
  expect(line.requests.filter((path) => path.endsWith('.mp4'))).toEqual([])
})
