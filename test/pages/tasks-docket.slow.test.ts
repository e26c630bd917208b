import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import type { Page } from 'playwright-core'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'

/** A step of a reader, by the labels and roles that the page shows: a navigation or a submission, after its fields. */
type Step = {
  /** Beginning of the summary of a folded part, which is opened first. */
  readonly open?: RegExp
  readonly fill?: readonly [label: string, value: string]
  readonly press: readonly [role: 'link' | 'button', name: string]
}

const MOST_STEPS = 4

const take = async (page: Page, { open, fill, press: [role, name] }: Step): Promise<void> => {
  if (open !== undefined) await page.getByText(open).filter({ visible: true }).first().click()
  if (fill !== undefined)
    await page.getByLabel(fill[0], { exact: true }).filter({ visible: true }).fill(fill[1])
  await page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click()
}

const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

describe('when a docket closes', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })
  const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')

  const dated = data.filter(({ comment_ends_on: day }) => day !== null)

  for (const { docket_id: docket, title, comment_ends_on: day } of dated.slice(0, 3))
    test(`a reader on a phone without JavaScript finds the deadline of ${docket}`, async () => {
      const steps: readonly Step[] = [
        { press: ['link', 'Regulations'], open: /^Menu$/ },
        { open: /^Filters/, fill: ['Words', docket], press: ['button', 'Apply'] },
        { press: ['link', docket] },
      ]
      assert.ok(steps.length <= MOST_STEPS)
      const context = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()

      await page.goto('/')
      for (const step of steps) await take(page, step)
      assert.ok(await page.getByRole('heading', { level: 1, name: title }).isVisible())
      const deadline = page
        .getByRole('main')
        .getByText(`${inWords(day ?? '')}, 11:59 p.m. Eastern`)
        .first()
      assert.ok(await deadline.isVisible())
      const { x, width } = (await deadline.boundingBox()) ?? assert.fail()
      assert.ok(x >= 0 && x + width <= 390, `${x} ${width}`)
      await context.close()
    })
})
