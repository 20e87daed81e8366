import type { FastifyReply, FastifyRequest } from 'fastify'
import { bodyLimit } from '../../enquiry-contract/payload.ts'
import { smallPostBytes, type PostLimits } from '../abuse/post-limits.ts'
import { isUtf8, mediaType } from '../http/media-type.ts'
import { requestOrigin } from '../http/request-origin.ts'
import { createSlots } from '../http/slots.ts'
import type { ServiceEvents } from '../service-events.ts'
import { isBrowser } from './answer-unsent-post.ts'

/** Whether a post is read, and the status with which it is refused; a refused form may be shown again. */
export interface Admission {
  isRead: boolean
  /** `null`: it is not refused. */
  status: number | null
}

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

/**
 * How many refused forms may be read, rendered or sent at the same time: few, as other posts have
 * to be stored.
 */
const maxRefusedPages = 4

/** How browsers encode our form. */
const formType = 'application/x-www-form-urlencoded'

const acceptedTypes = ['application/json', formType]

/** Makes the function that decides about a post by its headers, before its body is read. */
export function createAdmission({ allowedOrigins, limits, events }: AdmissionDependencies) {
  const smallPosts = createSlots(maxSmallPosts)
  const largePosts = createSlots(maxLargePosts)
  const refusedPages = createSlots(maxRefusedPages)

  async function refusalOf(request: FastifyRequest, reply: FastifyReply, size: number) {
    const origin = requestOrigin(request, allowedOrigins)
    if (origin === 'foreign') return 403
    if (request.headers.origin !== undefined) {
      events.emit('ownPagePosted', { hostReplaced: origin === 'other-host' })
    }
    const secondsToWait = await limits.countPost(request.client, countedAs(size))
    if (secondsToWait !== null) {
      reply.header('Retry-After', secondsToWait)
      return 429
    }
    // A body in chunks of one byte takes a hundred times its size in memory. No browser sends
    // chunks.
    if (isChunked(request)) return 411
    return acceptedTypes.includes(mediaType(request)) && isUtf8(request) ? null : 415
  }

  /** Whether a refused post is read anyway, so that the visitor keeps what was typed. */
  async function isShownAgain(request: FastifyRequest, reply: FastifyReply, size: number) {
    const isForm = isBrowser(request) && mediaType(request) === formType
    return (
      isForm &&
      !isChunked(request) &&
      size <= smallPostBytes &&
      !(await limits.countRefusedForm(request.client)) &&
      refusedPages.tryAcquire(request, reply)
    )
  }

  return async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Admission> {
    const size = Math.min(Number(request.headers['content-length'] ?? 0), bodyLimit)
    const status = await refusalOf(request, reply, size)
    if (status !== null) return { status, isRead: await isShownAgain(request, reply, size) }
    const slots = size > smallPostBytes ? largePosts : smallPosts
    return slots.tryAcquire(request, reply)
      ? { status: null, isRead: true }
      : { status: 503, isRead: false }
  }
}

function isChunked({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined
}

function countedAs(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / smallPostBytes))
}
