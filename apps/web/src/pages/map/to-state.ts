import { isState, type State } from '@rotunda/contract'

export const toState = (value: unknown): State | undefined =>
  typeof value === 'string' && isState(value) ? value : undefined
