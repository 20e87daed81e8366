// Sveltia CMS 0.221.1 documents no address of a field. Its preview and its list of errors send the message that is sent
// here: it opens the parts around the field and moves the focus there.

/** @param link made by going-live.ts */
export async function showField({ hash, dataset }: HTMLAnchorElement): Promise<void> {
  const { field: keyPath = '', pane: locale = '' } = dataset
  await openEntry(hash)
  const fields = `.pane[data-mode='edit'][data-locale='${locale}'] .field`
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    const payload = { locale, keyPath }
    postMessage({ type: 'highlight-editor-field', payload }, location.origin)
    await pause()
    const found = document.querySelector(`${fields}[data-key-path='${keyPath}']`)
    if (found?.contains(document.activeElement)) return
    // Parts of a fact are only drawn when they are scrolled to.
    const fact = `${fields}[data-key-path='${keyPath.replace(/\..*/, '')}']`
    document.querySelector(`${fact} .placeholder`)?.scrollIntoView({ block: 'center' })
  }
}

/** Closes the entry that is open first: Sveltia CMS would show an empty one instead. */
async function openEntry(hash: string) {
  if (location.hash === hash) return
  location.hash = '#/collections/_singletons'
  while (document.querySelector('.content-editor')) await pause()
  location.hash = hash
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
