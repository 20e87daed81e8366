import type { ReactNode } from 'react'
import { SectionRule } from '../components/SectionRule.tsx'

interface NumberedSection {
  name: string
  /** A short remark at the far end of its line. */
  note?: string
  /** Where links lead to it. */
  id?: string
  content: ReactNode
}

/**
 * The sections of a page in order. A section that has nothing to say is `false` and leaves no hole in
 * the numbers; one that stands alone has none.
 */
export function NumberedSections({ sections }: { sections: (NumberedSection | false)[] }) {
  const shown = sections.filter((section) => section !== false)
  return shown.map(({ name, note, id, content }, index) => (
    <section key={name} className="grid section" id={id}>
      <SectionRule
        name={name}
        {...(note !== undefined && { note })}
        {...(shown.length > 1 && { number: String(index + 1).padStart(2, '0') })}
      />
      {content}
    </section>
  ))
}
