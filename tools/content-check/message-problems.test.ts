import { expect, test } from 'vitest'
import { messageProblems } from './message-problems.ts'

const english = { HOME: 'Home', GREETING: 'Hello {name}, this is {company}', BAND: 'A step' }

function problems(german: Record<string, unknown> | string) {
  const content = typeof german === 'string' ? german : JSON.stringify(german, null, 2)
  return messageProblems([
    { file: 'en.json', content: JSON.stringify(english) },
    { file: 'de.json', content },
  ])
}

const right = { HOME: 'Start', GREETING: 'Guten Tag {name}, hier {company}', BAND: 'Ein Schritt' }

test('complete and correct texts have no problems', () => {
  expect(problems(right)).toEqual([])
})

test('a missing text is reported with the English text to translate', () => {
  expect(problems({ ...right, BAND: undefined })).toEqual([
    'de.json lacks BAND. Please translate: "A step"',
  ])
})

test('an unknown key is reported', () => {
  expect(problems({ ...right, BNAD: 'Ein Schritt' })).toEqual([
    'de.json has BNAD, which en.json does not have: remove or rename it.',
  ])
})

test('a wrong placeholder is reported with the valid ones', () => {
  const GREETING = 'Guten Tag {nmae}, hier {company}'
  expect(problems({ ...right, GREETING })).toEqual([
    'de.json, GREETING: {nmae} is not a placeholder of this text; it has {name} and {company}.',
    'de.json, GREETING: the placeholder {name} is missing; the website puts a value there.',
  ])
  expect(problems({ ...right, BAND: 'Ein {Schritt' })).toEqual([
    'de.json, BAND: a brace { or } is unbalanced.',
  ])
})

test('a text that is too long for its place is reported with its limit', () => {
  expect(problems({ ...right, HOME: 'Zur Einstiegsseite' })).toEqual([
    'de.json, HOME: 18 characters do not fit the menu, which has one line; the limit is 16.',
  ])
})

test('an empty text and stray spaces are reported', () => {
  expect(problems({ ...right, HOME: ' ', BAND: 'Ein  Schritt' })).toEqual([
    'de.json, HOME: the text is empty.',
    'de.json, HOME: there is a leading, trailing or double space.',
    'de.json, BAND: there is a leading, trailing or double space.',
  ])
})

test('a repeated key is reported', () => {
  const twice = JSON.stringify(right, null, 2).replace('{\n', '{\n  "BAND": "Eins",\n')
  expect(problems(twice)).toEqual(['de.json has BAND twice: remove one of them.'])
  expect(messageProblems([{ file: 'en.json', content: twice }])).toEqual([
    'en.json has BAND twice: remove one of them.',
  ])
})

test('a missing comma is reported with its line', () => {
  const [problem] = problems('{\n  "HOME": "Start"\n  "BAND": "Ein Schritt"\n}')
  expect(problem).toMatch(/^de\.json cannot be read \(.*line 3.*\)\. Every line but the last/)
})

test('a file without an object of texts is reported', () => {
  expect(problems('"Start"')).toEqual(['de.json: the file must contain one JSON object of texts.'])
})

test('a value that is not a text is reported', () => {
  expect(problems({ ...right, HOME: 1 })).toEqual([
    'de.json: HOME must be a text in quotation marks.',
  ])
})
