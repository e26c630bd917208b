import type { Source } from '../publishers/index.ts'
import type { Collection } from './collection.ts'

/** Codes of what every reader of rows of a dataset must know, when they come from these documents. */
export const listNotes = (
  { datasets }: Pick<Collection, 'datasets'>,
  dataset: string,
  sources: readonly Pick<Source, 'sample'>[],
): string[] => [
  ...(datasets[dataset]?.notes ?? []),
  ...(sources.some(({ sample }) => sample) ? ['sample_data'] : []),
]
