import { PAGE_CALL, type Clients } from '../../ask/clients.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { isWholeName, surnameFirst } from './surname-first.ts'

/** More than ever sat in a Congress, each as several documents may spell the name. */
const MOST_NAMES = 5000

/** As many ids as one filter takes: of more, the names of all members are read. */
const ASKED_BY_ID = 100

/** A member as most records with the whole name spell it, surname first, and of which State. */
export type NamedMember = { readonly name: string; readonly state: string | undefined }

type Ids = readonly (string | number | null | undefined)[]

/** Members by their Bioguide id, by which alone the API counts. */
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
  return new Map(
    bestLast(rows).flatMap(({ group: { bioguide: id, member, state } }): [string, NamedMember][] =>
      typeof id === 'string' && typeof member === 'string'
        ? [[id, { name: surnameFirst(member), state: typeof state === 'string' ? state : undefined }]]
        : [],
    ),
  )
}

/** A surname alone tells less than the rarest whole name. */
const bestLast = <Row extends Pick<Group, 'group' | 'rows'>>(rows: readonly Row[]): Row[] => {
  const isWhole = ({ group: { member } }: Row): boolean => typeof member === 'string' && isWholeName(member)
  return rows.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)) || one.rows - other.rows)
}

/** Their names with the State. */
export const readNames = async (
  clients: Pick<Clients, 'appropriations'>,
  ids?: Ids,
): Promise<ReadonlyMap<string, string>> => {
  const members = await readMembers(clients, ids)
  return new Map([...members].map(([id, member]) => [id, nameMember(member)]))
}

export const nameMember = ({ name, state }: NamedMember): string =>
  state === undefined ? name : `${name} (${state})`
