import * as v from 'valibot'
import {
  count,
  email,
  httpsUrl,
  language,
  phone,
  pictureName,
  text,
  textPerLanguage,
  timeOfDay,
  year,
} from './fact-formats.ts'
import { references } from './references.ts'
import { rule } from './rules.ts'

/** The days of a week, from Monday on. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

const person = v.strictObject({
  name: text,
  role: textPerLanguage,
  background: v.optional(textPerLanguage),
  latestWork: textPerLanguage,
  statement: v.optional(textPerLanguage),
  phone: v.optional(phone),
  email: v.optional(email),
  languages: v.optional(v.array(language)),
  portrait: v.optional(pictureName),
})

const certificate = v.strictObject({
  name: text,
  scope: textPerLanguage,
  body: text,
  year: year,
})

const picture = v.strictObject({
  picture: pictureName,
  alt: textPerLanguage,
  caption: v.optional(textPerLanguage),
})

const answerWithin = v.strictObject({
  count,
  unit: v.picklist(['hours', 'workingDays']),
})

const surveySize = v.strictObject({
  people: count,
  days: count,
  weeks: count,
  price: count,
})

const survey = v.pipe(
  v.strictObject({
    weeks: count,
    priceFrom: v.optional(count),
    sizes: v.optional(v.array(surveySize)),
  }),
  v.forward(
    v.check(
      ({ weeks, priceFrom, sizes = [] }) =>
        sizes.every(({ price }, index) =>
          index === 0
            ? price === priceFrom && sizes[0]?.weeks === weeks
            : price > (sizes[index - 1]?.price ?? 0),
        ),
      rule('SURVEY_SIZES'),
    ),
    ['sizes'],
  ),
)

const terms = v.strictObject({
  answerWithin: v.optional(answerWithin),
  firstTalk: v.optional(v.strictObject({ minutes: count, free: v.boolean() })),
  survey: v.optional(survey),
  dayRate: v.optional(v.strictObject({ price: count, costCeiling: v.boolean() })),
  vat: v.optional(v.picklist(['excluded', 'included', 'none'])),
  noticeWeeks: v.optional(count),
})

const engagement = v.pipe(
  terms,
  v.forward(
    v.check(
      ({ survey, dayRate, vat }) => vat !== undefined || !(survey?.priceFrom ?? dayRate),
      rule('VAT_MISSING'),
    ),
    ['vat'],
  ),
)

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.picklist(weekdays)), v.nonEmpty(rule('ONE_ENTRY'))),
    opens: timeOfDay,
    closes: timeOfDay,
  }),
  v.check(({ opens, closes }) => opens < closes, rule('CLOSES_LATER')),
)

const week = v.pipe(
  v.array(openingHours),
  v.check(
    (hours) =>
      weekdays.every((day) =>
        hours
          .filter(({ days }) => days.includes(day))
          .sort((a, b) => a.opens.localeCompare(b.opens))
          .every(({ opens }, index, sorted) => opens >= (sorted[index - 1]?.closes ?? '')),
      ),
    rule('HOURS_OVERLAP'),
  ),
)

const workload = v.pipe(
  v.strictObject({ from: count, to: v.pipe(count, v.maxValue(100, rule('AT_MOST_100'))) }),
  v.check(({ from, to }) => from <= to, rule('WORKLOAD')),
)

const step = v.strictObject({ title: textPerLanguage, text: textPerLanguage })

const careers = v.strictObject({
  place: v.optional(textPerLanguage),
  workload: v.optional(workload),
  homeOffice: v.optional(textPerLanguage),
  steps: v.optional(v.array(step)),
  email: v.optional(email),
  keptMonths: v.optional(count),
})

const pictures = v.strictObject({
  about: v.optional(picture),
  team: v.optional(picture),
  partners: v.optional(picture),
  careers: v.optional(picture),
  poster: v.optional(v.strictObject({ alt: textPerLanguage })),
})

const question = v.strictObject({ question: textPerLanguage, answer: textPerLanguage })

/** Facts that a company may leave out: nothing is shown or promised for one that is missing (decision 13). */
export const optionalFacts = {
  regions: v.optional(v.array(textPerLanguage)),
  workingLanguages: v.optional(v.array(language)),
  people: v.optional(v.array(person)),
  colleagues: v.optional(textPerLanguage),
  pictures: v.optional(pictures),
  references: v.optional(references),
  engagement: v.optional(engagement),
  questions: v.optional(v.array(question)),
  openingHours: v.optional(week),
  foundedYear: v.optional(year),
  headcount: v.optional(count),
  memberships: v.optional(v.array(text)),
  certificates: v.optional(v.array(certificate)),
  partnerCommission: v.optional(v.picklist(['none', 'disclosed'])),
  jobSite: v.optional(httpsUrl),
  careers: v.optional(careers),
  withoutPages: v.optional(v.array(v.picklist(['partners', 'careers']))),
  sameAs: v.optional(v.array(httpsUrl)),
  representatives: v.optional(v.array(text)),
  vatNumber: v.optional(text),
  dataProtectionAuthority: v.optional(v.strictObject({ name: textPerLanguage, website: httpsUrl })),
  backupDays: v.optional(count),
  mailboxDays: v.optional(count),
  countVisits: v.optional(v.boolean()),
  dataStaysInSwitzerland: v.optional(v.boolean()),
}
