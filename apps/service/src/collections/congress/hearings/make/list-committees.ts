import type { MeetingCommittee } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { MeetingDraft, NamedCommittee } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import { findCommitteeId, findParentId } from '../../committee-codes.ts'
import { gatherCommittees, type CommitteeFacts } from '../../committees/gather-committees.ts'
import { listNames } from '../../committees/make/list-names.ts'
import type { Facts } from '../../../families/index.ts'
import { keyOfCommittee, keyOfWords, listCommitteeWords } from '../../name-words.ts'
import type { MeetingGroup } from '../facts/group-meetings.ts'
import type { SourceValue } from './list-conflicts.ts'

/** A committee of a meeting, with the facts that name it. */
export type MeetingParty = {
  readonly committee_id: string | null
  readonly code: string | null
  readonly name: string | null
  readonly role: MeetingCommittee['role']
  readonly facts: readonly Fact<MeetingDraft>[]
  /** Names that contradict the code, and the name that a list has for it. */
  readonly otherNames: readonly SourceValue[]
}

type Named = Omit<MeetingParty, 'role' | 'otherNames'> & {
  readonly isSubcommittee: boolean
  /** Whether its source lists it outside subcommittees. */
  readonly listedAsWhole: boolean
}

/** Lists the committees that any source names, in the order of sources. */
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

/** The name and its contradiction: another name in a list, or the fact that the code is a subcommittee’s. */
const listOtherNames = (
  { committee_id: id, name, listedAsWhole }: Omit<Named, 'facts'>,
  source_id: string,
  findOtherName: FindOtherName,
): readonly SourceValue[] => {
  if (id === null || name === null) return []
  const isPart = !id.endsWith('00')
  const isWhole = listedAsWhole || (WHOLE_NAME.test(name) && !/subcommittee/i.test(name))
  const listed =
    findOtherName(id, name, source_id) ??
    (isPart && isWhole ? { value: `subcommittee ${id}`, source_id } : undefined)
  return listed === undefined ? [] : [{ value: name, source_id }, listed]
}

const WHOLE_NAME = /^(?:(?:house|senate) )?committee on\b|\bcommittee$/i

/**
 * Finds the listed name that a name contradicts, with its document: a list of committees, or `source_id` if only the
 * names of standing committees contradict. Undefined if nothing contradicts the name.
 */
export type FindOtherName = (committee_id: string, name: string, source_id: string) => SourceValue | undefined

/**
 * Compares names by their words, in any order. A name contradicts its code if it shares no word with any name of the
 * committee, if it is the name of a subcommittee's parent, or if it is the whole name of another committee and less
 * than half of this one.
 */
export const openCommitteeNames = (facts: Facts): FindOtherName => {
  const { committees } = gatherCommittees(facts)
  const known = new Map([...committees].map(([id, committee]) => [id, listOwnWords(committee, committees)]))
  const whole = new Map(
    [...known].flatMap(([id, sets]) => sets.map((words) => [keyOfWords(words), id] as const)),
  )
  return (id, name, source_id) => {
    const own = known.get(id) ?? []
    const words = listCommitteeWords(name)
    const key = keyOfWords(words)
    const parent = findParentId(id)
    const another = whole.get(key)
    if (words.size === 0 || own.some((one) => keyOfWords(one) === key)) return undefined
    // A code that no list has is judged by the names of whole committees alone.
    if (parent !== null && another === parent) return sayName(committees.get(parent))
    if (own.length === 0 && another?.endsWith('00')) return sayName(committees.get(another))
    if (own.length === 0) return isOfAnother(id, words) ? { value: `committee ${id}`, source_id } : undefined
    const share = Math.max(...own.map((one) => one.intersection(words).size / one.union(words).size))
    return share === 0 || (another !== undefined && share < HALF) ? sayName(committees.get(id)) : undefined
  }
}

const HALF = 0.5

/** Names of standing committees today by their codes, for releases without a list of committees. */
const STANDING: Readonly<Record<string, string>> = {
  HSAG: 'Agriculture',
  HSAP: 'Appropriations',
  HSAS: 'Armed Services',
  HSBA: 'Financial Services',
  HSBU: 'Budget',
  HSED: 'Education and Workforce',
  HSFA: 'Foreign Affairs',
  HSGO: 'Oversight and Government Reform',
  HSHA: 'Administration',
  HSHM: 'Homeland Security',
  HSIF: 'Energy and Commerce',
  HSII: 'Natural Resources',
  HSJU: 'Judiciary',
  HSPW: 'Transportation and Infrastructure',
  HSRU: 'Rules',
  HSSM: 'Small Business',
  HSSO: 'Ethics',
  HSSY: 'Science Space Technology',
  HSVR: 'Veterans Affairs',
  HSWM: 'Ways and Means',
  SSAF: 'Agriculture Nutrition and Forestry',
  SSAP: 'Appropriations',
  SSAS: 'Armed Services',
  SSBK: 'Banking Housing and Urban Affairs',
  SSBU: 'Budget',
  SSCM: 'Commerce Science and Transportation',
  SSEG: 'Energy and Natural Resources',
  SSEV: 'Environment and Public Works',
  SSFI: 'Finance',
  SSFR: 'Foreign Relations',
  SSHR: 'Health Education Labor and Pensions',
  SSGA: 'Homeland Security and Governmental Affairs',
  SSJU: 'Judiciary',
  SSRA: 'Rules and Administration',
  SSSB: 'Small Business and Entrepreneurship',
  SSVA: 'Veterans Affairs',
}

/** Whether the words are the name of another standing committee of the chamber. */
const isOfAnother = (id: string, words: ReadonlySet<string>): boolean => {
  const [named] =
    Object.entries(STANDING).find(
      ([code, name]) => code[0] === id[0] && keyOfCommittee(name) === keyOfWords(words),
    ) ?? []
  return named !== undefined && !id.startsWith(named)
}

/** Words of each name of a committee. A subcommittee may also have the name of its committee before its own. */
const listOwnWords = (
  committee: CommitteeFacts,
  committees: ReadonlyMap<string, CommitteeFacts>,
): readonly ReadonlySet<string>[] => {
  const parent = committees.get(findParentId(committee.id) ?? '')
  const own = listNames(committee).map(({ name }) => listCommitteeWords(name))
  const before = parent === undefined ? [] : listNames(parent).map(({ name }) => listCommitteeWords(name))
  return [...own, ...own.flatMap((words) => before.map((others) => others.union(words)))].filter(
    ({ size }) => size > 0,
  )
}

const sayName = (committee: CommitteeFacts | undefined): SourceValue | undefined => {
  if (committee === undefined) return undefined
  const { entries, clerk, congressGov, rosters, spells } = committee
  const source = [...clerk.map(({ fact }) => fact), ...entries, ...congressGov, ...rosters, ...spells][0]
    ?.source
  const [name] = listNames(committee)
  return source === undefined || name === undefined
    ? undefined
    : { value: name.name, source_id: source.sha256 }
}
