import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openInBrowser } from './testing/open-in-browser.ts'
import { browserIsMissing } from './testing/open-browser.ts'

const FONT = '**/assets/*.woff2'
/** Public Sans has widths of its own: a line of text is as wide in no other font. */
const MEASURE = `(async () => {
  await document.fonts.ready
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('h1'))
  return range.getBoundingClientRect().width
})()`
const IS_PAINTED = `new Promise((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
})`
/** Lines of both fonts are as high, and break at nearly the same words. */
const READ_HEIGHTS = `({
  head: document.querySelector('.site-head').offsetHeight,
  title: document.querySelector('h1').offsetHeight,
  whole: document.documentElement.scrollHeight,
})`
type Heights = { readonly head: number; readonly title: number; readonly whole: number }
const MOST_OF_WHOLE = 0.03

describe('the typeface of a visit', { skip: browserIsMissing() }, async () => {
  const { visit, read } = await openInBrowser({ after })

  test('the font is asked for once, by the head, and kept for good', async () => {
    const { document } = await read('/downloads')
    const link = document.querySelector('link[rel=preload][as=font]')
    assert.equal(link?.getAttribute('crossorigin'), '')
    const page = await (await visit()).newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
    })
    await page.goto('/downloads', { waitUntil: 'load' })
    await page.evaluate(MEASURE)
    assert.deepEqual(asked, [link?.getAttribute('href')])
    const { headers } = await read(asked[0] ?? assert.fail())
    assert.match(headers['cache-control'] ?? '', /max-age=31536000, immutable/)
    assert.equal(headers['content-type'], 'font/woff2')
    await page.context().close()
  })

  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`a font that comes late, after the text is shown, keeps the layout at ${viewport.width} px`, async () => {
      for (const address of ['/', '/downloads', '/status', '/records?limit=5']) {
        const page = await (await visit({ viewport })).newPage()
        const arrival = Promise.withResolvers<undefined>()
        await page.route(FONT, async (route) => {
          await arrival.promise
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await page.locator('.site-foot').waitFor()
        await page.evaluate(IS_PAINTED)
        const before = await page.evaluate<Heights>(READ_HEIGHTS)
        arrival.resolve(undefined)
        const first = await page.evaluate(MEASURE)
        const then = await page.evaluate<Heights>(READ_HEIGHTS)
        assert.deepEqual([then.head, then.title], [before.head, before.title], address)
        assert.ok(
          Math.abs(then.whole / before.whole - 1) < MOST_OF_WHOLE,
          `${address}: ${then.whole} of ${before.whole}`,
        )
        await page.reload({ waitUntil: 'load' })
        assert.equal(first, await page.evaluate(MEASURE), address)
        await page.context().close()
      }
    })
})
