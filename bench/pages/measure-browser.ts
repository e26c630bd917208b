import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../test/pages/testing/open-browser.ts'
import { median, startService } from '../public/service.ts'

/** One page, opened with nothing kept: of several times the one with the middle paint. */
export type View = {
  readonly path: string
  /** Bytes on the wire until the page is at rest. */
  readonly bytes: number
  readonly largestPaint: number
  readonly layoutShift: number
}

export type InBrowser = {
  readonly views: readonly View[]
  /** Seconds from the address of /sql to the answer of its first question, and of a group-by after that. */
  readonly sqlStart: number
  readonly groupBy: number
}

const PATHS = ['/', '/records', '/records?state=TX&fiscal_year=2026', '/docs', '/docs/problems'] as const

/** The "3G Fast" of WebPageTest: 1.6 Mbit/s, 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 }
const SLOWER = 4
/** A browser shares the two cores with the service, and one paint of a page came at 884 ms and the next at 1,000. */
const TIMES = 3
/** A page may be slow, and is not to stop the measurement. */
const LOAD_MILLISECONDS = 120_000

export const measureBrowser = async (directory: string): Promise<InBrowser> => {
  const service = await startService(directory)
  const browser = await openBrowser()
  const views: View[] = []
  for (const path of PATHS) views.push(await measureView(browser, service.base, path))
  const sql = await measureSql(await browser.newPage(), service.base)
  await browser.close()
  await service.stop()
  return { views, ...sql }
}

const measureView = async (browser: Browser, base: string, path: string): Promise<View> => {
  // Written once before: what is measured is what a visitor waits for, and rates are measured apart.
  await fetch(base + path).then((answer) => answer.arrayBuffer())
  const views: View[] = []
  while (views.length < TIMES) views.push(await openOnce(browser, base, path))
  const middle = median(views.map(({ largestPaint }) => largestPaint))
  const found = views.find(({ largestPaint }) => largestPaint === middle)
  if (found === undefined) throw new Error('no page was opened')
  return found
}

const openOnce = async (browser: Browser, base: string, path: string): Promise<View> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(OBSERVE)
  await page.goto(base + path, { waitUntil: 'networkidle', timeout: LOAD_MILLISECONDS })
  await page.waitForFunction('seen.largestPaint > 0', null, { timeout: LOAD_MILLISECONDS })
  const seen = await page.evaluate<Pick<View, 'largestPaint' | 'layoutShift'>>('globalThis.seen')
  await context.close()
  return { path, bytes, ...seen }
}

/** Runs before anything of the page. */
const OBSERVE = `
globalThis.seen = { largestPaint: 0, layoutShift: 0 }
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.largestPaint = entry.startTime })
  .observe({ type: 'largest-contentful-paint', buffered: true })
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.layoutShift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

const GROUP_BY =
  'select fiscal_year, subcommittee, count(*), sum(amount) from records group by all order by 1, 2'

const measureSql = async (page: Page, base: string): Promise<Omit<InBrowser, 'views'>> => {
  const begun = performance.now()
  await page.goto(`${base}/sql`)
  const ask = async (sql: string, asked: number): Promise<number> => {
    const started = performance.now()
    await page.fill('#query', sql)
    await page.click('#sql button[type=submit]')
    await page.waitForSelector(`#sql[data-done="${asked}"]`, { timeout: LOAD_MILLISECONDS })
    return (performance.now() - started) / 1000
  }
  await ask('select 1 as started', 1)
  const sqlStart = (performance.now() - begun) / 1000
  return { sqlStart, groupBy: await ask(GROUP_BY, 2) }
}
