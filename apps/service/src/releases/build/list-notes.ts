import { namesOf, type ValueNote } from '@rotunda/contract'
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
  const found = { damaged_text: false, implausible_date: false }
  visitTexts(row, (text) => {
    // An address with `&amp;` leads on.
    found.damaged_text ||=
      !isFlagged && hasDamage([text.startsWith('http') ? text.replaceAll('&amp;', '&') : text])
    found.implausible_date ||= isImplausibleDay(text, retrieved_at)
  })
  return namesOf(found).filter((name) => found[name])
}

/** Visits each text within a value, at any depth. */
const visitTexts = (value: unknown, visit: (text: string) => void): void => {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) visitTexts(part, visit)
}
