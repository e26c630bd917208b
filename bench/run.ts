import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { reportCongress } from './congress/report.ts'
import { reportBeside } from './beside/report.ts'
import { reportMessages } from './message/report.ts'
import { reportKeys } from './keys/report.ts'
import { reportMemory } from './memory/report.ts'
import { reportPages } from './pages/report.ts'
import { reportPayroll } from './payroll/report.ts'
import { reportPublic } from './public/report.ts'
import { reportQuestions } from './questions/report.ts'
import { reportStaff } from './staff/report.ts'

const PARTS: Readonly<Record<string, (sizes: readonly number[]) => Promise<string>>> = {
  message: reportMessages,
  public: reportPublic,
  questions: reportQuestions,
  memory: reportMemory,
  staff: reportStaff,
  keys: reportKeys,
  payroll: reportPayroll,
  congress: reportCongress,
  beside: () => reportBeside(),
  pages: () => reportPages(),
}
const FILE = new URL('results.md', import.meta.url)

/**
 * `npm run bench`: every number of bench/results.md, measured now, on this machine. With the name of a part, measures
 * that part alone; each part says when and where it was measured. Behind the name of the part `congress` stand the rows of
 * payroll, where others than the usual are wanted.
 */
const main = async ([only, ...sizes]: readonly string[]): Promise<void> => {
  const names = only === undefined ? Object.keys(PARTS) : [only]
  for (const name of names) {
    const report = PARTS[name]
    if (report === undefined)
      throw new Error(`There is no part "${name}"; there are ${Object.keys(PARTS).join(' and ')}.`)
    const before = loadavg()
    const [title = '', ...sections] = (await report(sizes.map(Number))).split('\n\n')
    const part = [title, describeRun(before), ...sections].join('\n\n')
    writeFileSync(FILE, replacePart(readFileSync(FILE, 'utf8'), name, part))
    process.stdout.write(`${part}\n`)
  }
}

/** Between `<!-- part: NAME -->` and the next such line, or the end. */
const replacePart = (page: string, name: string, part: string): string => {
  const [head = '', ...parts] = page.split(/(?=<!-- part: )/)
  const isThis = (text: string) => text.startsWith(`<!-- part: ${name} -->`)
  const written = `<!-- part: ${name} -->\n\n${part}\n\n`
  const all = parts.some(isThis) ? parts.map((text) => (isThis(text) ? written : text)) : [...parts, written]
  return `${[head, ...all].join('').trimEnd()}\n`
}

const describeRun = (
  before: readonly number[],
): string => `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}),
${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}. Load generators and simulators run on the
same cores as the service. Numbers of one machine in one run: what counts are the ratios. Load (the mean of a minute, of everything
that runs on the machine): ${describeLoad(before)} at the beginning, ${describeLoad(loadavg())} at the end.

Version: the code of commit \`${describeCode()}\`.`

const describeLoad = ([lastMinute = 0]: readonly number[]): string => lastMinute.toFixed(1)

/** The commit that is checked out, with the mark `-dirty` where files differ from it. */
const describeCode = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim()

await main(process.argv.slice(2))
