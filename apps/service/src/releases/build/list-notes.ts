import type { ValueNote } from '@rotunda/contract'
import { hasDamage, isImplausibleDay, type Source } from '../../publishers/index.ts'
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

/** Lists the codes of notes on the values of a row, before the fields that every build adds. */
export const listValueNotes = (
  row: object,
  { retrieved_at }: Pick<Source, 'retrieved_at'>,
): readonly ValueNote[] => {
  // Some collections flag such a row themselves.
  const isFlagged = 'flags' in row && Array.isArray(row.flags) && row.flags.includes('text_damaged')
  return [
    // An address with `&amp;` leads on.
    ...(!isFlagged &&
    hasText(row, (text) => hasDamage([text.startsWith('http') ? text.replaceAll('&amp;', '&') : text]))
      ? (['damaged_text'] as const)
      : []),
    ...(hasText(row, (text) => isImplausibleDay(text, retrieved_at)) ? (['implausible_date'] as const) : []),
  ]
}

/** Whether a text within a value, at any depth, is such a text. */
const hasText = (value: unknown, isSuch: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? isSuch(value)
    : typeof value === 'object' && value !== null && Object.values(value).some((part) => hasText(part, isSuch))
