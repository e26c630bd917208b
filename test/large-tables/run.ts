import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEMORY_MEGABYTES } from './memory.ts'
import { readInChild } from './read-in-child.ts'
import { writeTable } from './write-table.ts'

const USAGE = `npm run test:large-tables -- [MEGABYTES]
Writes a table of House requests of so many megabytes (200), reads it in a process of its own, and fails where that takes
${MEMORY_MEGABYTES} MB of memory or more.`

/** `npm run test:large-tables`. */
const main = async (): Promise<void> => {
  const megabytes = Number(process.argv[2] ?? 200)
  if (!Number.isFinite(megabytes) || megabytes <= 0) throw new Error(USAGE)
  const folder = await mkdtemp(join(tmpdir(), 'rotunda-large-'))
  try {
    const [small, large, cache] = ['small.csv', 'large.csv', 'cache'].map((name) => join(folder, name))
    await writeTable(small ?? '', 1)
    const rows = await writeTable(large ?? '', megabytes * 1e6)
    await readInChild(small ?? '', cache ?? '')
    const read = await readInChild(large ?? '', cache ?? '')
    console.log(
      `${megabytes} MB, ${rows} rows: ${read.seconds.toFixed(1)} s, ${read.peakMegabytes} MB of memory`,
    )
    if (read.rows['row'] !== rows) throw new Error(`Not every row was read: ${JSON.stringify(read.rows)}`)
    if (read.peakMegabytes >= MEMORY_MEGABYTES) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await main()
