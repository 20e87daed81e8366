import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FormAnswer } from '../../../enquiry-contract/form-answer.ts'
import { honeypotField } from '../../../enquiry-contract/spam-signals.ts'
import { fieldNames } from '../../../enquiry-contract/fields.ts'
import { emptyValues } from '../../../enquiry-contract/form-values.ts'
import { messages } from '../../../i18n/messages.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { EnquiryPanel } from './EnquiryPanel.tsx'
import { EnquiryTab } from './EnquiryTab.tsx'
import { formTexts } from './form-texts.ts'
import type { EnquiryVariant } from './enquiry-variant.ts'

const t = messages.en
const company = { phone: '+41 81 000 00 00', email: 'info@senda.example' }

const render = (answer?: FormAnswer, variant: EnquiryVariant = 'page') =>
  renderToString(
    <EnquiryForm
      variant={variant}
      locale="en"
      texts={formTexts(t, variant)}
      company={company}
      answer={answer}
    />,
  )

/** The opening tag of the control with this name. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? ''

test('without JavaScript the form posts natively, with the browser checking what is required', () => {
  const html = render()
  expect(html).toMatch(/<form[^>]*action="\/send-mail\?language=en" method="post"/)
  expect(html).not.toMatch(/novalidate/i)
  expect(control(html, 'language')).toContain('value="en"')
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'source']) {
    expect(control(html, name)).toContain('required=""')
  }
  for (const name of ['companyName', 'message']) {
    expect(control(html, name)).not.toContain('required')
  }
  // It may be hidden: the service asks for it.
  expect(control(html, 'otherSource')).not.toContain('required=""')
})

test('the fields stand in the order of the specification, without a limit of length', () => {
  const html = render()
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]*\bname="(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(names).toEqual(['language', honeypotField, ...fieldNames])
  expect(html).not.toMatch(/maxlength/i)
})

test('page and panel can stand in one document', () => {
  const ids = [...(render() + render(undefined, 'panel')).matchAll(/ id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a strict content security policy holds: there is no style in the markup', () => {
  expect(render()).not.toMatch(/<style|\sstyle=/)
})

test('an untouched form calls nothing wrong', () => {
  const html = render()
  expect(html).not.toContain(t.ERROR_SUMMARY)
  expect(html).not.toContain('aria-invalid="true"')
})

test('a refused answer shows summary, errors at their fields, and every value, escaped', () => {
  const html = render({
    locale: 'en',
    values: {
      ...emptyValues,
      firstName: '<b>"Ada"</b>',
      phone: '+41',
      companyName: 'A & B',
      email: 'nope',
      message: 'Line one\n</textarea><script>alert(1)</script>',
      source: 'others',
    },
    valuesLeftOut: false,
    errors: { lastName: 'L_REQUIRED', email: 'E_INVALID', otherSource: 'OTHER_REQUIRED' },
    failed: false,
  })
  expect(html).toContain(t.ERROR_SUMMARY)
  for (const [name, message] of [
    ['lastName', t.L_REQUIRED],
    ['email', t.E_INVALID],
    ['otherSource', t.OTHER_REQUIRED],
  ] as const) {
    const id = `enquiry-page-${name}`
    expect(html).toContain(`href="#${id}">${message}</a>`)
    expect(control(html, name)).toContain('aria-invalid="true"')
    expect(control(html, name)).toContain(`aria-describedby="${id}-error"`)
    expect(html).toMatch(new RegExp(`id="${id}-error"[^]*?${message}`))
  }
  expect(control(html, 'firstName')).toContain('value="&lt;b&gt;&quot;Ada&quot;&lt;/b&gt;"')
  expect(control(html, 'companyName')).toContain('value="A &amp; B"')
  expect(control(html, 'email')).toContain('value="nope"')
  expect(html).toContain('Line one\n&lt;/textarea&gt;&lt;script&gt;')
  expect(html).toContain('<option value="others" selected="">')
  expect(html).not.toContain('<script')
  expect(html).not.toContain(t.RESCUE_TITLE)
})

test('a failed answer offers the other ways, with the text filled in', () => {
  const html = render({
    locale: 'en',
    values: { ...emptyValues, firstName: 'Ada', message: 'Hello' },
    valuesLeftOut: false,
    errors: {},
    failed: true,
  })
  expect(html).toContain(`href="#enquiry-page-rescue">${t.SOMETHING_WENT_WRONG}`)
  expect(html).toMatch(new RegExp(`role="status"><p[^>]*>${t.SOMETHING_WENT_WRONG}`))
  expect(html).toMatch(/href="mailto:info@senda\.example\?subject=[^"]*body=[^"]*Hello/)
  expect(html).toContain('href="tel:+41810000000"')
  // The clipboard needs JavaScript.
  expect(html).not.toContain(t.RESCUE_COPY)
})

test('the tab opens the panel, which closes itself, and is a link where script is off', () => {
  const tab = renderToString(
    <EnquiryTab label={t.ENQUIRY_TAB} landmark={t.ENQUIRY_PANEL_TITLE} contactHref="/contact" />,
  )
  expect(tab).toMatch(
    /<button[^>]*command="show-modal" commandfor="enquiry-panel" aria-haspopup="dialog"/,
  )
  expect(tab).toMatch(/<noscript><a[^>]*href="\/contact"/)
  const panel = renderToString(<EnquiryPanel title={t.ENQUIRY_PANEL_TITLE} close={t.CLOSE} />)
  expect(panel).toMatch(
    /<dialog id="enquiry-panel"[^>]*closedby="any" aria-labelledby="enquiry-panel-title"/,
  )
  expect(panel).toMatch(/command="close" commandfor="enquiry-panel" aria-label="Close"/)
})
