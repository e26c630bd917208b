import type { CommitteeAssignmentsQuery } from '@rotunda/contract'
import type { Facts } from '../family.ts'
import type { OfficeCommittee } from '../staff/office-directory.ts'
import { gatherCommittees } from './gather-committees.ts'
import { chamberOf } from './make/chamber-of.ts'
import { listNames } from './make/list-names.ts'

/** Committees as payrolls name them: whole ones, with every name that a source has for them. */
export const listOfficeCommittees = (facts: Facts): readonly OfficeCommittee[] =>
  [...gatherCommittees(facts).committees.values()]
    .filter(({ id }) => id.endsWith('00'))
    .map((committee) => ({
      id: committee.id,
      chamber: chamberOf(committee.id),
      names: [...new Set(listNames(committee).map(({ name }) => name))],
    }))

/** The query by which the table is asked: with subcommittees, a committee is asked for as their parent too. */
export const includeSubcommittees = ({
  include_subcommittees,
  ...query
}: CommitteeAssignmentsQuery): CommitteeAssignmentsQuery => {
  const { committee_id, ...others } = query
  return include_subcommittees === 'true' && committee_id !== undefined
    ? { ...others, parent_committee_id: committee_id }
    : query
}
