import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { makeCodeWriter } from './code-writer.ts'
import { CHUNK_NUMBERS } from './layout.ts'
import { makeNumberWriter, readNumbers } from './number-writer.ts'
import { COLUMN_TABLES } from './write-columns.ts'

const openDatabase = () => {
  const database = new DatabaseSync(':memory:')
  database.exec(COLUMN_TABLES)
  return database
}

test('numbers are read back as they were written, whether or not they fill their chunks', () => {
  for (const length of [0, 1, CHUNK_NUMBERS, CHUNK_NUMBERS + 1]) {
    const database = openDatabase()
    const numbers = Float64Array.from({ length }, (_, index) => index * 1e10)
    const writer = makeNumberWriter(database, 'some', Float64Array)
    for (const number of numbers) writer.push(number)
    writer.end()
    assert.deepEqual(readNumbers(database, 'some', new Float64Array(length)), numbers)
    assert.throws(() => readNumbers(database, 'some', new Float64Array(length + 1)), /cut off/u)
  }
})

test('codes become what they rank as, and null the code after the last, in every chunk', () => {
  const database = openDatabase()
  const writer = makeCodeWriter(database, 'agency')
  const size = CHUNK_NUMBERS + 10
  for (let index = 0; index < size; index++) writer.push([0, 1, undefined][index % 3])
  writer.end(2, Uint32Array.of(1, 0))
  const codes = readNumbers(database, 'agency', new Uint32Array(size))
  assert.ok(codes.every((code, index) => code === [1, 0, 2][index % 3]))
})
