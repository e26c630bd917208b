import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describeTargets, number, say, table } from '../format.ts'

type SpendingRun = {
  readonly seconds: number
  /** Time of all threads, with the making of the documents. */
  readonly cpuSeconds: number
  readonly peakMegabytes: number
  readonly documents: number
  readonly rows: Readonly<Record<string, number>>
  /** Detail of the check that counts compared pairs. */
  readonly links: string
  readonly failed: readonly string[]
}

const MOST_SECONDS = 120

/** Measures a build of awards of 20,000 enacted projects, and writes its part of the page. */
export const reportSpending = async (): Promise<string> => {
  say('20,000 enacted projects with their awards')
  const run = await Promise.resolve(runBuild())
  if (run.failed.length > 0) throw new Error(`checks failed: ${run.failed.join(', ')}`)
  const line = [
    number(run.documents),
    ...['project-spending', 'awards', 'transactions'].map((name) => number(run.rows[name] ?? 0)),
    /([\d,]+) pairs/.exec(run.links)?.[1] ?? 'unknown',
    run.seconds.toFixed(1),
    run.cpuSeconds.toFixed(1),
    number(run.peakMegabytes),
  ]
  const target = [
    `read, linked, built and bundled in under ${MOST_SECONDS} s`,
    `${run.seconds.toFixed(1)} s`,
    run.seconds < MOST_SECONDS,
  ] as const
  return ['## Award spending', EXPLAINED, table(HEAD, [line]), describeTargets([target])].join('\n\n')
}

const HEAD = [
  'documents',
  'projects',
  'awards',
  'transactions',
  'compared pairs',
  'seconds',
  'seconds of processor',
  'MB',
]

const runBuild = (): SpendingRun => {
  const file = join(import.meta.dirname, 'build-release.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build ended with ${status ?? 'a signal'}: ${stderr.slice(-2000)}`)
  // The program prints one line.
  return JSON.parse(stdout) as SpendingRun
}

const EXPLAINED = `Invented replies about awards, and the projects of a release of the enacted sample of the same size. A process of its
own reads and checks them, links projects with awards, and writes the release with all its formats and its signature. Megabytes:
the most that was resident, with the documents themselves.`
