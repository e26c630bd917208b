import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSampleMembers, makeSamplePayroll } from '../../test/sample/index.ts'

export type QuarterRun = {
  readonly observations: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly peakMegabytes: number
}

export type QuarterMeasured = {
  readonly bytes: number
  readonly rows: number
  readonly runs: readonly QuarterRun[]
}

const RUNS = 5

/** Writes a quarter of the House of at least so many rows, and reads it some times in one process of its own. */
export const measureQuarter = async (staff: number): Promise<QuarterMeasured> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-payroll-'))
  const file = join(folder, '2025Q2-detail.csv')
  const written = await writeQuarter(file, staff)
  const flags = ['--max-semi-space-size=3', join(import.meta.dirname, 'read-quarter.ts'), file, String(RUNS)]
  const { stdout, stderr, status } = spawnSync(process.execPath, flags, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  if (status !== 0) throw new Error(`the reading ended with ${status ?? 'a signal'}: ${stderr}`)
  // The program prints a run on each line.
  const runs = stdout
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as QuarterRun] : []))
  return { ...written, runs }
}

const writeQuarter = async (file: string, staff: number): Promise<{ bytes: number; rows: number }> => {
  const [, quarter] = makeSamplePayroll({ seed: 1, members: makeSampleMembers(1), staff })
  const handle = await open(file, 'w')
  let bytes = 0
  let rows = -1
  for (const piece of quarter?.write() ?? []) {
    bytes += (await handle.write(piece)).bytesWritten
    rows += piece.split('\n').length - 1
  }
  await handle.close()
  return { bytes, rows }
}
