import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRows } from '../data/rows.ts'
import { streamRows, writePieces } from '../data/stream-rows.ts'

const ROWS = makeRows(
  Array.from({ length: 1000 }, (_, index) => ({ index })),
  [{ name: 'index', type: 'integer', valueOf: ({ index }) => index }],
)

for (const format of ['csv', 'ndjson', 'parquet', 'xlsx'] as const)
  test(`a client that takes everything at once waits for its turn after every hundred rows: ${format}`, async () => {
    let [turns, read] = [0, 0]
    const rows = {
      ...ROWS,
      readCells: (offset: number, limit: number) => ((read += limit), ROWS.readCells(offset, limit)),
      readValues: (offset: number, limit: number) => ((read += limit), ROWS.readValues(offset, limit)),
      writeJson: (offset: number, limit: number, separator: ',' | '\n') => (
        (read += limit),
        ROWS.writeJson(offset, limit, separator)
      ),
    }
    const stream = streamRows(
      { total: rows.total, pieces: writePieces(format, rows), close: () => undefined },
      {
        snapshot: '',
        format,
        encoding: 'identity',
        hasEndLine: false,
        hasMark: false,
        atEnd: () => undefined,
        atClose: () => undefined,
        waitForPiece: () => {
          turns += 1
          assert.ok(read <= turns * 100, `${read} rows were read after ${turns} turns`)
          return Promise.resolve()
        },
      },
    )
    await stream.resume().toArray()
    assert.equal(read, 1000)
  })
