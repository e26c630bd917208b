import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { waitUntil } from '../../apps/service/src/platform/testing.ts'
import { measureOverflow } from './testing/measure-page.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { browserIsMissing } from './testing/open-browser.ts'

const PHONE = { width: 360, height: 800 }

describe('on a phone', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })
  const context = await visit({ viewport: PHONE })
  const open = async (address: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate(`document.fonts.ready.then(() => undefined)`)
    return page
  }
  const record = await findRecord(ask)

  test('the amount of a record stands right under its title', async () => {
    const page = await open('/records?stage=request&sort=-amount&limit=3')
    const row = page.locator('[aria-label="Records"] tbody tr').first()
    const [title, amount] = [row.getByRole('rowheader'), row.getByText(/^\$[\d,]+$/)]
    assert.ok((await seen(title)) && (await seen(amount)))
    const [above, below] = [await title.boundingBox(), await amount.boundingBox()]
    assert.ok(above !== null && below !== null && below.y >= above.y + above.height - 1)
    await page.close()
  })

  test('a record that is laid out as a card is a row of a table for those who hear it', async () => {
    const page = await open('/records?limit=1')
    const table = page.getByRole('region', { name: 'Records' }).getByRole('table')
    const heads = await table.getByRole('columnheader').allTextContents()
    assert.deepEqual(heads, COLUMNS)
    assert.equal(await table.getByRole('row').count(), 2)
    assert.equal(await table.getByRole('rowheader').count(), 1)
    assert.equal(await table.getByRole('cell').count(), COLUMNS.length - 1)
    await page.close()
  })

  test('each value of a card has the title of its column beside it', async () => {
    const page = await open('/records?limit=1')
    const labels = await page.evaluate<readonly string[]>(READ_LABELS)
    assert.deepEqual(labels, COLUMNS.slice(1))
    await page.close()
  })

  test('an enacted project is a card with the title of each column beside its value', async () => {
    const page = await open('/enacted?limit=3')
    await page.setViewportSize({ width: 320, height: 800 })
    const frame = page.getByRole('region', { name: 'Enacted projects' })
    const columns = await frame.getByRole('columnheader').allTextContents()
    const row = frame.getByRole('row').nth(1)
    assert.equal(await row.getByRole('cell').count(), columns.length - 1)
    const labels = await page.evaluate<readonly string[]>(
      READ_LABELS.replace('Records', 'Enacted projects').replace('tbody td', 'tbody tr:first-child td'),
    )
    assert.deepEqual(labels, columns.slice(1))
    for (const cell of await row.getByRole('cell').all()) assert.ok(await seen(cell))
    await page.close()
  })

  for (const address of ['/', '/records?limit=1', '/docs', '/regulations', '/portal/sign-in'])
    test(`the banner of the sample takes one line on ${address}, and the rest is behind it`, async () => {
      const page = await open(address)
      await page.setViewportSize({ width: 390, height: 844 })
      const banner = page.getByRole('region', { name: 'Sample data' })
      assert.ok(((await banner.boundingBox())?.height ?? Infinity) < 40)
      const more = banner.getByText(/replaces|regulations here/)
      assert.ok(!(await more.isVisible()))
      await banner.getByText('What is real?').click()
      assert.ok(await more.isVisible())
      await page.close()
    })

  for (const address of [
    '/records?limit=1',
    '/enacted?limit=1',
    '/totals',
    '/totals?stage=request&state=CA&group_by=subcommittee&group_by=fiscal_year',
    '/states/CA',
    '/states',
    '/members?sort=-enacted',
    '/compare?kind=state&a=AL&b=CA',
    '/compare?kind=year&a=2025&b=2026',
  ])
    test(`the sums of ${address} are in sight without scrolling sideways`, async () => {
      const page = await open(address)
      assert.deepEqual(await page.evaluate(LIST_HIDDEN_SUMS), [])
      await page.setViewportSize({ width: 320, height: 800 })
      assert.deepEqual(await measureOverflow(page), [])
      await page.close()
    })

  for (const address of ['/states', '/states/CA', '/members?sort=-enacted'])
    test(`the counts under the amounts of ${address} are as large as the amounts`, async () => {
      const page = await open(address)
      const sizes = await page.evaluate<readonly (readonly number[])[]>(READ_TEXT_SIZES)
      assert.ok(sizes.length > 0)
      for (const [size, around] of sizes) assert.equal(size, around)
      await page.close()
    })

  for (const address of ['/totals', '/enacted'])
    test(`the form of ${address}, which stands below the rows, has a link above them`, async () => {
      const page = await open(address)
      const link = page.getByRole('link', { name: 'Filters' })
      assert.ok((await seen(link)) && ((await link.boundingBox())?.y ?? 999) < PHONE.height)
      await link.click()
      assert.ok(await page.evaluate(FORM_IS_IN_VIEW))
      await page.close()
    })

  for (const [address, first] of [
    ['/map', 'svg.map'],
    ['/regulations', '[aria-label="Regulations open for comment"] tbody th'],
    ['/members', 'main tbody th'],
  ] as const)
    test(`the rows of ${address} come before its form, which opens by keyboard`, async () => {
      const page = await open(address)
      const summary = page.locator('.folded-form summary')
      assert.match((await summary.textContent()) ?? '', /^Filters \(\d\)$/)
      const form = page.locator('.folded-form form')
      assert.equal(await form.isVisible(), false)
      const [box, row] = [await summary.boundingBox(), await page.locator(first).first().boundingBox()]
      assert.ok(box !== null && row !== null && row.y - box.y < 300, `${row?.y} px`)
      await summary.focus()
      await page.keyboard.press('Enter')
      assert.equal(await form.isVisible(), true)
      await page.setViewportSize({ width: 1280, height: 900 })
      assert.deepEqual([await form.isVisible(), await summary.isVisible()], [true, false])
      await page.close()
    })

  test('a regulation is a card with the title of each column beside its value', async () => {
    const page = await open('/regulations')
    const frame = page.getByRole('region', { name: 'Regulations open for comment' })
    const columns = await frame.getByRole('columnheader').allTextContents()
    assert.deepEqual(columns, ['Closes', 'Regulation', 'Agency', 'Kind', 'Docket'])
    const row = frame.getByRole('row').nth(1)
    assert.equal(await row.getByRole('cell').count(), 4)
    const labels = await page.evaluate<readonly string[]>(
      READ_LABELS.replace('Records', 'Regulations open for comment').replace(
        'tbody td',
        'tbody tr:first-child td',
      ),
    )
    assert.deepEqual(labels, ['Closes', 'Agency', 'Kind', 'Docket'])
    for (const cell of await row.getByRole('cell').all()) assert.ok(await seen(cell))
    await page.close()
  })

  test('a card of a member has each value under its own title', async () => {
    const page = await open('/members/ZZ20509')
    const labels = await page.evaluate<readonly string[]>(
      READ_LABELS.replace('tbody td', 'tbody tr:first-child td'),
    )
    assert.deepEqual(labels, ['Recipient', 'Year', 'Stage', 'Subcommittee', 'Amount'])
    await page.close()
  })

  for (const width of [360, 1280])
    test(`the cell that became the amount is in sight on the page of a record, ${width} px wide`, async () => {
      const page = await open(`/records/${record.id}`)
      await page.setViewportSize({ width, height: 800 })
      const cells = page.locator('.evidence .cells').first()
      const cell = cells.getByText(record.amount_raw, { exact: true })
      assert.ok(await seen(cell))
      assert.match((await cells.textContent()) ?? '', /→ amount/)
      await page.close()
    })

  test('a chart is drawn as wide as the phone, in the room that the page keeps for it', async () => {
    for (const address of ['/records?limit=1', '/totals', '/compare?kind=state&a=AL&b=CA', '/states/CA']) {
      const page = await open(address)
      const kept = await page.evaluate<readonly Shown[]>(READ_IMAGES)
      for (const [index, image] of (await page.locator('figure img').all()).entries()) {
        await image.scrollIntoViewIfNeeded()
        await waitUntil('a picture to be drawn', () => page.evaluate<boolean>(isDrawn(index)))
      }
      const shown = await page.evaluate<readonly Shown[]>(READ_IMAGES)
      assert.ok(shown.length > 0, address)
      for (const { source, scale } of shown) {
        assert.match(source, /[?&]width=narrow$/, address)
        assert.ok(scale > 0.9, `${address}: ${scale}`)
      }
      const sizes = (images: readonly Shown[]) => images.map(({ width, height }) => [width, height])
      assert.deepEqual(sizes(kept), sizes(shown), address)
      await page.close()
    }
  })
})

/** Whether a picture is loaded. The browser loads one once it comes near the screen. */
const isDrawn = (index: number): string =>
  `(({ complete, naturalWidth }) => complete && naturalWidth > 0)(document.querySelectorAll('figure img')[${index}])`

const COLUMNS = ['Project', 'Recipient', 'Asked for by', 'Year', 'Stage', 'Subcommittee', 'Amount']

type List = { readonly data: readonly { readonly id: string; readonly amount_raw: string }[] }

const findRecord = async (ask: <Answer>(path: string) => Promise<Answer>) => {
  const { data } = await ask<List>('/api/appropriations/v1/records?dataset=senate-requests&limit=1')
  return data[0] ?? assert.fail('no request to the Senate')
}

type Place = {
  boundingBox(): Promise<{ readonly x: number; readonly width: number } | null>
  page(): Page
}

/** Whether it stands between both sides of the page. */
const seen = async (place: Place): Promise<boolean> => {
  const box = await place.boundingBox()
  const { width } = place.page().viewportSize() ?? assert.fail()
  return box !== null && box.x >= 0 && box.x + box.width <= width
}

/** Label of each cell of the first record. */
const READ_LABELS = `[...document.querySelectorAll('[aria-label="Records"] tbody td')].map((cell) =>
  getComputedStyle(cell, '::before').content.replace(/^"([^"]*)".*$/, '$1'))`

/**
 * Cells with sums that the fade of their frame hides: the first column of sums in each table, or the first of both sides.
 */
const LIST_HIDDEN_SUMS = `[...document.querySelectorAll('main .table-frame')].flatMap((frame) => {
  if (!frame.checkVisibility() || frame.matches('.as-cards')) return []
  const end = frame.getBoundingClientRect().right - (frame.scrollWidth > frame.clientWidth ? 20 : 0)
  const sides = frame.querySelector('[scope=colgroup]')?.colSpan ?? 1
  return [...frame.querySelectorAll('tbody tr')].flatMap((row) => {
    const sums = [...row.querySelectorAll('td.number')].slice(0, sides)
    const texts = sums.map((cell) => { const range = document.createRange(); range.selectNodeContents(cell); return range.getBoundingClientRect() })
    return texts.some(({ right }) => right > end) ? [frame.ariaLabel + ': ' + row.textContent] : []
  })
})`

/** Sizes of small texts in tables of amounts, each with the size of the text around it. */
const READ_TEXT_SIZES = `[...document.querySelectorAll('.of-amounts small')].map((small) =>
  [small, small.parentElement].map((one) => parseFloat(getComputedStyle(one).fontSize)))`

const FORM_IS_IN_VIEW = `document.querySelector('form.filters').getBoundingClientRect().top < innerHeight`

type Shown = {
  readonly source: string
  readonly width: number
  readonly height: number
  /** Shown size divided by drawn size. */
  readonly scale: number
}

const READ_IMAGES = `[...document.querySelectorAll('figure img')].map((image) => {
  const { width, height } = image.getBoundingClientRect()
  return { source: image.currentSrc, width, height, scale: width / image.naturalWidth }
})`
