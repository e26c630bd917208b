import type { Lines } from './open-reading.ts'
import type { ReadingDraft, ReadingStore } from './reading-store.ts'

/**
 * Yields the items and the end that were kept under this name, or reads and keeps them now. Errors are not kept: a
 * refused document is accepted as soon as its header is entered. Items and end are plain JSON.
 */
export async function* readOnce<Item, End>(
  store: ReadingStore,
  name: string,
  read: () => AsyncGenerator<Item, End, undefined>,
): AsyncGenerator<Item, End, undefined> {
  const kept = await store.find(name)
  return yield* kept === undefined ? keep(store.begin(name), read()) : replay<Item, End>(kept)
}

/** A line of an item is the item; the last line has the end. */
type LastLine<End> = { readonly end: End }

const LAST_LINE = '{"end":'

async function* keep<Item, End>(
  draft: ReadingDraft,
  reading: AsyncGenerator<Item, End, undefined>,
): AsyncGenerator<Item, End, undefined> {
  try {
    for (;;) {
      const next = await reading.next()
      if (next.done === true) {
        draft.add(JSON.stringify({ end: next.value } satisfies LastLine<End>))
        draft.keep()
        return next.value
      }
      draft.add(JSON.stringify(next.value))
      yield next.value
    }
  } finally {
    draft.abandon()
  }
}

async function* replay<Item, End>(kept: Lines): AsyncGenerator<Item, End, undefined> {
  for await (const lines of kept)
    for (const line of lines) {
      // The file is whole and its name identifies its contents, so this is the JSON that keep() wrote.
      if (line.startsWith(LAST_LINE)) return (JSON.parse(line) as LastLine<End>).end
      // As above.
      yield JSON.parse(line) as Item
    }
  throw new Error('a kept reading has no last line')
}
