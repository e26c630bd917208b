import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import type { RecordWithRelations } from '@rotunda/contract'
import type { Locator, Page } from 'playwright-core'
import { WAIT_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { findMissing, readOutline } from './testing/outline.ts'
import { parseCsv } from './testing/parse-csv.ts'

describe(
  'journeys of people who have read nothing of the documentation',
  { skip: browserIsMissing() },
  async () => {
    const { ask, visit } = await openInBrowser({ after })

    /** Each journey is made twice: a page promises nothing that needs its script but buttons that copy. */
    const journey = (name: string, walk: (page: Page, hasScript: boolean) => Promise<void>): void => {
      for (const hasScript of [true, false])
        test(hasScript ? name : `${name}, without JavaScript`, async () => {
          const context = await visit({
            javaScriptEnabled: hasScript,
            permissions: ['clipboard-read', 'clipboard-write'],
          })
          const page = await context.newPage()
          await page.goto('/')
          await walk(page, hasScript)
          await context.close()
        })
    }

    journey(
      'a journalist finds the requests for one county, takes them away and checks one',
      async (page) => {
        await page.getByRole('main').getByRole('searchbox', { name: 'Words' }).fill('Uppermoor')
        await page.keyboard.press('Enter')
        await page.getByRole('link', { name: /^All .+ in Records$/ }).click()
        const count = Number(/^\d+/.exec(await readHeading(page))?.[0])
        assert.ok(count > 0)
        assertOutline(await readOutline(page), [
          /heading \d+ requests?/,
          /searchbox /,
          /region .*(Requests|Records|Rows)/i,
          /heading Download these records/,
          /link CSV/,
        ])
        const [, ...rows] = parseCsv(await takeAway(page, /^CSV/))
        assert.equal(rows.length, count)
        await checkDocument(page)
      },
    )

    /** Follows the first record to its document, and compares the marked row with what the record says. */
    const checkDocument = async (page: Page): Promise<void> => {
      await page.locator('tbody a[href^="/records/"]').first().click()
      // The first reading of a document takes long on a slow machine.
      await page.waitForURL(/\/records\/[a-z]{2}-/, { timeout: WAIT_MILLISECONDS })
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      const { data } = await ask<{ data: RecordWithRelations[] }>(`/api/appropriations/v1/record?id=${id}`)
      const [record] = data
      assert.ok(record)
      const table = page.getByRole('region', { name: 'The row in the document, with its neighbours' })
      // A page does not wait for the first reading of a document; it says so, and asks for itself until it has the rows.
      await page.getByText('still being read').waitFor({ state: 'detached', timeout: WAIT_MILLISECONDS })
      await page.getByText('The row with its neighbours').first().click()
      await table.waitFor({ timeout: WAIT_MILLISECONDS })
      const marked = table.getByRole('row').filter({ hasText: 'this row' })
      assert.equal(await marked.count(), 1)
      const cells = await marked.getByRole('cell').allTextContents()
      assert.deepEqual(cells, Object.values(record.evidence[0]?.cells ?? {}))
      const fields = await marked.locator('mark').allTextContents()
      for (const value of [record.recipient, record.purpose, record.amount_raw])
        assert.ok(value === null || fields.includes(value), `${value} in ${fields.join(' | ')}`)
      assertOutline(await readOutline(page), [/heading /, /region The row in the document/])
    }

    journey('a reporter compares two members over years and cites the result', async (page, hasScript) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Compare two members/ })
        .click()
      await page.getByRole('main').getByRole('link', { name: 'Members' }).click()
      const [first, second] = ['First member', 'Second member'].map((name) => page.getByLabel(name))
      assert.ok(first !== undefined && second !== undefined)
      await first.selectOption({ index: 1 })
      await second.selectOption({ index: 2 })
      await page.getByRole('button', { name: 'Compare' }).click()
      const title = await readHeading(page)
      assert.match(title, /^.+ and .+ side by side/)
      assertOutline(await readOutline(page), [
        /heading .+ side by side/,
        /combobox First member/,
        /combobox Second member/,
        /button Compare/,
        /region .* in all/,
        /region .* by fiscal year/,
        /heading Cite this/,
      ])
      const box = page.getByRole('region', { name: 'Cite this' })
      const shown = (await box.textContent()) ?? ''
      const citation = hasScript ? await copyFrom(page, 'Copy the citation') : shown
      assert.ok(shown.includes(citation), citation)
      const [, address = ''] = /(http:\/\/[^ ]+) \(read \d{4}-\d\d-\d\d\)/.exec(citation) ?? []
      assert.match(address, /\/releases\/[0-9a-f]{64}\/aggregates\?/)
      await follow(box.getByRole('link', { name: 'This page of the same release' }))
      assert.equal(await readHeading(page), title)
      await followRows(page)
    })

    /** The number of requests beside a name is the number of records behind it. */
    const followRows = async (page: Page): Promise<void> => {
      const row = page
        .locator('tbody tr')
        .filter({ has: page.locator('a[href*="stage="]'), hasText: /\$\d/ })
        .first()
      const [, rows] = await row.getByRole('cell').allTextContents()
      await row.getByRole('link').first().click()
      assert.equal(/^[\d,]+/.exec(await readHeading(page))?.[0], rows)
    }

    journey(
      'a citizen finds a regulation that closes this week and copies its docket number',
      async (page, hasScript) => {
        await follow(
          page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Regulations' }),
        )
        const listed = await page.getByRole('rowheader').count()
        const nextWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10)
        await page.getByLabel('Closing on this day or earlier').fill(nextWeek)
        await follow(page.getByRole('button', { name: 'Apply' }))
        assert.match(await readHeading(page), /regulations? open for comment closing by/)
        const lastDays = await readDays(page)
        assert.ok(lastDays.length > 0 && lastDays.length < listed)
        assert.ok(
          lastDays.every((day) => day <= nextWeek),
          lastDays.join(', '),
        )
        await page.getByRole('rowheader').first().getByRole('link').click()
        const docket = new URL(page.url()).searchParams.get('docket') ?? ''
        assert.match(docket, /^[A-Z]/)
        const side = page.getByRole('complementary', { name: 'Numbers and dates' })
        assert.equal(await side.getByRole('term').first().textContent(), 'Docket')
        const line = side.getByRole('definition').first()
        assert.equal(await line.locator('strong').textContent(), docket)
        if (hasScript) assert.equal(await copyFrom(page, 'Copy the docket number'), docket)
        const box = await side.boundingBox()
        assert.ok((box?.x ?? 0) > 640, 'the column stands at the right')
        assertOutline(await readOutline(page), [/heading /, /heading .*comment/i])
      },
    )

    journey('an engineer follows the reference of the API to a first answer', async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'API reference' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Appropriations data', exact: true }).click()
      const operation = page.locator('section.operation').filter({ has: page.locator('#listRecords') })
      await operation.getByRole('link', { name: 'Fill in and send this request' }).click()
      assertOutline(await readOutline(page), [
        /combobox Operation/,
        /(textbox|combobox) state/,
        /button Send the request/,
        /heading The request/,
      ])
      await page.getByRole('main').getByLabel('state', { exact: true }).fill('CA')
      await page.getByRole('main').getByLabel('limit', { exact: true }).fill('1')
      await follow(page.getByRole('button', { name: 'Send the request' }))
      assert.match((await page.getByRole('main').textContent()) ?? '', /HTTP 200, application\/json/)
      const body = (await page.locator('figure.code pre').last().textContent()) ?? ''
      const { data } = JSON.parse(body) as { data: RecordWithRelations[] }
      assert.deepEqual(
        data.map(({ state }) => state),
        ['CA'],
      )
    })
  },
)

/** Waits for the whole page: to count or read all elements of a kind waits for none that is still to come. */
const follow = async (target: Locator): Promise<void> => {
  await target.click()
  await target.page().waitForLoadState()
}

const readHeading = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

/** Days of a table in Washington, where a last day ends one minute before midnight. */
const readDays = async (page: Page): Promise<string[]> => {
  const times = await page.locator('tbody time').all()
  const instants = await Promise.all(times.map((time) => time.getAttribute('datetime')))
  return instants.map((instant) => DAY_IN_WASHINGTON.format(new Date(instant ?? assert.fail())))
}

/** The form of this locale is YYYY-MM-DD. */
const DAY_IN_WASHINGTON = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' })

/** Saves the file behind a link, and gives what is in it. */
const takeAway = async (page: Page, name: RegExp): Promise<string> => {
  const saving = page.waitForEvent('download')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  return readFileSync(await (await saving).path(), 'utf8')
}

const copyFrom = async (page: Page, name: string): Promise<string> => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('button', { name }).filter({ hasText: 'Copied' }).first().waitFor()
  return page.evaluate<string>('navigator.clipboard.readText()')
}

const assertOutline = (outline: readonly string[], expected: readonly RegExp[]): void => {
  assert.deepEqual(findMissing(outline, expected), [], outline.join('\n'))
}
