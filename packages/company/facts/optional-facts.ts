import * as v from 'valibot'
import * as formats from './fact-formats.ts'
import { references } from './references.ts'
import { rule } from './rules.ts'

/** The days of a week, from Monday on. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

const person = v.strictObject({
  name: formats.text,
  role: formats.textPerLanguage,
  background: v.optional(formats.textPerLanguage),
  latestWork: v.optional(formats.textPerLanguage),
  statement: v.optional(formats.textPerLanguage),
  phone: v.optional(formats.phone),
  email: v.optional(formats.email),
  languages: v.optional(v.array(formats.language)),
  portrait: v.optional(formats.pictureName),
})

const certificate = v.strictObject({
  name: formats.text,
  scope: formats.textPerLanguage,
  body: formats.text,
  year: formats.year,
})

const picture = v.strictObject({
  picture: formats.pictureName,
  alt: formats.textPerLanguage,
  caption: v.optional(formats.textPerLanguage),
})

const answerWithin = v.strictObject({
  count: formats.count,
  unit: v.picklist(['hours', 'workingDays']),
})

const surveySize = v.strictObject({
  people: formats.count,
  days: formats.count,
  weeks: formats.count,
  price: formats.count,
})

const survey = v.pipe(
  v.strictObject({
    weeks: formats.count,
    priceFrom: v.optional(formats.count),
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

const engagement = v.pipe(
  v.strictObject({
    answerWithin: v.optional(answerWithin),
    firstTalk: v.optional(v.strictObject({ minutes: formats.count, free: v.boolean() })),
    survey: v.optional(survey),
    dayRate: v.optional(v.strictObject({ price: formats.count, costCeiling: v.boolean() })),
    vat: v.optional(v.picklist(['excluded', 'included', 'none'])),
    noticeWeeks: v.optional(formats.count),
  }),
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
    opens: formats.timeOfDay,
    closes: formats.timeOfDay,
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
  v.strictObject({
    from: formats.count,
    to: v.pipe(formats.count, v.maxValue(100, rule('AT_MOST_100'))),
  }),
  v.check(({ from, to }) => from <= to, rule('WORKLOAD')),
)

const step = v.strictObject({ title: formats.textPerLanguage, text: formats.textPerLanguage })

const careers = v.strictObject({
  place: v.optional(formats.textPerLanguage),
  workload: v.optional(workload),
  homeOffice: v.optional(formats.textPerLanguage),
  steps: v.optional(v.array(step)),
  email: v.optional(formats.email),
  keptMonths: v.optional(formats.count),
})

const pictures = v.strictObject({
  about: v.optional(picture),
  team: v.optional(picture),
  partners: v.optional(picture),
  careers: v.optional(picture),
  poster: v.optional(v.strictObject({ alt: formats.textPerLanguage })),
})

const question = v.strictObject({
  question: formats.textPerLanguage,
  answer: formats.textPerLanguage,
})

/** Facts that a company may leave out: nothing is shown or promised for one that is missing (decision 13). */
export const optionalFacts = {
  regions: v.optional(v.array(formats.textPerLanguage)),
  workingLanguages: v.optional(v.array(formats.language)),
  people: v.optional(v.array(person)),
  pictures: v.optional(pictures),
  references: v.optional(references),
  engagement: v.optional(engagement),
  questions: v.optional(v.array(question)),
  openingHours: v.optional(week),
  foundedYear: v.optional(formats.year),
  headcount: v.optional(formats.count),
  memberships: v.optional(v.array(formats.text)),
  certificates: v.optional(v.array(certificate)),
  partnerCommission: v.optional(v.picklist(['none', 'disclosed'])),
  jobSite: v.optional(formats.httpsUrl),
  careers: v.optional(careers),
  withoutPages: v.optional(v.array(v.picklist(['partners', 'careers']))),
  sameAs: v.optional(v.array(formats.httpsUrl)),
  representatives: v.optional(v.array(formats.text)),
  vatNumber: v.optional(formats.text),
  dataProtectionAuthority: v.optional(
    v.strictObject({ name: formats.textPerLanguage, website: formats.httpsUrl }),
  ),
  backupDays: v.optional(formats.count),
  mailboxDays: v.optional(formats.count),
  countVisits: v.optional(v.boolean()),
  dataStaysInSwitzerland: v.optional(v.boolean()),
}
