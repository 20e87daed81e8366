import autocannon from 'autocannon'
import { enquiryRequest } from './enquiry-request.ts'
import type { Load, LoadResult } from './load.ts'

/* The program that sends a load, for `run-load.ts`: away from the server's process and core. */

const load = JSON.parse(process.argv[2] ?? '') as Load
const { address, kind, connections, seconds } = load
const result = await autocannon({
  url: address,
  connections,
  duration: seconds,
  requests: [kind === 'enquiries' ? enquiryRequest : { headers: { 'Accept-Encoding': 'gzip' } }],
})
const failed = result.non2xx + result.errors
if (failed > 0) throw new Error(`${failed} of the requests to ${address} failed.`)
const summary: LoadResult = {
  answered: result['2xx'],
  perSecond: result['2xx'] / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
}
console.log(JSON.stringify(summary))
