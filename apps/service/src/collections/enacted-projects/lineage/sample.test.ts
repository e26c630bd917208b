import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { linkRecords } from './link-records.ts'
import { makeLineageSample, measureLinks } from './testing.ts'

/** The thresholds were set on seed 29. */
const JUDGED = { seed: 2029, records: 20_000, years: [2023, 2024] } as const
const SAMPLE = makeLineageSample(JUDGED)

test('on a sample of a seed on which no threshold was set, at least 98 in 100 unique links are true', () => {
  const { links } = linkRecords(SAMPLE.records, SAMPLE.projects, [])
  const unique = measureLinks(
    links.filter(({ grade }) => grade === 'unique'),
    SAMPLE.truth,
  )
  assert.ok(unique.precision >= 0.98, `precision ${unique.precision}`)
  const measured = [unique, measureLinks(links, SAMPLE.truth)].flatMap(({ precision, recall }) => [
    precision,
    recall,
  ])
  const page = readFileSync(
    join(import.meta.dirname, '../../../../../../docs/explanation/lineage.md'),
    'utf8',
  )
  const shown = /^\| Sample, seed 2029.*$/mu.exec(page)?.[0].match(/\b0\.\d+/gu) ?? []
  assert.deepEqual(
    shown.map(Number),
    measured.map((share) => Math.floor(share * 1000) / 1000),
    'docs/explanation/lineage.md shows other figures',
  )
})

test('a unique link stays true where half of the requests are not archived', () => {
  const records = SAMPLE.records.filter((_, index) => index % 2 === 0)
  const unique = linkRecords(records, SAMPLE.projects, []).links.filter(({ grade }) => grade === 'unique')
  const { precision } = measureLinks(unique, SAMPLE.truth)
  assert.ok(precision >= 0.98, `precision ${precision} of ${unique.length} links`)
})

test('true decisions of the sample are stated links, and every stated link is true', () => {
  const pairs = [...SAMPLE.truth].filter((_, index) => index % 7 === 0).map((pair) => pair.split(' '))
  const decisions = pairs.map(([record = '', project = '']) => ({
    record,
    project,
    verdict: 'same' as const,
  }))
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
