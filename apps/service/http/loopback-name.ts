const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a `Host` header names this machine, with any port: an SSH tunnel may use another one. Under
 * another name that resolves to this machine, a website could read the answers (DNS rebinding).
 */
export function isLoopbackName(host: string | undefined): boolean {
  return loopbackNames.includes(URL.parse(`http://${host ?? ''}`)?.hostname ?? '')
}
