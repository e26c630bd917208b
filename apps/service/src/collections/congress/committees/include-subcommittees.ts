import type { CommitteeAssignmentsQuery } from '@rotunda/contract'

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
