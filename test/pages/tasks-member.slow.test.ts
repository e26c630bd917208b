import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

type Groups = {
  readonly data: readonly {
    readonly group: Readonly<Record<string, string | number | null>>
    readonly amount_sum: number | null
  }[]
}

describe('the member with the most enacted in a State', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  /** The answer by the APIs: members of the State, and their amounts in the newest year with any. */
  const findMost = async (state: string) => {
    const { data: seats } = await ask<Groups>(
      `/api/appropriations/v1/aggregates?limit=200&group_by=bioguide,state&state=${state}`,
    )
    const members = seats
      .filter(({ group }) => group['state'] === state)
      .map(({ group }) => group['bioguide'])
    const { data } = await ask<Groups>(
      `/api/enacted/v1/aggregates?limit=200&group_by=bioguide&bioguide=${members.join()}`,
    )
    const ofState = data.filter(({ group }) => members.includes(group['bioguide'] ?? null))
    const year = Math.max(...ofState.map(({ group }) => Number(group['fiscal_year'])))
    const inYear = ofState.filter(({ group }) => group['fiscal_year'] === year)
    const [most] = inYear.toSorted((a, b) => (b.amount_sum ?? 0) - (a.amount_sum ?? 0))
    return { year, id: String(most?.group['bioguide']), amount: most?.amount_sum ?? assert.fail() }
  }

  test('a reader on a phone without JavaScript finds the member from the front page in four steps', async () => {
    const most = await findMost('TX')
    const { main, take, countSteps, close } = await openOnPhone(visit)
    const search = (await main.getByRole('searchbox', { name: 'Words' }).boundingBox()) ?? assert.fail()
    assert.ok(search.y + search.height < 844, `the search field ends at ${search.y + search.height}`)
    await take({ choose: { State: 'Texas' }, press: ['button', 'Show the State'] })
    const table = main.getByRole('region', { name: 'Members by amount enacted' })
    assert.match(
      await table.innerText(),
      new RegExp(`enacted projects of fiscal year ${most.year}, the greatest`),
    )
    const line = table.getByRole('row').nth(1)
    assert.match(await line.getByRole('rowheader').innerText(), new RegExp(`${most.id}$`))
    assert.match(await line.innerText(), new RegExp(`\\$${most.amount.toLocaleString('en-US')}`))
    const name = await line.getByRole('link').first().innerText()
    await take({ press: ['link', name] })
    const heading = await main.getByRole('heading', { level: 1 }).innerText()
    assert.equal(heading, name.split(', ').toReversed().join(' '))
    assert.ok(countSteps() <= 4)
    await close()
  })

  for (const width of [320, 390, 1280])
    test(`no amount of a State or a member is out of sight at ${width} pixels`, async () => {
      const context = await visit({ viewport: { width, height: 844 } })
      const page = await context.newPage()
      const { id } = await findMost('TX')
      for (const address of ['/states/TX', `/members/${id}`]) {
        await page.goto(address)
        const cut = await page.evaluate<string[]>(LIST_CUT)
        if (width > 320) assert.deepEqual(cut, [], address)
        assert.ok(await page.evaluate<boolean>(HOLDS), address)
      }
      await context.close()
    })
})

const LIST_CUT = `[...document.querySelectorAll('main .of-amounts')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel + ' ' + one.scrollWidth)`
const HOLDS = `document.documentElement.scrollWidth <= window.innerWidth`
