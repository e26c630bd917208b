import type { Locator, Page } from 'playwright-core'
import type { PagesInBrowser } from './open-in-browser.ts'

/** A step of a reader by visible labels alone: a navigation or a submission, after the fields of its form. */
export type Step = {
  /** Beginning of the label of a folded part, which is opened first. */
  readonly open?: RegExp
  /** Text of a field, by its label. */
  readonly fill?: readonly [label: string, text: string]
  /** Label of an option of a list, by the label of the list. */
  readonly choose?: Readonly<Record<string, string>>
  readonly press: readonly [role: 'link' | 'button', name: string | RegExp]
}

/** A reader at the front page, on a phone without JavaScript, who knows roles and visible labels alone. */
export type Reader = {
  readonly page: Page
  readonly main: Locator
  readonly take: (...steps: readonly Step[]) => Promise<void>
  readonly countSteps: () => number
  readonly close: () => Promise<void>
}

export const openOnPhone = async (visit: PagesInBrowser['visit']): Promise<Reader> => {
  const context = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/')
  const main = page.getByRole('main')
  /** The first visible one, in the content of the page before its frame. */
  const first = async (find: (within: Page | Locator) => Locator): Promise<Locator> => {
    const within = find(main).filter({ visible: true })
    return ((await within.count()) > 0 ? within : find(page).filter({ visible: true })).first()
  }
  const take = async ({ open, fill, choose = {}, press: [role, name] }: Step): Promise<void> => {
    if (open !== undefined) await (await first((within) => within.getByText(open))).click()
    if (fill !== undefined) {
      const [label, text] = fill
      await (await first((within) => within.getByLabel(label, { exact: true }))).fill(text)
    }
    for (const [list, label] of Object.entries(choose))
      await (
        await first((within) => within.getByRole('combobox', { name: list, exact: true }))
      ).selectOption({ label })
    await (await first((within) => within.getByRole(role, { name }))).click()
  }
  let steps = 0
  return {
    page,
    main,
    take: async (...taken) => {
      for (const step of taken) {
        await take(step)
        steps += 1
      }
    },
    countSteps: () => steps,
    close: () => context.close(),
  }
}
