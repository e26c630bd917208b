import type { DatabaseSync } from 'node:sqlite'
import type { RecordWriter } from '../record-writer.ts'
import { listSearchedTexts, listWords } from './words.ts'

/**
 * Words that more than one record in so many holds have their records written as bits: two words in most of 200,000
 * records take FTS5 10 to 15 ms to join, and some 1 ms as bits.
 */
const COMMON = 32

/**
 * Texts reach FTS5 as words that are folded and divided already, so that what a word is stands in one place; `ascii`
 * divides them again at the spaces alone. Contentless and without sizes: it is asked for positions, never for rank.
 */
export const SEARCH_TABLES = `
  create virtual table words using fts5 (text, content = '', columnsize = 0, tokenize = 'ascii');
  create table common_words (word text primary key, records blob not null) without rowid;
`

/** Stands between two texts, so that no phrase reaches over; no word holds it. */
const GAP = ' \ue000 '

export const makeWordWriter = (database: DatabaseSync): RecordWriter => {
  const insert = database.prepare('insert into words (rowid, text) values (?, ?)')
  let position = 0
  return {
    push(record) {
      const texts = listSearchedTexts(record).map((text) => listWords(text).join(' '))
      insert.run(position++, texts.join(GAP))
    },
    end() {
      database.exec(`
        insert into words (words) values ('optimize');
        create virtual table temp.vocabulary using fts5vocab (main, words, row);
      `)
      writeCommonWords(database, position)
    },
  }
}

const writeCommonWords = (database: DatabaseSync, size: number): void => {
  const common = database
    .prepare(`select term from vocabulary where doc * ${COMMON} > ? and term <> ? order by term`)
    .all(size, GAP.trim())
  const holding = database.prepare('select rowid from words where words match ?')
  const insert = database.prepare('insert into common_words (word, records) values (?, ?)')
  // One for all words: those of a million records would be some 100 kB for each, until the collector comes.
  const bits = new Uint32Array(Math.ceil(size / 32))
  for (const { term } of common) {
    bits.fill(0)
    for (const { rowid } of holding.iterate(`"${String(term)}"`)) setBit(bits, Number(rowid))
    insert.run(String(term), new Uint8Array(bits.buffer))
  }
}

const setBit = (bits: Uint32Array, position: number): void => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}
