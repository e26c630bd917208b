import type { ReadRow, RowPlace } from '../publisher.ts'

/** Reasons for which a row of a document on hearings is not published. */
export type HearingRefusal =
  | 'meeting_unreadable'
  | 'witness_unreadable'
  | 'meeting_document_unreadable'
  | 'listing_unreadable'
  | 'entry_repeated'

/** Refuses a row: it is kept with its cells, but not published. */
export const refuseRow = (
  { place, cells }: RowPlace,
  reason: HearingRefusal,
  detail: string,
): ReadRow & { readonly kind: 'refused' } => ({ kind: 'refused', place, cells, reason, detail })

/** Reads each entry of a list. Refuses the rows of an entry that repeats an earlier one word for word. */
export function* readEach<Entry>(
  entries: readonly Entry[],
  read: (entry: Entry, index: number) => Iterable<ReadRow>,
): Generator<ReadRow> {
  const firsts = new Map<string, string | null>()
  for (const [index, entry] of entries.entries()) {
    const text = JSON.stringify(entry)
    const first = firsts.get(text)
    for (const row of read(entry, index)) {
      if (!firsts.has(text)) firsts.set(text, row.place.pointer)
      yield first === undefined
        ? row
        : refuseRow(row, 'entry_repeated', `${first ?? 'The list'} already has this entry, word for word.`)
    }
  }
}

/** Makes the place of an element or a value in a document without rows. */
export const placeAt = (pointer: string): RowPlace['place'] => ({ sheet: null, row: null, pointer })
