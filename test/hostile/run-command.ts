import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { once } from '../../apps/service/src/platform/testing.ts'
import type { CommandRun, RunCommand } from './attack.ts'
import { readPeakMegabytes, readPrograms, startProgram } from './service.ts'

const LOOK_MILLISECONDS = 10
const WORDS =
  '--publisher house-appropriations --url https://house.example/a --fiscal-year 2026 --subcommittee INT --published 2025-07-22'

/** On a data directory of its own, and ended after the time. */
export const makeRunCommand =
  (folder: string, seconds: number): RunCommand =>
  async ({ name, bytes, words = WORDS }): Promise<CommandRun> => {
    const data = mkdtempSync(join(tmpdir(), 'rotunda-hostile-'))
    try {
      const file = join(data, name)
      writeFileSync(file, bytes)
      const args = [...readPrograms(folder).rotunda, 'sources', 'add', file, ...words.split(' ')]
      const began = performance.now()
      const child = startProgram(folder, args, { ROTUNDA_DATA: data })
      let megabytes = 0
      const look = setInterval(
        () => (megabytes = readPeakMegabytes(child.pid ?? 0) ?? megabytes),
        LOOK_MILLISECONDS,
      )
      const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
      const said = child.stderr === null ? Promise.resolve('') : text(child.stderr)
      child.stdout?.resume()
      const [[code], stderr] = await Promise.all([once(child, 'close') as Promise<[number | null]>, said])
      clearInterval(look)
      clearTimeout(late)
      return { code, seconds: (performance.now() - began) / 1000, megabytes, stderr }
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
