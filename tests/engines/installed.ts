import { existsSync } from 'node:fs'

export type Engine = 'firefox' | 'webkit'

const firefox = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)
const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const webkit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: '/usr/bin/Xvfb',
}

/** The other engines on this machine; docs/browsers.md describes how to install them. */
export const installed = {
  firefox,
  webkit: Object.values(webkit).every((path) => existsSync(path)) ? webkit : undefined,
}
