import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'
const systemFonts = '/etc/fonts'

/** Quiet and able to start as root, as in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The browser of the tests: `$CHROMIUM`, the one that the npm package @sparticuz/chromium carries
 * for Linux, or one of those below. The package's has no windows and needs half the time of a whole
 * Chromium, whose windows are drawn even when nobody sees them.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM
  if (chosen) return chosen
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    // Where there is none, Playwright says how to install it.
    return findWholeChromium() ?? chromium.executablePath()
  }
  // Makes the package unpack the libraries (libnss3 among them) that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  // It would put its one typeface in the place of the machine's.
  if (existsSync(systemFonts)) process.env.FONTCONFIG_PATH ??= systemFonts
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * The launch options of a whole Chromium, for what the package's cannot do: it keeps no pages for going
 * back, and now and then never tells of a tab that it opens (4 times in 25). Nothing where there is none.
 */
export function wholeChromiumLaunch() {
  const executablePath = findWholeChromium()
  return (
    executablePath && {
      executablePath,
      args: chromiumArguments,
      // Playwright switches the back/forward cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }
  )
}

/** The system's Chromium or the one of `npx playwright install`, for what needs a whole one. */
function findWholeChromium(): string | undefined {
  return [systemChromium, chromium.executablePath()].find((path) => existsSync(path))
}
