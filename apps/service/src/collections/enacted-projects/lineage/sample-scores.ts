import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GradeScore } from './score-labels.ts'

/** Precision and recall on the invented sample. A request has its true project in the sample, so no reader is needed. */
export type SampleScores = {
  readonly seed: number
  /** Version of the thresholds. */
  readonly matcher_version: string
  readonly requests: number
  readonly projects: number
  /** Number of requests that became an enacted project. */
  readonly true_pairs: number
  /** True pairs that were given as decisions, when stated links were measured. */
  readonly decisions: number
  readonly grades: readonly GradeScore[]
  readonly all_links: Omit<GradeScore, 'grade'>
  /** Measure with a fifth of the projects replaced by neighbours: other projects that differ in one thing from a request. */
  readonly neighbours: {
    readonly projects: number
    readonly unique: number
    readonly wrong_unique: number
    readonly stated: number
    readonly wrong_stated: number
  }
}

/** The committed measure, which `npm run generate` writes and a test repeats. */
export const SAMPLE_SCORES = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sample-scores.json'), 'utf8'),
  // The file has been generated.
) as SampleScores
