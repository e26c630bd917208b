import { makeSampleMembers } from '../members/make-sample-members.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { planRosters, writeMembership, writeSenateCommittee } from './write-rosters.ts'
import { writeCurrentCommittees, writeHistoricalCommittees } from './write-committee-lists.ts'
import { writeCommitteeItem, writeCommitteeList } from './write-congress-gov.ts'
import { writeSpells } from './write-spells.ts'

/**
 * Makes the documents behind the committees of the sample, in the publishers' own formats: real committees whose
 * members are the fictional people of the same seed.
 */
export const makeCommitteeDocuments = (seed: number): readonly SampleCongressDocument[] => {
  const rosters = planRosters(seed, makeSampleMembers(seed))
  return [
    writeCurrentCommittees(),
    writeHistoricalCommittees(),
    // A member who resigned is on no roster.
    writeMembership(rosters.map(leaveResigned)),
    writeSenateCommittee(rosters, 'SSAF'),
    writeCommitteeList(),
    writeCommitteeItem(),
    writeSpells(rosters, 'House'),
    writeSpells(rosters, 'Senate'),
  ]
}

const leaveResigned = (roster: ReturnType<typeof planRosters>[number]): typeof roster =>
  roster.code === 'HSJU'
    ? { ...roster, seats: roster.seats.filter(({ side, rank }) => side === 'majority' || rank !== 10) }
    : roster
