import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { foldRecipient } from './fold-recipient.ts'
import { linkAwards, type LinkAward, type LinkProject } from './link-awards.ts'

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
  ['a day before the fiscal year', { signed_on: '2021-09-30' }, []],
] as const)
  test(`an award with ${what} gives ${grades.join() || 'no link'}`, () => {
    assert.deepEqual(gradesOf([project()], [award(own)]), grades)
  })

test('two awards that fit alike are candidates, and so are two projects', () => {
  const two = [award(), award({ id: 'a2' })]
  assert.deepEqual(gradesOf([project()], two), ['p1 a1 candidate', 'p1 a2 candidate'])
  assert.deepEqual(gradesOf([project(), project({ id: 'p2' })], [award()]), [
    'p1 a1 candidate',
    'p2 a1 candidate',
  ])
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
