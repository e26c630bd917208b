import type { Dimension, Stage } from '@rotunda/contract'
import { addressOf, ofSnapshot, withValues, without } from './addresses.ts'
import { keepFilter } from './describe-filter.ts'
import { isBesideChosen, listAllValues } from './parameters.ts'

export type GroupOf = {
  readonly stage: Stage
  readonly dimension: Dimension
  readonly value: string | number | null | undefined
}

/** The page of exactly the records that a group of a filter counts. Undefined where no filter gives them. */
export const findRecordsOf = (
  params: URLSearchParams,
  { stage, dimension, value }: GroupOf,
): string | undefined => {
  if (value === null || value === undefined || isBesideChosen(params, dimension, value)) return undefined
  const ofStage = withValues(keepFilter(params, 'not_stage'), 'stage', [stage])
  const filter = dimension === 'stage' ? ofStage : withValues(ofStage, dimension, [String(value)])
  return addressOf('/records', ofSnapshot(filter, params))
}

/** Those of the records of a filter that have no State of a member: no map and no State has them. */
export const ofNoState = (params: URLSearchParams): URLSearchParams =>
  withValues(without(keepFilter(params), 'state'), 'not_state', [(listAllValues('state') ?? []).join(',')])
