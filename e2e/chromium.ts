import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'

/** Quiet and able to start as root, as in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The browser of the tests: `$CHROMIUM`, the system's, the one of `npx playwright install`, or the
 * one that the npm package @sparticuz/chromium carries for Linux.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM
  if (chosen) return chosen
  if (existsSync(systemChromium)) return systemChromium
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  // Makes the package unpack the libraries (libnss3 among them) that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
