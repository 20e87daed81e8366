import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock/time.ts'
import type { Log } from '../log/log.ts'
import type { Settings } from '../settings/settings.ts'
import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { ServiceStatus } from '../status/service-status.ts'
import type { DeskPages, PageName, PageProps } from './desk-pages.ts'

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
  /** Sends a page. */
  show<Name extends PageName>(
    reply: FastifyReply,
    name: Name,
    props: PageProps[Name],
    status?: number,
  ): Promise<FastifyReply>
}
