import type { FastifyInstance } from 'fastify'

/** Posts an enquiry the way the site's script does. */
export function postJson(
  app: FastifyInstance,
  payload: unknown,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/send-mail',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
}
