import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { assistanceListings, splitApplicants } from './assistance-listings.ts'

const HEADER =
  'assistance_listing,title,popular_name,agency,sub_agency,program_type,assistance_types,applicant_types,beneficiary_types,sam_url,usaspending_url,cpf_cds_dedicated'
const ROW =
  '99.001,Sample Grants,,Department of Samples,Office of Samples,assistance_listing,,State; Federal,,,,true'

const read = (...rows: string[]) => readDocument(assistanceListings, [HEADER, ...rows, ''].join('\n'))

test('a program is a line with its number, its agency, who may apply and whether it is dedicated to projects', async () => {
  const document = await read(ROW, ROW.replace('99.001', '99.002').replace(/true$/, 'false'))
  assert.equal(document.series, 'assistance-listings')
  const [line, other] = ofKind(document, 'funding_line')
  assert.deepEqual(line?.place, { sheet: null, row: 2, pointer: null })
  assert.equal(line.cells['applicant_types'], 'State; Federal')
  const { draft } = line
  assert.equal(draft.kind, 'assistance_listing')
  assert.equal(draft.program, 'Sample Grants')
  assert.equal(draft.agency, 'Department of Samples')
  assert.equal(draft.bureau, 'Office of Samples')
  assert.deepEqual(draft.assistance_listings, [{ number: '99.001', title: 'Sample Grants' }])
  assert.deepEqual(draft.eligible_recipients, ['State', 'Federal'])
  assert.equal(draft.status, 'dedicated')
  assert.equal(other?.draft.status, 'not dedicated')
})

test('every null has a reason', async () => {
  const [line] = ofKind(await read(ROW.replace('Office of Samples', '')), 'funding_line')
  const nulls = Object.entries(line?.draft ?? {}).filter(([, value]) => value === null)
  assert.deepEqual(Object.keys(line?.draft.missing ?? {}).toSorted(), nulls.map(([name]) => name).toSorted())
  assert.equal(line?.draft.missing['bureau'], 'blank_in_source')
  assert.equal(line.draft.missing['account'], 'not_published')
})

test('a row without a proper number, a title or a mark, or of a number that was there, is refused', async () => {
  const rows = [ROW, ROW, ROW.replace('99.001', '9.1'), ROW.replace('Sample Grants', ''), `${ROW}r`]
  const { rows: read_ } = await read(...rows)
  assert.equal(read_.length, rows.length)
  const details = ofKind({ rows: read_ }, 'refused').map(({ detail }) => detail)
  assert.match(details[0] ?? '', /row 2 already has/)
  assert.match(details[1] ?? '', /"9.1" is not of the form/)
  assert.match(details[2] ?? '', /no title/)
  assert.match(details[3] ?? '', /"truer", not true or false/)
  assert.equal(details.length, 4)
})

test('a header that is not known, or lacks what is needed, refuses the document', async () => {
  for (const header of [`${HEADER},colour`, HEADER.replace('applicant_types', 'applicants')])
    await assert.rejects(readDocument(assistanceListings, `${header}\n${ROW},`), DocumentRefused)
})

test('the real index gives 2,682 programs, 17 of them dedicated', { skip: skipReference }, async () => {
  const document = await readDocument(assistanceListings, readReference('assistance_listings_index.csv'))
  const lines = ofKind(document, 'funding_line').map(({ draft }) => draft)
  assert.equal(document.rows.length, 2682)
  assert.equal(lines.length, 2682)
  assert.equal(new Set(lines.map(({ key }) => key.join())).size, 2682)
  assert.equal(lines.filter(({ status }) => status === 'dedicated').length, 17)
})

test(
  'the real kinds of applicants are few, although half of the cells have open brackets',
  { skip: skipReference },
  async () => {
    const document = await readDocument(assistanceListings, readReference('assistance_listings_index.csv'))
    const kinds = ofKind(document, 'funding_line').flatMap(({ draft }) => draft.eligible_recipients)
    assert.equal(new Set(kinds).size, 44)
    for (const kind of kinds) assert.ok(!kind.includes(';'), kind)
  },
)

test('a line that holds a formula without its result is refused', async () => {
  const [refused] = ofKind(await read(ROW.replace('Sample Grants', '=B1')), 'refused')
  assert.match(refused?.detail ?? '', /formula/)
})

const CASES = [
  ['', []],
  ['State; Federal', ['State', 'Federal']],
  ['State; State;', ['State']],
  ['Sample (a; b; c) d; State', ['Sample (a; b; c) d', 'State']],
  ['Local (includes a, excludes b; State', ['Local (includes a, excludes b', 'State']],
  ['Local (includes a; State (includes c); Other', ['Local (includes a', 'State (includes c)', 'Other']],
  ['Local (includes a; State; Other (b; c)', ['Local (includes a', 'State', 'Other (b; c)']],
  ['State); Federal', ['State)', 'Federal']],
] as const

for (const [cell, kinds] of CASES) {
  test(`“${cell}” names ${kinds.length} kinds of applicants`, () =>
    assert.deepEqual(splitApplicants(cell), kinds))
}

const anyKind = fc
  .tuple(
    fc.stringMatching(/^[A-Z][a-z ]{0,8}[a-z]$/),
    fc.option(fc.stringMatching(/^[a-z]{1,5}(?:; [a-z]{1,5})?$/)),
  )
  .map(([name, note]) => (note === null ? name : `${name} (${note})`))

test('kinds whose brackets are closed are found again, with anything within them', () =>
  fc.assert(
    fc.property(fc.uniqueArray(anyKind), (kinds) => {
      assert.deepEqual(splitApplicants(kinds.join('; ')), kinds)
    }),
  ))

test('no text is lost between the kinds but semicolons, repetitions and white space', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', '(', ')', ';', ' ') }), (cell) => {
      const kept = splitApplicants(cell)
      for (const kind of kept) assert.ok(cell.includes(kind))
      const parts = cell.split(';').map((part) => part.trim())
      assert.ok(parts.every((part) => part === '' || kept.some((kind) => kind.includes(part))))
    }),
  ))
