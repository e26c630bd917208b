import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { ROUTES, SHARED_ROUTES } from '../../../apps/web/src/pages/routes.ts'
import { findExamples } from './find-examples.ts'
import { openInBrowser, type PagesInBrowser } from './open-in-browser.ts'
import { PAGE_STATES } from './page-states.ts'
import type { Ending } from '../../../apps/service/src/platform/testing.ts'

/** Says what is wrong with the page that is open, and leaves it to the next one to size and color it. */
export type Judge = (page: Page) => Promise<readonly string[]>

export type AllPages<Name extends string> = PagesInBrowser & {
  /** Routes that no link leads to. */
  readonly lost: readonly string[]
  /** Fails with what the judge of this name says of any page: the same fault is listed once. */
  readonly judgeAll: (name: Name) => Promise<void>
}

/** Every page type at a real address, and in its other states; each is opened once, for all judges in their order. */
export const openAllPages = async <Name extends string>(
  t: Ending,
  judges: Readonly<Record<Name, Judge>>,
): Promise<AllPages<Name>> => {
  const pages = await openInBrowser(t)
  const routes = [...ROUTES, ...SHARED_ROUTES]
  const examples = await findExamples(routes, pages.read)
  const shown = [...examples.values()].filter(({ isPage }) => isPage).map(({ address }) => address)
  let judged: Promise<ReadonlyMap<string, Faults>> | undefined
  return {
    ...pages,
    lost: routes.map(({ path }) => path).filter((path) => !examples.has(path)),
    judgeAll: async (name) => {
      judged ??= judgePages(pages, [...shown, ...PAGE_STATES], judges)
      assertNone((await judged).get(name))
    },
  }
}

/** Each fault, and the addresses at which it is. */
export type Faults = Map<string, string[]>

/** Judges pages in two browsers. */
export const judgePages = async (
  { visit }: Pick<PagesInBrowser, 'visit'>,
  addresses: readonly string[],
  judges: Readonly<Record<string, Judge>>,
): Promise<ReadonlyMap<string, Faults>> => {
  const found = new Map<string, Faults>(Object.keys(judges).map((name) => [name, new Map()]))
  const left = addresses.values()
  const judgeLeft = async (): Promise<void> => {
    const context = await visit({ bypassCSP: true })
    const page = await context.newPage()
    const size = page.viewportSize()
    for (const address of left) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      if (size !== null) await page.setViewportSize(size)
      await page.goto(address)
      for (const [name, judge] of Object.entries(judges))
        for (const fault of await judge(page))
          found
            .get(name)
            ?.getOrInsertComputed(fault, () => [])
            .push(address)
    }
    await context.close()
  }
  // A browser waits for each key that is pressed, while another one can be looked at.
  await Promise.all([judgeLeft(), judgeLeft()])
  return found
}

/** Fails with what a judge said of any page: the same fault is listed once. */
export const assertNone = (found: Faults | undefined): void => {
  assert.ok(found !== undefined)
  const faults = [...found].map(([fault, [first, ...more]]) => `${first} and ${more.length} more: ${fault}`)
  assert.equal(faults.length, 0, faults.slice(0, 60).join('\n'))
}
