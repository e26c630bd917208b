import type { DatabaseSync } from 'node:sqlite'
import type { RowWriter } from '../row-writer.ts'
import type { Table } from '../table.ts'
import { makeBitmap, setBit, type Bitmap } from './bitmaps.ts'
import { stemWord } from './stem-word.ts'
import { listWords } from './words.ts'

/**
 * Words and stems in more than one of this many rows have their rows stored as bits: two words in most of 200,000 rows
 * take FTS5 10 to 15 ms to join, and some 1 ms as bits.
 */
const COMMON = 32

/**
 * FTS5 receives words that are already folded and divided, so only one place defines a word; `ascii` divides them again
 * at the spaces alone. The table is contentless and without sizes: it is asked for positions, never for rank. The index
 * holds unstemmed words. Each stem has a list of its words, divided by spaces, so quotes and prefixes need no second
 * index, and no word is lost by its stem. `rows` is the sum over its words: a row with two of them counts twice.
 */
export const SEARCH_TABLES = `
  create virtual table words using fts5 (text, content = '', columnsize = 0, tokenize = 'ascii');
  create table common_words (word text primary key, rows blob not null) without rowid;
  create table common_stems (stem text primary key, rows blob not null) without rowid;
  create table stems (stem text primary key, words text not null, rows integer not null) without rowid;
`

/** Separates two texts, so that no phrase spans them; no word contains it. */
const GAP = ' \ue000 '

export const makeWordWriter = <Row>(
  database: DatabaseSync,
  { textsOf = () => [] }: Table<Row>,
): RowWriter<Row> => {
  const insert = database.prepare('insert into words (rowid, text) values (?, ?)')
  let position = 0
  return {
    push(row) {
      const texts = textsOf(row).map((text) => listWords(text).join(' '))
      insert.run(position++, texts.join(GAP))
    },
    end() {
      database.exec(`
        insert into words (words) values ('optimize');
        create virtual table temp.vocabulary using fts5vocab (main, words, row);
      `)
      writeStems(database)
      writeCommonWords(database, position)
      writeCommonStems(database, position)
    },
  }
}

const writeStems = (database: DatabaseSync): void => {
  database.function('stem_of', { deterministic: true }, (word) => stemWord(String(word)))
  database
    .prepare(
      `insert into stems (stem, words, rows)
        select stem_of(term) as stem, group_concat(term, ' ' order by term), sum(doc)
        from vocabulary where term <> ? group by 1 order by 1`,
    )
    .run(GAP.trim())
}

const writeCommonWords = (database: DatabaseSync, size: number): void => {
  const common = database
    .prepare(`select term from vocabulary where doc * ${COMMON} > ? and term <> ? order by term`)
    .all(size, GAP.trim())
  const insert = database.prepare('insert into common_words (word, rows) values (?, ?)')
  const read = makeBitmapReader(database, size)
  for (const { term } of common) insert.run(String(term), toBytes(read([String(term)])))
}

/** Writes the bitmaps of common stems with several words. A stem of one word uses the bitmap of the word. */
const writeCommonStems = (database: DatabaseSync, size: number): void => {
  const common = database
    .prepare(`select stem, words from stems where rows * ${COMMON} > ? and words like '% %' order by stem`)
    .all(size)
  const insert = database.prepare('insert into common_stems (stem, rows) values (?, ?)')
  const read = makeBitmapReader(database, size)
  for (const { stem, words } of common) insert.run(String(stem), toBytes(read(String(words).split(' '))))
}

const toBytes = (bitmap: Bitmap): Uint8Array => new Uint8Array(bitmap.buffer)

/** Reuses one bitmap for all words: a new one for each would take some 100 kB for a million rows until it is collected. */
const makeBitmapReader = (database: DatabaseSync, size: number) => {
  const holding = database.prepare('select rowid from words where words match ?')
  const bitmap = makeBitmap(size)
  return (words: readonly string[]): Bitmap => {
    bitmap.fill(0)
    for (const word of words)
      for (const { rowid } of holding.iterate(`"${word}"`)) setBit(bitmap, Number(rowid))
    return bitmap
  }
}
