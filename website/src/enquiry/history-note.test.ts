import { beforeEach, expect, test, vi } from 'vitest'
import { readHistoryNote, writeHistoryNote } from './history-note.ts'

const replaceState = vi.fn((state: unknown) => {
  vi.stubGlobal('history', { state, replaceState })
})

beforeEach(() => {
  vi.stubGlobal('history', { state: null, replaceState })
  replaceState.mockClear()
})

test('a page that is visited for the first time has no notes', () => {
  expect(readHistoryNote('page')).toBeNull()
})

test('each form of the page has its own note, and other state is kept', () => {
  vi.stubGlobal('history', { state: { scroll: 7 }, replaceState })
  writeHistoryNote('page', { showsErrors: true, draftBegunAt: 7 })
  writeHistoryNote('panel', { showsErrors: false, draftBegunAt: 7 })
  expect(readHistoryNote('page')).toEqual({ showsErrors: true, draftBegunAt: 7 })
  expect(readHistoryNote('panel')).toEqual({ showsErrors: false, draftBegunAt: 7 })
  expect(history.state).toMatchObject({ scroll: 7 })
  writeHistoryNote('page', null)
  expect(readHistoryNote('page')).toBeNull()
  expect(readHistoryNote('panel')).toEqual({ showsErrors: false, draftBegunAt: 7 })
})

test('the state is only replaced when the note changes, because browsers limit how often', () => {
  for (let keys = 0; keys < 200; keys += 1)
    writeHistoryNote('page', { showsErrors: false, draftBegunAt: 7 })
  expect(replaceState).toHaveBeenCalledOnce()
})

test.each([7, 'text', { enquiryForms: 'text' }, { enquiryForms: { page: { showsErrors: 1 } } }])(
  'an invalid note is ignored: %j',
  (state) => {
    vi.stubGlobal('history', { state, replaceState })
    expect(readHistoryNote('page')).toBeNull()
  },
)
