import type { Asked } from '../../page.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { readMembers, type NamedMember } from '../../views/member-names.ts'
import { filterOf, KINDS, nameSide, type Comparison } from './sides.ts'

export type Side = {
  readonly value: string
  readonly name: string
  readonly filter: URLSearchParams
  readonly totals: readonly Group[]
  /** Set for members: the chambers in which the member asked. Documents of the other chamber cannot name the member. */
  readonly chambers?: readonly string[]
  /** Groups by the column over which the two are compared. */
  readonly groups: readonly Group[]
}

type Answer = Awaited<ReturnType<typeof readGroups>>
export type ReadSides = { readonly sides: readonly Side[]; readonly meta: Answer['meta'] | undefined }

export const readSides = async (
  { clients }: Pick<Asked, 'clients'>,
  comparison: Comparison,
): Promise<ReadSides> => {
  const answers = await Promise.all(comparison.sides.map((side) => readSide(clients, comparison, side)))
  return { sides: answers.map(({ side }) => side), meta: answers[0]?.meta }
}

const readSide = async (clients: Asked['clients'], comparison: Comparison, value: string) => {
  const { kind } = comparison
  const filter = filterOf(comparison, value)
  const [totals, groups, members, chambers] = await Promise.all([
    readGroups(clients.appropriations, filter, []),
    readGroups(clients.appropriations, filter, [KINDS[kind].over]),
    kind === 'member' ? readMembers(clients, [value]) : new Map<string, NamedMember>(),
    kind === 'member' ? readChambers(clients, comparison, value) : [],
  ])
  const side: Side = {
    value,
    name: nameSide(kind, value, members),
    filter,
    ...(chambers.length > 0 && { chambers }),
    totals: totals.data,
    groups: groups.data,
  }
  return { side, meta: totals.meta }
}

/** Looks in records of any year and stage. */
const readChambers = async (
  clients: Asked['clients'],
  { params }: Comparison,
  bioguide: string,
): Promise<string[]> => {
  const filter = new URLSearchParams({ bioguide, snapshot: params.get('snapshot') ?? '' })
  const { data } = await readGroups(clients.appropriations, filter, ['chamber'])
  return [
    ...new Set(data.flatMap(({ group: { chamber } }) => (typeof chamber === 'string' ? [chamber] : []))),
  ]
}
