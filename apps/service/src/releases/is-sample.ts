import type { ReleaseSummary } from './release.ts'

/** Whether a release is made of invented documents; it is made of such or of real ones, never of both. */
export const isSample = ({ datasets }: Pick<ReleaseSummary, 'datasets'>): boolean =>
  datasets.some(({ notes }) => notes.some(({ code }) => code === 'sample_data'))
