import type { ReactNode } from 'react'
import { SectionRule } from '../components/SectionRule.tsx'

interface NumberedSection {
  name: string
  /** A short remark at the end of the line. */
  note?: string
  /** The anchor, where links lead to the section. */
  id?: string
  content: ReactNode
}

/**
 * The sections of a page, numbered in order. An empty section is `false` and leaves no gap in the numbers; a
 * single section has no number.
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
