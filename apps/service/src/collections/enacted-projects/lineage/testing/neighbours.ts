import { makeRandom } from '../../../../../../../test/sample/index.ts'

/** Texts of a request, and of the project next to it that it did not become. */
type Texts = { readonly recipient: string; readonly title: string }
type Neighbour = (own: Texts) => readonly [record: Texts, project: Texts]

const titles =
  (one: (title: string) => string, other: (title: string) => string): Neighbour =>
  (own) => [
    { ...own, title: one(own.title) },
    { ...own, title: other(own.title) },
  ]
const recipients =
  (one: (name: string) => string, other: (name: string) => string): Neighbour =>
  (own) => [
    { ...own, recipient: one(own.recipient) },
    { ...own, recipient: other(own.recipient) },
  ]
const before = (words: string) => (text: string) => `${words} ${text}`
const after = (words: string) => (text: string) => `${text} ${words}`
const same = (text: string) => text

/** Kinds of projects that differ in one thing, as real tables have them. */
const KINDS: readonly Neighbour[] = [
  titles(before('N. Fork'), before('S. Fork')),
  titles(after('Phase 1'), after('Phase 2')),
  titles(same, after('Phase II')),
  titles(after('First Phase'), after('Final Phase')),
  titles(before('Eastside'), before('Westside')),
  titles(before('Inner'), before('Outer')),
  titles(after('Construction'), after('Feasibility Study')),
  titles(before('Purchase of'), before('Repair of')),
  titles(before('New'), before('Old')),
  titles(same, after('Extension')),
  titles(same, after('Parking Lot')),
  titles(before('Main Campus'), before('Downtown Campus')),
  titles(after('2023'), after('2024')),
  titles(after('Segment B1'), after('Segment B2')),
  titles(after('Mile 12 to 15'), after('Mile 15 to 18')),
  titles(before('Elementary School'), before('High School')),
  titles(before('Drinking Water'), before('Storm Water')),
  titles(before('Left Bank'), before('Right Bank')),
  titles(after('Well No. 3'), after('Well No. 4')),
  titles(before('Upper'), before('Lower')),
  recipients(same, (name) => name.replace(/(\p{L})$/u, '$1e')),
  recipients(same, (name) => name.replace(/(?<=\p{L}{3})\p{Ll}(?=\p{L}{2,}$)/u, 'z')),
  recipients(before('Boys Club of'), before('Girls Club of')),
  recipients(same, after('Foundation')),
  recipients(before('Town of'), before('Township of')),
  recipients(before('St. Mary of'), before('St. Anne of')),
  recipients(after('Post 11'), after('Post 12')),
]

const HELD_OUT = 3

/** The third of the kinds, by seed, on which links are judged. Rules are set on the others. */
export const chooseKinds = (seed: number): readonly Neighbour[] =>
  KINDS.filter((_, index) => makeRandom(seed, index).int(HELD_OUT) === 0)
