import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { OpenDocket } from '@rotunda/contract'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

const inWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

describe('when a docket closes', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })
  const { data } = await ask<{ data: OpenDocket[] }>('/api/dockets')

  const dated = data.filter(({ comment_ends_on: day }) => day !== null)

  for (const { docket_id: docket, title, comment_ends_on: day } of dated.slice(0, 3))
    test(`a reader on a phone without JavaScript finds the deadline of ${docket}`, async () => {
      const { page, take, countSteps, close } = await openOnPhone(visit)
      await take(
        { open: /^Menu$/, press: ['link', /^Regulations$/] },
        { open: /^Filters/, fill: ['Words', docket], press: ['button', 'Apply'] },
        { press: ['link', docket] },
      )
      assert.ok(countSteps() <= 4)
      assert.ok(await page.getByRole('heading', { level: 1, name: title }).isVisible())
      const deadline = page
        .getByRole('main')
        .getByText(`${inWords(day ?? '')}, 11:59 p.m. Eastern`)
        .first()
      assert.ok(await deadline.isVisible())
      const { x, width } = (await deadline.boundingBox()) ?? assert.fail()
      assert.ok(x >= 0 && x + width <= 390, `${x} ${width}`)
      await close()
    })
})
