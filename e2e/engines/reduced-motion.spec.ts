import { messages } from '../../i18n/messages.ts'
import { expect, test } from './test.ts'

test.use({ engineOptions: { reducedMotion: true } })

test('with reduced motion the poster stays, and the film is not fetched', async ({
  visitor,
  serviceProxy,
}) => {
  await visitor.open('/')
  expect(await visitor.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  )
  // The film would be put into the page when it has loaded.
  const loadedAt = () => {
    const [visit] = performance.getEntriesByType('navigation')
    return (visit as PerformanceNavigationTiming).loadEventEnd
  }
  await expect.poll(() => visitor.evaluate(loadedAt)).toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.querySelector('video') === null)).toBe(true)
  expect(await visitor.sees({ kind: 'button', name: messages.en.FILM_PAUSE })).toBe(false)
  expect(serviceProxy.requests.filter((path) => path.includes('poster'))).not.toEqual([])
  expect(serviceProxy.requests.filter((path) => path.endsWith('.mp4'))).toEqual([])
})
