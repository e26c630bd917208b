import type { MeetingCommittee } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { MeetingDraft, NamedCommittee } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import { findCommitteeId } from '../../committee-codes.ts'
import type { Said } from './list-conflicts.ts'
import type { FindOtherName } from './open-committee-names.ts'
import type { MeetingGroup } from '../facts/group-meetings.ts'

/** A committee of a meeting, with the facts that name it. */
export type MeetingParty = {
  readonly committee_id: string | null
  readonly code: string | null
  readonly name: string | null
  readonly role: MeetingCommittee['role']
  readonly facts: readonly Fact<MeetingDraft>[]
  /** Names that contradict the code, and the name that a list has for it. */
  readonly otherNames: readonly Said[]
}

type Named = Omit<MeetingParty, 'role' | 'otherNames'> & {
  readonly isSubcommittee: boolean
  /** Its source does not have it among subcommittees. */
  readonly listedAsWhole: boolean
}

/** The committees that any source names, those of the first source first. */
export const listCommittees = (
  { current }: Pick<MeetingGroup, 'current'>,
  findOtherName: FindOtherName = () => undefined,
): readonly MeetingParty[] => {
  const named = current.flatMap(({ draft, facts }) =>
    draft.committees.map((committee) => nameCommittee(committee, facts)),
  )
  const groups = [...Map.groupBy(named, keyOf).values()].flatMap((same) => joinNamed(same, findOtherName))
  const whole = groups.filter(({ isSubcommittee }) => !isSubcommittee).length
  return groups.map(({ isSubcommittee, listedAsWhole: _, ...party }) => ({
    ...party,
    role: isSubcommittee ? 'subcommittee' : whole > 1 ? 'joint' : 'host',
  }))
}

const nameCommittee = (
  { code, name, isSubcommittee }: NamedCommittee,
  facts: readonly Fact<MeetingDraft>[],
): Named => {
  const committee_id = code === null ? null : (findCommitteeId(code) ?? null)
  return {
    committee_id,
    code,
    name,
    facts,
    listedAsWhole: !isSubcommittee,
    isSubcommittee: committee_id === null ? isSubcommittee : !committee_id.endsWith('00'),
  }
}

const keyOf = ({ committee_id, code, name }: Named): string =>
  committee_id ?? code ?? foldText(name ?? 'a committee without code and name')

const joinNamed = (
  same: readonly Named[],
  findOtherName: FindOtherName,
): (Named & Pick<MeetingParty, 'otherNames'>)[] => {
  const [first] = same
  if (first === undefined) return []
  const otherNames = same.flatMap(({ facts: [fact], ...named }) =>
    fact === undefined ? [] : listOtherNames(named, fact.source.sha256, findOtherName),
  )
  return [{ ...first, facts: same.flatMap(({ facts }) => facts), otherNames }]
}

/** The name and what contradicts it: the name in a list, or that the code is a subcommittee’s. */
const listOtherNames = (
  { committee_id: id, name, listedAsWhole }: Omit<Named, 'facts'>,
  source_id: string,
  findOtherName: FindOtherName,
): readonly Said[] => {
  if (id === null || name === null) return []
  const isPart = !id.endsWith('00')
  const isWhole = listedAsWhole || (WHOLE_NAME.test(name) && !/subcommittee/i.test(name))
  const listed =
    findOtherName(id, name, source_id) ??
    (isPart && isWhole ? { value: `subcommittee ${id}`, source_id } : undefined)
  return listed === undefined ? [] : [{ value: name, source_id }, listed]
}

const WHOLE_NAME = /^(?:(?:house|senate) )?committee on\b|\bcommittee$/i
