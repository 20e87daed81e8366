import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { crossOrigin } from '../http/cross-origin.ts'
import type { CountryOf } from './country-database.ts'

export interface CountryDependencies {
  countryOf: CountryOf
  allowedOrigins: readonly string[]
}

/** `GET /country`: the lookup of specification, section 7, answered by this server. */
export async function countryRoutes(
  app: FastifyInstance,
  { countryOf, allowedOrigins }: CountryDependencies,
): Promise<void> {
  await app.register(cors, crossOrigin(allowedOrigins))
  app.get('', async (request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ country_code: await countryOf(request.ip) }),
  )
}
