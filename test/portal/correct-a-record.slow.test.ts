import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { askHere, runHere, type TestEnvironment } from '../../apps/service/src/operator/testing.ts'
import { waitUntil } from '../../apps/service/src/platform/testing.ts'
import { browserIsMissing } from '../pages/testing/open-browser.ts'
import { enrolInBrowser, press } from './testing/enrol-in-browser.ts'
import { openPortal, type OpenPortal } from './testing/open-portal.ts'

const skip = browserIsMissing()

let portal: OpenPortal
before(async () => {
  if (skip === false) portal = await openPortal()
})
after(async () => {
  if (skip === false) await portal.close()
})

const AMOUNT = '$4,985,001'
const EVIDENCE = 'https://senator.example/letter.pdf'

const wordsOf = (page: Page): Promise<string> => page.locator('main').innerText()

/** Opens the page of the first record, and returns its address and its amount. */
const openRecord = async (page: Page) => {
  await page.goto('/records?stage=request&limit=1')
  await page.locator('.table-frame tbody th a').first().click()
  await page.waitForURL(/\/records\/[a-z]+-\d{4}-[0-9a-f]+$/)
  const [amount] = /\$[\d,]+/.exec(await wordsOf(page)) ?? []
  return { path: new URL(page.url()).pathname, amount: amount ?? assert.fail('the record has no amount') }
}

/** Reports the amount from the page of the record. Returns the number of the report. */
const report = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Report a mistake' }).click()
  await page.getByRole('link', { name: 'Amount', exact: true }).click()
  await page.getByLabel('The value that it should have').fill(AMOUNT)
  await page.getByLabel('Why is it wrong?').fill('The letter of the senator gives this amount.')
  await page.getByLabel('Public addresses that prove it').fill(EVIDENCE)
  await press(page, 'Send the report')
  await page.waitForURL(/\/corrections\/private\//)
  const [, number] = /Your report has the number (\d+)/.exec(await wordsOf(page)) ?? []
  return number ?? assert.fail('the report has no number')
}

/** Opens the report from the list of reports, as each of the two reviewers. The drawn one comes first. */
const openReport = async (reviewers: readonly [Page, Page], number: string): Promise<[Page, Page]> => {
  for (const page of reviewers) {
    await page.goto('/portal')
    await page.locator('main a[href="/review/corrections"]').click()
    await page.getByRole('link', { name: `Report ${number}`, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: `Report ${number}` }).waitFor()
  }
  const [one, other] = reviewers
  return /Drawn for\s+You/.test(await wordsOf(one)) ? [one, other] : [other, one]
}

const decide = async (page: Page, step: string, fill: () => Promise<void> = async () => undefined) => {
  const report = page.url()
  await page.getByRole('link', { name: step, exact: true }).click()
  await page.waitForURL((url) => url.href !== report)
  await fill()
  await page.getByLabel('I have no interest in the outcome.').check()
  await press(page, 'Accept the report')
  await page.waitForURL(report)
}

/** Builds a release from the archive and the ledger, and publishes it, by the commands of the operator. */
const release = async (): Promise<void> => {
  const environment: TestEnvironment = { ROTUNDA_DATA: portal.service.settings.ROTUNDA_DATA }
  const { outcome, failed_checks: failed } = await askHere(environment, 'release', 'build')
  assert.deepEqual([outcome, failed], ['built', []])
  const published = await runHere(environment, 'release', 'publish', 'latest')
  assert.equal(published.code, 0, published.stderr)
}

test(
  'a reader reports an amount, two reviewers accept it, and the next release has it with the value before',
  { skip },
  async () => {
    const reviewers = [
      await enrolInBrowser(portal, 'first@rotunda.example'),
      await enrolInBrowser(portal, 'second@reviews.example'),
    ] as const
    const reporter = await (await portal.visit(undefined, { bypassCSP: false })).newPage()
    const { path, amount } = await openRecord(reporter)
    assert.notEqual(amount, AMOUNT)
    const number = await report(reporter)
    const own = reporter.url()
    assert.ok((await wordsOf(reporter)).includes(own), 'the private address')
    assert.ok(await reporter.getByRole('button', { name: 'Copy the private address' }).isVisible())

    const [drawn, second] = await openReport(reviewers, number)
    assert.doesNotMatch(await wordsOf(second), /Accept the report/)
    await decide(drawn, 'Accept the report', async () => {
      await drawn.getByLabel('Public address of the evidence').fill(EVIDENCE)
      await drawn.getByLabel('Reason').fill('The letter is signed.')
    })
    await reporter.goto(`/corrections/${number}`)
    assert.doesNotMatch(await wordsOf(reporter), /4,985,001|The letter is signed/)
    await second.reload()
    await decide(second, 'Agree with the first reviewer')
    await reporter.reload()
    assert.match(await wordsOf(reporter), /Accepted\.[\s\S]*The letter is signed\./)
    await reporter.goto(own)
    assert.match(await wordsOf(reporter), /The next release shows it/)
    await reporter.goto(path)
    assert.ok(!(await wordsOf(reporter)).includes(AMOUNT), 'the record before the release')

    await release()
    await waitUntil('the record of the next release', async () => {
      await reporter.goto(path)
      return (await wordsOf(reporter)).includes(AMOUNT)
    })
    assert.ok((await wordsOf(reporter)).includes(`corrected; before: ${amount}`), 'the value before')
    await reporter.goto(own)
    assert.match(await wordsOf(reporter), /The release of [^.]+ shows it/)
    await reporter.getByRole('link', { name: 'the record', exact: true }).click()
    await reporter.waitForURL((url) => url.pathname === path)
    await reporter.getByRole('link', { name: 'Reports about this record' }).click()
    await reporter.getByRole('link', { name: `Report ${number}`, exact: true }).click()
    await reporter.getByRole('heading', { level: 1, name: `Report ${number}` }).waitFor()
    assert.match(await wordsOf(reporter), new RegExp(`Before\\s+\\${amount}\\s+After\\s+\\${AMOUNT}`))
  },
)
