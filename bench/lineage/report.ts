import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describeTargets, number, say, table } from '../format.ts'

type LinksRun = {
  readonly seconds: number
  /** Time of all threads, with the making of the documents. */
  readonly cpuSeconds: number
  readonly peakMegabytes: number
  readonly records: number
  readonly projects: number
  readonly compared: number
  readonly links: { readonly stated: number; readonly unique: number; readonly candidate: number }
  readonly failed: readonly string[]
}

const WHOLE = { requests: 200_000, projects: 8_000 }
const MOST_SECONDS = 120

/** Measures a build of enacted projects with its links. `sizes`: number of requests, and of enacted projects. */
export const reportLineage = (sizes: readonly number[]): Promise<string> => {
  const [requests = WHOLE.requests, projects = WHOLE.projects] = sizes
  say(`links of ${number(requests)} requests to about ${number(projects)} enacted projects`)
  const run = runBuild(requests, projects)
  if (run.failed.length > 0) throw new Error(`checks failed: ${run.failed.join(', ')}`)
  const { unique, candidate } = run.links
  const line = [run.records, run.projects, run.compared, unique, candidate].map(number)
  const took = [run.seconds.toFixed(1), run.cpuSeconds.toFixed(1), number(run.peakMegabytes)]
  const head = ['requests', 'enacted projects', 'compared pairs', 'unique links', 'candidates']
  const headOfUse = ['seconds', 'seconds of processor', 'MB']
  const isWhole = run.records >= WHOLE.requests && run.projects >= WHOLE.projects
  const target = [
    `${number(WHOLE.requests)} requests and ${number(WHOLE.projects)} enacted projects built and linked in under ${MOST_SECONDS} s`,
    `${run.seconds.toFixed(1)} s`,
    run.seconds < MOST_SECONDS,
  ] as const
  const targets = isWhole ? [describeTargets([target])] : []
  const sections = ['## Lineage', EXPLAINED, table([...head, ...headOfUse], [[...line, ...took]]), ...targets]
  return Promise.resolve(sections.join('\n\n'))
}

const runBuild = (requests: number, projects: number): LinksRun => {
  const file = join(import.meta.dirname, 'build-links.ts')
  const words = [file, String(requests), String(projects)]
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the build ended with ${status ?? 'a signal'}: ${stderr.slice(-2000)}`)
  // The program prints one line.
  return JSON.parse(stdout) as LinksRun
}

const EXPLAINED = `Invented requests and tables of three fiscal years. A process of its own reads and checks them, links each request to
the enacted projects of its year, and writes the whole release with all its formats. Megabytes: the most that was resident, with
the documents themselves.`
