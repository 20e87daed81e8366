import * as v from 'valibot'
import { allPages } from '../i18n/pages.ts'
import {
  count,
  described,
  email,
  example,
  httpsUrl,
  language,
  optional,
  phone,
  text,
  textPerLanguage,
  timeOfDay,
  year,
  yesOrNo,
} from './fact-formats.ts'
import { references } from './references.ts'

/** The days of a week, from Monday on. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

const portrait = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)?$/,
    'must be lower-case words, such as "lea-baer" or "lea-baer.jpg"',
  ),
  v.transform((file) => file.replace(/\..*$/, '')),
)

const person = v.strictObject({
  example,
  name: text,
  role: textPerLanguage,
  latestWork: described(textPerLanguage, 'One sentence on what she or he last built'),
  statement: optional(
    textPerLanguage,
    'In her or his own words: one or two sentences. Those of the first person are also read after sending an enquiry',
  ),
  phone: optional(phone, 'A direct line: "+41 81 000 00 01"'),
  email: optional(email, 'A mailbox that she or he reads'),
  languages: optional(v.array(language), 'Codes such as "de" or "rm"'),
  portrait: optional(portrait, 'The file in content/pictures: "lea-baer.jpg"'),
})

const certificate = v.strictObject({
  name: described(text, 'Such as "ISO/IEC 27001"'),
  scope: described(textPerLanguage, 'What it covers: "operation of servers"'),
  body: described(text, 'Who issued it'),
  year: described(year, 'When it was issued'),
})

const picture = v.strictObject({
  alt: described(textPerLanguage, 'What is seen, for people who cannot see it'),
  caption: optional(textPerLanguage, 'The line below the picture'),
})

const answerWithin = v.strictObject({
  count,
  unit: v.picklist(['hours', 'workingDays'], 'must be "hours" or "workingDays"'),
})

const surveySize = v.strictObject({
  people: described(count, 'How many people work in the company'),
  days: described(count, 'Our days of work'),
  weeks: described(count, 'Until the report'),
  price: described(count, 'The fixed price in CHF'),
})

const survey = v.pipe(
  v.strictObject({
    weeks: count,
    priceFrom: v.optional(count),
    sizes: optional(
      v.array(surveySize),
      'What it takes in companies of different sizes. The first is the smallest, with the weeks and the price above',
    ),
  }),
  v.forward(
    v.check(
      ({ weeks, priceFrom, sizes = [] }) =>
        sizes.every(({ price }, index) =>
          index === 0
            ? price === priceFrom && sizes[0]?.weeks === weeks
            : price > (sizes[index - 1]?.price ?? 0),
        ),
      'must start with “weeks” and “priceFrom”, and rise in price',
    ),
    ['sizes'],
  ),
)

const terms = v.strictObject({
  answerWithin: optional(answerWithin, 'Within what time an enquiry is answered'),
  firstTalk: optional(
    v.strictObject({ minutes: count, free: yesOrNo }),
    'The initial meeting: its length, and whether it is free',
  ),
  survey: optional(
    survey,
    'The assessment: weeks until its report, and its fixed price from … CHF',
  ),
  dayRate: optional(
    v.strictObject({ price: count, costCeiling: yesOrNo }),
    'A day of work in CHF, and whether its total is capped in advance (“Kostendach”)',
  ),
  vat: optional(
    v.picklist(['excluded', 'included', 'none'], 'must be "excluded", "included" or "none"'),
    'Whether the prices exclude or include VAT, or the company charges none',
  ),
  noticeWeeks: optional(count, 'How many weeks ahead clients are asked to end an assignment'),
})

const engagement = v.pipe(
  terms,
  v.forward(
    v.check(
      ({ survey, dayRate, vat }) => vat !== undefined || !(survey?.priceFrom ?? dayRate),
      'is missing: with a price, say whether it excludes or includes VAT ("excluded", "included"), or that you charge none ("none")',
    ),
    ['vat'],
  ),
)

const openingHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays, `must be one of ${weekdays.join(', ')}`)),
      v.nonEmpty('must name at least one day'),
    ),
    opens: timeOfDay,
    closes: timeOfDay,
  }),
  v.check(({ opens, closes }) => opens < closes, '“closes” must be later than “opens”'),
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
    'has hours that overlap on one day',
  ),
)

const workload = v.pipe(
  v.strictObject({ from: count, to: v.pipe(count, v.maxValue(100, 'must be at most 100')) }),
  v.check(({ from, to }) => from <= to, '“from” must not be greater than “to”'),
)

const step = v.strictObject({ title: textPerLanguage, text: textPerLanguage })

const careers = v.strictObject({
  place: v.optional(textPerLanguage),
  workload: optional(workload, 'In percent of full time'),
  homeOffice: v.optional(textPerLanguage),
  steps: optional(v.array(step), 'How an application goes, in order'),
  email: optional(email, 'Where applications without a vacancy are sent'),
  keptMonths: optional(
    count,
    'After how many months a refused application is deleted at the latest',
  ),
})

const pictures = v.strictObject({
  about: v.optional(picture),
  team: v.optional(picture),
  partners: v.optional(picture),
  careers: v.optional(picture),
  poster: v.optional(v.strictObject({ alt: textPerLanguage })),
})

const question = v.strictObject({ question: textPerLanguage, answer: textPerLanguage })

const pagesWithClaims = allPages.filter((page) => page !== 'thankYou')

/**
 * Facts that a company may leave out: nothing is shown, promised, marked up or sent for one that is
 * missing (decision 13). docs/editing-content.md says where each appears.
 */
export const optionalFacts = {
  regions: optional(v.array(textPerLanguage), 'Where the company works'),
  workingLanguages: optional(v.array(language), 'The languages in which it works: "de", "rm"'),
  people: optional(v.array(person), 'Whom About us introduces; the first one reads the enquiries'),
  pictures: optional(pictures, 'What is seen on your pictures in content/pictures, content/film'),
  film: optional(yesOrNo, 'false: Home opens with a picture that does not move'),
  references: optional(
    references,
    'Finished assignments. Publish only what the client has agreed to, and keep that agreement',
  ),
  engagement: optional(engagement, 'What clients are promised: times and prices'),
  questions: optional(v.array(question), 'What clients ask before they sign, with your answers'),
  openingHours: optional(week, 'When the phone is answered'),
  foundedYear: optional(year, 'When the company was founded'),
  headcount: optional(count, 'How many people work here'),
  memberships: optional(v.array(text), 'Associations that the company belongs to'),
  certificates: optional(v.array(certificate), 'Only valid ones'),
  partnerCommission: optional(
    v.picklist(['none', 'disclosed'], 'must be "none" or "disclosed"'),
    'Whether partners pay for being recommended: not at all, or clients are told how much',
  ),
  jobSite: optional(httpsUrl, 'Where vacancies are published'),
  careers: optional(careers, 'What applicants can expect'),
  withoutPages: optional(
    v.array(v.picklist(['partners', 'careers'], 'must be "partners" or "careers"')),
    'Pages that the site leaves out',
  ),
  sameAs: optional(v.array(httpsUrl), 'Profiles of the company on other sites'),
  representatives: optional(v.array(text), 'Who may sign, as the commercial register lists them'),
  vatNumber: optional(text, 'The number in the VAT register: "CHE-123.456.788 MWST"'),
  dataProtectionAuthority: optional(
    v.strictObject({ name: textPerLanguage, website: httpsUrl }),
    'Who supervises data protection, if the address is not in Switzerland: for the privacy notice',
  ),
  backupDays: optional(count, 'For how many days backups are kept'),
  mailboxDays: optional(count, 'For how many days emails with enquiries stay in the mailbox'),
  countVisits: optional(yesOrNo, 'Whether visits are counted, without cookies or addresses'),
  dataStaysInSwitzerland: optional(yesOrNo, 'Whether no provider handles personal data abroad'),
  pagesToCheck: optional(
    v.array(v.picklist(pagesWithClaims, `must be one of ${pagesWithClaims.join(', ')}`)),
    'Pages whose texts may still describe the example. Take out each one whose texts are true of your company',
  ),
  examples: optional(
    v.array(text),
    'The names of facts that are invented. Take out what you have replaced: npm run doctor fails until the list is empty',
  ),
}
