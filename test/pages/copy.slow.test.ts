import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openInBrowser } from './testing/open-in-browser.ts'
import { browserIsMissing } from './testing/open-browser.ts'

describe('buttons that copy', { skip: browserIsMissing() }, async () => {
  const { visit } = await openInBrowser({ after })

  test('each copies the text that is shown, and says so to those who see it and to those who hear it', async () => {
    const context = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    // The text of a button goes after two seconds, which pass only when the test lets them.
    await page.clock.install({ time: 0 })
    await page.goto('/records?limit=1')
    await page.clock.pauseAt(60_000)
    await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`)
    const buttons = await page.getByRole('button', { name: /^Copy / }).all()
    const copied: string[] = []
    const status = page.getByRole('status')
    for (const button of buttons) {
      await button.click()
      await button.filter({ hasText: /^Copied$/ }).waitFor()
      assert.equal(await status.textContent(), 'Copied')
      // The time of the button before ends, and that of this one does not.
      await page.clock.runFor(1500)
      assert.equal(await status.textContent(), 'Copied')
      copied.push(await page.evaluate<string>('navigator.clipboard.readText()'))
    }
    await page.clock.runFor(2000)
    assert.equal(await status.textContent(), '')
    for (const button of buttons) assert.equal(await button.textContent(), 'Copy')
    const blocks = await page.locator('pre').evaluateAll((all) => all.map(({ textContent }) => textContent))
    const citation = await page.locator('.cite > p').first().textContent()
    assert.equal(buttons.length, blocks.length + 1)
    for (const block of blocks) assert.ok(copied.includes(block ?? ''), block ?? '')
    assert.ok(copied.some((text) => citation?.startsWith(text)))
    await context.close()
  })
})
