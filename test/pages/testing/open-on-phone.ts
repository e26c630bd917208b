import type { Locator, Page } from 'playwright-core'
import type { PagesInBrowser } from './open-in-browser.ts'

/** A reader at the front page, on a phone without JavaScript, who knows roles and visible labels alone. */
export type Reader = {
  readonly page: Page
  readonly main: Locator
  /** Presses the first link or button with a label: one step. */
  readonly press: (role: 'link' | 'button', name: string | RegExp, within?: Locator) => Promise<void>
  readonly countSteps: () => number
  readonly close: () => Promise<void>
}

export const openOnPhone = async (visit: PagesInBrowser['visit']): Promise<Reader> => {
  const context = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/')
  const main = page.getByRole('main')
  let steps = 0
  return {
    page,
    main,
    press: async (role, name, within = main) => {
      await within.getByRole(role, { name }).first().click()
      steps += 1
    },
    countSteps: () => steps,
    close: () => context.close(),
  }
}
