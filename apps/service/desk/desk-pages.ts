import type { DeskMessages } from '@site/company/i18n/desk-messages.ts'
import type { EnquiryContent } from '../mail/mail-content.ts'
import type { ProblemName } from '../status/problems.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { WeekCount } from '../status/weekly-count.ts'
import type { ArchiveStats } from '../storage/enquiry-archive.ts'
import type { DeliveryStatus, EnquiryRecord, Review } from '../storage/enquiry-record.ts'
import type { ErrorKey } from './desk-error.ts'
import type { EnquiryList } from './list-enquiries.ts'
import type { ListQuery } from './list-url.ts'
import type { ListedEmail, EmailFile } from './email-files.ts'

/** The built pages of the desk (apps/desk), which the service loads. */
export interface DeskPages {
  stylesheet: string
  /** The site's typeface, in base64. */
  typeface: string
  /** The company's symbol for the browser's tab, as SVG. */
  icon: string
  /**
   * Renders a page as HTML. React escapes what visitors wrote.
   * @param showsEmails whether emails are kept as files and can be shown
   */
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

/** An enquiry without what the visitor wrote. */
export interface EnquiryState extends Omit<EnquiryRecord, 'enquiry'> {
  receivedAt: number
}

/** What each page shows. */
export interface PageProps {
  list: EnquiryList & {
    query: ListQuery
    counts: ArchiveStats
    /** Problems that need the owner's attention. */
    problems: ProblemName[]
  }
  enquiry: EnquiryState & {
    id: string
    /** The list that the owner came from. */
    query: ListQuery
    review: Review
    /** Changes when the email is sent or sent again: an older page must not send it once more. */
    version: string
    /** Whom the owner can choose as the person who answered. */
    people: string[]
    /** The content of the enquiry's email. */
    content: EnquiryContent
    /** Opens a reply; `null` when the visitor's address cannot receive email. */
    replyLink: string | null
    /** The email's file, if there is one. */
    email: string | null
    now: number
  }
  erase: {
    /** The enquiry that the owner came from, and its list. */
    id: string
    query: ListQuery
    email: string
    /** How many enquiries would be erased. */
    found: number
    /** The newest of them. */
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
  emails: { folder: string; emails: ListedEmail[] }
  email: EmailFile
  error: {
    error: ErrorKey
    /** What the owner can do about it, in English; empty when unknown. */
    detail: string
    /** A note that was not saved. */
    note: string | null
  }
}
