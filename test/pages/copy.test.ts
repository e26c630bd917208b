import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openInBrowser } from './testing/open-in-browser.ts'
import { browserIsMissing } from './testing/open-browser.ts'

describe('buttons that copy', { skip: browserIsMissing() }, async () => {
  const { visit } = await openInBrowser({ after })

  test('each copies the text that is shown, and says so to those who see it and to those who hear it', async () => {
    const context = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto('/records?limit=1')
    await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`)
    const buttons = await page.getByRole('button', { name: /^Copy / }).all()
    const copied: string[] = []
    for (const button of buttons) {
      await button.click()
      await page
        .getByRole('status')
        .filter({ hasText: /^Copied$/ })
        .waitFor({ state: 'attached' })
      assert.equal(await button.textContent(), 'Copied')
      copied.push(await page.evaluate<string>('navigator.clipboard.readText()'))
    }
    const blocks = await page.locator('pre').evaluateAll((all) => all.map(({ textContent }) => textContent))
    const citation = await page.locator('.cite > p').first().textContent()
    assert.equal(buttons.length, blocks.length + 1)
    for (const block of blocks) assert.ok(copied.includes(block ?? ''), block ?? '')
    assert.ok(copied.some((text) => citation?.startsWith(text)))
    await context.close()
  })
})
