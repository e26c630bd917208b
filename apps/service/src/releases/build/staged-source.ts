import type { ControlTotal } from '../../publishers/index.ts'
import type { ChosenSource } from './build-steps.ts'

/** Result of reading a chosen document. Rows are counted as they are read, whether they are published or not. */
export type StagedSource = ChosenSource & {
  readonly number: number
  readonly read: number
  readonly merged: number
  readonly totals: readonly ControlTotal[]
  /** Why nothing of the document was taken; null when it was. */
  readonly refusal: string | null
}
