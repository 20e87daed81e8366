import { beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from '@site/enquiry/form-values.ts'
import type * as drafts from './draft.ts'

const values = { ...emptyValues, firstName: 'Ada', message: 'Hello' }
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
  draft.readDraft()
  expect(draft.currentDraft()).toBeNull()
})

test('the next page reads values, errors and submission', async () => {
  draft.writeDraft(values, true)
  const submission = draft.submissionFor('{}')
  await openPage()
  draft.readDraft()
  expect(draft.currentDraft()).toEqual({ values, showsErrors: true, submission })
  expect(draft.submissionFor('{}')).toEqual(submission)
  expect(draft.submissionFor('{"changed":true}').key).not.toBe(submission.key)
})

test('a change reads nothing and writes once', () => {
  draft.readDraft()
  stored.getItem.mockClear()
  draft.writeDraft(values, false)
  expect(stored.getItem).not.toHaveBeenCalled()
  expect(stored.setItem).toHaveBeenCalledOnce()
})

test('an empty form is no draft, even while it shows errors', () => {
  draft.writeDraft(values, true)
  draft.writeDraft(emptyValues, true)
  expect(draft.currentDraft()).toBeNull()
  expect(stored.texts.size).toBe(0)
})

test('the same text, sent again from the page after its draft has ended, keeps its key', () => {
  draft.writeDraft(values, false)
  const submission = draft.submissionFor('{}')
  draft.writeDraft(emptyValues, false)
  expect(stored.texts.size).toBe(0)
  expect(draft.submissionFor('{}')).toEqual(submission)
  expect(stored.texts.size).toBe(0)
})

test('a stored text that is no JSON is no draft', () => {
  sessionStorage.setItem(key, '{')
  draft.readDraft()
  expect(draft.currentDraft()).toBeNull()
})

test('a draft that lacks a newer field has that field empty', () => {
  sessionStorage.setItem(key, JSON.stringify({ values: { firstName: 'Ada', message: 'Hello' } }))
  draft.readDraft()
  expect(draft.currentDraft()?.values).toEqual(values)
})

test('a page whose forms load sends a message to the pages in the back/forward cache', async () => {
  const cached = new BroadcastChannel(key)
  const received = new Promise((resolve) => {
    cached.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data)
    }
  })
  draft.evictEarlierPages()
  expect(await received).toBeNull()
  cached.close()
})

test('an older text does not outlive one for which the storage has no room', () => {
  draft.writeDraft(values, false)
  stored.setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draft.writeDraft({ ...values, message: 'Hello again' }, false)
  expect(stored.texts.size).toBe(0)
})

test.each([
  ['no storage', undefined],
  ['a full storage', storage({ full: true })],
])('with %s the draft is kept as long as the page exists', (_, given) => {
  vi.stubGlobal('sessionStorage', given)
  draft.writeDraft(values, false)
  expect(draft.currentDraft()?.values).toEqual(values)
})
