import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { makeSampleMembers } from './make-sample-members.ts'
import { writeClerkList } from './write-clerk-list.ts'
import { writeDistrictOffices, writeSocialMedia } from './write-accounts.ts'
import { writeLegislators, officeOf, phoneOf } from './write-legislators.ts'
import { writeVoteviewMembers, writeVoteviewParties } from './write-voteview.ts'
import { writeDocument } from './write-document.ts'
import type { SampleCongressMember, SenateClass } from './sample-congress-member.ts'

/**
 * Makes the documents behind the members of the sample, in the publishers’ own formats: lists of present and former
 * members, offices, accounts, presidents, the lists of both chambers, and Voteview. They sometimes contradict each
 * other, as real ones do.
 */
export const makeMemberDocuments = (seed: number): readonly SampleCongressDocument[] => {
  const members = makeSampleMembers(seed)
  const current = members.filter((member) => member.current)
  const former = members.filter((member) => !member.current)
  return [
    writeLegislators('current', current),
    writeLegislators('historical', former),
    writeSocialMedia(current),
    writeDistrictOffices(current),
    writeExecutives(),
    writeClerkList(members),
    writeSenateList(current),
    writeVoteviewMembers(members),
    writeVoteviewParties(),
  ]
}

/** Writes a president who was never in Congress, and a vice president. */
const writeExecutives = (): SampleCongressDocument =>
  writeDocument(
    'congress-legislators-executives',
    'executive.json',
    'application/json',
    JSON.stringify([PRESIDENT, VICE_PRESIDENT], null, 1),
  )

const TERM = { start: '2025-01-20', end: '2029-01-20', party: 'Independent', how: 'election' }
const PRESIDENT = {
  id: { govtrack: 909_001, icpsr_prez: 99_998 },
  name: { first: 'Prudence', last: 'Fictionpresident' },
  bio: { birthday: '1960-01-01', gender: 'F' },
  terms: [{ type: 'prez', ...TERM }],
}
const VICE_PRESIDENT = {
  id: { govtrack: 909_002, icpsr_prez: 99_999 },
  name: { first: 'Constant', last: 'Samplevice' },
  bio: { birthday: '1965-05-05', gender: 'M' },
  terms: [{ type: 'viceprez', ...TERM }],
}

/** Writes the Senate’s list of present members. */
const writeSenateList = (members: readonly SampleCongressMember[]): SampleCongressDocument =>
  writeDocument(
    'senate-members',
    'senators_cfm.xml',
    'text/xml',
    `<?xml version="1.0" encoding="UTF-8"?><contact_information>${members
      .filter(({ chamber }) => chamber === 'Senate')
      .map(writeSenator)
      .join('')}<last_updated>2026-06-14T09:00-05:00</last_updated></contact_information>\n`,
  )

const CLASSES: Readonly<Record<SenateClass, string>> = { 1: 'Class I', 2: 'Class II', 3: 'Class III' }

const writeSenator = (member: SampleCongressMember): string => {
  const { bioguide, first, last, party, state, senateClass } = member
  const site = `https://${bioguide.toLowerCase()}.senate.example`
  const texts: readonly (readonly [string, string])[] = [
    ['member_full', `${last} (${party}-${state})`],
    ['last_name', last],
    ['first_name', first],
    ['party', party],
    ['state', state],
    ['address', officeOf(member)],
    ['phone', `(202) 555-${phoneOf(member)}`],
    ['email', `${site}/contact`],
    ['website', site],
    ['class', CLASSES[senateClass ?? 1]],
    ['bioguide_id', bioguide],
  ]
  return `<member>${texts.map(([name, text]) => `<${name}>${text}</${name}>`).join('\n')}</member>\n`
}
