import { company } from '@site/company/facts/company.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const t = messages.en

test.skip(!company.film, 'Home opens with a picture.')

const film = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const video = document.querySelector('video')
    return {
      source: video?.currentSrc,
      time: video?.currentTime ?? 0,
      paused: video?.paused,
      fillsWidth: video?.clientWidth === document.documentElement.clientWidth,
    }
  })

const screens = [
  { shape: 'landscape', width: 1024, height: 640 },
  { shape: 'portrait', width: 500, height: 900 },
]
for (const { shape, width, height } of screens) {
  test(`on a ${shape} screen the ${shape} film plays, and a button pauses it`, async ({
    visitor,
    serviceProxy,
  }) => {
    await visitor.resize(width, height)
    await visitor.open('/')
    await expect.poll(async () => (await film(visitor)).time).toBeGreaterThan(0.2)
    const playing = await film(visitor)
    expect(playing.source).toContain(`-${shape}`)
    expect(playing.fillsWidth).toBe(true)
    const fetched = serviceProxy.requests.filter((path) => path.endsWith('.mp4'))
    expect(fetched).not.toEqual([])
    expect(fetched.filter((path) => !path.includes(shape))).toEqual([])

    await visitor.click({ kind: 'button', name: t.FILM_PAUSE })
    await expect.poll(async () => (await film(visitor)).paused).toBe(true)
    await visitor.click({ kind: 'button', name: t.FILM_PLAY })
    await expect.poll(async () => (await film(visitor)).paused).toBe(false)
  })
}

test('leaving Home while its film loads does not delay the next page', async ({
  engine,
  visitor,
  serviceProxy,
}) => {
  test.skip(engine === 'webkit', 'WebKitGTK does not leave a film that is loading.')
  serviceProxy.unanswered = '.mp4'
  await visitor.open('/')
  const requested = () => serviceProxy.requests.filter((path) => path.endsWith('.mp4')).length
  await expect.poll(requested).toBe(1)
  await visitor.click({ kind: 'link', name: t.SERVICES })
  await expect
    .poll(() => visitor.evaluate(() => location.pathname + document.readyState).catch(() => ''))
    .toBe('/servicescomplete')
  expect(requested()).toBe(1)
})

test('Tab skips the film and reaches its button', async ({ visitor }) => {
  // WebKitGTK does not leave a landscape film in its first ten seconds.
  await visitor.resize(500, 900)
  await visitor.open('/')
  await expect.poll(async () => (await film(visitor)).time).toBeGreaterThan(0)
  const stops: (string | undefined)[] = []
  // After a click on the page, WebKit starts to tab from there.
  await visitor.clickAt(300, 300)
  for (let presses = 0; presses < 16; presses += 1) {
    await visitor.press('Tab')
    stops.push(await visitor.evaluate(() => document.activeElement?.tagName))
  }
  expect(stops).toContain('BUTTON')
  expect(stops).not.toContain('VIDEO')
})
