import type { Source } from '../../publishers/index.ts'

/**
 * A release is made of invented documents or of real ones, and never of both: the first real document leaves all
 * samples out. The guidance that comes with the service is there in any case.
 */
export const leaveOutSamples = (sources: readonly Source[]): readonly Source[] => {
  const isReal = sources.some(({ sample, publisher }) => !sample && publisher !== 'guidance')
  return isReal ? sources.filter(({ sample }) => !sample) : sources
}
