import type { Source } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'

/** Lists the codes of notes that every reader of this dataset must know, if the rows come from these documents. */
export const listNotes = (
  { datasets }: Pick<Collection, 'datasets'>,
  dataset: string,
  origins: readonly (Pick<Source, 'sample'> & { readonly isCleaned?: boolean | undefined })[],
): string[] => [
  ...(datasets[dataset]?.notes ?? []),
  ...(origins.some(({ sample }) => sample) ? ['sample_data'] : []),
  ...(origins.some(({ isCleaned }) => isCleaned === true) ? ['control_characters'] : []),
]
