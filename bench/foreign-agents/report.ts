import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describeTargets, number, say, table } from '../format.ts'

type BuildRun = {
  readonly seconds: number
  /** Time of all threads, with the making of the files. */
  readonly cpuSeconds: number
  readonly rows: number
  readonly bytes: number
  readonly peakMegabytes: number
  readonly failed: readonly string[]
}

const MOST_SECONDS = 60

/** Measures a build of the files of foreign agents at full size, and writes its part of the page. */
export const reportForeignAgents = async (): Promise<string> => {
  say('the four files of foreign agents at full size')
  const run = await Promise.resolve(runBuild())
  if (run.failed.length > 0) throw new Error(`checks failed: ${run.failed.join(', ')}`)
  const line = [
    number(run.rows),
    `${(run.bytes / 1e6).toFixed(0)} MB`,
    run.seconds.toFixed(1),
    run.cpuSeconds.toFixed(1),
    number(run.peakMegabytes),
  ]
  const target = [
    `read, checked, built and bundled in under ${MOST_SECONDS} s`,
    `${run.seconds.toFixed(1)} s`,
    run.seconds < MOST_SECONDS,
  ] as const
  const head = ['rows', 'files', 'seconds', 'seconds of processor', 'MB']
  return ['## Foreign agents', EXPLAINED, table(head, [line]), describeTargets([target])].join('\n\n')
}

const runBuild = (): BuildRun => {
  const file = join(import.meta.dirname, 'build-files.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build ended with ${status ?? 'a signal'}: ${stderr}`)
  // The program prints one line.
  return JSON.parse(stdout) as BuildRun
}

const EXPLAINED = `Invented files in the Department’s own form: 7,000 registrants, 17,000 principals, 45,000 short forms and 150,000 documents.
A process of its own reads and checks them, and writes the release with all its formats and its signature. Megabytes: the most
that was resident, with the files themselves.`
