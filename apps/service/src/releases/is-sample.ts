import type { ReleaseSummary } from './release.ts'

/** Whether a release is made of invented documents. Invented and real documents are never mixed. */
export const isSample = ({ datasets }: Pick<ReleaseSummary, 'datasets'>): boolean =>
  datasets.some(({ notes }) => notes.some(({ code }) => code === 'sample_data'))
