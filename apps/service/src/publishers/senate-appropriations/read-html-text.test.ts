import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtmlText } from './read-html-text.ts'

const CASES = [
  ['plain', 'plain'],
  ['R&D for AT&T; more', 'R&D for AT&T; more'],
  ['&lt;b&gt; &amp;amp; &quot;x&quot;', '<b> &amp; "x"'],
  ['Do&ntilde;a Ana &ndash; Pe&#241;asco &#xF1;', 'Doña Ana – Peñasco ñ'],
  ['O&#146;Sample', 'O’Sample'],
  ['&#0;&#xD800;&nosuch;', '&#0;&#xD800;&nosuch;'],
  ['one<br>two<BR/>three</p>four', 'one\ntwo\nthree\nfour'],
  ['<a href="x>y">Letter</a>', 'y">Letter'],
  ['<em class="a">all</em><!-- none -->', 'all'],
  ['a <5 acre site, 3 > 2', 'a <5 acre site, 3 > 2'],
] as const

for (const [cell, text] of CASES) {
  test(`the cell ${cell} reads as ${JSON.stringify(text)}`, () => assert.equal(readHtmlText(cell), text))
}
