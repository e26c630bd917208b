import type { Dimension, Stage } from '@rotunda/contract'
import { addressOf, ofSnapshot, withValues, without } from './addresses.ts'
import { keepFilter } from './describe-filter.ts'
import { isBesideChosen } from './list-words.ts'
import { listAllValues } from './parameters.ts'

export type GroupOf = {
  readonly stage: Stage
  readonly dimension: Dimension
  readonly value: string | number | null | undefined
}

/** Address of exactly the records that a group counts; undefined where no filter selects them. */
export const findRecordsOf = (
  params: URLSearchParams,
  { stage, dimension, value }: GroupOf,
): string | undefined => {
  if (value === null || value === undefined || isBesideChosen(params, dimension, value)) return undefined
  const ofStage = withValues(keepFilter(params, 'not_stage'), 'stage', [stage])
  const filter = dimension === 'stage' ? ofStage : withValues(ofStage, dimension, [String(value)])
  return addressOf('/records', ofSnapshot(filter, params))
}

/** Filter for the records without a State of a member, which are on no map and no State's page. */
export const ofNoState = (params: URLSearchParams): URLSearchParams =>
  withValues(without(keepFilter(params), 'state'), 'not_state', [(listAllValues('state') ?? []).join(',')])
