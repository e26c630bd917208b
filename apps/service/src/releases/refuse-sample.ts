import { join } from 'node:path'
import { Refusal } from '../platform/index.ts'
import { findSummary } from './find-summary.ts'
import type { ReleaseSummary } from './release.ts'

/** Refuses a release of invented documents, and names the way out. */
export const refuseSample = (directory: string, release: string): void => {
  const summary = findSummary(join(directory, release))
  if (summary === undefined || !isSample(summary)) return
  throw new Refusal(
    'unavailable',
    `The release ${release} in ${directory} is made of invented documents, which a live service must not publish. ` +
      'Build a release of real documents (release build) and publish it (release publish latest), or name a different ' +
      'directory in ROTUNDA_DATA.',
  )
}

/** Whether a release is made of invented documents. Invented and real documents are never mixed. */
export const isSample = ({ datasets }: Pick<ReleaseSummary, 'datasets'>): boolean =>
  datasets.some(({ notes }) => notes.some(({ code }) => code === 'sample_data'))
