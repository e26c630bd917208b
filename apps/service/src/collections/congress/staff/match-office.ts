import type { StaffOffice } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { ObservationDraft } from '../../../publishers/congress/index.ts'
import { listWords } from '../name-words.ts'
import type {
  NamedPerson,
  OfficeCommittee,
  OfficeDirectory,
  OfficeMember,
  OfficeSpelling,
} from './office-directory.ts'
import { BUILD_LIMITS } from '../../limits.ts'

export type MatchOffice = (draft: ObservationDraft) => StaffOffice

/**
 * Matches an office to a member or a committee. The member must have been in office in the interval, and be the only
 * one with the name, or the only one with it in the State that is printed behind it. The committee must be the only one
 * with the name. A printed id must belong to a member with the printed name.
 */
export const openOffices = (directory: OfficeDirectory): MatchOffice => {
  const members = Map.groupBy(directory.members, ({ chamber, last }) => keyOf(chamber, last))
  const spellings = Map.groupBy(directory.spellings, ({ name }) => foldWords(withoutYear(name)).join(' '))
  const people = Map.groupBy(directory.people ?? [], ({ bioguide }) => bioguide)
  const findCommittee = openCommitteeNames(directory.committees)
  const known = new Map<string, Found>()

  const find = (draft: ObservationDraft): Found => {
    const { office, chamber, pay_start, pay_end } = draft
    if (office.bioguide !== null) return checkPrinted(office.bioguide, office, people)
    if (office.kind === 'member')
      return findMember(office.name, members, { chamber, pay_start, pay_end }, spellings)
    const committee = findCommittee(office.name, chamber)
    return committee === undefined ? NO_MATCH : { member_id: null, committee_id: committee, match: 'name' }
  }

  return (draft) => {
    const { office, chamber, pay_start, pay_end } = draft
    const key = [chamber, office.name, office.bioguide, pay_start, pay_end].join('\n')
    if (known.size > MAX_KEPT) known.clear()
    const found = known.getOrInsertComputed(key, () => find(draft))
    const { name_raw, name, kind, organization_code, year_label } = office
    const isCommittee = found.committee_id !== null
    return {
      id: nameOffice(chamber, name, found),
      name_raw,
      name,
      kind: isCommittee ? 'committee' : kind,
      ...found,
      organization_code,
      year_label,
    }
  }
}

const MAX_KEPT = BUILD_LIMITS.offices.value

type Found = Pick<StaffOffice, 'member_id' | 'committee_id' | 'match'>
const NO_MATCH: Found = { member_id: null, committee_id: null, match: 'none' }

/** Office id: the same for every spelling of a member or committee; otherwise made of the name. */
const nameOffice = (
  chamber: ObservationDraft['chamber'],
  name: string,
  { member_id, committee_id }: Found,
): string => {
  if (member_id !== null) return `ofc_${chamber.toLowerCase()}_${member_id}`
  if (committee_id !== null) return `ofc_${committee_id}`
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `ofc_${chamber.toLowerCase()}_${slug}`
}

const keyOf = (chamber: string, last: string): string => `${chamber}\n${foldWords(last).at(-1) ?? ''}`
/** Words of a name without `Jr.` and its like. Apostrophes are dropped, and hyphens divide. */
const foldWords = (text: string): readonly string[] =>
  foldText(text)
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !GENERATION.test(word))
const GENERATION = /^(?:jr|sr|ii|iii|iv)$/

const withoutYear = (name: string): string => name.replace(/^(?:FISCAL YEAR )?20\d\d /i, '')

/**
 * Checks a printed id: it counts only if a list of members has it with the printed name. An office that is no member's
 * needs the id alone.
 */
const checkPrinted = (
  bioguide: string,
  { name, kind }: Pick<ObservationDraft['office'], 'name' | 'kind'>,
  people: ReadonlyMap<string, readonly NamedPerson[]>,
): Found => {
  const { words } = splitName(name)
  const own = people.get(bioguide) ?? []
  const isHeld = kind === 'member' ? own.some((person) => hasName(person, words, 'first')) : own.length > 0
  return isHeld
    ? { ...NO_MATCH, member_id: bioguide, match: 'published_id' }
    : { ...NO_MATCH, match: 'contradicted' }
}

/** Words of a name, and the State in parentheses behind it. */
const splitName = (
  name: string,
): { readonly words: readonly string[]; readonly state: string | undefined } => {
  const [, text = name, state] = /^(.*?)\s*\(([A-Z]{2})\)$/.exec(name) ?? []
  return { words: foldWords(text.replace(HONORIFIC, '')), state }
}

type When = Pick<ObservationDraft, 'chamber' | 'pay_start' | 'pay_end'>

const findMember = (
  name: string,
  members: ReadonlyMap<string, readonly OfficeMember[]>,
  when: When,
  spellings: ReadonlyMap<string, readonly OfficeSpelling[]>,
): Found => {
  const { words, state } = splitName(name)
  const isIntern = /^INTERN COMPENSATION/i.test(name)
  const named = (members.get(keyOf(when.chamber, words.at(-1) ?? '')) ?? []).filter(
    (member) => isInOffice(member, when) && (isIntern || hasName(member, words, 'first')),
  )
  // A member with every printed name goes before a member with one of them.
  const whole = named.filter((member) => hasName(member, words, 'every'))
  const fitting = whole.length > 0 ? whole : named
  const ids = new Set(fitting.map(({ bioguide }) => bioguide))
  const [only] = ids
  if (only !== undefined && ids.size === 1) return { ...NO_MATCH, member_id: only, match: 'name' }
  const ofState = new Set(fitting.filter((member) => member.state === state).map(({ bioguide }) => bioguide))
  const [stated] = ofState
  if (stated !== undefined && ofState.size === 1)
    return { ...NO_MATCH, member_id: stated, match: 'name_and_state' }
  const known = spellings.get(foldWords(name).join(' '))?.find((spelling) => isInOffice(spelling, when))
  return known !== undefined && ids.size === 0
    ? { ...NO_MATCH, member_id: known.bioguide, match: 'spelling' }
    : NO_MATCH
}

const HONORIFIC = /^(?:HON|REP|SENATOR|SEN|DEL|INTERN COMPENSATION)\b\.?[\s-]*/i

/**
 * Whether the member was in office on a day of the interval. Intervals may end later: an office is paid for some days
 * after its member leaves.
 */
const isInOffice = (
  { chamber, from, to }: Pick<OfficeMember, 'chamber' | 'from' | 'to'>,
  when: When,
): boolean => chamber === when.chamber && from <= when.pay_end && to >= when.pay_start

/**
 * Whether the words end in the surname, after a given name (`first`) or after given names alone (`every`). With
 * `first`, a leading initial and the next full word must fit, and later initials are ignored.
 */
const hasName = ({ last, given }: NamedPerson, words: readonly string[], how: 'first' | 'every'): boolean => {
  const surname = foldWords(last)
  const ending = words.slice(-surname.length)
  const before = words.slice(0, -surname.length)
  const names = given.flatMap(foldWords)
  const fits = (word: string): boolean =>
    names.some((name) => name === word || (word.length === 1 && name.startsWith(word)))
  // The initial of `A. DONALD` alone fits many.
  const full = before.find((word) => word.length > 1)
  const first = before[0]?.length === 1 && full !== undefined ? [before[0], full] : before.slice(0, 1)
  return (
    surname.every((word, index) => word === ending[index]) &&
    first.length > 0 &&
    (how === 'every' ? before : first).every(fits)
  )
}

/**
 * Finds the committee that a payroll names, often in a short form: `COMM ON SCIENCE SPACE&TECH`. Each word must be, or
 * begin, a word of the committee’s name, in order; the committee must be the only one of the chamber.
 */
export const openCommitteeNames = (committees: readonly OfficeCommittee[]) => {
  const named = committees.map(({ names, ...committee }) => ({
    ...committee,
    names: names.map(listDistinguishing),
  }))
  return (name: string, chamber: 'House' | 'Senate'): string | undefined => {
    const words = listDistinguishing(name)
    if (words.length === 0) return undefined
    const ofChamber = named.filter(
      (committee) => committee.chamber === chamber || committee.chamber === 'Joint',
    )
    const whole = ofChamber.filter(({ names }) => names.some((one) => one.join(' ') === words.join(' ')))
    const found =
      whole.length > 0 ? whole : ofChamber.filter(({ names }) => names.some((one) => abbreviates(words, one)))
    const fitting =
      found.length > 0 ? found : ofChamber.filter(({ names }) => names.some((one) => isSaidTwice(words, one)))
    return fitting.length === 1 ? fitting[0]?.id : undefined
  }
}

/** Words that do not tell one committee from another. */
const COMMON: ReadonlySet<string> = new Set(
  'committee comm com commmittee the on of and house senate u s us select special permanent standing'.split(
    ' ',
  ),
)

/**
 * Distinguishing words of a committee's name, without the resolution that pays the committee: the Senate prints it
 * behind the name.
 */
const listDistinguishing = (name: string): readonly string[] =>
  listWords(name.replace(/(?<!['’])\bs\.? ?res\.?.*$/i, '')).filter((word) => !COMMON.has(word))

const LEAST_LETTERS = 4

/** Whether the words begin the name: the first word whole, the others whole or cut short. */
const abbreviates = (words: readonly string[], name: readonly string[]): boolean =>
  words.length <= name.length &&
  words[0] === name[0] &&
  words.every((word, index) => {
    const other = name[index] ?? ''
    return word === other || (word.length >= LEAST_LETTERS && other.startsWith(word))
  })

/**
 * Whether the name is there twice: the Senate prints it whole, then in the short form of the account, as in `FINANCE
 * FINANCE - S.RES. 64B`.
 */
const isSaidTwice = (words: readonly string[], name: readonly string[]): boolean => {
  const [again = ''] = words.slice(name.length)
  const [first = ''] = name
  const begins = again === first || (again.length >= LEAST_LETTERS && first.startsWith(again))
  return begins && name.every((word, index) => word === words[index])
}
