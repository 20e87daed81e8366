// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import toast from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const options = { toasterId: 'test' }
const advance = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}
const shown = () => document.querySelector('[data-type]')?.getAttribute('data-open')

// Specification, section 9: the library's defaults.
test.each([
  ['a success', () => toast.success('Sent.', options), 2_000],
  ['an error', () => toast.error('Not sent.', options), 4_000],
  ['a blank toast', () => toast('Hello.', options), 4_000],
])('%s is shown for its duration, and removed a second later', (_, show, duration) => {
  vi.useFakeTimers()
  const root = createRoot(document.body)
  act(() => {
    root.render(<Toasts toasterId="test" variant="page" />)
  })
  act(() => {
    show()
  })
  advance(duration - 1)
  expect(shown()).toBe('true')
  advance(1)
  expect(shown()).toBe('false')
  advance(1_000)
  expect(shown()).toBeUndefined()
  act(() => {
    root.unmount()
  })
  vi.useRealTimers()
})
