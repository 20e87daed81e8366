import * as v from 'valibot'
import {
  count,
  day,
  email,
  firstIssueOnly,
  httpsUrl,
  language,
  text,
  textPerLanguage,
  timeOfDay,
  uidCheckDigit,
  year,
  yesOrNo,
} from './fact-formats.ts'

/** The days of a week, from Monday on. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Beside an invented person or reference: leave it out for your own (example-facts.ts). */
const example = v.optional(v.literal(true, 'must be true, or left out'))

const person = v.strictObject({
  example,
  name: text,
  role: textPerLanguage,
  /** One sentence on what she or he last built. */
  latestWork: textPerLanguage,
  languages: v.optional(v.array(language)),
  /** The name of her picture in content/pictures, or "portrait-1", "portrait-2" or "portrait-3". */
  portrait: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'must be the name of a picture in lower-case letters, such as "lea-baer"',
      ),
    ),
  ),
})

/** What is seen on a picture of the company's own, and the line below it. */
const picture = v.strictObject({ alt: textPerLanguage, caption: v.optional(textPerLanguage) })

const quote = v.strictObject({ text: textPerLanguage, name: text, role: textPerLanguage })

const reference = v.strictObject({
  example,
  /** The client's name, or who it is: "a food producer, 240 people". */
  client: textPerLanguage,
  /** Left out where the client's name says it. */
  sector: v.optional(textPerLanguage),
  situation: textPerLanguage,
  /** What was done. */
  work: textPerLanguage,
  /** The one figure that changed. */
  result: v.strictObject({
    /** What the figure counts: "days to close a month". */
    label: textPerLanguage,
    /** Short, as it follows a number: "days", "%". */
    unit: textPerLanguage,
    before: v.number('must be a number'),
    after: v.number('must be a number'),
  }),
  year,
  quote: v.optional(quote),
  /** When the client agreed to be published. Without consent a reference must not be shown. */
  consent: v.pipe(
    v.optional(day, ''),
    v.nonEmpty('is missing: a reference is only published with the date of the client’s consent'),
  ),
})

const terms = v.strictObject({
  /** Within what time an enquiry is answered: working days, or hours on working days. */
  answerWithin: v.optional(
    v.strictObject({
      count,
      unit: v.picklist(['hours', 'workingDays'], 'must be "hours" or "workingDays"'),
    }),
  ),
  /** The initial meeting: its length, and whether it is free. */
  firstTalk: v.optional(v.strictObject({ minutes: count, free: yesOrNo })),
  /** The assessment that begins a project: after how many weeks its report is ready, and its fixed price from … CHF. */
  survey: v.optional(v.strictObject({ weeks: count, priceFrom: v.optional(count) })),
  /** A day of work in CHF, and whether its total is capped in advance ("Kostendach"). */
  dayRate: v.optional(v.strictObject({ price: count, costCeiling: yesOrNo })),
  /** Whether these prices exclude or include VAT, or whether the company charges none. */
  vat: v.optional(
    v.picklist(['excluded', 'included', 'none'], 'must be "excluded", "included" or "none"'),
  ),
  /** How many weeks ahead a client is asked to say that an assignment ends. */
  noticeWeeks: v.optional(count),
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

const careers = v.strictObject({
  place: v.optional(textPerLanguage),
  /** In percent of full time. */
  workload: v.optional(
    v.pipe(
      v.strictObject({ from: count, to: v.pipe(count, v.maxValue(100, 'must be at most 100')) }),
      v.check(({ from, to }) => from <= to, '“from” must not be greater than “to”'),
    ),
  ),
  homeOffice: v.optional(textPerLanguage),
  /** How an application goes, in order. */
  steps: v.optional(v.array(v.strictObject({ title: textPerLanguage, text: textPerLanguage }))),
  /** Where applications without a vacancy are sent. */
  email: v.optional(email),
  /** How many months after a refusal an application is deleted at the latest. */
  keptMonths: v.optional(count),
})

/**
 * Facts that a company may leave out: nothing is shown, promised, marked up or sent for one that is
 * missing (decision 13). docs/editing-content.md says where each appears.
 */
export const optionalFacts = {
  /** Where the company works. */
  regions: v.optional(v.array(textPerLanguage)),
  /** The languages in which it works; the site itself is in three. */
  workingLanguages: v.optional(v.array(language)),
  people: v.optional(v.array(person)),
  /** The company's own pictures, by the names of their files in content/pictures and content/film. */
  pictures: v.optional(
    v.strictObject({
      about: v.optional(picture),
      team: v.optional(picture),
      partners: v.optional(picture),
      careers: v.optional(picture),
      poster: v.optional(v.strictObject({ alt: textPerLanguage })),
    }),
  ),
  /** False where Home opens with a picture that does not move. */
  film: v.optional(yesOrNo),
  references: v.optional(v.array(reference)),
  engagement: v.optional(engagement),
  questions: v.optional(
    v.array(v.strictObject({ question: textPerLanguage, answer: textPerLanguage })),
  ),
  /** When the phone is answered. */
  openingHours: v.optional(week),
  foundedYear: v.optional(year),
  headcount: v.optional(count),
  memberships: v.optional(v.array(text)),
  /** Each with its scope and the body that issued it. */
  certificates: v.optional(v.array(text)),
  /** Whether partners pay for being recommended: not at all, or clients are told how much. */
  partnerCommission: v.optional(v.picklist(['none', 'disclosed'], 'must be "none" or "disclosed"')),
  /** Where vacancies are published. */
  jobSite: v.optional(httpsUrl),
  careers: v.optional(careers),
  /** Pages that the site leaves out. */
  withoutPages: v.optional(
    v.array(v.picklist(['partners', 'careers'], 'must be "partners" or "careers"')),
  ),
  /** Profiles of the company elsewhere. */
  sameAs: v.optional(v.array(httpsUrl)),
  /** Who may sign for the company, as the commercial register lists them. */
  representatives: v.optional(v.array(text)),
  /** The number in the VAT register, such as "CHE-123.456.788 MWST". */
  vatNumber: v.optional(
    v.config(
      v.pipe(
        v.string(),
        v.regex(
          /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/,
          'must look like "CHE-123.456.788 MWST"',
        ),
        uidCheckDigit,
      ),
      firstIssueOnly,
    ),
  ),
  /** For how many days backups are kept. */
  backupDays: v.optional(count),
  /** For how many days the emails with enquiries stay in the mailbox. */
  mailboxDays: v.optional(count),
  /** Whether the service counts how often each page is opened: daily totals, nothing about visitors. */
  countVisits: v.optional(yesOrNo),
  /** True where none of the providers handles personal data outside Switzerland. */
  dataStaysInSwitzerland: v.optional(yesOrNo),
  /** The names of facts that are invented: `npm run doctor` fails until they are replaced (example-facts.ts). */
  examples: v.optional(v.array(text)),
}
