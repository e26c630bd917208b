import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { MEMORY_MEGABYTES } from './memory.ts'
import { readInChild } from './read-in-child.ts'
import { writeTable } from './write-table.ts'

const isLinux = process.platform === 'linux'

test(
  'a table of House requests is read row by row, and never held',
  { skip: isLinux ? false : 'VmHWM is told by Linux alone' },
  async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'rotunda-large-'))
    t.after(() => {
      rmSync(folder, { recursive: true, force: true })
    })
    const [small, large, cache] = [
      join(folder, 'small.csv'),
      join(folder, 'large.csv'),
      join(folder, 'cache'),
    ]
    await writeTable(small, 1)
    const rows = await writeTable(large, 12_000_000)
    await readInChild(small, cache)
    const read = await readInChild(large, cache)
    t.diagnostic(`${rows} rows: ${read.seconds.toFixed(1)} s, ${read.peakMegabytes} MB`)
    assert.equal(read.series, 'requests/2025')
    assert.deepEqual(read.rows, { row: rows })
    assert.ok(read.peakMegabytes < MEMORY_MEGABYTES, `${read.peakMegabytes} MB`)
  },
)
