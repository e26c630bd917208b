import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { reportBeside } from './beside/report.ts'
import { reportCongress } from './congress/report.ts'
import { say } from './format.ts'
import { reportForeignAgents } from './foreign-agents/report.ts'
import { reportKeys } from './keys/report.ts'
import { reportLineage } from './lineage/report.ts'
import { reportLobbying } from './lobbying/report.ts'
import { reportLongUse } from './long-use/report.ts'
import { reportPurge } from './long-use/report-purge.ts'
import { reportMemory } from './memory/report.ts'
import { reportPlateau } from './memory/report-plateau.ts'
import { reportMessages } from './message/report.ts'
import { reportPages } from './pages/report.ts'
import { reportPayroll } from './payroll/report.ts'
import { stopAll } from './processes.ts'
import { removePrepared } from './public/prepared.ts'
import { reportPublic } from './public/report.ts'
import { describeLoads, replacePart, writePage, type Head, type Part } from './results-page.ts'
import { reportSpending } from './spending/report.ts'
import { reportStart } from './start/report.ts'
import { reportStaff } from './staff/report.ts'

const PARTS: Readonly<Record<string, (sizes: readonly number[]) => Promise<string>>> = {
  message: reportMessages,
  'long-use': reportLongUse,
  purge: reportPurge,
  start: reportStart,
  public: reportPublic,
  memory: reportMemory,
  plateau: reportPlateau,
  staff: reportStaff,
  keys: reportKeys,
  payroll: reportPayroll,
  congress: reportCongress,
  beside: reportBeside,
  pages: reportPages,
  'foreign-agents': reportForeignAgents,
  lobbying: reportLobbying,
  spending: reportSpending,
  lineage: reportLineage,
}
const FILE = new URL('results.md', import.meta.url)
const ROOT = new URL('..', import.meta.url)

/**
 * `npm run bench` measures every part in about 45 minutes and writes bench/results.md anew. With the name of a part it
 * measures that part again; on a page of another commit, day or machine the part names its own. The parts `public`, `congress`,
 * `lobbying`, `lineage`, `long-use` and `purge` take other sizes after their name: `npm run bench congress 1250000`.
 */
const main = async ([only, ...sizes]: readonly string[]): Promise<void> => {
  try {
    await (only === undefined ? measureAll() : measureOne(only, sizes.map(Number)))
  } finally {
    await removePrepared()
  }
}

const measureAll = async (): Promise<void> => {
  if (isChanged())
    throw new Error('Files differ from the commit. Commit or stash them: the results name one commit.')
  const [head, begin] = [describeHere(), readLoad()]
  const parts: Part[] = []
  for (const name of Object.keys(PARTS)) parts.push(await measure(name, []))
  writeFileSync(FILE, writePage(head, { minutes: minutesGone(), loads: [begin, readLoad()] }, parts))
  say(`bench/results.md is written, after ${minutesGone().toFixed(0)} minutes`)
}

const measureOne = async (name: string, sizes: readonly number[]): Promise<void> => {
  const part = await measure(name, sizes)
  const page = readFileSync(FILE, 'utf8')
  if (isChanged()) process.stderr.write('bench/results.md is left as it was: files differ from the commit.\n')
  else writeFileSync(FILE, replacePart(page, part, describeHere()))
}

/** A part that fails says so in its place, and the other parts go on. */
const measure = async (name: string, sizes: readonly number[]): Promise<Part> => {
  const report = PARTS[name]
  if (report === undefined)
    throw new Error(`There is no part "${name}". The parts are ${Object.keys(PARTS).join(', ')}.`)
  say(`${minutesGone().toFixed(0)} minutes gone: part ${name}`)
  const begin = readLoad()
  const written = await report(sizes).catch(async (error: unknown) => {
    await stopAll()
    return describeFailure(name, error)
  })
  const [title = '', ...sections] = written.split('\n\n')
  const text = [title, `${describeLoads('Load', [begin, readLoad()])}.`, ...sections].join('\n\n')
  process.stdout.write(`${text}\n\n`)
  return { name, text }
}

const describeFailure = (name: string, error: unknown): string => {
  process.exitCode = 1
  process.stderr.write(
    `part ${name} failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}\n`,
  )
  return `## Part ${name}\n\nNot measured: this part failed. Its last words: ${firstLineOf(error)}`
}

const firstLineOf = (error: unknown): string => (String(error).split('\n')[0] ?? '').slice(0, 300)

/** Since the start of this process. */
const minutesGone = (): number => performance.now() / 60_000

const readLoad = (): number => loadavg()[0] ?? 0

const describeHere = (): Head => ({
  commit: git('rev-parse', '--short=8', 'HEAD'),
  day: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}`,
})

/** The page itself may differ: a run of all parts has just written it. */
const isChanged = (): boolean => {
  const args = ['diff', '--quiet', 'HEAD', '--', '.', ':!bench/results.md']
  return spawnSync('git', args, { cwd: ROOT }).status !== 0
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

await main(process.argv.slice(2))
// A part that failed may have left a browser or a socket open.
process.exit()
