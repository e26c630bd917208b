import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { ROUTES, SHARED_ROUTES } from '../../../apps/web/src/pages/routes.ts'
import { findExamples } from './find-examples.ts'
import { openInBrowser, type PagesInBrowser } from './open-in-browser.ts'
import { PAGE_STATES } from './page-states.ts'

export type AllPages = PagesInBrowser & {
  /** Routes that no link leads to. */
  readonly lost: readonly string[]
  /** Opens all pages one after the other, and fails with what is wrong: the same fault is listed once. */
  readonly judgeAll: (judge: (page: Page) => Promise<readonly string[]>) => Promise<void>
}

/** Every page type at a real address, and in its other states. */
export const openAllPages = async (t: { after(clean: () => unknown): void }): Promise<AllPages> => {
  const pages = await openInBrowser(t)
  const routes = [...ROUTES, ...SHARED_ROUTES]
  const examples = await findExamples(routes, pages.read)
  const shown = [...examples.values()].filter(({ isPage }) => isPage).map(({ address }) => address)
  return {
    ...pages,
    lost: routes.map(({ path }) => path).filter((path) => !examples.has(path)),
    judgeAll: (judge) => judgeAll(pages, [...shown, ...PAGE_STATES], judge),
  }
}

const judgeAll = async (
  { visit }: PagesInBrowser,
  addresses: readonly string[],
  judge: (page: Page) => Promise<readonly string[]>,
): Promise<void> => {
  const context = await visit({ bypassCSP: true })
  const page = await context.newPage()
  const wrong = new Map<string, string[]>()
  for (const address of addresses) {
    await page.goto(address)
    for (const fault of await judge(page)) wrong.getOrInsertComputed(fault, () => []).push(address)
  }
  await context.close()
  const faults = [...wrong].map(([fault, [first, ...more]]) => `${first} and ${more.length} more: ${fault}`)
  assert.equal(faults.length, 0, faults.slice(0, 60).join('\n'))
}
