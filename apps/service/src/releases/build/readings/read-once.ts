import type { Lines } from './open-reading.ts'
import type { ReadingDraft, ReadingStore } from './reading-store.ts'

/**
 * The same items and the same end as they were kept under this name, else as they are read now. What is thrown is not
 * kept: a document that was refused is taken as soon as somebody has entered its header. Items and end are plain JSON.
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
      // What keep() wrote: the file is whole, and its name says of what.
      if (line.startsWith(LAST_LINE)) return (JSON.parse(line) as LastLine<End>).end
      // As above.
      yield JSON.parse(line) as Item
    }
  throw new Error('a kept reading has no last line')
}
