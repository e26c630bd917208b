import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldRecipient } from './fold-recipient.ts'
import { listingsOfAgency } from '../project-listings.ts'
import { comparePair, gradePairs, linkAwards } from './link-awards.ts'
import type { LinkAward, LinkProject, ListedAward } from './link-facts.ts'
import { readAwards, readProject } from './read-sides.ts'

const project = (more: Partial<LinkProject> = {}): LinkProject => ({
  id: 'p1',
  fiscal_year: 2022,
  act: 'Consolidated Appropriations Act, 2022 (P.L. 117-103)',
  agency_code: 'HUD',
  project: 'Renovation of the Oak Street Public Library',
  recipient: 'City of Oak',
  states: ['OH'],
  cents: 100_000_00,
  ...more,
})
const award = (more: Partial<LinkAward> = {}): LinkAward => ({
  id: 'a1',
  number: 'B22CPOH0001',
  agency: '086',
  listings: ['14.251'],
  state: 'OH',
  recipient: 'OAK, CITY OF',
  uei: null,
  description: 'ECONOMIC DEVELOPMENT',
  signed_on: '2022-09-01',
  cents: 100_000_00,
  ...more,
})
const gradesOf = (projects: readonly LinkProject[], awards: readonly LinkAward[]) =>
  linkAwards(projects, awards).links.map((link) => `${link.project} ${link.award} ${link.grade}`)

for (const [what, own, grades] of [
  ['the same recipient and amount', {}, ['p1 a1 unique']],
  ['an amount 1 percent away', { cents: 101_000_00 }, ['p1 a1 unique']],
  ['an amount a cent further away', { cents: 101_000_01 }, ['p1 a1 candidate']],
  ['no amount', { cents: null }, ['p1 a1 candidate']],
  [
    'the title in its description',
    { description: 'For renovation of the OAK STREET public library.', cents: 1 },
    ['p1 a1 stated'],
  ],
  ['the law in its description', { description: 'Public Law 117-103', cents: 1 }, ['p1 a1 stated']],
  ['another law', { description: 'P.L. 117-1030', cents: 1 }, ['p1 a1 candidate']],
  [
    'the title and another recipient',
    { description: 'Renovation of the Oak Street Public Library', recipient: 'X' },
    ['p1 a1 candidate'],
  ],
  ['another recipient', { recipient: 'City of Elm' }, []],
  ['no recipient', { recipient: null }, []],
  ['another State', { state: 'IN' }, []],
  ['the listing of another agency', { listings: ['66.202'] }, []],
  ['a general listing', { listings: ['20.205'] }, []],
  ['the day of its Act', { signed_on: '2022-03-15' }, ['p1 a1 unique']],
  ['the day before its Act', { signed_on: '2022-03-14' }, []],
] as const)
  test(`an award with ${what} gives ${grades.join() || 'no link'}`, () => {
    assert.deepEqual(gradesOf([project()], [award(own)]), grades)
  })

const TITLE = 'Renovation of the Oak Street Public Library'
for (const [what, description, grade] of [
  ['its law without dots', 'FY22 CPF PL117-103', 'stated'],
  ['its law without a space', 'SEE P.L.117-103.', 'stated'],
  ['its law with another dash', 'Public Law 117–103, Division L', 'stated'],
  ['its law with a spaced minus sign', 'Public Law 117 − 103', 'stated'],
  ['its law as lawyers cite it', 'Pub. L. No. 117-103', 'stated'],
  ['its law in brackets', 'Public Law (P.L.) 117-103', 'stated'],
  ['its law before another law', 'P.L. 117-103 and P.L. 117-328', 'stated'],
  ['its law at the end of a list', 'Public Laws 117-58, 117-2 and 117-103', 'stated'],
  ['its law and its title', `P.L. 117-103: ${TITLE}`, 'stated'],
  ['its law and an Act of another year', 'P.L. 117-103, Consolidated Appropriations Act, 2021', 'stated'],
  ['its title in a sentence', `For the ${TITLE} in Oak, with a lift`, 'stated'],
  ['its title and its Act', `${TITLE}, CONSOLIDATED APPROPRIATIONS ACT, 2022`, 'stated'],
  ['its title as a part of works', `${TITLE} part of the city programme`, 'stated'],
  ['works as a part of its title', `Lift as part of the ${TITLE}`, 'stated'],
  ['a number that is no law', 'LIBRARY CALL 117-328, PLAN 117-328', 'unique'],
  ['words of another project', 'WATERFRONT PARK REHABILITATION', 'candidate'],
  ['its law and words of another project', 'P.L. 117-103 WATERFRONT PARK', 'candidate'],
  ['words of another project, cut', 'WATERFRONT PARK AND OTHER WORKS ...', 'unique'],
  ['a word of its title in another form', 'LIBRARIES AND A WATERFRONT PARK', 'unique'],
  ['words of programs, and its recipient', 'FY 2022 COMMUNITY PROJECT FUNDING FOR CITY OF OAK', 'unique'],
  ['its Act without a number', 'Consolidated Appropriations Act, 2022', 'unique'],
  ['another law', 'FY2023 P.L. 117-328 community project', 'candidate'],
  ['another law and its title', `P.L. 117-328 ${TITLE}`, 'candidate'],
  ['another law with another dash', `Pub. L. 117–328 ${TITLE}`, 'candidate'],
  ['an old law', `PL 93-383 ${TITLE}`, 'candidate'],
  ['the Act of another year', 'Consolidated Appropriations Act, 2023', 'candidate'],
  ['the Act of another year and its title', `${TITLE}, Appropriations Act of 2023`, 'candidate'],
  ['a phase of its title', `${TITLE}, Phase 2`, 'candidate'],
  ['phases of its title', `${TITLE} phases II and III`, 'candidate'],
  ['a phase without a space', `${TITLE} PH2`, 'candidate'],
  ['a part of its title', `${TITLE} - Part B`, 'candidate'],
  ['a numbered title', `${TITLE} II`, 'candidate'],
  ['the second phase of its title', `${TITLE} (second phase)`, 'candidate'],
  ['phase 2 before its title', `Phase 2 of the ${TITLE}`, 'candidate'],
] as const)
  test(`an award that names ${what} is ${grade}`, () => {
    const cents = grade === 'unique' || !description.includes(TITLE) ? 100_000_00 : 1
    assert.deepEqual(gradesOf([project()], [award({ description, cents })]), [`p1 a1 ${grade}`])
  })

const ELM = 'Construction of the Elm Street Community Center'
for (const [what, other, own, grades] of [
  [
    'the titles of two projects with different recipients',
    { recipient: 'Elm County' },
    { description: `${TITLE} and ${ELM}` },
    ['p1 candidate', 'p2 candidate'],
  ],
  ['the title of another project', {}, { description: ELM }, ['p1 candidate', 'p2 stated']],
  [
    'the title of a project with another recipient',
    { recipient: 'Elm County' },
    { description: ELM },
    ['p1 candidate', 'p2 candidate'],
  ],
  [
    'its law and the title of another project',
    { recipient: 'Elm County' },
    { description: `P.L. 117-103 ${ELM}` },
    ['p1 candidate', 'p2 candidate'],
  ],
  [
    'a title that two recipients have',
    { recipient: 'Elm County', project: TITLE },
    { description: TITLE },
    ['p1 stated', 'p2 candidate'],
  ],
  [
    'a title within a longer one of another recipient',
    { recipient: 'Elm County', project: `${TITLE} Annex` },
    { description: `${TITLE} Annex` },
    ['p1 candidate', 'p2 candidate'],
  ],
  [
    'a title with a shorter one of another recipient in it',
    { recipient: 'Elm County', project: 'Oak Street Public Library' },
    { description: TITLE },
    ['p1 stated', 'p2 candidate'],
  ],
  [
    'the longer of two titles of one recipient',
    { project: `${TITLE} Annex` },
    { description: `${TITLE} Annex` },
    ['p1 candidate', 'p2 stated'],
  ],
  [
    'a title and a longer one',
    { recipient: 'Elm County', project: 'Oak Street Public Library' },
    { description: `${TITLE} at the Oak Street Public Library` },
    ['p1 candidate', 'p2 candidate'],
  ],
  [
    'the title of a phase',
    { project: `${TITLE} Phase 2` },
    { description: `${TITLE}, phase 2` },
    ['p1 candidate', 'p2 stated'],
  ],
] as const)
  test(`an award with ${what} gives ${grades.join(', ')}`, () => {
    const projects = [project(), project({ id: 'p2', project: ELM, cents: 5, ...other })]
    for (const all of [projects, projects.toReversed()]) {
      const { links } = linkAwards(all, [award(own)])
      assert.deepEqual(links.map((link) => `${link.project} ${link.grade}`).toSorted(), grades)
    }
  })

test('an award that a list gives to two projects and that names another law is stated of neither', () => {
  const other = { id: 'p2', project: ELM, cents: 1 }
  const rows = [listed(), listed({ project: other.project })]
  const own = award({ description: `P.L. 117-328 ${TITLE}` })
  const { links } = linkAwards([project({ cents: 1 }), project(other)], [own], rows)
  const grades = links.map(({ grade }) => grade)
  assert.deepEqual(grades, ['candidate', 'candidate'])
})

test('two awards that fit alike are candidates, and so are two projects', () => {
  const two = [award(), award({ id: 'a2' })]
  assert.deepEqual(gradesOf([project()], two), ['p1 a1 candidate', 'p1 a2 candidate'])
  const both = ['p1 a1 candidate', 'p2 a1 candidate']
  assert.deepEqual(gradesOf([project(), project({ id: 'p2' })], [award()]), both)
})

test('another spelling of a recipient is found by its identifier', () => {
  const awards = [
    award({ uei: 'U1', cents: 1 }),
    award({ id: 'a2', uei: 'U1', recipient: 'OAK MUNICIPAL CORPORATION' }),
  ]
  const { links } = linkAwards([project()], awards)
  assert.deepEqual(
    links.map((link) => [link.award, link.grade, link.evidence.includes('uei')]),
    [
      ['a1', 'candidate', false],
      ['a2', 'unique', true],
    ],
  )
})

test('a short title is no evidence', () => {
  const own = project({ project: 'Public library' })
  assert.deepEqual(gradesOf([own], [award({ description: 'PUBLIC LIBRARY', cents: 1 })]), ['p1 a1 candidate'])
})

test('names of recipients are folded', () => {
  assert.equal(foldRecipient('The City of Oak, Inc.'), foldRecipient('OAK CITY'))
  assert.equal(foldRecipient('of the'), '')
})

const anyProjects = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
    fiscal_year: fc.constantFrom(2022, 2024),
    recipient: fc.constantFrom('City of Oak', 'City of Elm', null),
    states: fc.constantFrom<readonly string[]>(['OH'], ['OH', 'IN'], []),
    cents: fc.constantFrom(null, 0, 100_00, 100_50, 500_00),
  }),
  { selector: ({ id }) => id },
)
const anyAwards = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a1', 'a2', 'a3', 'a4'),
    recipient: fc.constantFrom('OAK CITY', 'ELM, CITY OF', null),
    uei: fc.constantFrom('U1', 'U2', null),
    state: fc.constantFrom('OH', 'IN', null),
    cents: fc.constantFrom(null, 0, 100_00, 500_00),
    description: fc.constantFrom(null, 'P.L. 117-103', 'Renovation of the Oak Street Public Library'),
    signed_on: fc.constantFrom(null, '2022-01-01', '2024-01-01'),
  }),
  { selector: ({ id }) => id },
)

test('links are one to one above candidates, in one State, of no earlier year, and in any order the same', () =>
  fc.assert(
    fc.property(anyProjects, anyAwards, (projects, awards) => {
      const all = projects.map((own) => project(own))
      const given = awards.map((own) => award(own))
      const { links, compared } = linkAwards(all, given)
      const graded = links.filter(({ grade }) => grade !== 'candidate')
      assert.equal(new Set(graded.map((link) => link.project)).size, graded.length)
      assert.equal(new Set(graded.map((link) => link.award)).size, graded.length)
      assert.equal(new Set(links.map((link) => `${link.project} ${link.award}`)).size, links.length)
      assert.ok(compared >= links.length && compared <= all.length * given.length)
      for (const link of links) {
        const one = all.find(({ id }) => id === link.project)
        const other = given.find(({ id }) => id === link.award)
        assert.ok(one !== undefined && other !== undefined)
        assert.ok(one.states.includes(other.state ?? ''))
        assert.ok(other.signed_on === null || other.signed_on >= `${one.fiscal_year - 1}-10-01`)
        if (link.grade === 'unique')
          assert.ok(Math.abs((other.cents ?? 0) - (one.cents ?? 0)) * 100 <= (one.cents ?? 0))
      }
      const turned = linkAwards(all.toReversed(), given.toReversed()).links
      const write = (list: typeof links) => list.map((link) => JSON.stringify(link)).toSorted()
      assert.deepEqual(write(turned), write(links))
    }),
  ))

const listed = (more: Partial<ListedAward> = {}): ListedAward => ({
  fiscal_year: 2022,
  agency_code: 'HUD',
  project: 'Renovation of the Oak Street public library',
  recipient: 'Oak, City of',
  state: 'OH',
  award_number: 'B-22-CP-OH-0001',
  ...more,
})

for (const [what, row, own, result, grades] of [
  ['the number with its hyphens', {}, { recipient: 'OTHER', cents: 1 }, 'linked', ['p1 a1 stated']],
  ['an award of another listing', {}, { listings: ['16.710'], cents: 1 }, 'linked', ['p1 a1 stated']],
  ['another number', { award_number: 'B-22-CP-OH-0002' }, {}, 'no_award', ['p1 a1 unique']],
  ['another project', { project: 'Another library' }, {}, 'no_project', ['p1 a1 unique']],
  ['another recipient', { recipient: 'City of Elm' }, {}, 'no_project', ['p1 a1 unique']],
  ['another year', { fiscal_year: 2023 }, {}, 'no_project', ['p1 a1 unique']],
  ['another agency', { agency_code: 'EPA' }, {}, 'other_agency', ['p1 a1 unique']],
  ['an award of another agency', {}, { agency: '068', cents: 1 }, 'other_agency', ['p1 a1 candidate']],
  ['an award of an unknown agency', {}, { agency: null, cents: 1 }, 'other_agency', ['p1 a1 candidate']],
  ['another State', { state: 'PA' }, {}, 'no_project', ['p1 a1 unique']],
  ['an award in another State', {}, { state: 'PA' }, 'other_state', []],
] as const)
  test(`a list of the agency with ${what} is ${result}`, () => {
    const linking = linkAwards([project()], [award(own)], [listed(row)])
    assert.deepEqual(
      linking.listed.map((one) => one.result),
      [result],
    )
    assert.deepEqual(
      linking.links.map((link) => `${link.project} ${link.award} ${link.grade}`),
      grades,
    )
  })

test('a row of a list that fits two projects or two awards links none', () => {
  for (const [projects, awards] of [
    [[project(), project({ id: 'p2' })], [award()]],
    [[project()], [award(), award({ id: 'a2' })]],
  ] as const) {
    const { links, listed: outcomes } = linkAwards(projects, awards, [listed()])
    assert.equal(outcomes[0]?.result, 'several')
    assert.ok(links.every(({ evidence }) => !evidence.includes('agency_list')))
  }
})

test('an award of another agency with the same number does not hide that of the agency', () => {
  const awards = [award({ id: 'a2', agency: '068', listings: ['66.202'] }), award({ recipient: 'X' })]
  const { links } = linkAwards([project()], awards, [listed()])
  assert.deepEqual(
    links.map((link) => [link.award, link.grade]),
    [['a1', 'stated']],
  )
})

test('an award that a list gives to two projects is stated of neither', () => {
  const other = { id: 'p2', project: 'Renovation of the Elm Street Public Library', cents: 1 }
  const rows = [listed(), listed({ project: other.project })]
  const { links } = linkAwards([project({ cents: 1 }), project(other)], [award()], rows)
  assert.deepEqual(
    links.map(({ grade, evidence }) => [grade, evidence.includes('agency_list')]),
    [
      ['candidate', true],
      ['candidate', true],
    ],
  )
})

/** Compares every award with every project of a listing and a State of its own: the awards lead, and no index helps. */
const linkPlainly = (projects: readonly LinkProject[], awards: readonly LinkAward[]) => {
  const read = projects.map(readProject)
  return gradePairs(
    readAwards(awards).flatMap((own) =>
      read
        .filter(
          ({ agency_code, states }) =>
            states.includes(own.state ?? '') &&
            own.listings.some((listing) => listingsOfAgency(agency_code).includes(listing)),
        )
        .flatMap((one) => comparePair(one, own) ?? []),
    ),
  )
}

const anyText = fc
  .array(fc.constantFrom('renovation', 'of', 'oak', 'community', 'library'), { maxLength: 12 })
  .map((words) => words.join(' '))
const anyName = fc.constantFrom('City of Oak', 'OAK CITY', 'Elm, Inc.', 'The', '', null)
const someProjects = fc
  .array(
    fc.record({
      agency_code: fc.constantFrom('HUD', 'ED', null),
      project: fc.option(anyText),
      recipient: anyName,
      states: fc.subarray(['OH', 'IN']),
      act: fc.constantFrom('P.L. 117-103', null),
      cents: fc.constantFrom(null, 0, 100_00, 100_50, 500_00),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((own, index) => project({ ...own, id: `p${index}` })))
const someAwards = fc
  .array(
    fc.record({
      listings: fc.array(fc.constantFrom('14.251', '84.215', '84.427', '20.205'), { maxLength: 3 }),
      recipient: anyName,
      uei: fc.constantFrom('U1', 'U2', null),
      state: fc.constantFrom('OH', 'IN', '', null),
      cents: fc.constantFrom(null, 0, 100_00, 500_00),
      description: fc.option(fc.oneof(anyText, fc.constant('P.L. 117-103'))),
      signed_on: fc.constantFrom(null, '2020-01-01', '2024-01-01'),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((own, index) => award({ ...own, id: `a${index}` })))

test('the index finds the links of a comparison of all pairs, which begins with the awards', () =>
  fc.assert(
    fc.property(someProjects, someAwards, (projects, awards) => {
      const write = (links: readonly object[]) => links.map((link) => JSON.stringify(link)).toSorted()
      assert.deepEqual(write(linkAwards(projects, awards).links), write(linkPlainly(projects, awards)))
    }),
    { numRuns: 1000 },
  ))

test('only awards with the recipient or the title of a project are compared with it', () => {
  const awards = Array.from({ length: 1000 }, (_, index) =>
    award({ id: `a${index}`, recipient: `R${index}` }),
  )
  const title = 'Renovation of the Oak Street Public Library'
  awards.push(award({ id: 'named', recipient: 'X', description: `FOR ${title}` }))
  const projects = Array.from({ length: 1000 }, (_, index) =>
    project({ id: `p${index}`, recipient: `R${index}`, project: index === 0 ? title : null }),
  )
  assert.equal(linkAwards(projects, awards).compared, 1001)
})
