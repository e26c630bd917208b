import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release, totalmem } from 'node:os'
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

const PARTS: Readonly<Record<string, () => Promise<string>>> = {
  message: reportMessages,
  public: reportPublic,
  questions: reportQuestions,
  memory: reportMemory,
  staff: reportStaff,
  keys: reportKeys,
  payroll: reportPayroll,
  congress: () => reportCongress(),
  beside: reportBeside,
  pages: () => reportPages(),
}
const FILE = new URL('results.md', import.meta.url)

/**
 * `npm run bench`: every number of bench/results.md, measured now, on this machine. With the name of a part, measures
 * that part alone; each part says when and where it was measured.
 */
const main = async (only: string | undefined): Promise<void> => {
  const names = only === undefined ? Object.keys(PARTS) : [only]
  for (const name of names) {
    const report = PARTS[name]
    if (report === undefined)
      throw new Error(`There is no part "${name}"; there are ${Object.keys(PARTS).join(' and ')}.`)
    const [title = '', ...sections] = (await report()).split('\n\n')
    const part = [title, describeRun(), ...sections].join('\n\n')
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

const describeRun =
  (): string => `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}),
${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}, Node ${process.version}. Load generators and simulators run on the
same cores as the service. Numbers of one machine in one run: what counts are the ratios.

Version: the code of commit \`${describeCode()}\`.`

/** The commit that is checked out, with the mark `-dirty` where files differ from it. */
const describeCode = (): string =>
  execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim()

await main(process.argv[2])
