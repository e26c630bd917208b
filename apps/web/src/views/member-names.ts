import type { State } from '@rotunda/contract'
import { PAGE_CALL, type Clients } from '../ask/clients.ts'
import type { Group } from '../filters/stage-totals.ts'

/** More than all members of every Congress, each with several spellings. */
const MOST_NAMES = 5000

/** The most ids in one filter. For more ids, the names of all members are read. */
const ASKED_BY_ID = 100

/** A member's name, surname first, in its most common full spelling, with the State. */
export type NamedMember = { readonly name: string; readonly state: string | undefined }

type Ids = readonly (string | number | null | undefined)[]

/** Members by Bioguide id, which is the API's only key for them. */
export const readMembers = async (
  { appropriations }: Pick<Clients, 'appropriations'>,
  ids?: Ids,
): Promise<ReadonlyMap<string, NamedMember>> => {
  const bioguide = [...new Set(ids?.filter((id) => typeof id === 'string'))]
  if (ids !== undefined && bioguide.length === 0) return new Map()
  const isByIds = ids !== undefined && bioguide.length <= ASKED_BY_ID
  const { rows } = await appropriations
    .aggregates({ ...(isByIds && { bioguide }), group_by: ['bioguide', 'member', 'state'] }, PAGE_CALL)
    .collect({ atMost: MOST_NAMES })
  return nameRows(rows)
}

/** Members of a State. Its records also name their other members, who may be of other States. */
export const readMembersOf = async (
  { appropriations }: Pick<Clients, 'appropriations'>,
  state: State,
): Promise<ReadonlyMap<string, NamedMember>> => {
  const { rows } = await appropriations
    .aggregates({ state, group_by: ['bioguide', 'member', 'state'] }, PAGE_CALL)
    .collect({ atMost: MOST_NAMES })
  return nameRows(rows.filter(({ group }) => group.state === state))
}

const nameRows = (rows: readonly Pick<Group, 'group' | 'rows'>[]): ReadonlyMap<string, NamedMember> =>
  new Map(
    bestLast(rows).flatMap(({ group: { bioguide: id, member, state } }): [string, NamedMember][] =>
      typeof id === 'string' && typeof member === 'string'
        ? [[id, { name: surnameFirst(member), state: typeof state === 'string' ? state : undefined }]]
        : [],
    ),
  )

/** Sorts full names after bare surnames, however rare, and common spellings after rare ones. */
const bestLast = <Row extends Pick<Group, 'group' | 'rows'>>(rows: readonly Row[]): Row[] => {
  const isWhole = ({ group: { member } }: Row): boolean => typeof member === 'string' && isWholeName(member)
  return rows.toSorted((a, b) => Number(isWhole(a)) - Number(isWhole(b)) || a.rows - b.rows)
}

/** Names by Bioguide id: `Alder, Jane (OH)`. */
export const readMemberNames = async (
  clients: Pick<Clients, 'appropriations'>,
  ids?: Ids,
): Promise<ReadonlyMap<string, string>> => {
  const members = await readMembers(clients, ids)
  return new Map([...members].map(([id, member]) => [id, nameMember(member)]))
}

export const nameMember = ({ name, state }: NamedMember): string =>
  state === undefined ? name : `${name} (${state})`

/**
 * A member's name with the surname first, for sorting: `Alder De la Muestra Jr.` is `De la Muestra, Alder Jr.` Some
 * documents print the surname first, others last or alone.
 */
export const surnameFirst = (printed: string): string => {
  const suffix = SUFFIX.exec(printed)?.[0] ?? ''
  const plain = printed.slice(0, printed.length - suffix.length)
  if (plain.includes(',')) return printed
  const start = plain.search(SURNAME)
  const given = plain.slice(0, start).trim()
  return `${plain.slice(start)}${given === '' ? '' : `, ${given}`}${suffix}`
}

/** The spoken order: `Alder De la Muestra Jr.`. A bare surname stays as it is. */
export const givenFirst = (name: string): string => {
  const suffix = SUFFIX.exec(name)?.[0] ?? ''
  const [surname = '', given] = name.slice(0, name.length - suffix.length).split(/,\s*/, 2)
  return given === undefined || given === '' ? name : `${given} ${surname}${suffix}`
}

const SUFFIX = /,? (?:Jr\.?|Sr\.?|II|III|IV)$/
/** The last word with its particles. */
const SURNAME = /(?:\b(?:de|del|la|las|los|van|von|der|den|di|da|st\.) )*\S+$/i

/** False for bare surnames, which some documents print. */
const isWholeName = (printed: string): boolean => surnameFirst(printed).replace(SUFFIX, '').includes(',')

export const bySurname = (one: string, other: string): number => one.localeCompare(other, 'en')
