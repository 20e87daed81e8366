import { expect, test } from 'vitest'
import { sampleStatus } from '../testing/sample-figures.ts'
import { problemsOf } from './problems.ts'
import type { ServiceStatus } from './service-status.ts'

const problemsWith = (changes: Partial<ServiceStatus>) =>
  [...problemsOf({ ...sampleStatus, ...changes })].filter(([, message]) => message !== null)

test('a service without problems has none', () => {
  expect(problemsWith({})).toEqual([])
})

test.each<[string, Partial<ServiceStatus>, RegExp]>([
  ['store-failing', { canStore: false }, /visitors are asked to call or write/],
  ['enquiries-held', { isHoldingUnmarked: true }, /releases one or all/],
  ['mail-login-refused', { isLoginRefused: true }, /run doctor".*restart the service/i],
  ['host-replaced', { isHostReplaced: true }, /proxy_set_header Host \$http_host;/],
])('the message of %s explains what to do', (name, changes, message) => {
  expect(problemsWith(changes)).toEqual([[name, expect.stringMatching(message)]])
})

test('emails that wait for more than an hour are a problem', () => {
  const withOutbox = (waiting: number, oldestSeconds: number | null) =>
    problemsWith({ outbox: { waiting, held: 0, oldestSeconds } })
  expect(withOutbox(0, null)).toEqual([])
  expect(withOutbox(5, 3_600)).toEqual([])
  const sentence = (beginning: string) => expect.stringContaining(beginning) as string
  expect(withOutbox(1, 3_601)).toEqual([['outbox-old', sentence('1 email is waiting')]])
  expect(withOutbox(5, 3_601)).toEqual([['outbox-old', sentence('5 emails are waiting')]])
})

test('a disk that is nearly full is a problem', () => {
  const withFree = (megabytes: number) =>
    problemsWith({
      disk: { freeBytes: megabytes * 1024 * 1024, backupFolder: '', lastBackup: null },
    })
  expect(withFree(200)).toEqual([])
  expect(withFree(199)).toEqual([
    ['disk-full', expect.stringContaining('Only 199 MB is free') as string],
  ])
})

test('an unknown state neither raises nor resolves a problem', () => {
  expect(problemsWith({ outbox: null, disk: null })).toEqual([
    ['outbox-old', undefined],
    ['disk-full', undefined],
  ])
})
