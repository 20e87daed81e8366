import { beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from '@site/enquiry/fields.ts'
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

/** Opens a page: it has a new copy of the module, and the same storage. */
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
  draft.loadDraft()
  expect(draft.isEmptyDraft(draft.currentDraft())).toBe(true)
})

test('the next page restores values, errors and submission', async () => {
  draft.saveDraft(values, true)
  const submission = draft.submissionFor('{}')
  await openPage()
  draft.loadDraft()
  expect(draft.currentDraft()).toEqual({ values, showsErrors: true, submission })
  expect(draft.submissionFor('{}')).toEqual(submission)
  const changed = draft.submissionFor('{"changed":true}')
  expect(changed.body).toBe('{"changed":true}')
  expect(changed.key).not.toBe(submission.key)
})

test('a change writes to storage once and reads nothing', () => {
  draft.loadDraft()
  stored.getItem.mockClear()
  draft.saveDraft(values, false)
  expect(stored.getItem).not.toHaveBeenCalled()
  expect(stored.setItem).toHaveBeenCalledOnce()
})

test('an empty form has no draft, even while it shows errors', () => {
  draft.saveDraft(values, true)
  draft.saveDraft(emptyValues, true)
  expect(draft.isEmptyDraft(draft.currentDraft())).toBe(true)
  expect(stored.texts.size).toBe(0)
})

test('the same text keeps its key when the page sends it again after its draft was removed', () => {
  draft.saveDraft(values, false)
  const submission = draft.submissionFor('{}')
  draft.saveDraft(emptyValues, false)
  expect(stored.texts.size).toBe(0)
  expect(draft.submissionFor('{}')).toEqual(submission)
  expect(stored.texts.size).toBe(0)
})

test('a stored draft that is not JSON is ignored', () => {
  sessionStorage.setItem(key, '{')
  draft.loadDraft()
  expect(draft.isEmptyDraft(draft.currentDraft())).toBe(true)
})

test('a field that a stored draft lacks is empty', () => {
  sessionStorage.setItem(key, JSON.stringify({ values: { firstName: 'Ada', message: 'Hello' } }))
  draft.loadDraft()
  expect(draft.currentDraft().values).toEqual(values)
})

test('a draft that no longer fits into storage keeps its last stored version, until it is sent', () => {
  draft.saveDraft(values, false)
  stored.setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draft.saveDraft({ ...values, message: 'Hello again' }, false)
  expect(draft.currentDraft().values.message).toBe('Hello again')
  expect(stored.texts.get(draft.draftKey)).toContain(values.message)
  draft.saveDraft(emptyValues, false)
  expect(stored.texts.size).toBe(0)
})

test.each([
  ['no storage', undefined],
  ['a full storage', storage({ full: true })],
])('with %s the draft lasts as long as the page', (_, given) => {
  vi.stubGlobal('sessionStorage', given)
  draft.saveDraft(values, false)
  expect(draft.currentDraft().values).toEqual(values)
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the keys of enquiries are random version 4 UUIDs', () => {
  const keys = Array.from({ length: 200 }, draft.randomUuid)
  for (const key of keys) expect(key).toMatch(uuid)
  expect(new Set(keys).size).toBe(200)
})
