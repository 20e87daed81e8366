import type { FastifyReply } from 'fastify'
import type { Email } from 'postal-mime'
import type { DeskMessages } from '@site/company/i18n/desk-messages.ts'
import type { EnquiryContent } from '../mail/mail-content.ts'
import type { ProblemName } from '../status/problems.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { WeekCount } from '../status/weekly-report.ts'
import type { ArchiveStats, EnquiryArchive, ListCursor } from '../storage/enquiry-archive.ts'
import type {
  DeliveryStatus,
  EnquiryRecord,
  Review,
  EnquirySummary,
} from '../storage/enquiry-record.ts'
import type { ListQuery } from './list-url.ts'
import type { Clock } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'

/** The built pages of the desk (apps/desk), which the service loads. */
export interface DeskPages {
  stylesheet: string
  typeface: string
  icon: string
  /** Renders a page as HTML; `showsEmails` when emails are kept as files and can be shown. */
  renderPage: <Name extends PageName>(
    name: Name,
    props: PageProps[Name],
    showsEmails: boolean,
  ) => string
}

export type PageName = keyof PageProps

/** How long a note about an enquiry may be, in UTF-16 units, as in `maxlength`. */
export const maxNoteLength = 4_000

/** The text for each status, on the desk and in exports. */
export const statusKeys: Record<DeliveryStatus, keyof DeskMessages> = {
  delivered: 'HISTORY_SENT',
  waiting: 'SHOW_WAITING',
  held: 'TAG_HELD',
  cancelled: 'SHOW_CANCELLED',
}

export type ErrorKey = Exclude<Extract<keyof DeskMessages, `ERROR_${string}`>, 'ERROR_TITLE'>

export interface ListEntry extends EnquirySummary, ListCursor, Pick<EnquiryRecord, 'status'> {
  review: Review
}

export interface PageProps {
  list: {
    entries: ListEntry[]
    next: ListCursor | null
    query: ListQuery
    counts: ArchiveStats
    problems: ProblemName[]
  }
  enquiry: EnquiryRecord & {
    /** The list that the owner came from. */
    query: ListQuery
    review: Review
    /** Changes when the email is sent or sent again: an older page must not send it once more. */
    version: string
    /** Whom the owner can choose as the person who answered. */
    people: string[]
    content: EnquiryContent
    /** `null` when the visitor's address cannot receive email. */
    replyLink: string | null
    email: string | null
    now: number
  }
  erase: {
    /** The enquiry that the owner came from, and its list. */
    id: string
    query: ListQuery
    email: string
    found: number
    listed: { id: string; receivedAt: number }[]
  }
  erased: { enquiries: number }
  overview: {
    weeks: WeekCount[]
    status: ServiceStatus
    /** How many lists of held enquiries and weekly reports could not be sent. */
    failing: number
    now: number
  }
  emails: { folder: string; emails: (Pick<Email, 'subject' | 'date'> & { name: string })[] }
  email: { name: string; content: Email }
  error: {
    error: ErrorKey
    /** What the owner can do about it, in English; empty when unknown. */
    detail: string
    note: string | null
  }
}

export interface DeskDependencies {
  archive: EnquiryArchive
  status: () => Promise<ServiceStatus>
  settings: Pick<Settings, 'dataFolder' | 'databaseUrl' | 'mail'>
  /** Whether the desk is behind a reverse proxy; only then is `X-Forwarded-Host` trusted. */
  behindProxy: boolean
  /** Loads the built pages, on the first request for one. */
  loadPages: () => Promise<DeskPages>
  clock: Clock
  log: Log
}

/** The context of the desk's routes. */
export interface Desk extends DeskDependencies {
  show<Name extends PageName>(
    reply: FastifyReply,
    name: Name,
    props: PageProps[Name],
    status?: number,
  ): Promise<FastifyReply>
}
