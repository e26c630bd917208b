import type { CommitteeAssignmentsQuery } from '@rotunda/contract'
import type { Facts } from '../../families/index.ts'
import type { OfficeCommittee } from '../staff/office-directory.ts'
import { gatherCommittees } from './gather-committees.ts'
import { chamberOf } from './make/chamber-of.ts'
import { listNames } from './make/list-names.ts'

/** Whole committees with every name that a source has for them: payrolls use any of these names. */
export const listOfficeCommittees = (facts: Facts): readonly OfficeCommittee[] =>
  [...gatherCommittees(facts).committees.values()]
    .filter(({ id }) => id.endsWith('00'))
    .map((committee) => ({
      id: committee.id,
      chamber: chamberOf(committee.id),
      names: [...new Set(listNames(committee).map(({ name }) => name))],
    }))

/** Translates `include_subcommittees` for the table: a filter by parent finds the committee and its subcommittees. */
export const includeSubcommittees = ({
  include_subcommittees,
  ...query
}: CommitteeAssignmentsQuery): CommitteeAssignmentsQuery => {
  const { committee_id, ...others } = query
  return include_subcommittees === 'true' && committee_id !== undefined
    ? { ...others, parent_committee_id: committee_id }
    : query
}
