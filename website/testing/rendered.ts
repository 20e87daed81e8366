import { within } from '@testing-library/dom'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** Puts what a build writes of a component into the document; queries find it as visitors do. */
export function rendered(element: ReactElement) {
  const container = document.createElement('div')
  // First, as components look at the page that they are shown in.
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(element)
  return { container, ...within(container) }
}
