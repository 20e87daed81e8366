/*
 * Sveltia CMS has addresses for entries, but not for their fields. It answers a message of its own, by opening the parts
 * around a field and moving the focus there, and only draws what has been scrolled to.
 */

/** @param link made by going-live.ts */
export async function showField({ hash, dataset }: HTMLAnchorElement): Promise<void> {
  const { field = '', pane = '', fromEnd } = dataset
  await openEntry(hash)
  const fields = `.pane[data-mode='edit'][data-locale='${pane}'] .field`
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    postMessage(
      { type: 'highlight-editor-field', payload: { locale: pane, keyPath: field } },
      location.origin,
    )
    await pause()
    const found = document.querySelector(`${fields}[data-key-path='${field}']`)
    if (found?.contains(document.activeElement)) return
    // The nearest field around it that is drawn, or the place where its first part will be.
    const around = field
      .split('.')
      .map((_, index, steps) => steps.slice(0, index + 1).join('.'))
      .findLast((path) => document.querySelector(`${fields}[data-key-path='${path}']`))
    const next =
      around === undefined
        ? partsOf(pane).at(-1 - Number(fromEnd))
        : document.querySelector(`${fields}[data-key-path='${around}'] .placeholder`)
    next?.scrollIntoView({ block: 'center' })
  }
}

/** Closes the entry that is open first: Sveltia CMS would show an empty one instead. */
async function openEntry(hash: string) {
  if (location.hash === hash) return
  location.hash = '#/collections/_singletons'
  while (document.querySelector('.content-editor')) await pause()
  location.hash = hash
}

/** The fields of the entry, or their places, without the parts of these. */
const partsOf = (pane: string) =>
  Array.from(
    document.querySelectorAll(
      `.pane[data-mode='edit'][data-locale='${pane}'] :is(.field, .placeholder)`,
    ),
  ).filter((one) => !one.parentElement?.closest('.field'))

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
