import { company } from '../../content/company.ts'
import { freeBytes } from '../health/free-bytes.ts'
import { type Clock, day, hour } from '../process/time.ts'
import { backupFolder } from '../settings/data-folder.ts'
import type { Settings } from '../settings/settings.ts'
import type { EmailDelays, EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { VisitCounting } from '../visits/visit-counting.ts'
import { certificateEnd } from './certificate-end.ts'
import { countEnquiry, emptyCount, type EnquiryCount } from './enquiry-count.ts'
import { lastBackup } from './last-backup.ts'
import { weekBefore, type ReportedWeek } from './report-time.ts'

/** Emails that waited longer were late. */
const lateMs = hour

/** The figures of the weekly report: totals, which name no visitor. */
export interface WeeklyFigures {
  dueAt: number
  week: ReportedWeek
  enquiries: EnquiryCount
  /** Enquiries of any week that are not marked as answered or spam. */
  open: number
  /** Enquiries of any week that are held. */
  held: number
  /** `visits` are page views from outside. `off`: visits are not counted. */
  visits: { visits: number; views: number } | 'off' | 'elsewhere'
  late: EmailDelays
  /** The mailboxes that refuse emails, each with how many wait for it. */
  refused: ReadonlyMap<string, number>
  /**
   * When the newest backup was made; `null`: none was found; `unknown`: PostgreSQL makes its own.
   */
  lastBackup: number | null | 'unknown'
  freeBytes: number
  /** When the website's certificate expires, and the days until then; `null`: unknown. */
  certificate: { end: number; daysLeft: number } | null
}

export interface WeeklyFiguresDependencies {
  archive: Pick<EnquiryArchive, 'list' | 'stats' | 'pageViews' | 'emailDelays' | 'refusedMailboxes'>
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl'>
  counting: VisitCounting
  clock: Clock
  /** The website whose certificate is checked. */
  website?: URL
}

/** Collects the figures of the week before a report is due. */
export async function weeklyFigures(
  dueAt: number,
  {
    archive,
    settings,
    counting,
    clock,
    website = new URL(company.website),
  }: WeeklyFiguresDependencies,
): Promise<WeeklyFigures> {
  const week = weekBefore(dueAt)
  const now = clock()
  const { dataFolder, databaseUrl } = settings
  const { new: open, held } = await archive.stats()
  return {
    dueAt,
    week,
    enquiries: await countEnquiries(archive, week),
    open,
    held,
    visits: counting === 'on' ? await countVisits(archive, week) : counting,
    late: await archive.emailDelays({
      from: week.from,
      before: week.before,
      now,
      longerThan: lateMs,
    }),
    refused: await archive.refusedMailboxes(),
    lastBackup: databaseUrl ? 'unknown' : await lastBackup(backupFolder(dataFolder)),
    freeBytes: await freeBytes(dataFolder),
    certificate: certificateOf(await certificateEnd(website), now),
  }
}

async function countEnquiries(
  archive: Pick<EnquiryArchive, 'list'>,
  { from, before }: ReportedWeek,
): Promise<EnquiryCount> {
  const enquiries = emptyCount()
  for await (const record of archive.list({ from, before })) countEnquiry(enquiries, record)
  return enquiries
}

async function countVisits(
  archive: Pick<EnquiryArchive, 'pageViews'>,
  { days }: ReportedWeek,
): Promise<{ visits: number; views: number }> {
  let [visits, views] = [0, 0]
  for (const counted of await archive.pageViews(days)) {
    views += counted.views
    if (counted.fromOutside) visits += counted.views
  }
  return { visits, views }
}

function certificateOf(end: number | null, now: number): WeeklyFigures['certificate'] {
  return end === null ? null : { end, daysLeft: Math.floor((end - now) / day) }
}
