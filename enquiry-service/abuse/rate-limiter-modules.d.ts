// The library's entry loads its limiters for every database there is: seven megabytes and a tenth of the
// start. These are the two files that a service on SQLite needs, which have no types of their own.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible'
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible'
}
