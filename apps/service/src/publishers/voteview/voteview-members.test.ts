import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { listRefused, listRowsOf, readReal, skipCongress } from '../entries/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { readDocument } from '../testing.ts'
import { makeMemberDocuments } from '../../../../../test/sample/index.ts'
import type { VoteviewMemberDraft } from './voteview-draft.ts'
import { voteviewMembers } from './voteview-members.ts'
import { voteviewParties } from './voteview-parties.ts'

const find = (publisher: string): string => {
  const found = makeMemberDocuments(1).find((one) => one.publisher === publisher)
  return new TextDecoder().decode(found?.bytes)
}
const SAMPLE = find('voteview-members').split('\n').slice(0, 12).join('\n') + '\n'
const URL = 'https://voteview.example/static/data/out/members/HSall_members.csv'
const read = (text: string) => readDocument(voteviewMembers, text, { url: URL })

const REAL: readonly (readonly [file: string, members: number, presidents: number])[] = [
  // tail -n +2 FILE | wc -l; grep -c ',President,' FILE
  ['Sall_members.csv', 9915 - 124, 124],
  ['HS116_members.csv', 554 - 1, 1],
  ['H116_members.csv', 445, 0],
]

for (const [file, members, presidents] of REAL)
  test(
    `the real ${file}: ${members} rows of members, and ${presidents} describe presidents`,
    { skip: skipCongress },
    async () => {
      const document = await readReal(voteviewMembers, `voteview/${file}`)
      assert.equal(listRowsOf(document).length, members)
      assert.equal(listRefused(document).length, presidents)
    },
  )

test(
  'the real file of the Senate: 1,995 Bioguide ids with 2,037 numbers, and 62 rows without an id',
  { skip: skipCongress },
  async () => {
    const document = await readReal(voteviewMembers, 'voteview/Sall_members.csv')
    const drafts = listRowsOf(document).map(({ draft }) => draft as VoteviewMemberDraft)
    const refused = Object.groupBy(listRefused(document), ({ reason }) => reason)
    assert.equal(refused['no_bioguide_id']?.length, 62)
    assert.equal(refused['row_of_president']?.length, 62)
    // The README counts presidents, and the blank as an id.
    const ids = [
      ...drafts.map(({ bioguide }) => bioguide),
      ...listRefused(document).map(({ cells }) => cells['bioguide_id']),
    ]
    assert.equal(new Set(ids).size, 1996)
  },
)

test('numbers written as 7.0 are whole, and presidents and rows without an id are refused with the reason', async () => {
  const document = await read(SAMPLE.replace(/^(\d+,\w+,\d+,1),(\d+),/m, '$1,$2.0,'))
  assert.deepEqual(
    listRefused(document).map(({ reason }) => reason),
    ['no_bioguide_id'],
  )
  const [draft] = listRowsOf(document).map((row) => row.draft as VoteviewMemberDraft)
  assert.ok(Number.isInteger(draft?.district ?? 0))
})

test('a row of a person who was dead, unborn or still to sit in its Congress is refused, and all others are read', async () => {
  const [header = '', ...lines] = SAMPLE.trimEnd().split('\n')
  const line = lines.at(-1) ?? ''
  const columns = header.split(',')
  const change = (values: Readonly<Record<string, string>>) =>
    line
      .split(/,(?! )/)
      .map((cell, index) => values[columns[index] ?? ''] ?? cell)
      .join(',')
  const wrong = [
    { congress: '118', died: '1999', icpsr: '1' },
    { congress: '118', born: '2015', icpsr: '2' },
    { congress: '121', icpsr: '3' },
    { congress: '118', died: '2062', icpsr: '4' },
  ]
  const document = await read([SAMPLE.trimEnd(), ...wrong.map(change), ''].join('\n'))
  assert.deepEqual(
    listRefused(document)
      .slice(-wrong.length)
      .map(({ reason }) => reason),
    wrong.map(() => 'entry_unreadable'),
  )
  assert.equal(listRowsOf(document).length, listRowsOf(await read(SAMPLE)).length)
})

test('a header with a column more, a column less, or two columns in one is refused whole', async () => {
  const [header = '', ...lines] = SAMPLE.split('\n')
  for (const other of [`${header},extra`, header.replace(',born', ''), header.replace('born', 'birth')])
    await assert.rejects(read([other, ...lines].join('\n')), DocumentRefused)
})

const LINES = SAMPLE.trimEnd().split('\n')
const plain = (async () => listRowsOf(await read(SAMPLE)).map(({ draft }) => JSON.stringify(draft)))()

test('a document in which a line was cut, doubled, shifted or quoted gives right rows, refusals or a stop', async () => {
  const known = new Set(await plain)
  const mutation = fc.record({
    line: fc.integer({ min: 1, max: LINES.length - 1 }),
    kind: fc.constantFrom('cut', 'double', 'drop_cell', 'add_cell', 'swap', 'quote', 'blank'),
    cell: fc.integer({ min: 0, max: 21 }),
  })
  await fc.assert(
    fc.asyncProperty(mutation, async ({ line, kind, cell }) => {
      const lines = LINES.flatMap((text, index) => (index === line ? mutate(text, kind, cell) : [text]))
      const document = await readOrStop(`${lines.join('\n')}\n`)
      for (const row of document ?? [])
        assert.ok(
          known.has(JSON.stringify(row)) || kind === 'blank',
          `${kind} ${cell} gave ${JSON.stringify(row)}`,
        )
    }),
    { numRuns: 150 },
  )
})

const mutate = (text: string, kind: string, cell: number): string[] => {
  const cells = text.split(/,(?! )/)
  if (kind === 'cut') return [cells.slice(0, cell).join(',')]
  if (kind === 'double') return [text, text]
  if (kind === 'drop_cell') return [cells.toSpliced(cell, 1).join(',')]
  if (kind === 'add_cell') return [cells.toSpliced(cell, 0, 'x').join(',')]
  if (kind === 'swap') return [cells.toReversed().join(',')]
  if (kind === 'quote') return [`"${text}`]
  // A cell that may be blank says nothing then, and one that may not is refused.
  return [cells.with(cell, '').join(',')]
}

const readOrStop = async (text: string): Promise<readonly object[] | undefined> => {
  try {
    return listRowsOf(await read(text)).map(({ draft }) => draft)
  } catch (error) {
    if (error instanceof DocumentRefused) return undefined
    throw error
  }
}

test('the parties of the sample are read, and a row with a name in the place of a number is refused', async () => {
  const parties = find('voteview-parties')
  assert.equal(listRowsOf(await readDocument(voteviewParties, parties)).length, 3)
  const document = await readDocument(voteviewParties, parties.replace(',100,', ',Democrat,'))
  assert.equal(listRefused(document).length, 1)
})
