import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { makeMemberDocuments } from '../../../../../test/sample/index.ts'
import { listRefused, listRowsOf, readReal, skipCongress } from '../entries/testing.ts'
import { DocumentRefused } from '../publisher.ts'
import { readDocument } from '../testing.ts'
import type { LegislatorDraft } from './legislator-draft.ts'
import { legislatorLines } from './legislator-lines.ts'
import { districtOffices, executives, legislators, socialMedia } from './list-publishers.ts'

const URL = 'https://lists.example/legislators-current.json'
const TERM = {
  type: 'rep',
  start: '2023-01-03',
  end: '2025-01-03',
  state: 'NM',
  district: 2,
  party: 'Democrat',
}
const ENTRY = {
  id: { bioguide: 'Z900001', thomas: '00123', govtrack: 900_001, fec: ['H0ZZ00001'] },
  name: { first: 'José', last: 'Sample Example' },
  bio: { birthday: '1960-02-29', gender: 'M' },
  terms: [TERM],
}

const read = (entries: unknown, url = URL) => readDocument(legislators, JSON.stringify(entries), { url })
const draftOf = async (entry: unknown): Promise<LegislatorDraft> => {
  const [row] = listRowsOf(await read([entry]))
  assert.ok(row, 'the entry was refused')
  // The publisher of this test gives no other drafts.
  return row.draft as LegislatorDraft
}

test('the same list in YAML and in JSON says the same', async () => {
  const json = await read([ENTRY, { ...ENTRY, id: { bioguide: 'Z900002' } }])
  const list = [ENTRY, { ...ENTRY, id: { bioguide: 'Z900002' } }]
  const yaml = await readDocument(
    legislators,
    `# made by hand\n${stringify(list, { aliasDuplicateObjects: false })}`,
    {
      url: 'https://lists.example/legislators-current.yaml',
    },
  )
  assert.deepEqual(yaml.rows, json.rows)
  assert.equal(yaml.series, json.series)
})

test('what a list does not say is null, and ids are texts with their zeros', async () => {
  const draft = await draftOf(ENTRY)
  assert.deepEqual(draft.ids, { thomas: '00123', govtrack: '900001' })
  assert.deepEqual(draft.fec, ['H0ZZ00001'])
  assert.equal(draft.name.middle, null)
  assert.equal(draft.terms[0]?.senate_class, null)
  assert.equal((await draftOf({ ...ENTRY, bio: { birthday: '' } })).birthday, null)
})

test('a number with more digits than a number holds stays a text in YAML, and is refused in JSON', async () => {
  const account = (twitter_id: string) =>
    `- id:\n    bioguide: Z900001\n  social:\n    twitter_id: ${twitter_id}\n`
  const url = 'https://lists.example/legislators-social-media.yaml'
  const [row] = listRowsOf(await readDocument(socialMedia, account('1234567890123456789'), { url }))
  assert.deepEqual(row?.draft, {
    bioguide: 'Z900001',
    ids: {},
    accounts: { twitter_id: '1234567890123456789' },
  })
  const json = `[{"id":{"bioguide":"Z900001"},"social":{"twitter_id":1234567890123456789}}]`
  assert.equal(
    listRefused(await readDocument(socialMedia, json, { url: url.replace('yaml', 'json') })).length,
    1,
  )
})

const REFUSED: readonly (readonly [what: string, entry: unknown, says: RegExp])[] = [
  ['a key that is not known', { ...ENTRY, partys: [] }, /"partys", which is not known/],
  [
    'a key of a term that was renamed',
    { ...ENTRY, terms: [{ ...TERM, partei: 'x' }] },
    /terms\.0 has "partei"/,
  ],
  ['a day that is none', { ...ENTRY, bio: { birthday: '1961-02-29' } }, /bio\.birthday/],
  [
    'a term that ends before it begins',
    { ...ENTRY, terms: [{ ...TERM, end: '2022-01-01' }] },
    /before it begins/,
  ],
  ['a State that is none', { ...ENTRY, terms: [{ ...TERM, state: 'XX' }] }, /"XX"/],
  ['a seat in both chambers', { ...ENTRY, terms: [{ ...TERM, class: 1 }] }, /class of the Senate/],
  ['a senator with a district', { ...ENTRY, terms: [{ ...TERM, type: 'sen' }] }, /has a district/],
  ['no district', { ...ENTRY, terms: [{ ...TERM, district: undefined }] }, /has no district/],
  ['no id', { ...ENTRY, id: {} }, /bioguide/],
  ['a letter of a wrong encoding', { ...ENTRY, name: { first: 'JosÃ©', last: 'Sample' } }, /damaged/],
  ['a letter that was lost', { ...ENTRY, name: { first: 'Jos\ufffd', last: 'Sample' } }, /damaged/],
  ['a letter of another script', { ...ENTRY, name: { first: 'Jo', last: 'S\u0430mple' } }, /damaged/],
  ['a sign of no width', { ...ENTRY, other_names: [{ last: 'Sam\u200bple' }] }, /damaged/],
  ['a control character', { ...ENTRY, name: { first: 'Jo\u0000', last: 'Sample' } }, /damaged/],
  [
    'parties out of order',
    {
      ...ENTRY,
      terms: [{ ...TERM, party_affiliations: [{ start: '2022-01-01', end: '2023-05-05', party: 'x' }] }],
    },
    /outside of the term/,
  ],
]

for (const [what, entry, says] of REFUSED)
  test(`an entry with ${what} is refused, and the others are read`, async () => {
    const document = await read([entry, ENTRY])
    const [refused] = listRefused(document)
    assert.equal(refused?.reason, 'entry_unreadable')
    assert.match(refused.detail, says)
    assert.equal(listRowsOf(document).length, 1)
  })

test('blanks of any kind in a name are one space', async () => {
  const { name } = await draftOf({ ...ENTRY, name: { first: ' Jo\u00a0 A.', last: 'Sample\nExample\u2009' } })
  assert.deepEqual([name.first, name.last], ['Jo A.', 'Sample Example'])
})

test('the second entry for one person is refused with the place of the first', async () => {
  const [refused] = listRefused(await read([ENTRY, ENTRY]))
  assert.deepEqual([refused?.reason, refused?.place.pointer], ['entry_repeated', '/1'])
  assert.match(refused?.detail ?? '', /\/0 already/)
})

const STOPPED: readonly (readonly [what: string, document: string, url: string])[] = [
  ['a page of HTML', '<html></html>', URL],
  ['JSON that is cut', JSON.stringify([ENTRY]).slice(0, -9), URL],
  ['an empty list', '[]', URL],
  ['YAML whose last line is cut', stringify([ENTRY]).slice(0, -3), URL.replace('json', 'yaml')],
  ['YAML with an alias', '- a: &x 1\n  b: *x\n', URL.replace('json', 'yaml')],
  ['YAML that says a key twice', '- a: 1\n  a: 2\n', URL.replace('json', 'yaml')],
  ['a list of another name', JSON.stringify([ENTRY]), 'https://lists.example/people.json'],
]

for (const [what, document, url] of STOPPED)
  test(`${what} is no list of members`, async () => {
    await assert.rejects(readDocument(legislators, document, { url }), DocumentRefused)
  })

test('the real lists: every entry is read, in JSON and in YAML', { skip: skipCongress }, async () => {
  for (const ending of ['json', 'yaml']) {
    const people = await readReal(legislators, `congress-legislators/legislators-current.${ending}`)
    const drafts = listRowsOf(people).map(({ draft }) => draft as LegislatorDraft)
    // jq length; jq '[.[].terms[]] | length'; jq '[.[].leadership_roles[]?] | length'
    assert.equal(people.rows.length, 537)
    assert.equal(drafts.flatMap(({ terms }) => terms).length, 2792)
    assert.equal(drafts.flatMap(({ leadership }) => leadership).length, 127)
    assert.equal(drafts.filter(({ leadership }) => leadership.length > 0).length, 40)
    // jq length executive.json
    assert.equal(
      listRowsOf(await readReal(executives, `congress-legislators/executive.${ending}`)).length,
      80,
    )
    // jq length legislators-social-media.json
    const social = await readReal(socialMedia, `congress-legislators/legislators-social-media.${ending}`)
    assert.equal(listRowsOf(social).length, 519)
    // jq '[.[].offices[]] | length'; one of them is at a latitude beyond the pole
    const offices = await readReal(
      districtOffices,
      `congress-legislators/legislators-district-offices.${ending}`,
    )
    assert.equal(offices.rows.length, 1312)
    assert.deepEqual(
      listRefused(offices).map(({ detail }) => detail),
      ['latitude must be <= 90.'],
    )
  }
})

test(
  'the real CSV: 12,230 people, 10,365 of whom served in the House last',
  { skip: skipCongress },
  async () => {
    const lines = await readReal(legislatorLines, 'congress-legislators/legislators-historical.csv')
    const drafts = listRowsOf(lines).map(
      ({ draft }) => draft as LegislatorDraft & { last_term: { chamber: string; party: string | null } },
    )
    // tail -n +2 | wc -l; csvcut -c type | grep -c rep; csvcut -c birthday | grep -c '^$'
    assert.equal(lines.rows.length, 12_230)
    assert.equal(drafts.length, 12_230)
    assert.equal(drafts.filter(({ last_term }) => last_term.chamber === 'House').length, 10_365)
    assert.equal(drafts.filter(({ birthday }) => birthday === null).length, 542)
    assert.equal(drafts.filter(({ last_term }) => last_term.party === null).length, 232)
  },
)

test('a line of the CSV with a birthday on which no member of its day was born is refused', async () => {
  const header =
    'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,url,address,phone,contact_form,rss_url,twitter,twitter_id,facebook,youtube,youtube_id,mastodon,bioguide_id,thomas_id,opensecrets_id,lis_id,fec_ids,cspan_id,govtrack_id,votesmart_id,ballotpedia_id,washington_post_id,icpsr_id,wikipedia_id'
  const line = (birthday: string) =>
    `Sample,Ada,,,,,${birthday},F,rep,AL,1,,Democrat,,,,,,,,,,,,Z900001,,,,,,,,,,,`
  const { rows } = await readDocument(
    legislatorLines,
    [header, line('2094-04-02'), line('2006-09-02'), line('2006-09-01'), ''].join('\n'),
    { url: 'https://lists.example/legislators-historical.csv' },
  )
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.detail : row.kind)),
    [
      'birthday is “2094-04-02”, too late for a member listed on 2026-09-01.',
      'birthday is “2006-09-02”, too late for a member listed on 2026-09-01.',
      'row',
    ],
  )
})

const SAMPLE_LIST = (() => {
  const found = makeMemberDocuments(1).find(({ url }) => url.endsWith('legislators-current.json'))
  return new TextDecoder().decode(found?.bytes)
})()
const KEYS = [...new Set([...SAMPLE_LIST.matchAll(/"(\w[\w-]*)":/g)].flatMap(([, key]) => key ?? []))]

const NEXT = { ...TERM, start: '2025-01-03', end: '2027-01-03' }

/** Parts of an entry that cannot be so: only they are refused. */
const PARTS: readonly (readonly [what: string, change: object, pointer: string, left: object])[] = [
  ['a term of the year 1025', { terms: [{ ...TERM, start: '1025-01-03' }, NEXT] }, 'terms/0', { terms: 1 }],
  [
    'a term of 39 years in the House',
    { terms: [TERM, { ...NEXT, end: '2064-01-03' }] },
    'terms/1',
    { terms: 1 },
  ],
  [
    'a term that goes on into the next',
    { terms: [{ ...TERM, end: '2025-06-03' }, NEXT] },
    'terms/0',
    { terms: 1 },
  ],
  [
    'a term that begins years after its list',
    { terms: [TERM, { ...NEXT, start: '2062-01-03', end: '2064-01-03' }] },
    'terms/1',
    { terms: 1 },
  ],
  [
    'a term with a day that is none',
    { terms: [TERM, { ...NEXT, end: '2027-02-30' }] },
    'terms/1',
    { terms: 1 },
  ],
  [
    'a birthday that is still to come',
    { bio: { birthday: '2052-01-01' } },
    'bio/birthday',
    { birthday: null },
  ],
  [
    'a birthday a year before the first term',
    { bio: { birthday: '2022-01-01' } },
    'bio/birthday',
    { birthday: null },
  ],
  ['a death before a term', { bio: { died: '1999-01-01' } }, 'bio/died', { died: null }],
  ['a death that is still to come', { bio: { died: '2062-01-01' } }, 'bio/died', { died: null }],
  [
    'a position before the first term',
    { leadership_roles: [{ title: 'Whip', chamber: 'house', start: '2021-01-03' }] },
    'leadership_roles/0',
    { leadership: 0 },
  ],
]

for (const [what, change, pointer, left] of PARTS)
  test(`${what} is refused by itself, and the person and all else are kept`, async () => {
    const document = await read([{ ...ENTRY, terms: [TERM], ...change }])
    const [{ draft } = assert.fail('nobody is left')] = listRowsOf(document)
    assert.deepEqual(
      listRefused(document).map(({ place, reason }) => [place.pointer, reason]),
      [[`/0/${pointer}`, 'entry_unreadable']],
    )
    const count = (value: unknown) => (Array.isArray(value) ? value.length : value)
    for (const [field, value] of Object.entries(left))
      assert.deepEqual(count(Reflect.get(draft, field)), value, field)
  })

/** The same person with some of the terms: the others were refused. */
const isPartOf = (draft: object, whole: object): boolean => {
  const [part, all] = [draft as LegislatorDraft, whole as LegislatorDraft]
  const terms = new Set(all.terms.map((term) => JSON.stringify(term)))
  return (
    part.terms.every((term) => terms.has(JSON.stringify(term))) &&
    JSON.stringify({ ...part, terms: [], unread_term: null }) === JSON.stringify({ ...all, terms: [] })
  )
}

test('a list of the sample in which any key was renamed once has that entry or term refused, and all others as they were', async () => {
  const plain = new Map(
    listRowsOf(await readDocument(legislators, SAMPLE_LIST, { url: URL })).map((row) => [
      row.cells['id'],
      row.draft,
    ]),
  )
  for (const key of KEYS) {
    const document = await readDocument(legislators, SAMPLE_LIST.replace(`"${key}":`, `"${key}x":`), {
      url: URL,
    })
    assert.equal(listRefused(document).length, 1, key)
    assert.ok(
      listRowsOf(document).every((row) => isPartOf(row.draft, plain.get(row.cells['id']) ?? {})),
      key,
    )
  }
})
