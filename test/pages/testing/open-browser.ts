import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { WAIT_MILLISECONDS } from '../../../apps/service/src/platform/testing.ts'

/** Places where Debian and others install it, the one without windows first. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const findChromium = (): string | undefined => PLACES.find((path) => existsSync(path))

/** Why tests in a browser cannot run; false where they can. */
export const browserIsMissing = (): string | false =>
  findChromium() === undefined && 'Chromium is not installed here: apt-get install -y chromium'

export const openBrowser = async (): Promise<Browser> => {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error('Chromium is not installed: apt-get install -y chromium')
  // Machines that build have no user namespaces for its sandbox; it loads nothing but our own pages.
  return chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: WAIT_MILLISECONDS })
}
