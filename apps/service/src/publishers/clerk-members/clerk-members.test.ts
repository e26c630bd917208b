import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { listRefused, listRowsOf, readReal, skipCongress } from '../entries/testing.ts'
import { DocumentRefused, type Publisher } from '../publisher.ts'
import { makeMemberDocuments } from '../../../../../test/sample/index.ts'
import { senateMembers } from '../senate-members/senate-members.ts'
import { readDocument } from '../testing.ts'
import type { ClerkMemberDraft } from './clerk-draft.ts'
import { clerkMembers } from './clerk-members.ts'

const find = (publisher: string): string => {
  const found = makeMemberDocuments(1).find((one) => one.publisher === publisher)
  return new TextDecoder().decode(found?.bytes)
}
/** The first seats of the sample, and one that is vacant. */
const CLERK = find('clerk-members')
  .split('\n')
  .filter(
    (line, index, all) =>
      !line.startsWith('<member>') || index < 7 || line.includes('<bioguideID/>') || index > all.length - 3,
  )
  .join('\n')
const SENATE = find('senate-members')
const draftsOf = (document: Parameters<typeof listRowsOf>[0]) =>
  listRowsOf(document)
    .filter(({ table }) => table === 'clerk-members')
    .map(({ draft }) => draft as ClerkMemberDraft)

const REAL: readonly (readonly [file: string, vacant: number, assignments: number, committees: number])[] = [
  // grep -c '<bioguideID/>'; grep -o 'comcode="[A-Z]\|subcomcode="[A-Z]' in members; grep -o '<committee type' | wc -l
  ['MemberData_20150601133900.xml', 2, 2324, 26],
  ['MemberData_20190106164039.xml', 1, 0, 25],
  ['MemberData_20250109030606.xml', 1, 0, 0],
]

for (const [file, vacant, assignments, committees] of REAL)
  test(
    `the real ${file}: 441 seats, ${vacant} vacant, ${assignments} assignments`,
    { skip: skipCongress },
    async () => {
      const document = await readReal(clerkMembers, `voteview/clerk-memberdata/${file}`)
      const drafts = draftsOf(document)
      assert.equal(drafts.length, 441)
      assert.equal(document.rows.length, 441 + committees)
      assert.equal(drafts.filter(({ bioguide }) => bioguide === null).length, vacant)
      assert.equal(drafts.flatMap((one) => one.assignments).length, assignments)
    },
  )

test(
  'the real list of the Senate: 100 senators, each with a Bioguide id',
  { skip: skipCongress },
  async () => {
    const document = await readReal(
      senateMembers,
      'voteview/senate-committee-xml/SenatorData_20260804084200.xml',
    )
    assert.equal(listRowsOf(document).length, 100)
  },
)

test('a vacant seat has nobody’s days, and names who left it', async () => {
  const [vacant] = draftsOf(await readDocument(clerkMembers, CLERK)).filter(
    ({ bioguide }) => bioguide === null,
  )
  assert.equal(vacant?.sworn_on, null)
  assert.equal(vacant.predecessor?.vacated_on, '2026-02-10')
  assert.match(vacant.footnote ?? '', /resignation/)
})

test('each Congress is a series of its own', async () => {
  assert.equal((await readDocument(clerkMembers, CLERK)).series, 'clerk-members/119')
})

const DAY = '<sworn-date date="20250103"/>'
const swornOn = (date: string, words = '') => `<sworn-date date="${date}">${words}</sworn-date>`

/** Days of one seat, and those of them that are refused with all that the list says. */
const DAYS: readonly (readonly [days: string, refused: Readonly<Record<string, readonly string[]>>])[] = [
  [DAY, {}],
  [swornOn('20250103', 'January  3, 2025'), {}],
  [swornOn('20620103', 'January 3, 2025'), { sworn_on: ['2062-01-03', '2025-01-03'] }],
  [swornOn('20620103', 'January 3, 2062'), { sworn_on: ['2062-01-03'] }],
  [swornOn('20230103', 'January 3, 2023'), { sworn_on: ['2023-01-03'] }],
  [swornOn('20250103', 'soon'), { sworn_on: ['2025-01-03', 'soon'] }],
  [swornOn('', 'January 3, 2025'), { sworn_on: ['2025-01-03'] }],
]

for (const [days, refused] of DAYS)
  test(`${days} is taken, or refused with what it says, and its seat is kept`, async () => {
    assert.ok(CLERK.includes(DAY))
    const [draft, ...others] = draftsOf(await readDocument(clerkMembers, CLERK.replace(DAY, days)))
    assert.equal(others.length + 1, draftsOf(await readDocument(clerkMembers, CLERK)).length)
    assert.deepEqual(
      Object.fromEntries(draft?.refused_days.map(({ field, said }) => [field, said]) ?? []),
      refused,
    )
    assert.equal(draft?.sworn_on, Object.keys(refused).length === 0 ? '2025-01-03' : null)
  })

test('an election after the oath refuses both days', async () => {
  const late = CLERK.replace('<elected-date date="20241105"/>', '<elected-date date="20250110"/>')
  const [draft] = draftsOf(await readDocument(clerkMembers, late))
  assert.deepEqual(draft?.refused_days, [
    { field: 'elected_on', said: ['2025-01-10'] },
    { field: 'sworn_on', said: ['2025-01-03'] },
  ])
  assert.deepEqual([draft.elected_on, draft.sworn_on], [null, null])
})

const STOPPED: readonly (readonly [what: string, publisher: Publisher, text: string])[] = [
  [
    'a document type',
    clerkMembers,
    CLERK.replace('<MemberData', '<!DOCTYPE MemberData [<!ENTITY a "b">]><MemberData'),
  ],
  ['a list that is cut', clerkMembers, CLERK.slice(0, -40)],
  ['a page of HTML', clerkMembers, '<!DOCTYPE html><html><body>Not found</body></html>'],
  ['another root', clerkMembers, CLERK.replaceAll('MemberData', 'Members')],
  ['no Congress', clerkMembers, CLERK.replace('<congress-num>119', '<congress-num>next')],
  [
    'a Congress that did not sit on its day',
    clerkMembers,
    CLERK.replace('<congress-num>119', '<congress-num>118'),
  ],
  ['a Congress that is still to come', clerkMembers, CLERK.replace('<congress-num>119', '<congress-num>191')],
  ['the session of another year', clerkMembers, CLERK.replace('<session>2', '<session>1')],
  ['a day after its retrieval', clerkMembers, CLERK.replace(/(publish-date="[^"]*)2026"/, '$12062"')],
  [
    'a list of the Senate of a day after its retrieval',
    senateMembers,
    SENATE.replace('<last_updated>2026', '<last_updated>2062'),
  ],
  ['an empty list', senateMembers, '<contact_information></contact_information>'],
  ['a list of the Senate that is cut', senateMembers, SENATE.slice(0, 5000)],
]

for (const [what, publisher, text] of STOPPED)
  test(`${what} stops the reading`, async () => {
    await assert.rejects(readDocument(publisher, text), DocumentRefused)
  })

const SENATOR_MUTATIONS: readonly (readonly [from: string, to: string])[] = [
  ['<class>Class I</class>', '<class>Class IV</class>'],
  ['<party>D</party>', '<party>R</party>'],
  ['<bioguide_id>Z', '<bioguide_id>9'],
  ['<state>', '<stat>'],
  ['<phone>', '<telephone>x</telephone><phone>'],
]

for (const [from, to] of SENATOR_MUTATIONS)
  test(`a senator with ${to} in the place of ${from} is refused`, async () => {
    const text =
      to === '<stat>' ? SENATE.replace(/<state>(..)<\/state>/, '<stat>$1</stat>') : SENATE.replace(from, to)
    const document = await readDocument(senateMembers, text)
    assert.equal(listRefused(document).length, 1)
    assert.equal(listRowsOf(document).length, 99)
  })

const plain = (async () => draftsOf(await readDocument(clerkMembers, CLERK)))()
const TAGS = [...new Set([...CLERK.matchAll(/<([\w-]+)[ >]/g)].flatMap(([, name]) => name ?? []))]

test('a list in which an element was renamed, emptied, doubled or taken out gives right rows, refusals or a stop', async () => {
  const known = await plain
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TAGS),
      fc.constantFrom('rename', 'remove', 'double'),
      async (tag, kind) => {
        const element = new RegExp(`<${tag}(?: [^>]*)?(?:/>|>[^<]*</${tag}>)`)
        const text = CLERK.replace(element, (found) => {
          if (kind === 'rename') return found.replaceAll(tag, `${tag}-x`)
          return kind === 'double' ? found + found : ''
        })
        for (const draft of await readOrStop(text))
          assert.ok(
            known.some((one) => saysNoOther(draft, one)),
            `${kind} ${tag} gave ${JSON.stringify(draft)}`,
          )
      },
    ),
    { numRuns: 120 },
  )
})

/** An optional value of the list is null where it is gone; every other value is the one of the list. */
const saysNoOther = (said: unknown, known: unknown): boolean => {
  if (said === null || isDeepStrictEqual(said, known)) return true
  if (typeof said !== 'object' || typeof known !== 'object' || known === null) return false
  return Object.entries(said).every(([name, value]) => saysNoOther(value, Reflect.get(known, name)))
}

const readOrStop = async (text: string): Promise<readonly ClerkMemberDraft[]> => {
  try {
    return draftsOf(await readDocument(clerkMembers, text))
  } catch (error) {
    if (error instanceof DocumentRefused) return []
    throw error
  }
}
