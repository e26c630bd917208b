import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { endWithTest, runToEnd, waitUntil } from '../apps/service/src/platform/testing.ts'
import { makeStartedEnvironment, startService } from '../apps/service/src/operator/testing.ts'
import { cutExample } from '../scripts/generate/cut-example.ts'
import { maskAnswer } from './mask-answer.ts'

const ROOT = join(import.meta.dirname, '..')
const README_BASE = 'http://127.0.0.1:8080'
/** Address of the portal: a passkey belongs to a name. */
const README_PORTAL = 'http://localhost:8080'
/** Folder for the downloads of a page's commands. */
const README_FOLDER = '/tmp/rotunda'
/** The data directory, unless ROTUNDA_DATA names another one. */
const README_DATA = 'var'

/**
 * A command that a page shows. `until`: a person would look again and again until the answer holds it. `exits`: it is
 * refused, with this exit code, and the page shows what it says.
 */
type Block = {
  readonly name: string
  readonly command: string
  readonly until: string | undefined
  readonly exits: string | undefined
}

/** A key as it is shown once. Shorter ones are beginnings, by which keys are told apart. */
const SECRET = /rtd_test_\w{20,}/
const SECRETS = new RegExp(SECRET, 'g')

/** Values that a person copies from earlier answers, such as `ID=…`: the first of each answer. */
const COPIED: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['ID', /msg_[0-9a-f]{32}/],
  ['SNAPSHOT', /snap-[0-9a-f]{20}/],
  ['PARTNER_KEY', SECRET],
  ['RELEASE', /(?<=release publish )[0-9a-f]{64}/],
  ['ZIP', /rotunda-appropriations-[0-9a-f]{20}\.zip/],
  ['MAIL', /mail_[0-9a-f]{32}/],
  ['CODE', /(?<=code is )\d{4} \d{4}/],
  ['ORGANISATION', /org_[0-9a-f]{32}/],
  ['REQUEST', /req_[0-9a-f]{32}/],
  ['SECRET', /(?<="secret":")[\w-]{43}(?![\w-])/],
  ['ATTEMPT', /(?<="attempt":")[\w-]{43}/],
  ['DIGEST', /(?<=sha256: ')[0-9a-f]{64}/],
]

/** Step in a browser, with the answer of the block before it and the address of the portal. */
type TakeByHand = (answer: string, portal: string) => Promise<void>

/**
 * Runs every block of `commands.sh` against a real service with data of its own, and compares what comes out with
 * the block of that name in `answers.txt`. Ids, times and keys differ from run to run and are masked.
 * RECORD_EXAMPLES=1 writes the answers of this run instead. `byHand` has the steps that a person takes in a browser
 * after the block of that name.
 */
export const checkTranscript = async (
  t: TestContext,
  directory: string,
  byHand: Readonly<Record<string, TakeByHand>> = {},
): Promise<void> => {
  const environment = await makeStartedEnvironment(t)
  const service = await startService(environment)
  t.after(() => service.stop())
  const data = environment.ROTUNDA_DATA
  const portal = service.base.replace('127.0.0.1', 'localhost')
  const places = { base: service.base, portal, folder: join(data, 'downloaded'), data }
  const typed = new Map([['KEY', service.key]])
  const answers: string[] = []
  const recorded =
    process.env['RECORD_EXAMPLES'] === undefined ? readText(directory, 'answers.txt') : undefined
  for (const block of readBlocks(directory)) {
    if (isTyped(block)) continue
    const env = { ...process.env, ...environment, ...Object.fromEntries(typed) }
    const answer = await ask(block, places, env)
    await byHand[block.name]?.(answer, portal)
    for (const [name, pattern] of COPIED) typed.set(name, pattern.exec(answer)?.[0] ?? typed.get(name) ?? '')
    answers.push(
      `# cut: ${block.name}\n${answer.trimEnd().replaceAll(SECRETS, 'rtd_test_YOUR_KEY')}\n# end: ${block.name}\n`,
    )
    if (recorded === undefined) continue
    assert.equal(maskAnswer(answer).trimEnd(), maskAnswer(cutExample(recorded, block.name)), block.name)
  }
  if (recorded === undefined) writeFileSync(join(directory, 'answers.txt'), answers.join('\n'))
}

const readText = (directory: string, file: string): string => readFileSync(join(directory, file), 'utf8')

const readBlocks = (directory: string): Block[] => {
  const text = readText(directory, 'commands.sh')
  return [...text.matchAll(BLOCK)].map(({ groups }) => {
    const name = groups?.['name'] ?? ''
    return { name, command: cutExample(text, name), until: groups?.['until'], exits: groups?.['exits'] }
  })
}

const BLOCK = /(?:^# until: (?<until>.+)\n)?(?:^# exits: (?<exits>\d+)\n)?^# cut: (?<name>[\w-]+)$/gm

/** A value that a person copies from an earlier answer: `KEY=…`, `ID=…`. This run has its own. */
const isTyped = ({ command }: Block): boolean => /^[A-Z]+=\S+$/.test(command.trim())

/** Addresses and folders of this run, in place of those on the pages. */
type Places = {
  readonly base: string
  readonly portal: string
  readonly folder: string
  readonly data: string
}

const ask = async (block: Block, places: Places, env: NodeJS.ProcessEnv): Promise<string> => {
  const { base, portal, folder, data } = places
  const command = withExit(block)
    .replaceAll(README_BASE, base)
    .replaceAll(README_PORTAL, portal)
    .replaceAll(README_FOLDER, folder)
  const { until } = block
  const answer = async () => {
    const printed = withoutNpm(await run(command, env))
      .replaceAll(folder, README_FOLDER)
      .replaceAll(data, README_DATA)
      .replaceAll(base, README_BASE)
      .replaceAll(portal, README_PORTAL)
    return until === undefined || printed.includes(until) ? { printed } : undefined
  }
  return (await waitUntil(`"${until ?? ''}" in the answer to ${block.name}`, answer))?.printed ?? ''
}

/** A command may start others: they are a group, which ends as a whole. */
const run = async (command: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const options = { cwd: ROOT, env, detached: true }
  const shell = endWithTest(spawn('sh', ['-c', command], options), { group: true })
  shell.stdin.end()
  const { code, stdout, stderr } = await runToEnd(shell)
  if (code !== 0) throw new Error(`${command}\nended with ${String(code)}: ${stderr}`)
  return stdout
}

const withExit = ({ command, exits }: Block): string =>
  exits === undefined ? `set -e; ${command}` : `{ ${command.trimEnd()}; } 2>&1; [ $? -eq ${exits} ]`

/**
 * npm says first what it runs, then what it makes of its settings, and at the end that the command failed. What takes
 * long on a slow machine says what it is doing.
 */
const withoutNpm = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replaceAll(/^\n> .*\n> .*\n\n/gm, '')
    .replaceAll(/^npm (?:warn|error).*\n?/gm, '')
    .replaceAll(/^.+ … \d+ s\n/gm, '')
