import { STATES } from '@rotunda/contract'
import { listRepresentatives } from '../../sample-members.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { numberOf, writeDocument } from './write-document.ts'
import { NEWEST_CONGRESS, type SampleCongressMember } from './sample-congress-member.ts'
import { officeOf, phoneOf } from './write-legislators.ts'

/**
 * Writes the Clerk’s list of all seats, before any roster of a committee is published. It has one member in another
 * party.
 */
export const writeClerkList = (members: readonly SampleCongressMember[]): SampleCongressDocument =>
  writeDocument(
    'clerk-members',
    'MemberData.xml',
    'text/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<MemberData publish-date="June 12, 2026"><title-info><congress-num>${NEWEST_CONGRESS}</congress-num><congress-text>One Hundred Nineteenth Congress</congress-text><session>2</session><majority>R</majority><minority>D</minority><clerk>Sample Clerk</clerk><weburl>https://clerk.example</weburl></title-info><members>\n${listRepresentatives()
      .map(({ state, district }) => writeSeat(state, district, members))
      .join('\n')}\n</members><committees/></MemberData>\n`,
  )

const writeSeat = (
  state: keyof typeof STATES,
  district: number,
  members: readonly SampleCongressMember[],
): string => {
  const ofSeat = members.filter(
    (member) => member.chamber === 'House' && member.state === state && member.district === district,
  )
  const sitting = ofSeat.find(({ current }) => current)
  const before = ofSeat.find(({ current, terms }) => !current && terms.at(-1)?.end === '2026-02-10')
  const code = `${state === 'AS' ? 'AQ' : state}${String(district).padStart(2, '0')}`
  return `<member><statedistrict>${code}</statedistrict>${writeInfo(state, district, sitting, before)}${
    sitting === undefined && before !== undefined ? writePredecessor(before) : ''
  }<committee-assignments><committee rank=""/></committee-assignments></member>`
}

const tag = (name: string, text: string | null): string =>
  text === null || text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`

const writeInfo = (
  state: keyof typeof STATES,
  district: number,
  sitting: SampleCongressMember | undefined,
  before: SampleCongressMember | undefined,
): string => {
  const party = sitting === undefined ? (before?.party ?? '') : partyOf(sitting)
  const of = (text: (member: SampleCongressMember) => string | null): string | null =>
    sitting === undefined ? null : text(sitting)
  const texts: readonly (readonly [string, string | null])[] = [
    ['namelist', of(({ first, last }) => `${last}, ${first}`)],
    ['bioguideID', of(({ bioguide }) => bioguide)],
    ['lastname', of(({ last }) => last)],
    ['firstname', of(({ first }) => first)],
    ['middlename', of(({ middle }) => middle)],
    ['sort-name', of(({ first, last }) => `${last},${first}`.toUpperCase())],
    ['suffix', of(({ suffix }) => suffix)],
    ['courtesy', of(({ gender }) => (gender === 'F' ? 'Ms.' : 'Mr.'))],
    ['prior-congress', of(({ terms }) => (terms.length > 1 ? String(NEWEST_CONGRESS - 1) : '0'))],
    ['official-name', of(({ first, last }) => `${first} ${last}`)],
    ['formal-name', of(({ last }) => `Member ${last}`)],
    ['party', party],
    ['caucus', sitting?.party === 'I' ? 'R' : party],
  ]
  const place = `<state postal-code="${state}"><state-fullname>${STATES[state]}</state-fullname></state><district>${wordsOf(state, district)}</district>`
  const office = of(officeOf) ?? ''
  return `<member-info>${texts.map(([name, text]) => tag(name, text)).join('')}${place}<townname>Sampleville</townname>${tag('office-building', office.replace(/^\d+ /, ''))}${tag('office-room', /^\d+/.exec(office)?.[0] ?? '')}<office-zip>20515</office-zip><office-zip-suffix>0000</office-zip-suffix><phone>(202) 555-${sitting ? phoneOf(sitting) : '0100'}</phone>${writeDays(sitting)}${sitting === undefined && before !== undefined ? `<footnote-ref>0</footnote-ref><footnote>${noteOf(before)}</footnote>` : ''}</member-info>`
}

/** Number of the member whose party contradicts the lists of members, as happens in real sources. */
const CONTRADICTED = 5

const partyOf = (member: SampleCongressMember): string => {
  if (numberOf(member) !== CONTRADICTED) return member.party
  return member.party === 'D' ? 'R' : 'D'
}

const DELEGATIONS: readonly string[] = ['AS', 'DC', 'GU', 'MP', 'VI']

const wordsOf = (state: string, district: number): string => {
  if (state === 'PR') return 'Resident Commissioner'
  if (DELEGATIONS.includes(state)) return 'Delegate'
  return district === 0 ? 'At Large' : `${district}${endingOf(district)}`
}

const endingOf = (district: number): string => {
  if (district % 100 >= 11 && district % 100 <= 13) return 'th'
  return { 1: 'st', 2: 'nd', 3: 'rd' }[district % 10] ?? 'th'
}

const writeDays = (sitting: SampleCongressMember | undefined): string => {
  const sworn = sitting?.terms.at(-1)?.start.replaceAll('-', '') ?? ''
  const elected = sitting === undefined ? '' : '20241105'
  return `<elected-date date="${elected}"/><sworn-date date="${sworn}"/>`
}

const noteOf = ({ first, last }: SampleCongressMember): string =>
  `Vacancy due to the resignation of ${first} ${last}, February 10, 2026.`

const writePredecessor = (before: SampleCongressMember): string =>
  `<predecessor-info cause="R"><pred-lastname>${before.last}</pred-lastname><pred-firstname>${before.first}</pred-firstname><pred-middlename/><pred-official-name>${before.first} ${before.last}</pred-official-name><pred-formal-name>Member ${before.last}</pred-formal-name><pred-memindex>${before.bioguide}</pred-memindex><pred-sort-name>${before.last.toUpperCase()}</pred-sort-name><pred-party>${before.party}</pred-party><pred-vacate-date date="20260210">February 10, 2026</pred-vacate-date><pred-footnote-ref>0</pred-footnote-ref><pred-footnote>${noteOf(before)}</pred-footnote></predecessor-info>`
