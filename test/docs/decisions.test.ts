import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPages } from './markdown-pages.ts'

const SECTIONS = ['Status', 'Context', 'Decision', 'Alternatives', 'Consequences', 'Enforced by']
/** About one printed page. */
const MOST_WORDS = 500

const records = readPages().filter(({ file }) => /^docs\/decisions\/(?!README)/.test(file))

test('decision records are numbered from 0001 without a gap and without a number twice', () => {
  assert.ok(records.length > 0)
  const numbers = records.map(({ file }) =>
    file.slice('docs/decisions/'.length, 'docs/decisions/0000'.length),
  )
  assert.deepEqual(
    numbers,
    records.map((_, index) => String(index + 1).padStart(4, '0')),
  )
})

test('a decision record has its number in the title, six sections in order, and fits a page', () => {
  for (const { file, text } of records) {
    const number = file.slice('docs/decisions/'.length, 'docs/decisions/0000'.length)
    assert.match(text, new RegExp(`^# ${number} `), file)
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    assert.deepEqual(sections, SECTIONS, file)
    assert.ok(text.split(/\s+/).length <= MOST_WORDS, `${file} is longer than ${MOST_WORDS} words`)
  }
})

test('the status of a decision record is one of the known ones', () => {
  for (const { file, text } of records) {
    const status = /^## Status\n+(?<line>.+)$/m.exec(text)?.groups?.line ?? ''
    assert.match(status, /^(Proposed|Accepted|Superseded by \[.+\]\(.+\))\.?( |$)/, file)
  }
})
