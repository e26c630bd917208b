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
  const texts = [...listTexts(row)]
  // Some collections flag such a row themselves.
  const isFlagged = 'flags' in row && Array.isArray(row.flags) && row.flags.includes('text_damaged')
  return [
    ...(!isFlagged && hasDamage(texts) ? (['damaged_text'] as const) : []),
    ...(texts.some((text) => isImplausibleDay(text, retrieved_at)) ? (['implausible_date'] as const) : []),
  ]
}

/** Lists the texts within a value, at any depth. */
function* listTexts(value: unknown): Generator<string> {
  // An address with `&amp;` leads on.
  if (typeof value === 'string') yield value.startsWith('http') ? value.replaceAll('&amp;', '&') : value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* listTexts(part)
}
