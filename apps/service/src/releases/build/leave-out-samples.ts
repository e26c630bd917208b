import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'

/**
 * A release is made of invented documents or of real ones, and never of both: the first real document leaves all
 * samples out. Documents that come with the service are there in any case.
 */
export const leaveOutSamples = (
  sources: readonly Source[],
  { included }: Pick<Collection, 'included'>,
): readonly Source[] => {
  const isReal = sources.some(({ sample, publisher }) => !sample && !included.includes(publisher))
  return isReal ? sources.filter(({ sample }) => !sample) : sources
}
