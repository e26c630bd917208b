import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { committeeMembership } from '../congress-legislators/committee-membership.ts'
import { committees } from '../congress-legislators/list-publishers.ts'
import { congressGovCommittees } from '../congress-gov/congress-gov-committees.ts'
import { DocumentRefused, type Publisher, type ReadRow } from '../publisher.ts'
import { makeCommitteeDocuments } from '../../../../../test/sample/index.ts'
import { senateCommittees } from '../senate-committees/senate-committees.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { voteviewCommitteeSpells } from '../voteview/committee-spells.ts'

const PUBLISHERS: readonly Publisher[] = [
  committees,
  committeeMembership,
  senateCommittees,
  congressGovCommittees,
  voteviewCommitteeSpells,
]

const SAMPLE = makeCommitteeDocuments(7).map(({ bytes, ...facts }) => ({
  ...facts,
  text: new TextDecoder().decode(bytes),
}))
type Document = Pick<(typeof SAMPLE)[number], 'publisher' | 'text' | 'url'>

/** Every row, or the reason of a stop. */
const read = async (document: Document, content: string | Uint8Array = document.text) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const publisher =
    PUBLISHERS.find(({ name }) => name === document.publisher) ?? assert.fail(document.publisher)
  const needs = {
    open: openBytes(bytes, 1000),
    source: aSource(bytes, {
      publisher: publisher.name,
      url: document.url,
      retrieved_at: '2026-06-15T12:00:00Z',
    }),
  }
  try {
    await publisher.findSeries(needs)
    return await Array.fromAsync(publisher.read(needs))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  }
}

type Outcome = readonly ReadRow[] | string

/** Why the document was stopped at. */
const stopOf = async (document: Document, content: string): Promise<string> => {
  const outcome = await read(document, content)
  return typeof outcome === 'string' ? outcome : assert.fail('the document was read')
}

/** The counts of rosters are of what the document lists, also where an entry cannot be read. */
const draftsOf = (outcome: Outcome): readonly string[] =>
  typeof outcome === 'string'
    ? []
    : outcome.flatMap((row) =>
        row.kind === 'row' && row.table !== 'committee-rosters' ? [JSON.stringify(row.draft)] : [],
      )

const known = new Map<Document, ReadonlySet<string>>()
const listKnown = async (document: Document): Promise<ReadonlySet<string>> => {
  const found = known.get(document) ?? new Set(draftsOf(await read(document)))
  known.set(document, found)
  return found
}

/** No row says what the whole document does not say; what is gone was refused, or the whole was stopped. */
const holdsLaw = async (document: Document, content: string | Uint8Array): Promise<void> => {
  const drafts = await listKnown(document)
  const outcome = await read(document, content)
  const wrong = draftsOf(outcome).find((draft) => !drafts.has(draft))
  assert.equal(wrong, undefined)
  const isWhole = new Set(draftsOf(outcome)).size >= drafts.size
  assert.ok(
    typeof outcome === 'string' || isWhole || outcome.some(({ kind }) => kind === 'refused'),
    'rows vanished without a refusal',
  )
}

for (const document of SAMPLE) {
  const name = `${document.publisher} ${document.url.replace(/^.*\//, '')}`

  test(`${name}: the whole document is read without a refusal`, async () => {
    const outcome = await read(document)
    assert.ok(typeof outcome !== 'string' && outcome.length > 0)
    assert.deepEqual(
      outcome.filter(({ kind }) => kind !== 'row'),
      [],
    )
  })
}

const get = (publisher: string, ending = ''): Document =>
  SAMPLE.find((one) => one.publisher === publisher && one.url.endsWith(ending)) ?? assert.fail(publisher)

test('a line of spells whose cells moved, or that has stray commas, is refused', async () => {
  for (const document of SAMPLE.filter(({ publisher }) => publisher === 'voteview-committee-spells')) {
    const [header = '', ...lines] = document.text.trimEnd().split('\n')
    const moved = [
      (line: string) => `,${line}`,
      (line: string) => line.replace(',', ''),
      (line: string) => line.replace(/^([^,]*),([^,]*),/, '$2,$1,'),
      (line: string) => `${line},`,
      (line: string) => line.replace(',False,', ',,'),
      (line: string) => line.replace(',119', '').replace('119,', '118,'),
    ]
    for (const [index, line] of lines.slice(0, 12).entries()) {
      const change = moved[index % moved.length] ?? assert.fail()
      const changed = change(line)
      const content = [header, ...lines.with(index, changed)].join('\n')
      if (changed !== line) await holdsLaw(document, `${content}\n`)
    }
  }
})

test('a column of spells that is moved with its header changes nothing, and one that is renamed stops', async () => {
  const document = get('voteview-committee-spells', 'house_committee_spells.csv')
  const swapped = document.text.replace(/^congress,start_date,/, 'start_date,congress,')
  // The header alone was moved: every line has its cells in the wrong columns.
  assert.deepEqual(draftsOf(await read(document, swapped)), [])
  assert.match(await stopOf(document, document.text.replace('committee_code', 'code')), /code/)
})

test('the same identifier twice is refused or stopped at, and the first entry stands', async () => {
  const senate = get('senate-committees')
  const [member = ''] = /<member>.*?<\/member>/.exec(senate.text) ?? []
  const twice = await read(senate, senate.text.replace(member, member + member))
  assert.ok(typeof twice !== 'string')
  assert.deepEqual(
    twice.flatMap((row) => (row.kind === 'refused' ? [row.reason] : [])),
    ['entry_repeated'],
  )
  const list = get('congress-legislators-committees', 'current.json')
  const [first] = JSON.parse(list.text) as unknown[]
  const repeated = await read(list, list.text.replace(/\]\s*$/, `,${JSON.stringify(first)}]`))
  assert.ok(typeof repeated !== 'string' && repeated.some(({ kind }) => kind === 'refused'))
  const rosters = get('congress-legislators-membership')
  assert.match(await stopOf(rosters, rosters.text.replace(/\}\s*$/, ',"HSAG":[]}')), /the key “HSAG” twice/)
})

test('rosters in YAML say what those in JSON say, and the same code twice is stopped at', async () => {
  const rosters = get('congress-legislators-membership')
  const yaml = stringify(JSON.parse(rosters.text), { indentSeq: false })
  const known = draftsOf(await read(rosters))
  assert.equal(draftsOf(await read(rosters, yaml)).join(), known.join())
  // Lists that are set off by spaces would be read as empty ones.
  assert.match(await stopOf(rosters, stringify(JSON.parse(rosters.text))), /begins no list/)
  assert.ok(known.length > 300)
  assert.match(await stopOf(rosters, `${yaml}HSAG:\n- name: A\n`), /HSAG twice/)
  assert.match(await stopOf(rosters, yaml.trimEnd()), /cut off/)
  const lists = get('congress-legislators-committees', 'historical.yaml')
  assert.ok(draftsOf(await read(lists)).length > 10)
})

test('a document without any roster states that none is out, and a committee without members that it has none', async () => {
  const rosters = get('congress-legislators-membership')
  const draftsIn = async (text: string) => {
    const outcome = await read(rosters, text)
    return typeof outcome === 'string' ? outcome : outcome.map((row) => row.kind === 'row' && row.draft)
  }
  assert.deepEqual(await draftsIn('{}'), [{ congress: 119, code: null, name: null, members: 0 }])
  assert.deepEqual(await draftsIn('{"HSAG":[]}'), [{ congress: 119, code: 'HSAG', name: null, members: 0 }])
})

test('codes of Congress.gov that are none are refused one by one', async () => {
  const list = get('congress-gov-committees', 'committee/119/house')
  for (const code of ['LOC18600316', 'no NACO']) {
    const outcome = await read(list, list.text.replace('"hsju00"', JSON.stringify(code)))
    assert.ok(typeof outcome !== 'string')
    assert.deepEqual(
      outcome.flatMap((row) => (row.kind === 'refused' ? [row.detail] : [])),
      [`“${code.toLowerCase()}” is not a code of a committee.`],
    )
  }
})

test('a committee of Congress.gov whose history lies ahead is stopped at', async () => {
  const item = get('congress-gov-committees', 'hsii00')
  const withHistory = (entry: object) =>
    JSON.stringify({ committee: { ...JSON.parse(item.text).committee, history: [entry] } })
  const ahead = [
    { startDate: '2094-01-05T05:00:00Z' },
    { startDate: '2026-06-20T04:00:00Z' },
    { startDate: '2025-01-03T05:00:00Z', endDate: '2094-01-03T05:00:00Z' },
  ]
  for (const entry of ahead) assert.match(await stopOf(item, withHistory(entry)), /future days/)
  const ofCongress = { startDate: '2025-01-03T05:00:00Z', endDate: '2027-01-03T05:00:00Z' }
  assert.equal(draftsOf(await read(item, withHistory(ofCongress))).length, 1)
})
