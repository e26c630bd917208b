import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { LobbyingFiling } from '@rotunda/contract'
import { makeFolder, readCsv, readRows } from '../../releases/testing.ts'
import { anAnswer, buildLobbying, listSample, type TestDocument } from './testing.ts'

type Filing = {
  url: string
  filing_uuid: string
  filing_type: string
  filing_type_display: string
  lobbying_activities: { general_issue_code: string }[]
}
type Page = { count: number; results: Filing[] }

const SAMPLE = await listSample(50)
const isFilings = ({ source }: TestDocument): boolean => source.url.includes('/filings/')

/** Builds the sample, after a change to the two pages of its filings. */
const buildMutated = async (t: TestContext, change: (first: Page, second: Page) => void) => {
  // The sample has its pages in this form.
  const pages = SAMPLE.filter(isFilings).map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as Page)
  const [first = assert.fail(), second = assert.fail()] = pages
  change(first, second)
  const documents = SAMPLE.map((document) => {
    if (!isFilings(document)) return document
    const { sha256: _digest, bytes: _bytes, ...facts } = document.source
    return anAnswer('', pages[document.source.part - 1], facts)
  })
  const directory = makeFolder(t)
  const { summary } = await buildLobbying(directory, documents)
  const find = (name: string) => summary.checks.find((check) => check.name === name) ?? assert.fail(name)
  return {
    filings: readRows<LobbyingFiling>(directory, summary.id, 'filings'),
    refusals: readCsv(directory, summary.id, 'refusals'),
    failed: summary.checks.flatMap(({ name, passed, detail }) => (passed ? [] : [`${name}: ${detail}`])),
    find,
  }
}

const getFiling = ({ results }: Page, finds: (filing: Filing) => boolean = () => true): Filing =>
  results.find(finds) ?? assert.fail('the sample has no such filing')

test('pages without a change are published whole', async (t) => {
  const { filings, refusals, failed } = await buildMutated(t, () => undefined)
  assert.deepEqual([filings.length, refusals.length, failed], [50, 0, []])
})

test('a code that is in no list of codes fails a check', async (t) => {
  const { failed } = await buildMutated(t, (page) => {
    const [activity = assert.fail()] = getFiling(
      page,
      ({ lobbying_activities }) => lobbying_activities.length > 0,
    ).lobbying_activities
    activity.general_issue_code = 'ZZZ'
  })
  assert.equal(failed.length, 1)
  assert.match(failed[0] ?? '', /^lobbying_codes: .*general_issue ZZZ/)
})

test('a code of the list that is not the code of its name fails a check', async (t) => {
  const { failed } = await buildMutated(t, (page) => {
    getFiling(page, ({ filing_type }) => filing_type === 'Q1').filing_type = '1A'
  })
  assert.equal(failed.length, 1)
  assert.match(failed[0] ?? '', /^lobbying_codes: .*filing_type 1A is named “1st Quarter - Report”/)
})

test('a filing with the uuid of another is refused, and the other is published', async (t) => {
  let taken = ''
  const { filings, refusals } = await buildMutated(t, ({ results: [first, second] }) => {
    assert.ok(first !== undefined && second !== undefined)
    taken = first.filing_uuid
    second.filing_uuid = taken
  })
  assert.equal(filings.length, 49)
  assert.equal(filings.filter(({ filing_uuid }) => filing_uuid === taken).length, 1)
  assert.deepEqual(
    refusals.map(({ reason }) => reason),
    ['record_unreadable'],
  )
})

test('a filing on two pages is published once, with a refusal for it and each of its parts', async (t) => {
  const { filings, refusals, failed } = await buildMutated(t, (first, second) => {
    second.results[0] = getFiling(first)
  })
  assert.equal(filings.length, 49)
  assert.equal(new Set(filings.map(({ filing_uuid }) => filing_uuid)).size, 49)
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['record_repeated'])
  assert.deepEqual(failed, [])
})

test('a list with fewer records than its count has both numbers in the check of counts', async (t) => {
  const whole = await buildMutated(t, () => undefined)
  assert.match(whole.find('lobbying_counts').detail, /filing_year=2025: 50 before, 50 after, 50 read/)
  const short = await buildMutated(t, ({ results }) => {
    results.pop()
  })
  assert.match(short.find('lobbying_counts').detail, /filing_year=2025: 50 before, 50 after, 49 read/)
})
