import { findParentId } from '../../committee-codes.ts'
import { gatherCommittees, type CommitteeFacts } from '../../committees/gather-committees.ts'
import { listNames } from '../../committees/make/list-names.ts'
import type { Facts } from '../../family.ts'
import { keyOfCommittee, keyOfWords, listCommitteeWords } from '../../name-words.ts'
import type { Said } from './list-conflicts.ts'

/**
 * The name of the committee, where another name contradicts it, and the document that has it: a list of committees, or
 * `source_id` where only the names of standing committees tell. Undefined where the name fits, or nothing tells.
 */
export type FindOtherName = (committee_id: string, name: string, source_id: string) => Said | undefined

/**
 * Names are compared by their words, in any order. A name contradicts its code where it shares no word with any name of
 * the committee, is that of the committee of a subcommittee, or is the whole name of another and less than half of this one.
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

/** A subcommittee may also have the name of its committee before its own. */
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

const sayName = (committee: CommitteeFacts | undefined): Said | undefined => {
  if (committee === undefined) return undefined
  const { entries, clerk, congressGov, rosters, spells } = committee
  const source = [...clerk.map(({ fact }) => fact), ...entries, ...congressGov, ...rosters, ...spells][0]
    ?.source
  const [name] = listNames(committee)
  return source === undefined || name === undefined
    ? undefined
    : { value: name.name, source_id: source.sha256 }
}
