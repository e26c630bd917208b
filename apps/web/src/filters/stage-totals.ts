import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { STAGES, type Stage } from '@rotunda/contract'
import { PAGE_CALL } from '../ask/clients.ts'
import { readFilter } from '../ask/read-filter.ts'
import { OF_VIEW, without } from './addresses.ts'
import { isStage } from './stage-words.ts'
import { PAGE_LIMITS } from '../limits.ts'

type Aggregates = Awaited<ReturnType<ReturnType<AppropriationsClient['aggregates']>['page']>>
export type Group = Aggregates['data'][number]
export type StageTotal = Omit<Group, 'group'> & { readonly stage: Stage }

/** Totals of a filter in every stage, chosen or not, so one answer serves tabs, heading and totals. */
export const readStageTotals = async (
  client: AppropriationsClient,
  params: URLSearchParams,
): Promise<StageTotal[]> => {
  const { data } = await readGroups(client, params, [], { ignored: ['stage', 'not_stage'] })
  return listStageTotals(data)
}

/** Sorts stages in the order in which money moves. */
export const listStageTotals = (groups: readonly Group[]): StageTotal[] => {
  const totals = groups.flatMap(({ group, ...rest }) =>
    isStage(group.stage) ? [{ ...rest, stage: group.stage }] : [],
  )
  return totals.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage))
}

export const MOST_GROUPS = PAGE_LIMITS.stageGroups.value

type Dimensions = readonly string[]

type AllOptions = Pick<GroupOptions, 'sort'> & { readonly atMost: number }

/** Reads up to `atMost` groups of one snapshot. */
export const readAllGroups = async (
  client: AppropriationsClient,
  params: URLSearchParams,
  dimensions: Dimensions,
  { atMost, ...options }: AllOptions,
): Promise<Aggregates> => {
  const first = await readGroups(client, params, dimensions, options)
  const { total, snapshot } = first.meta
  const pages = Math.ceil(Math.min(total, atMost) / MOST_GROUPS)
  const offsets = Array.from({ length: Math.max(0, pages - 1) }, (_, page) => (page + 1) * MOST_GROUPS)
  const others = await Promise.all(
    offsets.map((offset) =>
      readGroups(client, params, dimensions, { ...options, place: { offset, snapshot } }),
    ),
  )
  return { ...first, data: [first, ...others].flatMap(({ data }) => data) }
}

/** Throws where there are more groups than `atMost`, because the page would silently lack them. */
export const readEveryGroup = async (
  ...asked: Parameters<typeof readAllGroups>
): Promise<readonly Group[]> => {
  const { data, meta } = await readAllGroups(...asked)
  if (data.length < meta.total) throw new RangeError(`${meta.total} groups by ${asked[2].join()}`)
  return data
}

type AggregatesFilter = NonNullable<Parameters<AppropriationsClient['aggregates']>[0]>
type GroupOptions = {
  readonly sort?: string
  readonly limit?: number
  readonly ignored?: readonly string[]
  /** Position of the first group. */
  readonly place?: { readonly offset?: number; readonly snapshot?: string }
}

/** Groups of a filter by dimensions. Stage is always the first. */
export const readGroups = async (
  client: AppropriationsClient,
  params: URLSearchParams,
  dimensions: Dimensions,
  { sort, limit = MOST_GROUPS, ignored = [], place }: GroupOptions = {},
): Promise<Aggregates> => {
  const { filter } = readFilter(without(params, ...OF_VIEW, ...ignored))
  const snapshot = params.get('snapshot') ?? ''
  const asked = {
    ...filter,
    ...(dimensions.length > 0 && { group_by: dimensions }),
    ...(sort !== undefined && { sort }),
  }
  // Unchecked: the service explains wrong values.
  const list = client.aggregates(asked as AggregatesFilter, { ...PAGE_CALL, pageSize: limit })
  return list.page(place ?? (snapshot === '' ? {} : { snapshot }))
}
