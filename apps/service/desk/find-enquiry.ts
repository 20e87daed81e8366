import type { EnquiryArchive } from '../storage/enquiry-archive.ts'
import type { EnquiryRecord } from '../storage/enquiry-record.ts'
import { DeskError } from './desk-error.ts'

/** The route parameters, for Fastify's types. */
export interface EnquiryRoute {
  Params: { id: string }
}

/** @throws DeskError when there is none */
export async function findEnquiry(archive: EnquiryArchive, id: string): Promise<EnquiryRecord> {
  const found = /^[0-9a-f-]{36}$/.test(id) ? await archive.find(id) : []
  const [record] = found
  if (!record) throw new DeskError('ERROR_NOT_FOUND')
  return record
}
