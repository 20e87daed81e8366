/** Whether a host, as in `HOST`, can only be reached from this machine. */
export function isLoopbackHost(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host)
}
