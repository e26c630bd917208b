import { join } from 'node:path'
import { Refusal } from '../platform/index.ts'
import { findSummary } from './find-summary.ts'
import { isSample } from './is-sample.ts'

/** Refuses a release of invented documents, with the way out. */
export const refuseSample = (directory: string, release: string): void => {
  const summary = findSummary(join(directory, release))
  if (summary === undefined || !isSample(summary)) return
  throw new Refusal(
    'unavailable',
    `The release ${release} in ${directory} is made of invented documents, which are not for live. ` +
      'Build one of real documents (release build) and publish it (release publish latest), or name another ' +
      'directory in ROTUNDA_DATA.',
  )
}
