import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const systemChromium = '/usr/bin/chromium'
const systemFonts = '/etc/fonts'

/** Quiet, and able to start as root, as in a container. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The browser of the tests: `$CHROMIUM`, the one in the npm package @sparticuz/chromium for Linux,
 * or one of those below. The packaged one is headless and twice as fast as a full Chromium,
 * which draws its windows even if nobody sees them.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM
  if (chosen) return chosen
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    // If there is none, Playwright's error explains how to install it.
    return findFullChromium() ?? chromium.executablePath()
  }
  // Makes the package unpack libraries (such as libnss3) that a minimal machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  // Otherwise the package would replace the machine's fonts with its single typeface.
  if (existsSync(systemFonts)) process.env.FONTCONFIG_PATH ??= systemFonts
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * The launch options of a full Chromium, for what the packaged one cannot do: it has no
 * back/forward cache, and sometimes (4 times in 25) never reports a tab that it opens. Undefined if
 * there is none.
 */
export function fullChromiumLaunch() {
  const executablePath = findFullChromium()
  return (
    executablePath && {
      executablePath,
      args: chromiumArguments,
      // Playwright disables the back/forward cache.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }
  )
}

/** The system's Chromium or the one of `npx playwright install`. */
function findFullChromium(): string | undefined {
  return [systemChromium, chromium.executablePath()].find((path) => existsSync(path))
}
