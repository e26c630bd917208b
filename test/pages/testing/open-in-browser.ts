import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { WAIT_MILLISECONDS } from '../../../apps/service/src/platform/testing.ts'
import { openBrowser } from './open-browser.ts'
import { openPages, type OpenedPages } from './open-pages.ts'

export type PagesInBrowser = OpenedPages & {
  /** Origin at which the browser finds the service. */
  readonly base: string
  /** The browser of a visitor who has not been here before. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** The whole service and one browser, once for a file of tests. */
export const openInBrowser = async (t: { after(clean: () => unknown): void }): Promise<PagesInBrowser> => {
  const browser: Browser = await openBrowser()
  // Before the service is: it waits for the connections that a browser keeps.
  t.after(() => browser.close())
  const pages = await openPages(t, { ROTUNDA_CONTACT_EMAIL: 'desk@example.org' })
  const base = await pages.service.app.listen({ port: 0, host: '127.0.0.1' })
  const visit = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: base, ...options })
    context.setDefaultTimeout(WAIT_MILLISECONDS)
    return context
  }
  return { ...pages, base, visit }
}
