import { listAllValues } from './parameters.ts'
import { withValues, without } from './addresses.ts'
import { keepFilter } from './describe-filter.ts'

/** Those of the records of a filter that have no State of a member: no map and no State has them. */
export const ofNoState = (params: URLSearchParams): URLSearchParams =>
  withValues(without(keepFilter(params), 'state'), 'not_state', [(listAllValues('state') ?? []).join(',')])
