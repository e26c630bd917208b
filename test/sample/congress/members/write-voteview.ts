import { VOTEVIEW_MEMBERS } from '../../../../apps/service/src/publishers/congress/index.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { numberOf, writeDocument } from './write-document.ts'
import {
  congressOf,
  NEWEST_CONGRESS,
  type SampleCongressMember,
  type SampleParty,
  type SampleTerm,
} from './sample-congress-member.ts'

const PARTY_CODES: Readonly<Record<SampleParty, number>> = { D: 100, I: 328, R: 200 }

/**
 * Writes a row for each member, Congress and party, and one for the president. One member has another year of birth
 * here, one has a party that no other list has, and one has no row, like a member who never voted.
 */
export const writeVoteviewMembers = (members: readonly SampleCongressMember[]): SampleCongressDocument => {
  const rows = members
    .filter((member) => numberOf(member) !== NEVER_VOTED)
    .flatMap((member) => member.terms.flatMap((term) => listRows(member, term)))
    .toSorted((a, b) => Number(a[0]) - Number(b[0]))
  return writeDocument(
    'voteview-members',
    'HSall_members.csv',
    'text/csv',
    [VOTEVIEW_MEMBERS.fields, PRESIDENT, ...rows].map(writeLine).join(''),
  )
}

const NEVER_VOTED = 8
const OTHER_BIRTH = 12
const OTHER_PARTY = 14

const SCORES = ['0.1', '-0.2', '-60.5', '0.81', '520', '41', '', '0.12', '-0.19']
const PRESIDENT = ['119', 'President', '99998', '99', '0', 'USA', '328', '0', '0'].concat(
  ['FICTIONPRESIDENT, Prudence', '', '1960', ''],
  SCORES,
)

const MEANS = { general: '1', 'special-election': '2', appointment: '5' } as const

const listRows = (member: SampleCongressMember, term: SampleTerm): string[][] => {
  const last = Math.min(NEWEST_CONGRESS, congressOf(term.end) - 1)
  const first = congressOf(term.start)
  const congresses = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index)
  return congresses.flatMap((congress) =>
    [term.partyBefore?.party, term.party]
      .filter((party) => party !== undefined)
      .map((party, index) => writeRow(member, term, congress, party, index)),
  )
}

const writeRow = (
  member: SampleCongressMember,
  term: SampleTerm,
  congress: number,
  party: SampleParty,
  again: number,
): string[] => {
  const number = numberOf(member)
  const isOdd = number === OTHER_PARTY && congress === NEWEST_CONGRESS
  const born = Number(member.birthday.slice(0, 4)) + (number === OTHER_BIRTH ? 3 : 0)
  return [
    String(congress),
    term.chamber,
    String(80_000 + number + 10_000 * again),
    '1',
    String(term.district ?? 0),
    term.state,
    String(isOdd ? PARTY_CODES.I : PARTY_CODES[party]),
    '0',
    MEANS[term.how ?? 'general'],
    `${member.last.toUpperCase()}, ${member.first}`,
    member.bioguide,
    String(born),
    '',
    ...SCORES,
  ]
}

/** Writes a line without the guard against spreadsheets that our own files have: files of Voteview have none. */
const writeLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`

/** Writes the meanings of the codes of parties. */
export const writeVoteviewParties = (): SampleCongressDocument => {
  const header = ['congress', 'chamber', 'party_code', 'party_name', 'n_members']
  const scores = ['nominate_dim1_median', 'nominate_dim2_median', 'nominate_dim1_mean', 'nominate_dim2_mean']
  const rows = [
    ['119', 'House', '100', 'Democrat', '219'],
    ['119', 'House', '200', 'Republican', '219'],
    ['119', 'House', '328', 'Independent', '1'],
  ]
  const lines = [[...header, ...scores], ...rows.map((row) => [...row, '0.1', '0.1', '0.1', '0.1'])]
  return writeDocument('voteview-parties', 'HSall_parties.csv', 'text/csv', lines.map(writeLine).join(''))
}
