import { escapeHtml } from '../../enquiry-service/mail/escape-html.ts'

/** Markup that was written here; anything else is escaped. */
export interface Html {
  readonly markup: string
}

/** Markup whose values are escaped unless they are markup themselves. */
export function html(strings: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) }
}

function markupOf(value: string | Html | Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(markupOf).join('') : value.markup
}
