import type { Locale } from '@site/company/i18n/locales.ts'
import type { EnquiryContent } from '../mail/mail-content.ts'
import type { ProblemName } from '../status/problems.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { WeekCount } from '../status/weekly-count.ts'
import type { ArchiveStats } from '../storage/enquiry-archive.ts'
import type { EnquiryRecord, Review } from '../storage/enquiry-record.ts'
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
  /** Renders a page as HTML. React escapes what visitors wrote. */
  renderPage: <Name extends PageName>(name: Name, props: PageProps[Name], shell: Shell) => string
}

export type PageName = keyof PageProps

/** What each page shows. */
export interface PageProps {
  list: ListPageProps
  enquiry: EnquiryPageProps
  noteFailed: NoteFailedPageProps
  erase: ErasePageProps
  erased: { enquiries: number }
  erasureFailed: ErasureFailedPageProps
  overview: OverviewPageProps
  emails: EmailsPageProps
  email: EmailFile
  error: ErrorPageProps
}

/** What every page needs. */
export interface Shell {
  language: Locale
  /** The company's name. */
  company: string
  /** Whether emails are kept as files and can be shown. */
  showsEmails: boolean
}

export interface ListPageProps extends EnquiryList {
  query: ListQuery
  counts: ArchiveStats
  /** Problems that need the owner's attention. */
  problems: ProblemName[]
}

/** An enquiry without what the visitor wrote. */
export interface EnquiryState extends Omit<EnquiryRecord, 'enquiry'> {
  receivedAt: number
}

export interface EnquiryPageProps extends EnquiryState {
  id: string
  /** The list that the owner came from. */
  query: ListQuery
  review: Review
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

export interface NoteFailedPageProps {
  id: string
  query: ListQuery
  /** What could not be saved. */
  note: string
  /** What the owner can do about it, in English; empty when unknown. */
  problem: string
}

export interface ErasePageProps {
  /** The enquiry that the owner came from, and its list. */
  id: string
  query: ListQuery
  email: string
  /** How many enquiries would be erased. */
  found: number
  /** The newest of them. */
  listed: { id: string; receivedAt: number }[]
}

export interface ErasureFailedPageProps {
  email: string
  /** What went wrong, in English. */
  problem: string
}

export interface OverviewPageProps {
  weeks: WeekCount[]
  status: ServiceStatus
  /** How many lists of held enquiries and weekly reports could not be sent. */
  failing: number
  now: number
}

export interface EmailsPageProps {
  folder: string
  emails: ListedEmail[]
}

export interface ErrorPageProps {
  error: ErrorKey
  /** What the owner can do about it, in English; empty when unknown. */
  detail: string
}
