import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { linkRecords } from './link-records.ts'
import { SAMPLE_SCORES } from './sample-scores.ts'
import { JUDGED, listDecisions, makeLineageSample, measureLinks, measureSample } from './testing.ts'

const SAMPLE = makeLineageSample(JUDGED)
const MEASURED = measureSample(SAMPLE, JUDGED.seed)

const scoreOf = (grade: string) =>
  MEASURED.grades.find((one) => one.grade === grade) ?? assert.fail(`no score of ${grade}`)

test('on the sample that is judged, one unique link in 1,000 at most is wrong, and no stated link', () => {
  assert.ok(Number(scoreOf('unique').precision) >= 0.999, JSON.stringify(MEASURED))
  // Four in five true pairs have a link.
  assert.ok(Number(MEASURED.all_links.recall) >= 0.8, JSON.stringify(MEASURED))
  assert.equal(scoreOf('stated').precision, 1)
})

test('no neighbour of a request is its unique or stated link, nor of a kind that was held out', () => {
  const { projects, wrong_unique, wrong_stated } = MEASURED.neighbours
  assert.ok(projects > 500, `${projects} neighbours`)
  assert.deepEqual([wrong_unique, wrong_stated], [0, 0])
})

test('releases and the page state what the matcher reaches now on the sample', () => {
  assert.deepEqual(SAMPLE_SCORES, MEASURED, 'run npm run generate')
  const page = readFileSync(
    join(import.meta.dirname, '../../../../../../docs/explanation/lineage.md'),
    'utf8',
  )
  for (const { precision, recall, links, grade } of [
    ...MEASURED.grades,
    { ...MEASURED.all_links, grade: 'all links' },
  ]) {
    const row = page
      .slice(page.indexOf('## Precision'))
      .split('\n')
      .find((line) => line.startsWith(`| \`${grade}\` `) || line.startsWith(`| ${grade} `))
    const cells = row?.split('|').map((cell) => Number(cell.trim().replace(',', '')))
    assert.deepEqual(cells?.slice(2, 5), [links, precision, recall], `${grade}: ${row ?? 'no row'}`)
  }
  for (const number of [MEASURED.requests, MEASURED.projects, MEASURED.true_pairs, MEASURED.seed])
    assert.ok(
      page.includes(number === MEASURED.seed ? String(number) : number.toLocaleString('en-US')),
      String(number),
    )
})

for (const one of [2, 3, 5])
  test(`a unique link stays true where only one in ${one} requests is archived`, () => {
    const records = SAMPLE.records.filter((_, index) => index % one === 0)
    const unique = linkRecords(records, SAMPLE.projects, []).links.filter(({ grade }) => grade === 'unique')
    const { precision } = measureLinks(unique, SAMPLE.truth)
    assert.ok(precision >= 0.999, `precision ${precision} of ${unique.length} links`)
  })

test('true decisions of the sample are stated links, and every stated link is true', () => {
  const decisions = listDecisions(SAMPLE)
  const { links, unused } = linkRecords(SAMPLE.records, SAMPLE.projects, decisions)
  const stated = links.filter(({ grade }) => grade === 'stated')
  assert.equal(stated.length + unused.length, decisions.length)
  assert.ok(stated.length > 500, `${stated.length} links`)
  assert.equal(measureLinks(stated, SAMPLE.truth).precision, 1)
})

test('the number of compared pairs stays far below all pairs', () => {
  const { compared } = linkRecords(SAMPLE.records, SAMPLE.projects, [])
  assert.ok(compared > SAMPLE.truth.size / 2)
  assert.ok(compared < 3 * (SAMPLE.records.length + SAMPLE.projects.length), `${compared} pairs`)
})
