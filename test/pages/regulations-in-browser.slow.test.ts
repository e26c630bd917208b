import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import type { Page } from 'playwright-core'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'

/** Fewer pixels hold no number of a docket in one or two lines. */
const NARROWEST = 100

describe('pages of regulations in Chromium', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })
  const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')

  test('every value of the box of numbers has room, on the page of each docket and of each document', async () => {
    const context = await visit({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    for (const address of data.flatMap(listAddresses)) {
      await page.goto(address)
      const widths = await measureValues(page)
      assert.ok(widths.length > 8, address)
      assert.ok(Math.min(...widths) >= NARROWEST, `${address}: ${widths.join(', ')}`)
    }
    await context.close()
  })
})

const listAddresses = ({ docket_id: docket, windows }: OpenDocket): string[] => [
  `/regulations?docket=${docket}`,
  ...windows.map(({ document_id }) => `/regulations/document?docket=${docket}&document=${document_id}`),
]

const measureValues = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('aside dd')].map((value) => value.getBoundingClientRect().width)`,
  )
