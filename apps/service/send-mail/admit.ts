import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimit } from '@site/enquiry/payload.ts'
import { smallPostBytes, type PostLimits } from '../spam/post-limits.ts'
import { isUtf8, mediaType } from '../http/media-type.ts'
import { requestOrigin } from '../http/origin.ts'
import { createConcurrencyLimit } from '../http/concurrency-limit.ts'
import type { ServiceEvents } from '../status/service-events.ts'

export interface AdmissionDependencies {
  allowedOrigins: readonly string[]
  limits: PostLimits
  events: ServiceEvents
}

/**
 * Posts are held in memory until they are answered. With these two limits they take at most 40 MB,
 * however many are sent and however slowly, and large posts cannot block ordinary ones.
 */
const maxSmallPosts = 512
const maxLargePosts = 8

const acceptedTypes = ['application/json', 'application/x-www-form-urlencoded']

/**
 * Creates the check that accepts or rejects a post by its headers, before its body is read. Resolves
 * with the status of the rejection, or `null`.
 */
export function createAdmission({ allowedOrigins, limits, events }: AdmissionDependencies) {
  const smallPosts = createConcurrencyLimit(maxSmallPosts)
  const largePosts = createConcurrencyLimit(maxLargePosts)

  return async function admit(request: FastifyRequest, reply: FastifyReply) {
    const size = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit)
    const origin = requestOrigin(request, allowedOrigins)
    if (origin === 'foreign') return 403
    if (request.headers.origin !== undefined) {
      events.emit('ownPagePosted', { hostReplaced: origin === 'other-host' })
    }
    const cost = Math.max(1, Math.ceil(size / smallPostBytes))
    const secondsToWait = await limits.countPost(request.client, cost)
    if (secondsToWait !== null) {
      reply.header('Retry-After', secondsToWait)
      return 429
    }
    // A body in chunks of one byte takes a hundred times its size in memory. No browser sends
    // chunks.
    if (request.headers['transfer-encoding'] !== undefined) return 411
    if (!acceptedTypes.includes(mediaType(request)) || !isUtf8(request)) return 415
    const slots = size > smallPostBytes ? largePosts : smallPosts
    return slots.tryAcquire(request, reply) ? null : 503
  }
}
