import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { draftChannel, draftKey } from '../browser/draft-keys.ts'
import { followDraft, forgetDraft, mergeDraft, readDraft, updateDraft } from './draft.ts'

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
  vi.stubGlobal('sessionStorage', storage())
})

afterEach(() => {
  forgetDraft(author)
  vi.unstubAllGlobals()
})

test('every change is told to the pages in the back/forward cache', async () => {
  const otherPage = new BroadcastChannel(draftChannel)
  let changes = 0
  otherPage.addEventListener('message', () => (changes += 1))
  updateDraft({ values }, author)
  updateDraft({ values: { ...values } }, author)
  forgetDraft(author)
  await vi.waitFor(() => {
    expect(changes).toBe(2)
  })
  otherPage.close()
})

test('nothing stored is no draft', () => {
  expect(readDraft()).toBeNull()
})

test('a draft keeps values, submission and which form showed errors', () => {
  updateDraft({ values }, author)
  updateDraft({ submission }, author)
  updateDraft({ errorsIn: 'page' }, author)
  expect(readDraft()).toEqual({ values, submission, errorsIn: 'page' })
})

test('a form without a word is no draft', () => {
  updateDraft({ values }, author)
  updateDraft({ values: emptyValues }, author)
  expect(readDraft()).toBeNull()
})

test('an empty form is no draft even while it shows errors: a fresh visit shows none', () => {
  updateDraft({ values: emptyValues, errorsIn: 'page' }, author)
  expect(readDraft()).toBeNull()
})

test.each(['', 'null', '{', '[]', '{"values":{"firstName":1}}'])(
  'what is not a draft is ignored: %s',
  (text) => {
    sessionStorage.setItem(draftKey, text)
    expect(readDraft()).toBeNull()
  },
)

test('a draft from before the form got a field is a draft, with that field empty', () => {
  const older = { firstName: 'Ada', message: 'Hello' }
  const stored = { values: older, errorsIn: null, submission: null }
  sessionStorage.setItem(draftKey, JSON.stringify(stored))
  expect(readDraft()?.values).toEqual(values)
})

describe('the forms of a page', () => {
  test('hear of the changes of others, not of their own', () => {
    const other = vi.fn()
    const endAuthor = followDraft(author)
    const endOther = followDraft(other)
    author.mockClear()
    updateDraft({ values }, author)
    expect(other).toHaveBeenLastCalledWith({ values, errorsIn: null, submission: null })
    forgetDraft(author)
    expect(other).toHaveBeenLastCalledWith(null)
    expect(other).toHaveBeenCalledTimes(2)
    expect(author).not.toHaveBeenCalled()
    endAuthor()
    endOther()
  })

  test('hear nothing when nothing changes, and nothing after the end', () => {
    const other = vi.fn()
    updateDraft({ values }, author)
    const end = followDraft(other)
    updateDraft({ values: { ...values } }, author)
    end()
    forgetDraft(author)
    expect(other).not.toHaveBeenCalled()
  })
})

describe('when the browser refuses to store it, the draft lives as long as the page', () => {
  test('without any storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    updateDraft({ values }, author)
    expect(readDraft()?.values).toEqual(values)
    forgetDraft(author)
    expect(readDraft()).toBeNull()
  })

  test('with a full one, never falling back to an older text', () => {
    const full = storage({ full: true })
    full.texts.set(draftKey, JSON.stringify({ values, submission, errorsIn: null }))
    vi.stubGlobal('sessionStorage', full)
    updateDraft({ values: { ...values, message: 'Hello, and more' } }, author)
    expect(readDraft()?.values.message).toBe('Hello, and more')
  })
})

describe('when script takes over', () => {
  const written = { ...emptyValues, firstName: 'Eva' }
  const draft = { ...emptyValues, firstName: 'Ada', lastName: 'Lovelace' }

  test('what is written in the page wins, what is empty comes from the draft', () => {
    expect(mergeDraft(written, draft, () => false)).toEqual({ ...draft, firstName: 'Eva' })
  })

  test('what the browser restored from an earlier visit does not win', () => {
    expect(mergeDraft(written, draft, (name) => name === 'firstName')).toEqual(draft)
  })

  test('what was deleted or sent since does not come back, what is typed now stays', () => {
    const restored = { ...written, message: 'Sent since' }
    const isOutdated = (name: string) => name === 'message'
    expect(mergeDraft(restored, emptyValues, isOutdated, true)).toEqual(written)
  })

  test('what the draft does not know is kept, however it came into the page', () => {
    const more = { ...written, message: 'Typed while the page was loading' }
    expect(mergeDraft(more, draft, () => true)).toEqual({ ...draft, message: more.message })
  })
})
