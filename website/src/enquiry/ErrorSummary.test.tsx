// @vitest-environment jsdom
import { getByLabelText, getByRole } from '@testing-library/dom'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { TextField } from './TextField.tsx'

const scrolledTo: (string | null)[] = []

/** The summary with a field and a heading, hydrated, as its links need script. */
function show() {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.textContent)
  }
  const container = document.body.appendChild(document.createElement('div'))
  const errors = [
    { target: 'email', message: 'Invalid email' },
    { target: 'rescue', message: 'Something went wrong' },
  ]
  flushSync(() => {
    createRoot(container).render(
      <>
        <ErrorSummary id="summary" title="Please check" errors={errors} ref={null} />
        <TextField id="email" label="Email" error="Invalid email" locked={false} />
        <h2 id="rescue" tabIndex={-1}>
          Other ways
        </h2>
      </>,
    )
  })
  return container
}

afterEach(() => {
  document.body.replaceChildren()
  scrolledTo.length = 0
})

test('a link scrolls the label of its field into view, and then focuses the field', () => {
  const container = show()
  const field = getByLabelText(container, 'Email')
  const focus = vi.spyOn(field, 'focus')
  getByRole(container, 'link', { name: 'Invalid email' }).click()
  expect(scrolledTo).toEqual(['Email'])
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  expect(document.activeElement).toBe(field)
  expect(location.hash).toBe('')
})

test('a link to something without a label scrolls to it', () => {
  const container = show()
  getByRole(container, 'link', { name: 'Something went wrong' }).click()
  expect(scrolledTo).toEqual(['Other ways'])
  expect(document.activeElement).toBe(getByRole(container, 'heading', { name: 'Other ways' }))
})
