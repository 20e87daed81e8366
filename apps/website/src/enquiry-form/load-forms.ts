import type * as drafts from './draft.ts'
import type * as formCode from './hydrate-form.tsx'

// Not imported: a module shared with the form's code would become a file that every page loads.
const draftKey: typeof drafts.draftKey = 'enquiry-draft'

/**
 * Loads the code of a form once the form is visible: on the contact page after the first paint, elsewhere when the
 * panel opens, because a closed dialog has no box. Until then the browser posts it, and what it posts is no draft.
 */
export function loadFormsWhenVisible(): void {
  const code = document.querySelector<HTMLTemplateElement>('template[data-form-code]')
  const url = code?.content.querySelector('script')?.src ?? ''
  let isPosted = false
  const load = async ({ parentElement: root }: Element) => {
    const { hydrateForm } = (await import(/* @vite-ignore */ url)) as typeof formCode
    // A task of its own, so that neither evaluating nor hydrating keeps the visitor waiting.
    await new Promise((resolve) => setTimeout(resolve))
    // The form of a page that was posted stays the browser's, also after Back: its text is no draft.
    if (root && !isPosted) hydrateForm(root)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      observer.unobserve(target)
      void load(target)
    }
  })
  for (const form of document.querySelectorAll('form')) observer.observe(form)
  addEventListener('submit', ({ defaultPrevented }) => {
    if (defaultPrevented) return
    isPosted = true
    try {
      sessionStorage.removeItem(draftKey)
    } catch {
      // Storage is blocked.
    }
  })
}
