import { createReadStream, readFileSync, statSync } from 'node:fs'
import { houseAppropriations } from '../../apps/service/src/publishers/house-appropriations/house-appropriations.ts'
import type { AppropriationsSource } from '../../apps/service/src/publishers/appropriations/drafts.ts'
import { aSource } from '../../apps/service/src/publishers/testing.ts'
import { FISCAL_YEAR } from './write-table.ts'

/** Report of a program that only reads a table. */
export type TableRead = {
  readonly series: string
  readonly rows: Readonly<Record<string, number>>
  readonly seconds: number
  /** The most memory that it had at any time. */
  readonly peakMegabytes: number
}

/** Reads the file that is named as a release does: its series first, then its rows. */
const main = async (path: string): Promise<TableRead> => {
  const facts = { publisher: 'house-appropriations', fiscal_year: FISCAL_YEAR } as const
  const source: AppropriationsSource = { ...aSource(new Uint8Array(), facts), bytes: statSync(path).size }
  const open = () => createReadStream(path)
  const started = performance.now()
  const series = await houseAppropriations.findSeries({ source, open })
  const rows: Record<string, number> = {}
  for await (const { kind } of houseAppropriations.read({ source, open })) rows[kind] = (rows[kind] ?? 0) + 1
  return { series, rows, seconds: (performance.now() - started) / 1000, peakMegabytes: readPeak() }
}

const readPeak = (): number => {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

if (import.meta.main) console.log(JSON.stringify(await main(process.argv[2] ?? '')))
