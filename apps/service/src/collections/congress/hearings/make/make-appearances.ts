import type { WitnessAppearance } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { WitnessDraft, WitnessName } from '../../../../publishers/congress/index.ts'
import { digestOf, type Fact } from '../../../../releases/index.ts'
import type { Facts } from '../../../families/index.ts'
import { keyOf, WITNESS_STATEMENTS, type MeetingGroup } from '../facts/group-meetings.ts'
import type { PublicationGroup } from '../facts/group-publications.ts'

/** A witness at one meeting or in one printed hearing, with every list that has them. */
export type Appearance = {
  readonly id: string
  readonly meetingKey: string | null
  readonly meeting: MeetingGroup | undefined
  readonly publication_id: string | null
  /** The fullest list first. */
  readonly facts: readonly [Fact<WitnessDraft>, ...Fact<WitnessDraft>[]]
}

type Links = {
  readonly meetings: ReadonlyMap<string, MeetingGroup>
  readonly publications: readonly PublicationGroup[]
}

/**
 * Appearances of all witnesses. The same person may be in several lists of a meeting: a line is joined to the one
 * witness with its first name and surname, and stays separate if there is none, or several.
 */
export const makeAppearances = (facts: Facts, links: Links): readonly Appearance[] => {
  const held = new Map(
    links.publications.flatMap(({ id, meeting, link_basis }) =>
      meeting === undefined || link_basis !== 'event_id' ? [] : [[id, meeting.key]],
    ),
  )
  const placed = [...facts.list(WITNESS_STATEMENTS)].filter((fact) => isCurrent(fact, links.meetings))
  const groups = Map.groupBy(placed, ({ draft }) => placeOf(draft, held))
  return [...groups].flatMap(([place, all]) => {
    const meeting = links.meetings.get(place)
    const key = isMeeting(place) ? place : null
    return nameAppearances(joinLists(all)).map(([same, name]) => ({
      id: `wit_${digestOf([place, ...name], ID_DIGITS)}`,
      meetingKey: key,
      meeting,
      publication_id: same.map(({ draft }) => draft.package_id).find((id) => id !== null) ?? null,
      facts: same,
    }))
  })
}

const ID_DIGITS = 24
const PACKAGE = 'package/'

const isMeeting = (place: string): boolean => !place.startsWith(PACKAGE)

/** A printed hearing that names its meeting is a list of that meeting. */
const placeOf = (
  { package_id: id, event_id, chamber }: WitnessDraft,
  held: ReadonlyMap<string, string>,
): string => {
  if (id !== null) return held.get(id) ?? `${PACKAGE}${id}`
  return keyOf({ chamber, event_id: event_id ?? '' })
}

/** Whether a line is of the newest state of a source that keeps all states. */
const isCurrent = (
  { draft, source }: Fact<WitnessDraft>,
  meetings: ReadonlyMap<string, MeetingGroup>,
): boolean => {
  if (draft.listed_in !== 'congress_gov' || draft.event_id === null) return true
  const newest = meetings.get(keyOf({ chamber: draft.chamber, event_id: draft.event_id }))
  const stated = newest?.bySource.get(source.publisher)?.at(-1)?.draft.stated_at
  return stated === undefined || stated === draft.stated_at
}

const joinLists = (all: readonly Fact<WitnessDraft>[]): readonly Joined[] =>
  WITNESS_LISTS_BY_RANK.reduce<readonly Joined[]>((joined, list) => {
    const lines = all.filter(({ draft }) => draft.listed_in === list)
    const pairs = lines.map((line) => [line, findSame(joined, lines, line)] as const)
    const alone = pairs.flatMap(([line, same]): Joined[] => (same === undefined ? [[line]] : []))
    const more = joined.map((same): Joined => [
      ...same,
      ...pairs.flatMap(([line, found]) => (found === same ? [line] : [])),
    ])
    return [...more, ...alone]
  }, [])

/** The witness that a line names, if the line names no other witness, and no other line names this one. */
const findSame = (
  joined: readonly Joined[],
  lines: readonly Fact<WitnessDraft>[],
  line: Fact<WitnessDraft>,
): Joined | undefined => {
  const [found, ...others] = joined.filter((same) => isSame(same, line))
  if (found === undefined || others.length > 0) return undefined
  return lines.some((other) => other !== line && isSame(found, other)) ? undefined : found
}

const isSame = ([{ draft }]: Joined, { draft: line }: Fact<WitnessDraft>): boolean => {
  const key = findNameKey(draft)
  return key !== undefined && isNamedIn(line.name_raw, key)
}

/** Fields of the row that come from its lists. */
export const describeAppearance = ({ facts }: Appearance) => {
  const drafts = facts.map(({ draft }) => draft)
  const [{ draft }] = facts
  const key = findNameKey(draft)
  return {
    panel: draft.panel,
    order: draft.order,
    name_raw: draft.name_raw,
    name: draft.name === null ? null : leaveOutHonorific(draft.name),
    honorific: draft.name?.honorific ?? null,
    position_raw: firstOf(drafts, ({ position_raw }) => position_raw),
    organization_raw: firstOf(drafts, ({ organization_raw }) => organization_raw),
    witness_type: firstOf(drafts, ({ witness_type }) => witness_type),
    testified: firstOf(drafts, ({ testified }) => testified),
    listed_in: WITNESS_LISTS_BY_RANK.filter((list) => drafts.some(({ listed_in }) => listed_in === list)),
    same_name_key: key === undefined ? null : writeNameKey(key),
    published_at: draft.published_at,
    removed_at: draft.removed_at,
  } satisfies Partial<WitnessAppearance>
}

const leaveOutHonorific = ({ first, middle, last, suffix }: WitnessName) => ({ first, middle, last, suffix })

const firstOf = <Value>(
  drafts: readonly WitnessDraft[],
  read: (draft: WitnessDraft) => Value | null,
): Value | null => drafts.map(read).find((value) => value !== null) ?? null

/** Lines of one witness in all lists, the fullest list first. */
type Joined = readonly [Fact<WitnessDraft>, ...Fact<WitnessDraft>[]]

/** Lists of witnesses, the fullest first. */
const WITNESS_LISTS_BY_RANK: readonly WitnessDraft['listed_in'][] = ['house_xml', 'congress_gov', 'mods']

type Named = readonly [witness: Joined, name: readonly string[]]

/**
 * Names the witnesses of one place, each by a unique key. The key is the name alone if possible, because lists word
 * positions differently. Witnesses of one name are distinguished by position and organization, and by their order only
 * if those are equal too.
 */
const nameAppearances = (witnesses: readonly Joined[]): readonly Named[] =>
  nameApart(witnesses, [nameWitness, namePost, (_, index) => String(index + 1)])

type NamePart = (draft: WitnessDraft, index: number) => string

const nameApart = (
  witnesses: readonly Joined[],
  [namePart, ...more]: readonly NamePart[],
): readonly Named[] => {
  if (namePart === undefined) return witnesses.map((witness) => [witness, []])
  const groups = Map.groupBy(
    witnesses.map((witness, index) => [witness, namePart(witness[0].draft, index)] as const),
    ([, part]) => part,
  )
  return [...groups].flatMap(([part, same]) =>
    nameApart(
      same.map(([witness]) => witness),
      same.length === 1 ? [] : more,
    ).map(([witness, rest]): Named => [witness, [part, ...rest]]),
  )
}

const nameWitness: NamePart = (draft) => {
  const key = findNameKey(draft)
  return key === undefined ? draft.name_raw : writeNameKey(key)
}

const namePost: NamePart = ({ position_raw, organization_raw }) =>
  JSON.stringify([position_raw, organization_raw])

/** First name and surname of a witness, folded. */
export type NameKey = { readonly first: string; readonly last: string }

/**
 * Name key of a witness. Undefined for a line of a printed hearing, because the order of its parts varies, and for a
 * name of one word.
 */
export const findNameKey = ({ name, name_raw, listed_in }: WitnessDraft): NameKey | undefined => {
  if (listed_in === 'mods') return undefined
  const words = name === null ? listWords(name_raw) : [...listWords(name.first ?? ''), fold(name.last ?? '')]
  const [first, ...others] = words
  const last = others.at(-1)
  return first === undefined || last === undefined || last === '' ? undefined : { first, last }
}

const writeNameKey = ({ first, last }: NameKey): string => `${first} ${last}`

/** Whether a line names this person: it has both names as words. */
const isNamedIn = (line: string, { first, last }: NameKey): boolean => {
  const words = ` ${fold(line)} `
  return words.includes(` ${first} `) && words.includes(` ${last} `)
}

const fold = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const HONORIFICS = new Set(
  'the honorable hon mr mrs ms miss mx dr prof professor rev reverend sir gen general lt lieutenant maj major col colonel capt captain cmdr commander adm admiral rear vice sgt sergeant sheriff chief judge ambassador governor mayor secretary senator representative'.split(
    ' ',
  ),
)
const SUFFIXES = new Set('jr sr ii iii iv v md phd esq jd mph mba cpa rn usa usn usaf usmc ret'.split(' '))

/** The words of a name, without honorifics before it and degrees after it. */
const listWords = (name: string): readonly string[] => {
  const [own = ''] = name.split(',')
  const words = fold(own.replace(/\./g, ' ')).split(' ').filter(Boolean)
  const start = words.findIndex((word) => !HONORIFICS.has(word))
  const kept = start === -1 ? [] : words.slice(start)
  const end = kept.findLastIndex((word) => !SUFFIXES.has(word))
  return kept.slice(0, end + 1)
}
