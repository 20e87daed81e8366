import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'

test.use({ engineOptions: { reducedMotion: true } })

test('with reduced motion the poster stays, and the film is only fetched by its button', async ({
  visitor,
  serviceProxy,
}) => {
  await visitor.open('/')
  expect(await visitor.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
    true,
  )
  // The film is put into the page when it has loaded.
  const loadedAt = () => {
    const [visit] = performance.getEntriesByType('navigation')
    return (visit as PerformanceNavigationTiming).loadEventEnd
  }
  await expect.poll(() => visitor.evaluate(loadedAt)).toBeGreaterThan(0)
  expect(await visitor.sees({ kind: 'button', name: messages.en.FILM_PLAY })).toBe(true)
  expect(serviceProxy.requests.filter((path) => path.includes('poster'))).not.toEqual([])
  expect(serviceProxy.requests.filter((path) => path.endsWith('.mp4'))).toEqual([])
})
