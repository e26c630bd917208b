import type { ControlTotal } from '../../publishers/index.ts'
import type { ChosenSource } from './build-steps.ts'

/** What reading a chosen document came to. Rows are counted as they are read, apart from what is published of them. */
export type StagedSource = ChosenSource & {
  readonly number: number
  readonly read: number
  readonly merged: number
  readonly totals: readonly ControlTotal[]
  /** Why nothing of the document was taken; null when it was. */
  readonly refusal: string | null
}
