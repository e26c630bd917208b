import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ObservationDraft } from '../../../publishers/congress/index.ts'
import { openCommitteeNames, openOffices } from './match-office.ts'
import type { OfficeDirectory, OfficeMember } from './office-directory.ts'

const member = (
  bioguide: string,
  last: string,
  given: string[],
  state: string,
  more: Partial<OfficeMember> = {},
) => ({
  bioguide,
  last,
  given,
  chamber: 'House' as const,
  state,
  district: 1,
  from: '2021-01-03',
  to: '2025-01-03',
  ...more,
})
const DIRECTORY: OfficeDirectory = {
  members: [
    member('Z000001', 'Sample-Adams', ['Alma', 'S.'], 'NC'),
    member('Z000002', 'Rogers', ['Michael', 'Mike'], 'AL'),
    member('Z000003', 'Rogers', ['Michael', 'Mike'], 'MI'),
    member('Z000004', "O'Hara", ['Ann'], 'VT', { to: '2022-06-01' }),
    member('Z000005', 'Lankworth', ['James'], 'OK', { chamber: 'Senate' }),
  ],
  committees: [
    { id: 'HSHA00', chamber: 'House', names: ['Committee on House Administration'] },
    { id: 'HSSY00', chamber: 'House', names: ['Committee on Science, Space, and Technology'] },
    { id: 'HSAG00', chamber: 'House', names: ['Committee on Agriculture'] },
    { id: 'SSAF00', chamber: 'Senate', names: ['Committee on Agriculture, Nutrition, and Forestry'] },
  ],
  people: [
    { bioguide: 'Z000007', last: 'Sampleton', given: ['Robert'] },
    { bioguide: 'Z000010', last: 'Examplesen', given: ['Michael', 'Mike'] },
    { bioguide: 'Z000011', last: 'Examplesen', given: ['Robin', 'L.'] },
  ],
  spellings: [
    {
      name: '2017 HON. A. DONALD EXAMPLEACHIN',
      bioguide: 'Z000009',
      chamber: 'House',
      from: '2017-01-03',
      to: '2022-11-28',
    },
  ],
}

const match = openOffices(DIRECTORY)
const office = (
  name: string,
  facts: Partial<ObservationDraft> & { bioguide?: string | null } = {},
  by = match,
) => {
  const { bioguide = null, ...draft } = facts
  const kind = /^(HON|SENATOR|INTERN)/.test(name) ? 'member' : 'committee'
  const said = { name_raw: name, name, kind, bioguide, organization_code: null, year_label: null } as const
  const {
    member_id,
    committee_id,
    match: how,
    id,
  } = by({
    chamber: 'House',
    pay_start: '2022-07-01',
    pay_end: '2022-09-30',
    office: said,
    ...draft,
    // Nothing else of an observation is looked at.
  } as ObservationDraft)
  return [member_id ?? committee_id, how, id]
}

const CASES: readonly (readonly [string, string, Parameters<typeof office>[1], readonly unknown[]])[] = [
  ['a member in office', 'HON. ALMA S. SAMPLE-ADAMS', {}, ['Z000001', 'name', 'ofc_house_Z000001']],
  [
    'two of one name, by the State',
    'HON. MIKE ROGERS (AL)',
    {},
    ['Z000002', 'name_and_state', 'ofc_house_Z000002'],
  ],
  ['two of one name, without the State', 'HON. MIKE ROGERS', {}, [null, 'none', 'ofc_house_hon-mike-rogers']],
  ['a member who has left', 'HON. ANN O’HARA', {}, [null, 'none', 'ofc_house_hon-ann-o-hara']],
  [
    'a member who had not left yet',
    "HON. ANN O'HARA",
    { pay_start: '2022-04-01', pay_end: '2022-06-30' },
    ['Z000004', 'name', 'ofc_house_Z000004'],
  ],
  ['another first name', 'HON. BETTY SAMPLE-ADAMS', {}, [null, 'none', 'ofc_house_hon-betty-sample-adams']],
  [
    'a spelling that is known',
    'HON. A. DONALD EXAMPLEACHIN',
    {},
    ['Z000009', 'spelling', 'ofc_house_Z000009'],
  ],
  [
    'an id that is printed',
    'HON. ROBERT SAMPLETON',
    { bioguide: 'Z000007' },
    ['Z000007', 'published_id', 'ofc_house_Z000007'],
  ],
  [
    'the id of a member of the same surname',
    'HON. ROBIN L. EXAMPLESEN',
    { bioguide: 'Z000010' },
    [null, 'contradicted', 'ofc_house_hon-robin-l-examplesen'],
  ],
  [
    'an id that no list has',
    'HON. ROBIN L. EXAMPLESEN',
    { bioguide: 'Z999999' },
    [null, 'contradicted', 'ofc_house_hon-robin-l-examplesen'],
  ],
  [
    'an id beside an office that is named after nobody',
    'OFFICE OF THE SPEAKER',
    { bioguide: 'Z000010' },
    ['Z000010', 'published_id', 'ofc_house_Z000010'],
  ],
  [
    'a middle initial that begins the first name of another',
    'HON. JOHN A. SAMPLE-ADAMS',
    {},
    [null, 'none', 'ofc_house_hon-john-a-sample-adams'],
  ],
  ['an initial that stands first', 'HON. A. SAMPLE-ADAMS', {}, ['Z000001', 'name', 'ofc_house_Z000001']],
  [
    'an initial before another name',
    'HON. A. BETTY SAMPLE-ADAMS',
    {},
    [null, 'none', 'ofc_house_hon-a-betty-sample-adams'],
  ],
  [
    'a known spelling after the days of its member',
    'HON. A. DONALD EXAMPLEACHIN',
    { pay_start: '2023-04-01', pay_end: '2023-06-30' },
    [null, 'none', 'ofc_house_hon-a-donald-exampleachin'],
  ],
  [
    'the interns of a senator',
    'INTERN COMPENSATION - LANKWORTH',
    { chamber: 'Senate' },
    ['Z000005', 'name', 'ofc_senate_Z000005'],
  ],
  ['a committee', 'HOUSE ADMINISTRATION', {}, ['HSHA00', 'name', 'ofc_HSHA00']],
  ['a committee cut short', 'COMM ON SCIENCE SPACE&TECH', {}, ['HSSY00', 'name', 'ofc_HSSY00']],
  [
    'a committee of the other chamber',
    'AGRICULTURE, NUTRITION & FORESTRY',
    { chamber: 'Senate' },
    ['SSAF00', 'name', 'ofc_SSAF00'],
  ],
  [
    'a committee that is not known',
    'COMMITTEE ON SAMPLES',
    {},
    [null, 'none', 'ofc_house_committee-on-samples'],
  ],
]
for (const [what, name, facts, expected] of CASES)
  test(`an office is matched with one member or committee, or with none: ${what}`, () => {
    assert.deepEqual(office(name, facts), expected)
  })

test('without any list of members nothing holds an id that is printed', () => {
  const alone = openOffices({ ...DIRECTORY, members: [], people: [] })
  assert.deepEqual(office('HON. ROBERT SAMPLETON', { bioguide: 'Z000007' }, alone), [
    null,
    'contradicted',
    'ofc_house_hon-robert-sampleton',
  ])
})

const find = openCommitteeNames([
  { id: 'SSHR00', chamber: 'Senate', names: ['Committee on Health, Education, Labor, and Pensions'] },
  { id: 'SSJU00', chamber: 'Senate', names: ['Committee on the Judiciary'] },
  { id: 'SPAG00', chamber: 'Senate', names: ['Special Committee on Aging'] },
  { id: 'SLIN00', chamber: 'Senate', names: ['Select Committee on Intelligence'] },
  { id: 'SSAP00', chamber: 'Senate', names: ['Committee on Appropriations'] },
])

const NAMES: readonly (readonly [printed: string, id: string | undefined])[] = [
  ['HEALTH, EDUCATION, LABOR, AND PENSIONS HEALTH, EDU,LABOR&PENS S.RES. 64B (113TH) EXPENSES', 'SSHR00'],
  ['JUDICIARY JUDICIARY - S.RES. 64B (113TH) EXPENSES OF INQUIRIES AND INVESTIGATIONS', 'SSJU00'],
  ['SPECIAL COMMITTEE ON AGING SPECIAL COM ON AGING S.RES. 64B (113TH)', 'SPAG00'],
  ['INTELLIGENCE SELECT COM ON INTEL - S.RES. 64B (113TH)', 'SLIN00'],
  ['APPROPRIATIONS', 'SSAP00'],
  ['JUDICIARY AND OTHER OFFICES', undefined],
  ['APPROPRIATIONS JUDICIARY', undefined],
]

test('a committee is found by the whole name and the short one behind it, and by no other words', () => {
  for (const [printed, id] of NAMES) assert.equal(find(printed, 'Senate'), id, printed)
})
