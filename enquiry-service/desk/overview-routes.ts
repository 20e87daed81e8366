import type { FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { serviceState } from './service-state.ts'
import { weeklyCounts } from './weekly-counts.ts'

export function overviewRoutes(app: FastifyInstance, desk: Desk): void {
  app.get('/overview', async (_request, reply) => {
    const now = desk.clock()
    const weeks = await weeklyCounts(desk.archive, now)
    const state = await serviceState(desk)
    return desk.show(reply, 'overview', { weeks, counting: desk.counting, state, now })
  })
}
