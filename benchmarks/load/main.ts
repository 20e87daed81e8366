import { setTimeout } from 'node:timers/promises'
import { percentile } from '../../enquiry-service/testing/percentile.ts'
import { keepSending, openConnection } from './keep-sending.ts'
import type { Load, LoadResult } from './load.ts'
import { enquiryRequest, pageRequest } from './requests.ts'

/* The program that sends a load for `run-load.ts`, away from the server's process and core. */

const load = JSON.parse(process.argv[2] ?? '') as Load
const url = new URL(load.address)
const request = { page: pageRequest, enquiries: enquiryRequest }[load.kind]
const durations: number[] = []

// All connections are open before the first request: a busy server accepts only one new connection
// per turn of its event loop, so that some would wait for seconds.
const sockets = await Promise.all(
  Array.from({ length: load.connections }, () => openConnection(url)),
)
await setTimeout(200)
const start = performance.now()
const end = start + load.seconds * 1000
await Promise.all(
  sockets.map((socket) =>
    keepSending(
      socket,
      load.pauseMs,
      () => (performance.now() < end ? request(url) : null),
      (milliseconds) => durations.push(milliseconds),
    ),
  ),
)
const result: LoadResult = {
  answered: durations.length,
  perSecond: (durations.length * 1000) / (performance.now() - start),
  p50: percentile(durations, 0.5),
  p99: percentile(durations, 0.99),
}
console.log(JSON.stringify(result))
