import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { openTestService } from '../../../apps/service/src/bin/testing.ts'
import { openBrowser } from './open-browser.ts'
import { lookAt, type OpenedPages } from './open-pages.ts'
import { share, WAIT_MILLISECONDS, type Ending } from '../../../apps/service/src/platform/testing.ts'

export type PagesInBrowser = OpenedPages & {
  /** Origin at which the browser finds the service. */
  readonly base: string
  /** The browser of a visitor who has not been here before. */
  readonly visit: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

/** The whole service and one browser, for all files of a process. */
export const openInBrowser = async (t: Ending): Promise<PagesInBrowser> => {
  const { browser, service, base } = await share(t, 'in a browser', openBoth)
  const visit = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: base, ...options })
    context.setDefaultTimeout(WAIT_MILLISECONDS)
    return context
  }
  return { ...lookAt(service), base, visit }
}

const openBoth = async () => {
  const browser = await openBrowser()
  const service = await openTestService({
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_CONTACT_EMAIL: 'desk@example.org',
  })
  const base = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    // A service waits for the connections that a browser keeps.
    await browser.close()
    await service.close()
  }
  return { browser, service, base, close }
}
