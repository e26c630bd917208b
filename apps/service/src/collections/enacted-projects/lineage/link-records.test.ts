import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LineageProject, LineageRecord, LineageRequestor } from './lineage-item.ts'
import { linkRecords } from './link-records.ts'

const ADA: LineageRequestor = { name: 'Ada Sample', bioguide: 'S000001', chamber: 'senate' }
const BO: LineageRequestor = { name: 'Bo Example', bioguide: 'E000002', chamber: 'senate' }
const CY: LineageRequestor = { name: 'Cy Person', bioguide: 'P000003', chamber: 'house' }

const item = {
  fiscal_year: 2024,
  subcommittee: 'INT',
  requestors: [ADA],
  states: ['OR'],
  recipient: 'City of Dovedale',
  title: 'Dovedale Sewer Interceptor',
  amount: 1_000_000,
}
const makeRecord = (id: string, changes: Partial<LineageRecord> = {}): LineageRecord => ({
  ...item,
  id,
  group: id,
  stage: 'request',
  chamber: 'senate',
  ...changes,
})
const makeProject = (id: string, changes: Partial<LineageProject> = {}): LineageProject => ({
  ...item,
  id,
  ...changes,
})

/** Other requests and projects of the year: rare words are rare only among many items. */
const OTHERS = ['Ashford', 'Birchmoor', 'Cloverton', 'Elderbend', 'Fernwick', 'Gladehill'].map(
  (place, index) => ({
    recipient: `City of ${place}`,
    title: `${place} ${['Fire Hall', 'Library Roof', 'Radio Tower', 'Bus Garage', 'Levee', 'Clinic'][index] ?? ''}`,
    requestors: [{ name: place, bioguide: null, chamber: 'house' as const }],
    states: ['WA'],
  }),
)
const link = (
  records: readonly LineageRecord[],
  projects: readonly LineageProject[],
  decisions: Parameters<typeof linkRecords>[2] = [],
) =>
  linkRecords(
    [...records, ...OTHERS.map((other, index) => makeRecord(`other-${index}`, other))],
    projects,
    decisions,
  )
const grades = ({ links }: ReturnType<typeof link>) =>
  links.map(({ record, project, grade }) => `${record.id} ${project.id} ${grade}`)

test('a request and a project with the same words, State and requestor are a unique link', () => {
  const { links, compared } = link([makeRecord('r1')], [makeProject('p1')])
  assert.equal(compared, 1)
  const [found = assert.fail()] = links
  assert.deepEqual([found.grade, found.score, found.runnerUp], ['unique', 100, null])
  assert.deepEqual(found.evidence, {
    words: ['city', 'dovedale', 'interceptor', 'sewer'],
    state: 'supports',
    requestors: 'shared',
    numbers: 'unknown',
    amount: 'equal',
    apart: false,
  })
})

test('recipient and project in one cell are compared with recipient and project apart', () => {
  const project = makeProject('p1', {
    recipient: null,
    title: 'City of Dovedale for Dovedale Sewer Interceptor',
  })
  assert.deepEqual(grades(link([makeRecord('r1')], [project])), ['r1 p1 unique'])
})

test('another amount takes a few points away and changes no grade', () => {
  const { links } = link([makeRecord('r1')], [makeProject('p1', { amount: 250_000 })])
  assert.deepEqual([links[0]?.grade, links[0]?.score, links[0]?.evidence.amount], ['unique', 96, 'different'])
})

test('neither years nor members nor subcommittees are crossed', () => {
  const records = [makeRecord('r1')]
  for (const changes of [
    { fiscal_year: 2025 },
    { requestors: [BO] },
    { requestors: [CY] },
    { subcommittee: 'AG' },
  ]) {
    const { links, compared } = link(records, [makeProject('p1', changes)])
    assert.deepEqual([links, compared], [[], 0], JSON.stringify(changes))
  }
})

test('an unknown subcommittee is compared, and without requestors a pair is no more than a candidate', () => {
  const of = (changes: Partial<LineageProject>) =>
    grades(link([makeRecord('r1')], [makeProject('p1', changes)]))
  assert.deepEqual(of({ subcommittee: null }), ['r1 p1 unique'])
  assert.deepEqual(of({ requestors: [] }), ['r1 p1 candidate'])
})

test('a project of another State, or of another phase, is no more than a candidate', () => {
  const phase = (number: string) => `Dovedale Sewer Interceptor, Phase ${number}`
  assert.deepEqual(grades(link([makeRecord('r1')], [makeProject('p1', { states: ['ID'] })])), [
    'r1 p1 candidate',
  ])
  const second = makeRecord('r1', { title: phase('II') })
  assert.deepEqual(grades(link([second], [makeProject('p1', { title: phase('3') })])), ['r1 p1 candidate'])
  assert.deepEqual(grades(link([second], [makeProject('p1', { title: phase('2') })])), ['r1 p1 unique'])
})

for (const [a, b] of [
  ['Interceptor, Phase One', 'Interceptor, Phase Two'],
  ['Interceptor, Phase A', 'Interceptor, Phase B'],
  ['Interceptor, Second Phase', 'Interceptor, Phase 3'],
  ['Well No. 3 Pump', 'Well No. 5 Pump'],
  ['First Street Bridge', 'Second Street Bridge'],
  ['12th Street Bridge', '14th Street Bridge'],
  ['North Main Street Bridge', 'South Main Street Bridge'],
  ['Fire Station Renovation', 'Police Station Renovation'],
  ['Drinking Water Plant Upgrade', 'Wastewater Plant Upgrade'],
  ['High School Science Laboratory', 'Middle School Science Laboratory'],
] as const)
  test(`“${a}” and “${b}” of one recipient are no more than a candidate`, () => {
    const gradesOf = (title: string) =>
      link([makeRecord('r1', { title: a })], [makeProject('p1', { title })]).links.map(({ grade }) => grade)
    assert.deepEqual(gradesOf(a), ['unique'])
    assert.ok(!gradesOf(b).includes('unique'))
  })

test('numbers agree in every spelling', () => {
  for (const [a, b] of [
    ['Phase II', 'Phase Two'],
    ['Second Phase', 'Phase 2'],
    ['2nd Phase', 'Phase No. 02'],
  ] as const) {
    const [record, project] = [a, b].map((phase) => ({ title: `Dovedale Sewer Interceptor, ${phase}` }))
    const { links } = link([makeRecord('r1', record)], [makeProject('p1', project)])
    assert.equal(links[0]?.evidence.numbers, 'shared', `${a} and ${b}`)
  }
})

test('a city and a county or school district of one name are no more than candidates', () => {
  for (const recipient of ['Dovedale County', 'Dovedale School District']) {
    const project = makeProject('p1', { recipient })
    assert.deepEqual(grades(link([makeRecord('r1')], [project])), ['r1 p1 candidate'], recipient)
  }
})

test('another project of the same city is no link where the names have no word in common', () => {
  const project = makeProject('p1', { title: 'Museum Roof', amount: 5 })
  assert.deepEqual(
    link([makeRecord('r1')], [project]).links.filter(({ grade }) => grade !== 'candidate'),
    [],
  )
})

test('two equal requests of one member are candidates, and the runner-up is named', () => {
  const { links } = link([makeRecord('r1'), makeRecord('r2')], [makeProject('p1')])
  assert.deepEqual(
    links.map(({ record, grade, runnerUp }) => [record.id, grade, runnerUp]),
    [
      ['r1', 'candidate', { side: 'record', id: 'r2', score: 100 }],
      ['r2', 'candidate', { side: 'record', id: 'r1', score: 100 }],
    ],
  )
})

test('two equal projects are candidates, and the runner-up is named', () => {
  const { links } = link([makeRecord('r1')], [makeProject('p1'), makeProject('p2')])
  assert.deepEqual(
    links.map(({ project, grade, runnerUp }) => [project.id, grade, runnerUp]),
    [
      ['p1', 'candidate', { side: 'project', id: 'p2', score: 100 }],
      ['p2', 'candidate', { side: 'project', id: 'p1', score: 100 }],
    ],
  )
})

test('requests of two members and the bill of the House lead to one project', () => {
  const records = [
    makeRecord('r1', { requestors: [ADA] }),
    makeRecord('r2', { requestors: [BO] }),
    makeRecord('r3', { requestors: [CY], chamber: 'house' }),
    makeRecord('r4', { requestors: [CY], chamber: 'house', stage: 'house_bill' }),
  ]
  const project = makeProject('p1', { requestors: [ADA, BO, CY] })
  assert.deepEqual(
    grades(link(records, [project])),
    ['r1', 'r2', 'r3', 'r4'].map((id) => `${id} p1 unique`),
  )
})

test('a decision states a link and takes its rivals away, or keeps a pair apart', () => {
  const records = [makeRecord('r1'), makeRecord('r2')]
  const decided = link(records, [makeProject('p1')], [{ record: 'r2', project: 'p1', verdict: 'same' }])
  assert.deepEqual(grades(decided), ['r2 p1 stated'])
  assert.deepEqual(decided.links[0]?.runnerUp, { side: 'record', id: 'r1', score: 100 })
  const apart = link(records, [makeProject('p1')], [{ record: 'r2', project: 'p1', verdict: 'different' }])
  assert.deepEqual(grades(apart), ['r1 p1 unique'])
})

test('a decision that cannot be true makes no link and is reported', () => {
  const records = [makeRecord('r1'), makeRecord('r2'), makeRecord('r3', { fiscal_year: 2023 })]
  const projects = [
    makeProject('p1'),
    makeProject('p2', { states: ['ID'] }),
    makeProject('p3', { title: 'Other' }),
  ]
  const same = (record: string, project: string) => ({ record, project, verdict: 'same' as const })
  const { links, unused } = link(records, projects, [
    same('r1', 'p2'),
    same('r3', 'p1'),
    same('gone', 'p1'),
    same('r1', 'gone'),
    same('r2', 'p1'),
    same('r2', 'p3'),
    { record: 'r1', project: 'p3', verdict: 'different' },
    same('r1', 'p3'),
  ])
  assert.deepEqual(
    links.filter(({ grade }) => grade === 'stated'),
    [],
  )
  assert.deepEqual(Object.fromEntries(unused.map((one) => [`${one.record} ${one.project}`, one.reason])), {
    'gone p1': 'unknown_record',
    'r1 gone': 'unknown_project',
    'r1 p2': 'other_state',
    'r1 p3': 'contradicted',
    'r2 p1': 'rival',
    'r2 p3': 'rival',
    'r3 p1': 'other_year',
  })
})

test('decisions that name each other’s items in a circle, one project twice or ids in another case make no link', () => {
  const records = [makeRecord('r1'), makeRecord('r2')]
  const projects = [makeProject('p1'), makeProject('p2')]
  const decide = (...pairs: readonly (readonly [string, string])[]) => {
    const { links, unused } = link(
      records,
      projects,
      pairs.map(([record, project]) => ({ record, project, verdict: 'same' })),
    )
    return [links.filter(({ grade }) => grade === 'stated').length, unused.map(({ reason }) => reason)]
  }
  const circle = [
    ['r1', 'p1'],
    ['r1', 'p2'],
    ['r2', 'p1'],
    ['r2', 'p2'],
  ] as const
  assert.deepEqual(decide(...circle), [0, ['rival', 'rival', 'rival', 'rival']])
  assert.deepEqual(decide(['r1', 'p1'], ['r2', 'p1']), [0, ['rival', 'rival']])
  assert.deepEqual(decide(['R1', 'p1'], ['r1', 'P1']), [0, ['unknown_record', 'unknown_project']])
  // The same decision twice is one.
  assert.deepEqual(decide(['r1', 'p1'], ['r1', 'p1']), [1, []])
})

test('ten thousand identical requests and projects of one recipient are not all compared', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index)
  const { links, compared } = linkRecords(
    many.map((index) => makeRecord(`r${index}`)),
    many.map((index) => makeProject(`p${index}`)),
    [],
  )
  assert.deepEqual([links, compared], [[], 0])
  // A request with a rare word is compared with the project that has it.
  const rare = { title: 'Ottermere Footbridge' }
  const found = linkRecords(
    [...many.map((index) => makeRecord(`r${index}`)), makeRecord('rare', rare)],
    [...many.map((index) => makeProject(`p${index}`)), makeProject('rare', rare)],
    [],
  )
  assert.deepEqual(grades(found), ['rare rare unique'])
})

test('names of 100,000 letters are compared like others', () => {
  const recipient = `City of ${'Dovedale '.repeat(5000)}${'x'.repeat(60_000)}`
  const { links } = link([makeRecord('r1', { recipient })], [makeProject('p1', { recipient })])
  assert.deepEqual(
    links.map(({ grade }) => grade),
    ['unique'],
  )
})

for (const [what, one, other] of [
  ['a single letter', { title: 'N. Fork Trail Bridge' }, { title: 'S. Fork Trail Bridge' }],
  ['one letter of a name', { recipient: 'Town of Harlow' }, { recipient: 'Town of Harlowe' }],
  ['a word that one side lacks', { title: 'Oak Trail' }, { title: 'Oak Trail Extension' }],
  ['a phase that one side lacks', { title: 'Oak Trail' }, { title: 'Oak Trail Phase II' }],
  ['a kind of work', { title: 'Oak Bridge Construction' }, { title: 'Oak Bridge Feasibility Study' }],
  ['an ordinal', { title: 'Oak Sewer First Phase' }, { title: 'Oak Sewer Final Phase' }],
  ['a verb', { title: 'Purchase of a Fire Truck' }, { title: 'Repair of a Fire Truck' }],
  ['an age', { title: 'New Library Roof' }, { title: 'Old Library Roof' }],
  ['a site', { title: 'Main Campus Laboratory' }, { title: 'Downtown Campus Laboratory' }],
] as const)
  test(`projects that differ in ${what} are no more than candidates`, () => {
    const { links } = link([makeRecord('r1', one)], [makeProject('p1', other)])
    assert.deepEqual(
      links.filter(({ grade }) => grade !== 'candidate'),
      [],
    )
  })

for (const [one, other] of [
  ['The Oak Trail Improvements Project', 'Improvement of Oak Trail'],
  ['Oak Sewer, Phase 2', 'Oak Sewer Phase Two'],
  ['Oak Hwy Bridge Repair', 'Oak Highway Bridge Repairs'],
] as const)
  test(`“${one}” is “${other}”`, () => {
    const both = [makeRecord('r1', { title: one })]
    assert.deepEqual(grades(link(both, [makeProject('p1', { title: other })])), ['r1 p1 unique'])
  })
