import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { STATES, type Downloads, type SpendingAward } from '@rotunda/contract'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'

describe('awards of a State', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  test('a reader on a phone without JavaScript gets all awards of a State as a file in four steps', async () => {
    const { data } = await ask<Downloads>('/downloads')
    const release = data.find(({ collection, current }) => collection === 'award-spending' && current)
    const file = release?.files.find(({ name }) => name === 'data/awards.json') ?? assert.fail()
    const awards = await ask<readonly SpendingAward[]>(file.url)
    const state = awards[0]?.place_of_performance.state ?? assert.fail()
    const name = Object.entries(STATES).find(([code]) => code === state)?.[1] ?? assert.fail(state)

    const context = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto('/')
    let steps = 0
    const step = async (act: () => Promise<void>) => {
      await act()
      steps += 1
    }
    await step(() => page.getByRole('link', { name: 'Datasets', exact: true }).last().click())
    await step(() => page.getByRole('link', { name: /^Awards with their totals/ }).click())
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption({ label: name })
    await step(() => page.getByRole('button', { name: 'Apply' }).click())
    const downloading = page.waitForEvent('download')
    await step(() => page.getByRole('link', { name: 'CSV of these rows' }).click())
    assert.ok(steps <= 4, `${steps} steps`)
    const download = await downloading
    const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n')
    assert.match(head, /^id,award_number,/)
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      awards.filter((row) => row.place_of_performance.state === state).map(({ id }) => id),
    )
    await context.close()
  })
})
