import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openInBrowser } from './testing/open-in-browser.ts'
import { browserIsMissing } from './testing/open-browser.ts'

describe('the head of a page', { skip: browserIsMissing() }, async () => {
  const { visit } = await openInBrowser({ after })

  test('takes little of a phone, and opens by keyboard and without scripts', async () => {
    const context = await visit({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/records')
    const head = page.locator('.site-head')
    const closed = await head.boundingBox()
    assert.ok((closed?.height ?? 999) <= 60, `${closed?.height} px`)
    assert.equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Main' })
    assert.equal(await menu.getByRole('link', { name: 'Regulations' }).isVisible(), true)
    assert.equal(await page.getByRole('searchbox', { name: 'Search everything' }).isVisible(), true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/records$/)
    await context.close()
  })

  test('shows the menu open where there is room', async () => {
    const context = await visit({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto('/records')
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Data' })
    assert.equal(await link.isVisible(), true)
    assert.equal(await page.getByText('Menu', { exact: true }).isVisible(), false)
    await context.close()
  })

  test('the numbers of a chart take the place of the link to them', async () => {
    const context = await visit()
    const page = await context.newPage()
    await page.goto('/records?state=CA')
    await page.locator('details[data-numbers] summary').first().click()
    const table = page.locator('details[data-numbers] table').first()
    await table.waitFor()
    assert.match((await table.textContent()) ?? '', /Sum of projects.*2027.*\$/s)
    await context.close()
  })
})
