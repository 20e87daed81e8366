import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from './answer-problem.ts'

/** Every address can be read; an enquiry can also be posted (RFC 9110, section 15.5.6). */
export function answerMethodNotAllowed(request: FastifyRequest, reply: FastifyReply) {
  const takesPosts = request.url.split('?')[0] === '/send-mail'
  reply.header('Allow', takesPosts ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD')
  return answerProblem(request, reply, 405)
}
