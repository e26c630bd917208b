import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { STATES, type Downloads, type SpendingAward } from '@rotunda/contract'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

describe('awards of a State', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  test('a reader on a phone without JavaScript gets all awards of a State as a file in four steps', async () => {
    const { data } = await ask<Downloads>('/downloads')
    const release = data.find(({ collection, current }) => collection === 'award-spending' && current)
    const file = release?.files.find(({ name }) => name === 'data/awards.json') ?? assert.fail()
    const awards = await ask<readonly SpendingAward[]>(file.url)
    const state = awards[0]?.place_of_performance.state ?? assert.fail()
    const name = Object.entries(STATES).find(([code]) => code === state)?.[1] ?? assert.fail(state)

    const { page, take, countSteps, close } = await openOnPhone(visit)
    const downloading = page.waitForEvent('download')
    await take(
      { press: ['link', /^Datasets$/] },
      { press: ['link', /^Awards with their totals/] },
      { choose: { State: name }, press: ['button', 'Apply'] },
      { press: ['link', 'CSV of these rows'] },
    )
    assert.ok(countSteps() <= 4)
    const download = await downloading
    const [head = '', ...lines] = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n')
    assert.match(head, /^id,award_number,/)
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      awards.filter((row) => row.place_of_performance.state === state).map(({ id }) => id),
    )
    await close()
  })
})
