import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS } from '../apps/web/src/assets/assets.ts'
import { openBrowser } from '../test/pages/testing/open-browser.ts'

const SIZE = { width: 1200, height: 630 }
const FILE = join(import.meta.dirname, '../apps/web/src/assets/share.png')

/** The path of icon.svg, without the ground on which it stands. */
const [SIGN = assert.fail('icon.svg has no path')] = /<path [^>]+>/.exec(ASSETS.icon.body.toString()) ?? []

/** The sign of the pages, what they hold and what they are not, in the colors of the pages. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="DejaVu Sans, sans-serif" fill="#fff">
<rect width="1200" height="630" fill="#1b2b85"/>
<g transform="translate(90 70) scale(5.5)">${SIGN}</g>
<text x="290" y="195" font-size="104" font-weight="bold">Rotunda</text>
<text x="120" y="345" font-size="42">Money that members of Congress ask for, and</text>
<text x="120" y="405" font-size="42">what House bills include: each value with the</text>
<text x="120" y="465" font-size="42">document that says it.</text>
<text x="120" y="560" font-size="30" fill="#c5cdf5">Not the government, and no part of it.</text>
</svg>`

/** `node scripts/draw-share-picture.ts`: the picture that others show beside a link to these pages. */
const main = async (): Promise<void> => {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<body style="margin:0">${DRAWING}</body>`)
  writeFileSync(FILE, await page.screenshot())
  await browser.close()
}

await main()
