import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { JUDGES } from './testing/judges.ts'
import { openAllPages } from './testing/open-all-pages.ts'
import { browserIsMissing } from './testing/open-browser.ts'

describe('every page in Chromium', { skip: browserIsMissing() }, async () => {
  const { judgeAll, lost, read, visit } = await openAllPages({ after }, JUDGES)

  test('links lead to an address of every route', () => {
    assert.deepEqual(lost, [])
  })

  test('axe finds nothing against WCAG 2.2 AA on any page, light, dark and 320 px wide', () =>
    judgeAll('looks'))

  test('text in controls and on maps is clear from its ground, light and dark', () => judgeAll('contrast'))

  test('the Tab key reaches every control in the order of the document, marked and in view', () =>
    judgeAll('walk'))

  test('no page scrolls sideways: 320 px wide, or with text twice as large', () => judgeAll('widths'))

  test('controls keep their shape in the colors of a visitor', () => judgeAll('shapes'))

  test('the first stop of the Tab key skips to the text', async () => {
    const context = await visit()
    const page = await context.newPage()
    await page.goto('/records?limit=1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/#text$/)
    await page.keyboard.press('Tab')
    assert.equal(await page.evaluate(`document.activeElement.closest('main') !== null`), true)
  })

  test('a table wider than its frame fades where it goes on, until its end is in sight or it has the focus', async () => {
    const page = await (await visit()).newPage()
    await page.goto('/records?limit=1&fields=title,recipient,requestors,amount')
    const read = () => page.evaluate<string>(READ_FADE)
    assert.equal(await read(), '0px', 'a table that fits')
    await page.setViewportSize({ width: 320, height: 900 })
    assert.equal(await read(), '24px', 'a wider one')
    await page.evaluate(`${FRAME}.scrollLeft = 10000`)
    assert.equal(await read(), '0px', 'its end')
    await page.evaluate(`${FRAME}.scrollLeft = 0`)
    await page.keyboard.press('Tab')
    await page.evaluate(`${FRAME}.focus()`)
    assert.equal(await page.evaluate(`getComputedStyle(${FRAME}).maskImage`), 'none', 'with the focus')
  })

  test('nothing needs dragging', () => {
    const modules = globSync('*.js', { cwd: BROWSER })
    assert.ok(modules.length > 0)
    for (const name of modules)
      assert.doesNotMatch(
        readFileSync(join(BROWSER, name), 'utf8'),
        /drag|(pointer|mouse|touch)(move|down)/i,
        name,
      )
  })

  test('what a visitor has filled in stays filled in beside the answer', async () => {
    for (const [address, ...expected] of [
      ['/records?q=county&state=CA', 'county', 'CA'],
      ['/regulations?q=beverages&agency=FDA', 'beverages', 'FDA'],
      ['/search?q=harbor', 'harbor'],
      ['/docs/search?q=snapshot', 'snapshot'],
    ] as const) {
      const { document } = await read(address)
      const filled = [...document.querySelectorAll('main input[value], main option[selected]')]
      const values = filled.map((one) => one.getAttribute('value'))
      for (const value of expected) assert.ok(values.includes(value), `${address}: ${value}`)
    }
  })
})

/** That of the records. */
const FRAME = `document.querySelector('.table-frame:has(th a)')`

/** Width of the faded end, after it is drawn. */
const READ_FADE = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() =>
  resolve(getComputedStyle(${FRAME}).getPropertyValue('--cut')))))`

const BROWSER = join(import.meta.dirname, '../../apps/web/src/browser')
