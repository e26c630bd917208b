import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { EnactedProject, LineageLink, ProjectSpending } from '@rotunda/contract'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

type List<Row> = { readonly data: readonly Row[] }
type Release = {
  readonly collection: string
  readonly current: boolean
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

describe('what became of the project of a town', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  /** A request with an inferred link to an enacted project that was paid for. */
  const findPaid = async () => {
    const { data } = await ask<List<Release>>('/downloads')
    const release = data.find(({ collection, current }) => collection === 'award-spending' && current)
    const file = release?.files.find(({ name }) => name === 'data/project-spending.json') ?? assert.fail()
    const spending = await ask<readonly ProjectSpending[]>(file.url)
    const { data: links } = await ask<List<LineageLink>>(
      '/api/enacted/v1/links?grade=unique&stage=request&limit=200',
    )
    for (const link of links) {
      const cents = spending.find(({ id }) => id === link.project_id)?.outlaid_cents ?? null
      const { data: projects } = await ask<List<EnactedProject>>(
        `/api/enacted/v1/project?id=${link.project_id}`,
      )
      const { project = '', recipient = null } = projects[0] ?? {}
      const town = /Town of (\w+)/.exec(recipient ?? '')?.[1]
      if (cents !== null && town !== undefined && project.startsWith(town))
        return { ...link, town, project, paid: `$${Math.round(cents / 100).toLocaleString('en-US')}` }
    }
    return assert.fail('no town was paid')
  }

  test('a reader on a phone without JavaScript finds what a town’s project got, and how sure it is, in four steps', async () => {
    const { town, project, paid } = await findPaid()
    const { page, take, countSteps, close } = await openOnPhone(visit)
    await take({ fill: ['Words', town], press: ['button', 'Search'] }, { press: ['link', project] })
    const line = page.getByRole('list', { name: 'From the request to the payment' })
    const items = line.getByRole('listitem')
    assert.equal(await items.count(), 5)
    const link = line.getByRole('link', { name: /^Paid/ })
    assert.equal((await link.innerText()).replace(/\s+/g, ' '), `Paid ${paid} inferred`)
    let below = 0
    for (const item of await items.all()) {
      const { x, y, width, height } = (await item.boundingBox()) ?? assert.fail()
      assert.ok(x >= 0 && x + width <= 390 && y >= below, `${x} ${y}`)
      below = y + height
    }
    await take({ press: ['link', /^Paid/] })
    assert.ok(await page.getByRole('rowheader', { name: 'Paid' }).isVisible())
    assert.ok(countSteps() <= 4, `${countSteps()} steps`)
    await close()
  })

  test('no table is cut on a desktop, and lines of text have at most 80 letters', async () => {
    const { record_id: record, project_id: project } = await findPaid()
    const page = await (await visit({ viewport: { width: 1280, height: 900 } })).newPage()
    for (const address of [`/records/${record}`, `/enacted/${project}`, '/enacted']) {
      await page.goto(address)
      await page.evaluate(OPEN_ALL)
      assert.deepEqual(await page.evaluate(LIST_CUT), [], address)
      assert.deepEqual(await page.evaluate(LIST_LONG), [], address)
    }
    await page.context().close()
  })
})

const OPEN_ALL = `for (const one of document.querySelectorAll('main details')) one.open = true`
const LIST_CUT = `[...document.querySelectorAll('main .table-frame')]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel + ' ' + one.scrollWidth)`

/** Texts with more letters in a line than eyes follow. */
const LIST_LONG = `[...document.querySelectorAll('main :is(p, dd, li, caption > span)')].flatMap((one) => {
  if (!one.checkVisibility() || one.querySelector('p, li, dl, table, code')) return []
  const range = document.createRange()
  range.selectNodeContents(one)
  const lines = Math.round(range.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))
  const letters = one.textContent.replace(/\\s+/g, ' ').length
  return lines > 1 && letters / lines > 80 ? [Math.round(letters / lines) + ': ' + one.textContent.slice(0, 40)] : []
})`
