import type * as drafts from './draft.ts'
import type * as formCode from './hydrate-form.tsx'

// Not imported: a module shared with the form's code would become a file that every page loads.
const draftKey: typeof drafts.draftKey = 'enquiry-draft'

/** Loads the code of a form once it is visible; until then Send is a native post, which ends the draft. */
export function loadFormsWhenVisible(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-form-code]')
  const url = template?.content.querySelector('script')?.src ?? ''
  let wasPosted = false
  const load = async ({ parentElement: root }: Element) => {
    const { hydrateForm } = (await import(/* @vite-ignore */ url)) as typeof formCode
    // In a separate task, so that evaluating and hydrating do not add up to one long task.
    await new Promise((resolve) => setTimeout(resolve))
    // After a native post the form is not hydrated, even after Back: its text would become a draft again.
    if (root && !wasPosted) hydrateForm(root)
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
    wasPosted = true
    try {
      sessionStorage.removeItem(draftKey)
    } catch {
      // Storage is blocked.
    }
  })
}
