import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import type * as drafts from './draft.ts'

const values = { ...emptyValues, firstName: 'Ada', message: 'Hello' }
const content = { values, locale: 'en', variant: 'page', showsErrors: false } as const
const key = 'enquiry-draft'

function storage({ full = false } = {}) {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: vi.fn((name: string) => texts.get(name) ?? null),
    removeItem: (name: string) => texts.delete(name),
    setItem: vi.fn((name: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      texts.set(name, text)
    }),
  }
}

let draft: typeof drafts
let stored: ReturnType<typeof storage>

/** A page: its module has a copy of the draft, the tab's storage stays. */
async function openPage() {
  vi.resetModules()
  draft = await import('./draft.ts')
}

beforeEach(async () => {
  stored = storage()
  vi.stubGlobal('sessionStorage', stored)
  await openPage()
})

test('there is no draft when nothing is stored', () => {
  expect(draft.readDraft()).toBeNull()
})

test('the next page reads values, errors, language and submission', async () => {
  draft.writeDraft({ ...content, showsErrors: true })
  const submission = draft.submissionFor('{}')
  await openPage()
  const restored = { values, errorsIn: 'page', locale: 'en', submission }
  expect(draft.readDraft()).toMatchObject(restored)
  expect(draft.submissionFor('{}')).toEqual(submission)
  expect(draft.submissionFor('{"changed":true}').key).not.toBe(submission.key)
})

test('a change reads nothing and writes once', () => {
  draft.readDraft()
  stored.getItem.mockClear()
  draft.writeDraft(content)
  expect(stored.getItem).not.toHaveBeenCalled()
  expect(stored.setItem).toHaveBeenCalledOnce()
})

test('the time of writing begins with the first change, perhaps on an earlier page', async () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  draft.writeDraft(content)
  vi.setSystemTime(5_000)
  await openPage()
  draft.readDraft()
  draft.writeDraft({ ...content, showsErrors: true })
  expect(draft.draftBegunAt()).toBe(1_000)
  vi.useRealTimers()
})

test('an empty form is a draft only while it shows errors', () => {
  draft.writeDraft({ ...content, values: emptyValues, showsErrors: true })
  expect(draft.readDraft()).toMatchObject({ values: emptyValues, errorsIn: 'page' })
  draft.writeDraft({ ...content, values: emptyValues })
  expect(stored.texts.size).toBe(0)
})

test('a change in the other form keeps the errors, a correction in the same form does not', () => {
  draft.writeDraft({ ...content, showsErrors: true })
  draft.writeDraft({ ...content, variant: 'panel' })
  expect(draft.readDraft()?.errorsIn).toBe('page')
  draft.writeDraft(content)
  expect(draft.readDraft()?.errorsIn).toBeNull()
})

test('a sent draft leaves nothing, and the same text sent again from the page keeps its key', () => {
  draft.writeDraft(content)
  const submission = draft.submissionFor('{}')
  draft.removeDraft()
  expect(stored.texts.size).toBe(0)
  expect(draft.readDraft()).toBeNull()
  expect(draft.submissionFor('{}')).toEqual(submission)
})

test.each(['', 'null', '{', '[]', '{"values":{"firstName":1}}'])(
  'an invalid draft is ignored: %s',
  (text) => {
    sessionStorage.setItem(key, text)
    expect(draft.readDraft()).toBeNull()
  },
)

test('a draft that lacks a newer field is valid, with that field empty', () => {
  const older = { firstName: 'Ada', message: 'Hello' }
  const text = { begunAt: 1, values: older, errorsIn: null, locale: 'en', submission: null }
  sessionStorage.setItem(key, JSON.stringify(text))
  expect(draft.readDraft()?.values).toEqual(values)
})

test('the first change is announced to the pages in the back/forward cache', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  const received: unknown[] = []
  const cached = new BroadcastChannel(key)
  const last = new BroadcastChannel(key)
  const end = new Promise((resolve) => {
    cached.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      received.push(data)
      if (data === 'last') resolve(undefined)
    })
  })
  draft.evictOutdatedPages()
  draft.readDraft()
  draft.writeDraft(content)
  draft.writeDraft({ ...content, showsErrors: true })
  last.postMessage('last')
  await end
  expect(received).toEqual([null, 'last'])
  cached.close()
  last.close()
})

describe('when the browser refuses to store it, the draft is kept as long as the page exists', () => {
  test('without any storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    draft.writeDraft(content)
    expect(draft.readDraft()?.values).toEqual(values)
    draft.removeDraft()
    expect(draft.readDraft()).toBeNull()
  })

  test('with full storage, without falling back to an older text', () => {
    const full = storage({ full: true })
    full.texts.set(
      key,
      JSON.stringify({ begunAt: 1, values, errorsIn: null, locale: 'en', submission: null }),
    )
    vi.stubGlobal('sessionStorage', full)
    draft.readDraft()
    draft.writeDraft({ ...content, values: { ...values, message: 'Hello, and more' } })
    expect(draft.readDraft()?.values.message).toBe('Hello, and more')
    // The next page has the last draft that fitted.
    expect(full.texts.get(key)).toContain('"message":"Hello"')
  })
})
