import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Downloads, LobbyingActivity } from '@rotunda/contract'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

describe('who lobbied', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  test('a reader on a phone without JavaScript finds who lobbied on an issue in a quarter in three steps', async () => {
    const { data } = await ask<Downloads>('/downloads')
    const release = data.find(({ collection, current }) => collection === 'lobbying-filings' && current)
    const file = release?.files.find(({ name }) => name === 'data/activities.json') ?? assert.fail()
    const activities = await ask<readonly LobbyingActivity[]>(file.url)
    const { issue_name: issue, year, period } = activities.at(-1) ?? assert.fail()
    const expected = activities.filter(
      (row) => row.issue_name === issue && row.year === year && row.period === period,
    )

    const { page, take, countSteps, close } = await openOnPhone(visit)
    const quarter = { Issue: issue, Year: String(year), Period: period.replace('_', ' ') }
    await take(
      { press: ['link', /^Datasets$/] },
      { press: ['link', /^Activities of the filings/] },
      { choose: quarter, press: ['button', 'Apply'] },
    )

    const table = page.getByRole('region', { name: /^Rows of/ })
    assert.equal(await table.getByRole('rowheader').count(), Math.min(expected.length, 50))
    for (const [index, { registrant_name, client_name }] of expected.slice(0, 50).entries()) {
      const row = table.getByRole('row').nth(index + 1)
      assert.equal(await row.getByRole('rowheader').innerText(), registrant_name)
      assert.equal(await row.getByRole('cell').first().innerText(), client_name)
    }
    assert.ok(countSteps() <= 4)
    await close()
  })
})
