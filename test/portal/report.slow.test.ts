import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { browserIsMissing } from '../pages/testing/open-browser.ts'
import { openPortal, type OpenPortal } from './testing/open-portal.ts'

const skip = browserIsMissing()

let portal: OpenPortal
before(async () => {
  if (skip === false) portal = await openPortal()
})
after(async () => {
  if (skip === false) await portal.close()
})

const readRecord = async (): Promise<string> => {
  const { json } = await portal.service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Held to its description.
  return (json as { readonly data: readonly { readonly id: string }[] }).data[0]?.id ?? ''
}

test(
  'a browser solves the proof of work under the policy of the pages, and the reporter sees the report',
  { skip },
  async () => {
    // The policy of the pages is in force: a worker from elsewhere, or an inline script, would not run.
    const context = await portal.visit(undefined, { bypassCSP: false })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await page.goto(`/corrections/new?record=${await readRecord()}&field=amount`)
    await page.getByLabel('The value that it should have').fill('$1,234')
    await page.getByLabel('Why is it wrong?').fill('The letter of the member gives 1,234 dollars.')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await page.waitForURL(/\/corrections\/private\//)
    assert.match(await page.locator('main').innerText(), /Your report has the number \d+[\s\S]*1,234/)
    await page.getByRole('button', { name: 'Withdraw the report' }).click()
    await page.getByText('You withdrew the report.').waitFor()
    assert.deepEqual(faults, [])
  },
)

test('a wrong report keeps what was typed, and its next proof is a new one', { skip }, async () => {
  const page = await (await portal.visit(undefined, { bypassCSP: false })).newPage()
  await page.goto(`/corrections/new?record=${await readRecord()}&field=title`)
  await page.getByLabel('The value that it should have').fill('Another title')
  await page.getByLabel('Why is it wrong?').fill('short')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await page.getByRole('link', { name: /Say why it is wrong, in at least 10/ }).click()
  assert.equal(await page.getByLabel('The value that it should have').inputValue(), 'Another title')
  await page.getByLabel('Why is it wrong?').fill('The letter of the member has another title.')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await page.waitForURL(/\/corrections\/private\//)
})
