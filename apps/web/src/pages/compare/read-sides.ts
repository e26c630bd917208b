import type { Asked } from '../../page.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { filterOf, KINDS, nameSide, type Comparison } from './sides.ts'

export type Side = {
  readonly value: string
  readonly name: string
  readonly filter: URLSearchParams
  readonly totals: readonly Group[]
  /** Of a member: those to which the member asked. Documents of the other one could not name the member. */
  readonly chambers?: readonly string[]
  /** By what the two are compared over. */
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
  const [totals, groups, names, chambers] = await Promise.all([
    readGroups(clients.appropriations, filter, []),
    readGroups(clients.appropriations, filter, [KINDS[kind].over]),
    kind === 'member' ? readNames(clients, filter) : new Map<string, string>(),
    kind === 'member' ? readChambers(clients, comparison, value) : [],
  ])
  const side: Side = {
    value,
    name: nameSide(kind, value, names),
    filter,
    ...(chambers.length > 0 && { chambers }),
    totals: totals.data,
    groups: groups.data,
  }
  return { side, meta: totals.meta }
}

/** In records of any year and stage. */
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

/** Names of members as records print them, by Bioguide id: the one that most of them have. */
export const readNames = async (
  clients: Asked['clients'],
  filter: URLSearchParams,
): Promise<Map<string, string>> => {
  const { data } = await readGroups(clients.appropriations, filter, ['bioguide', 'member'], { sort: '-rows' })
  const names = new Map<string, string>()
  for (const { group } of data) {
    const { bioguide, member } = group
    if (typeof bioguide === 'string' && typeof member === 'string' && !names.has(bioguide))
      names.set(bioguide, member)
  }
  return names
}
