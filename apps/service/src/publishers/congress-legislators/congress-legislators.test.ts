import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { type MemberDraft } from '../appropriations/drafts.ts'
import { ofKind, readDocument } from '../testing.ts'
import { congressLegislators } from './congress-legislators.ts'

const CURRENT = { url: 'https://members.example/legislators-current.json' }
const FORMER = { url: 'https://members.example/legislators-historical.json?raw=1' }

const TERM = {
  type: 'rep',
  start: '2023-01-03',
  end: '2025-01-03',
  state: 'NM',
  district: 2,
  party: 'Democrat',
}
const ENTRY = {
  id: { bioguide: 'ZZ00001', govtrack: 900_001 },
  name: { first: 'José', middle: 'Ignacio', last: 'Sample Example', nickname: 'Nacho' },
  bio: { gender: 'M' },
  terms: [TERM],
}

const read = (entries: unknown, facts = CURRENT) =>
  readDocument(congressLegislators, JSON.stringify(entries), facts)

const draftOf = async (entry: unknown): Promise<MemberDraft | undefined> =>
  ofKind(await read([entry]), 'member')[0]?.draft

test('the two lists are two series, told by their addresses', async () => {
  assert.equal((await read([ENTRY])).series, 'members/current')
  assert.equal((await read([ENTRY], FORMER)).series, 'members/historical')
  await assert.rejects(read([ENTRY], { url: 'https://members.example/people.json' }), DocumentRefused)
})

test('a member has every surname and given name of the entry, and each term with its seat', async () => {
  const draft = await draftOf({
    ...ENTRY,
    other_names: [{ last: 'Sample', end: '2022-05-01' }],
    terms: [TERM, { ...TERM, type: 'sen', start: '2025-01-03', end: '2031-01-03', class: 1 }],
  })
  assert.deepEqual(draft, {
    bioguide: 'ZZ00001',
    name: 'José Sample Example',
    surnames: ['Sample Example', 'Sample'],
    given: ['José', 'Ignacio', 'Nacho'],
    terms: [
      {
        chamber: 'house',
        state: 'NM',
        district: 2,
        party: 'Democrat',
        parties: ['Democrat'],
        affiliations: [],
        from: '2023-01-03',
        to: '2025-01-03',
      },
      {
        chamber: 'senate',
        state: 'NM',
        district: null,
        party: 'Democrat',
        parties: ['Democrat'],
        affiliations: [],
        from: '2025-01-03',
        to: '2031-01-03',
      },
    ],
  })
})

test('an official name with the first part of the surname only gives another surname', async () => {
  const surnamesOf = async (official_full: string) =>
    (await draftOf({ ...ENTRY, name: { ...ENTRY.name, official_full } }))?.surnames
  assert.deepEqual(await surnamesOf('José I. Sample'), ['Sample Example', 'Sample'])
  assert.deepEqual(await surnamesOf('José I. Sample Example'), ['Sample Example'])
})

test('a member who changed party within a term has both, and the caucus', async () => {
  const affiliations = [{ party: 'Republican' }, { party: 'Independent', caucus: 'Republican' }]
  const draft = await draftOf({
    ...ENTRY,
    terms: [{ ...TERM, party: 'Independent', party_affiliations: affiliations }],
  })
  assert.deepEqual(draft?.terms[0]?.parties, ['Independent', 'Republican'])
})

test('a party that the list dates has its days, and one without both days has none', async () => {
  const party_affiliations = [
    { party: 'Republican', start: '2023-01-03', end: '2024-03-08' },
    { party: 'Independent', start: '2024-03-09', end: '2025-01-03', caucus: 'Republican' },
    { party: 'Libertarian' },
  ]
  const draft = await draftOf({ ...ENTRY, terms: [{ ...TERM, party_affiliations }] })
  assert.deepEqual(draft?.terms[0]?.affiliations, [
    { party: 'Republican', from: '2023-01-03', to: '2024-03-08' },
    { party: 'Independent', from: '2024-03-09', to: '2025-01-03' },
  ])
})

test('a person whose terms had all ended when the 117th Congress began is no row; older terms of others are left out', async () => {
  const old = { ...TERM, start: '2019-01-03', end: '2021-01-03' }
  const ancient = { ...ENTRY, terms: [{ type: 'rep', start: '1789-03-04', end: '1791-03-03', state: 'XX' }] }
  const { rows } = await read([{ ...ENTRY, terms: [old] }, ancient, { ...ENTRY, terms: [old, TERM] }])
  assert.equal(rows.length, 1)
  assert.deepEqual(rows[0]?.place, { sheet: null, row: null, pointer: '/2' })
  assert.equal(ofKind({ rows }, 'member')[0]?.draft.terms.length, 1)
})

const UNREADABLE: readonly (readonly [what: string, entry: unknown, says: RegExp])[] = [
  ['no object', 7, /must be object/],
  ['no id', { ...ENTRY, id: { govtrack: 1 } }, /id must have required properties bioguide/],
  ['another form of id', { ...ENTRY, id: { bioguide: '17' } }, /id\.bioguide must match pattern/],
  ['no surname', { ...ENTRY, name: { first: 'Ada' } }, /name must have required properties last/],
  ['no terms', { ...ENTRY, terms: [] }, /terms must not have fewer than 1/],
  ['no end of a term', { ...ENTRY, terms: [{ ...TERM, end: undefined }] }, /terms\.0 must have/],
  ['no State', { ...ENTRY, terms: [{ ...TERM, state: 'XX' }] }, /names no State/],
  ['no district', { ...ENTRY, terms: [{ ...TERM, district: undefined }] }, /or no district/],
]

for (const [what, entry, says] of UNREADABLE)
  test(`an entry with ${what} is refused with the reason, and the others are read`, async () => {
    const document = await read([entry, ENTRY])
    const [refused] = ofKind(document, 'refused')
    assert.ok(refused)
    assert.equal(refused.reason, 'member_unreadable')
    assert.match(refused.detail, says)
    assert.equal(refused.cells['entry'], JSON.stringify(entry))
    assert.equal(ofKind(document, 'member').length, 1)
  })

test('what is no list of people is refused whole', async () => {
  for (const document of ['{}', '[]', '<html>', 'null'])
    await assert.rejects(readDocument(congressLegislators, document, CURRENT), DocumentRefused)
})

test('any list at all gives at most one row for each entry, each a member or refused', async () => {
  const anyEntry = fc.oneof(
    fc.jsonValue(),
    fc.record({ id: fc.constant(ENTRY.id), name: fc.jsonValue(), terms: fc.jsonValue() }),
    fc.record({ id: fc.constant(ENTRY.id), name: fc.constant(ENTRY.name), terms: fc.array(fc.jsonValue()) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntry, { minLength: 1, maxLength: 5 }), async (entries) => {
      const { rows } = await read(entries)
      assert.ok(rows.length <= entries.length)
      assert.ok(rows.every(({ kind }) => kind === 'row' || kind === 'refused'))
    }),
    { numRuns: 200 },
  )
})

const REAL = join(
  import.meta.dirname,
  '../../../../../../shared/reference/congress-legislators/legislators-current.json',
)

test('every entry of the real list of sitting members is read', async (t) => {
  if (!existsSync(REAL)) return t.skip('the folder ../shared/reference/congress-legislators is not here')
  const document = await readDocument(congressLegislators, readFileSync(REAL), CURRENT)
  assert.equal(ofKind(document, 'member').length, document.rows.length)
  assert.equal(document.rows.length, 537)
  const terms = ofKind(document, 'member').flatMap(({ draft }) => draft.terms)
  assert.equal(terms.length, 1259)
})
