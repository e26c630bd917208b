import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { makeSampleMembers } from './make-sample-members.ts'
import { writeClerkList } from './write-clerk-list.ts'
import { writeDistrictOffices, writeSocialMedia } from './write-accounts.ts'
import { writeExecutives } from './write-executives.ts'
import { writeLegislators } from './write-legislators.ts'
import { writeSenateList } from './write-senate-list.ts'
import { writeVoteviewMembers, writeVoteviewParties } from './write-voteview.ts'

/**
 * The documents behind the members of the sample, in the publishers’ own formats: lists of those who sit and who sat,
 * offices, accounts, presidents, the lists of both chambers, and Voteview. They contradict one another here and there, as
 * real ones do.
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
