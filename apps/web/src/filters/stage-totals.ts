import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { STAGES, type Stage } from '@rotunda/contract'
import { PAGE_CALL } from '../ask/clients.ts'
import { readFilter } from '../ask/read-filter.ts'
import { without } from './addresses.ts'
import { isStage } from './stage-words.ts'

type Aggregates = Awaited<ReturnType<ReturnType<AppropriationsClient['aggregates']>['page']>>
export type Group = Aggregates['data'][number]
export type StageTotal = Omit<Group, 'group'> & { readonly stage: Stage }

/** What the filter comes to in every stage, whichever are chosen: one answer serves tabs, heading and totals. */
export const readStageTotals = async (
  client: AppropriationsClient,
  params: URLSearchParams,
): Promise<StageTotal[]> => {
  const { data } = await readGroups(client, params, [], { ignored: ['stage', 'not_stage'] })
  const totals = data.flatMap(({ group, ...rest }) =>
    isStage(group.stage) ? [{ ...rest, stage: group.stage }] : [],
  )
  return totals.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage))
}

/** What a page asks of the rows, and totals do not know. What nobody knows is left to be refused. */
const OF_VIEW = ['sort', 'fields', 'facet', 'facet_limit', 'limit', 'group_by', 'measure']

/** The most groups that one answer holds. */
export const MOST_GROUPS = 200

type AggregatesFilter = NonNullable<Parameters<AppropriationsClient['aggregates']>[0]>
type GroupOptions = {
  readonly sort?: string
  readonly limit?: number
  readonly ignored?: readonly string[]
  /** Further groups of an answer that was given before. */
  readonly after?: { readonly offset: number; readonly snapshot: string } | undefined
}

/** The groups of a filter by dimensions; stage is always one of them. */
export const readGroups = async (
  client: AppropriationsClient,
  params: URLSearchParams,
  dimensions: readonly string[],
  { sort, limit = MOST_GROUPS, ignored = [], after }: GroupOptions = {},
): Promise<Aggregates> => {
  const { filter } = readFilter(without(params, ...OF_VIEW, ...ignored))
  const snapshot = params.get('snapshot') ?? ''
  const asked = {
    ...filter,
    ...(dimensions.length > 0 && { group_by: dimensions }),
    ...(sort !== undefined && { sort }),
  }
  // The service checks the words of an address, and says what is wrong with which.
  const list = client.aggregates(asked as AggregatesFilter, { ...PAGE_CALL, pageSize: limit })
  return list.page(after ?? (snapshot === '' ? {} : { snapshot }))
}
