import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FundingLine } from '@rotunda/contract'
import fc from 'fast-check'
import type { FundingLineDraft } from '../../../publishers/appropriations/index.ts'
import { makeLineRow } from '../../../releases/testing.ts'
import { makeFundingLineFinder, type LinkableRecord } from './find-funding-line.ts'

const aLine = (id: string, changes: Partial<FundingLineDraft> = {}): FundingLine => {
  const { key: _, ...fields } = makeLineRow(2, changes).draft
  return { ...fields, id, first_seen_at: null, changed_at: null, coverage: [], evidence: [] }
}

const RECORD: LinkableRecord = {
  fiscal_year: 2026,
  chamber: 'house',
  subcommittee: 'INT',
  agency: 'Agency of Samples',
  account: 'Sample Grants',
}

const find = (lines: readonly FundingLine[], changes: Partial<LinkableRecord> = {}) =>
  makeFundingLineFinder(lines)({ ...RECORD, ...changes })

/** Two programs of one account, each with its label. */
const MITIGATION = aLine('mitigation', {
  program: 'Sample Mitigation',
  label_aliases: ['SG—Mitigation State Fund', 'Storms & Floods'],
})
const CENTERS = aLine('centers', { program: 'Sample Centers', label_aliases: ['SG—Centers'] })
const PROGRAMS = [MITIGATION, CENTERS]

test('a line is told by the label under which tables print it, or by its program', () => {
  for (const account of ['SG—Centers', 'Sample Centers'])
    assert.deepEqual(find(PROGRAMS, { account }), { link: { id: 'centers', match: 'label' } })
})

test('a line is told by the title of its account where it alone has it', () => {
  assert.deepEqual(find([aLine('grants')]), { link: { id: 'grants', match: 'account' } })
})

test('case, white space, dashes, accents and punctuation make no difference', () => {
  for (const account of [
    'SG-Mitigation State Fund',
    'sg – mitigation  STATE fund.',
    'SG: Mitigation (State) Fünd',
    'Storms and Floods',
  ])
    assert.deepEqual(find(PROGRAMS, { account }), { link: { id: 'mitigation', match: 'label' } }, account)
})

test('of two lines of one account neither is told by the title of the account', () => {
  assert.deepEqual(find(PROGRAMS), { missing: 'several_lines' })
})

test('a label comes before the title of an account that other lines have', () => {
  const named = aLine('named', { account: 'Another', label_aliases: ['Sample Grants'] })
  assert.deepEqual(find([named, ...PROGRAMS]), { link: { id: 'named', match: 'label' } })
})

test('a label that two lines have tells neither', () => {
  const other = aLine('other', { account: 'Another', label_aliases: ['SG Centers'] })
  assert.deepEqual(find([...PROGRAMS, other], { account: 'SG—Centers' }), { missing: 'several_lines' })
})

test('a line that has a label twice, in two spellings, is one line', () => {
  const line = aLine('line', { program: 'sample grants', label_aliases: ['Sample Grants', 'SAMPLE—GRANTS'] })
  assert.deepEqual(find([line]), { link: { id: 'line', match: 'label' } })
})

for (const account of [null, '', '—'])
  test(`a row whose account is ${JSON.stringify(account)} names none`, () => {
    const nameless = aLine('nameless', { account: null })
    assert.deepEqual(find([nameless, aLine('grants')], { account }), { missing: 'no_account' })
  })

for (const [what, changes] of [
  ['year', { fiscal_year: 2025 }],
  ['chamber', { chamber: 'senate' }],
  ['subcommittee', { subcommittee: 'CJS' }],
] as const)
  test(`a line of another ${what} is never told`, () => {
    assert.deepEqual(find([aLine('elsewhere', changes)]), { missing: 'no_line' })
    assert.deepEqual(find([aLine('elsewhere')], changes), { missing: 'no_line' })
  })

test('a row of an unknown subcommittee has no line', () => {
  assert.deepEqual(find([aLine('grants')], { subcommittee: null }), { missing: 'no_line' })
})

test('an account that is only like a label is told nothing', () => {
  for (const account of ['SG—Centre', 'SG—Centers Fund', 'Centers', 'Sample Grant'])
    assert.deepEqual(find(PROGRAMS, { account }), { missing: 'no_line' }, account)
})

test('a code of the Treasury or of the listings is no line to stand under', () => {
  const code = aLine('code', { kind: 'federal_account' })
  assert.deepEqual(find([code]), { missing: 'no_line' })
})

test('another agency contradicts a line; a part of the agency, or a name that guidance does not know, does not', () => {
  const lines = [
    aLine('here', { agency: 'Agency of Samples', bureau: 'Office of Grants' }),
    aLine('there', { agency: 'Department of Examples', account: 'Else' }),
  ]
  const here = { link: { id: 'here', match: 'account' } }
  for (const agency of ['AGENCY OF SAMPLES', 'Office of Grants', 'AoS', null])
    assert.deepEqual(find(lines, { agency }), here)
  assert.deepEqual(find(lines, { agency: 'Department of Examples' }), { missing: 'no_line' })
  assert.deepEqual(find([aLine('any', { agency: null })], { agency: 'Agency of Samples' }), {
    link: { id: 'any', match: 'account' },
  })
})

test('an agency decides between lines of one title', () => {
  const lines = [aLine('samples'), aLine('examples', { agency: 'Department of Examples' })]
  assert.deepEqual(find(lines, { agency: 'Department of Examples' }), {
    link: { id: 'examples', match: 'account' },
  })
  assert.deepEqual(find(lines, { agency: 'DoE' }), { missing: 'several_lines' })
})

const name = fc.constantFrom('Alpha', 'ALPHA', 'Alpha—Beta', 'alpha beta', 'Gamma', null)
const place = {
  fiscal_year: fc.constantFrom(2025, 2026),
  chamber: fc.constantFrom('house', 'senate'),
  subcommittee: fc.constantFrom('INT', 'CJS'),
  agency: fc.constantFrom('One', 'Two', null),
  account: name,
} as const
const line = fc.record({
  ...place,
  kind: fc.constantFrom('guidance', 'federal_account'),
  program: name,
  label_aliases: fc.array(name.filter((text) => text !== null)),
})
const plain = (text: string | null): string => (text ?? '').toLowerCase().replace('—', ' ')

test('among any lines in any order, a record stands under the only line that fits, or under none', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.record(place), (drafts, record) => {
      const lines = drafts.map((draft, index) => aLine(`fl-${index}`, draft))
      const found = makeFundingLineFinder(lines)(record)
      assert.deepEqual(makeFundingLineFinder(lines.toReversed())(record), found)
      const known =
        record.agency !== null &&
        lines.some(({ kind, agency }) => kind === 'guidance' && agency === record.agency)
      const fitting = lines.filter(
        (one) =>
          one.kind === 'guidance' &&
          one.fiscal_year === record.fiscal_year &&
          one.chamber === record.chamber &&
          one.subcommittee === record.subcommittee &&
          (one.agency === null || one.agency === record.agency || !known),
      )
      const wanted = plain(record.account)
      const isNamed = (texts: readonly (string | null)[]) =>
        wanted !== '' && texts.map(plain).includes(wanted)
      const byLabel = fitting.filter((one) => isNamed([one.program, ...one.label_aliases]))
      const byAccount = fitting.filter((one) => isNamed([one.account]))
      const [match, told] = byLabel.length > 0 ? ['label', byLabel] : ['account', byAccount]
      if ('link' in found)
        assert.deepEqual([found.link], told.length === 1 ? [{ id: told[0]?.id, match }] : [])
      else {
        const reason = wanted === '' ? 'no_account' : told.length === 0 ? 'no_line' : 'several_lines'
        assert.deepEqual([found.missing, told.length === 1], [reason, false])
      }
    }),
  )
})
