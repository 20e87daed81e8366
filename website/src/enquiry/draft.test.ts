import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fieldNames } from '../../../enquiry-contract/fields.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { draftChannel, draftKey } from '../browser/draft-keys.ts'
import { subscribeToDraft, removeDraft, readDraft, updateDraft } from './draft.ts'

const values = { ...emptyValues, firstName: 'Ada', message: 'Hello' }
const submission = { key: 'k', body: '{}' }
const author = vi.fn()

function storage({ full = false } = {}) {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('sessionStorage', storage())
})

afterEach(() => {
  removeDraft(author)
})

test('every change is announced to the pages in the back/forward cache', async () => {
  const otherPage = new BroadcastChannel(draftChannel)
  let changes = 0
  otherPage.addEventListener('message', () => (changes += 1))
  updateDraft({ values }, author)
  updateDraft({ values: { ...values } }, author)
  removeDraft(author)
  await vi.waitFor(() => {
    expect(changes).toBe(2)
  })
  otherPage.close()
})

test('there is no draft when nothing is stored', () => {
  expect(readDraft()).toBeNull()
})

test('a draft keeps the values, the submission and the form that showed errors', () => {
  updateDraft({ values }, author)
  updateDraft({ submission }, author)
  updateDraft({ errorsIn: 'page' }, author)
  expect(readDraft()).toMatchObject({ values, submission, errorsIn: 'page' })
})

test('an empty form is no draft', () => {
  updateDraft({ values }, author)
  updateDraft({ values: emptyValues }, author)
  expect(readDraft()).toBeNull()
})

test('an empty form is a draft while it shows errors', () => {
  updateDraft({ values: emptyValues, errorsIn: 'page' }, author)
  expect(readDraft()).toMatchObject({ values: emptyValues, errorsIn: 'page' })
  updateDraft({ errorsIn: null }, author)
  expect(readDraft()).toBeNull()
})

test.each(['', 'null', '{', '[]', '{"values":{"firstName":1}}'])(
  'an invalid draft is ignored: %s',
  (text) => {
    sessionStorage.setItem(draftKey, text)
    expect(readDraft()).toBeNull()
  },
)

test('a draft that lacks a newer field is valid, with that field empty', () => {
  const older = { firstName: 'Ada', message: 'Hello' }
  const stored = { values: older, errorsIn: null, submission: null }
  sessionStorage.setItem(draftKey, JSON.stringify(stored))
  expect(readDraft()?.values).toEqual(values)
})

describe('the forms of a page', () => {
  test('are notified of the changes of other forms, not of their own', () => {
    const other = vi.fn()
    const endAuthor = subscribeToDraft(author)
    const endOther = subscribeToDraft(other)
    author.mockClear()
    updateDraft({ values }, author)
    const draft: unknown = expect.objectContaining({ values, errorsIn: null, submission: null })
    expect(other).toHaveBeenLastCalledWith(draft, ['firstName', 'message'])
    removeDraft(author)
    expect(other).toHaveBeenLastCalledWith(null, fieldNames)
    expect(other).toHaveBeenCalledTimes(2)
    expect(author).not.toHaveBeenCalled()
    endAuthor()
    endOther()
  })

  test('are not notified when nothing changes, nor after they unsubscribe', () => {
    const other = vi.fn()
    updateDraft({ values }, author)
    const end = subscribeToDraft(other)
    updateDraft({ values: { ...values } }, author)
    end()
    removeDraft(author)
    expect(other).not.toHaveBeenCalled()
  })
})

describe('when the browser refuses to store it, the draft is kept as long as the page exists', () => {
  test('without any storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    updateDraft({ values }, author)
    expect(readDraft()?.values).toEqual(values)
    removeDraft(author)
    expect(readDraft()).toBeNull()
  })

  test('with full storage, without falling back to an older text', () => {
    const full = storage({ full: true })
    full.texts.set(draftKey, JSON.stringify({ values, submission, errorsIn: null }))
    vi.stubGlobal('sessionStorage', full)
    updateDraft({ values: { ...values, message: 'Hello, and more' } }, author)
    expect(readDraft()?.values.message).toBe('Hello, and more')
    // The next page has the last draft that fitted.
    expect(full.texts.get(draftKey)).toContain('"message":"Hello"')
  })
})
