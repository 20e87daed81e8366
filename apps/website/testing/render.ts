import { within } from '@testing-library/dom'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Renders a component to HTML as the build does. @returns its element, with queries by role, label and text */
export function render(element: ReactElement) {
  const container = document.createElement('div')
  // Before rendering, because components read the page that they are in.
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(element)
  return { container, ...within(container) }
}
