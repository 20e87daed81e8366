// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fieldNames, emptyValues } from '@site/enquiry/fields.ts'
import type { FormAnswer } from '@site/enquiry/form-answer.ts'
import { honeypotField } from '@site/enquiry/form-answer.ts'
import { messages } from '@site/company/i18n/messages.ts'
import { render } from '../../testing/render.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { EnquiryTab } from './EnquiryTab.tsx'
import { type EnquiryVariant, formContent } from './form-content.ts'

const t = messages.en
const contact = { phone: '+41 81 000 00 00', email: 'info@senda.example' }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const form = (answer?: FormAnswer, variant: EnquiryVariant = 'page') => (
  <EnquiryForm
    variant={variant}
    content={{ ...formContent('en'), contact }}
    answer={answer}
    values={answer?.values}
  />
)

/** The form as prerendered, or as the service renders it in its answer to a native post. */
function show(answer?: FormAnswer) {
  const page = render(form(answer))
  const control = (label: string) =>
    page.getByLabelText<Control>((text) => text.replace(' *', '') === label)
  return { page, control, container: page.container }
}

test('before hydration the form posts natively, and the browser does not validate it', () => {
  const { container, control } = show()
  const native = container.querySelector('form')
  expect(native?.getAttribute('action')).toBe('/send-mail?language=en')
  expect(native?.method).toBe('post')
  expect(native?.noValidate).toBe(true)
  expect(Object.fromEntries(new FormData(native ?? undefined))).toMatchObject({ language: 'en' })
  for (const label of [t.FIRST_NAME, t.LAST_NAME, t.PHONE, t.EMAIL, t.SOURCE, t.OTHER_SOURCE]) {
    expect(control(label).required, label).toBe(true)
  }
  for (const label of [t.COMPANY_NAME, t.MESSAGE_CONTACT]) {
    expect(control(label).required, label).toBe(false)
  }
})

test('the fields are in the order of the specification, without a length limit', () => {
  const controls = [...show().container.querySelectorAll<Control>('input, select, textarea')]
  expect(controls.map(({ name }) => name)).toEqual(['language', honeypotField, ...fieldNames])
  expect(controls.filter((control) => control.hasAttribute('maxlength'))).toEqual([])
})

test('the forms of page and panel have different ids', () => {
  const { container } = render(
    <>
      {form()}
      {form(undefined, 'panel')}
    </>,
  )
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('there is no inline style, which the content security policy would block', () => {
  expect(show().container.querySelectorAll('style, [style]')).toHaveLength(0)
})

test('an untouched form shows no errors', () => {
  const { page, container } = show()
  expect(page.queryByRole('heading', { name: t.ERROR_SUMMARY })).toBeNull()
  expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
})

test('an answer with errors shows the summary, each error at its field, and every value, escaped', () => {
  const values = {
    ...emptyValues,
    firstName: '<b>"Ada"</b>',
    phone: '+41',
    companyName: 'A & B',
    email: 'nope',
    message: 'Line one\n</textarea><script>alert(1)</script>',
    source: 'others' as const,
  }
  const { page, container, control } = show({
    locale: 'en',
    values,
    valuesLeftOut: false,
    errors: { lastName: 'L_REQUIRED', email: 'E_INVALID', otherSource: 'OTHER_REQUIRED' },
    failed: false,
  })
  expect(page.getByRole('region', { name: t.ERROR_SUMMARY })).toBeDefined()
  for (const [label, message] of [
    [t.LAST_NAME, t.L_REQUIRED],
    [t.EMAIL, t.E_INVALID],
    [t.OTHER_SOURCE, t.OTHER_REQUIRED],
  ] as const) {
    const field = control(label)
    expect(page.getByRole('link', { name: message }).getAttribute('href')).toBe(`#${field.id}`)
    expect(field.getAttribute('aria-invalid'), label).toBe('true')
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(message)
  }
  const posted = new FormData(container.querySelector('form') ?? undefined)
  expect(Object.fromEntries(posted)).toMatchObject(values)
  expect(container.querySelector('script, b')).toBeNull()
  expect(page.queryByRole('heading', { name: t.RESCUE_TITLE })).toBeNull()
})

test('after a failure the form offers other ways to reach the company, with the text filled in', () => {
  const { page, container } = show({
    locale: 'en',
    values: { ...emptyValues, firstName: 'Ada', message: 'Hello' },
    valuesLeftOut: false,
    errors: {},
    failed: true,
  })
  const rescue = page.getByRole('heading', { name: t.RESCUE_TITLE })
  const summary = page.getByRole('link', { name: t.SOMETHING_WENT_WRONG })
  expect(summary.getAttribute('href')).toBe(`#${rescue.id}`)
  const statuses = page.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses).toContain(t.SOMETHING_WENT_WRONG)
  const mail = page.getByRole('link', { name: t.RESCUE_EMAIL }).getAttribute('href')
  expect(mail).toMatch(/^mailto:info@senda\.example\?subject=.*body=.*Hello/)
  expect(container.querySelector('a[href="tel:+41810000000"]')).not.toBeNull()
  // The clipboard needs JavaScript.
  expect(page.queryByRole('button', { name: t.RESCUE_COPY })).toBeNull()
})

test('without JavaScript the tab is a link to the contact page', () => {
  const { container } = render(<EnquiryTab locale="en" />)
  expect(container.querySelector('noscript')?.innerHTML).toContain('href="/contact"')
  expect(container.querySelector('button')?.hidden).toBe(true)
})
