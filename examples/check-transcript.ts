import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import { makeEnvironment, startService } from '../apps/service/src/bin/commands/testing.ts'
import { cutExample } from '../scripts/generate/cut-example.ts'
import { maskAnswer } from './mask-answer.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '..')
const README_BASE = 'http://127.0.0.1:8080'
const PATIENCE_MILLISECONDS = 60_000

/** A command that a page shows, and what a person would look at again and again until it holds `until`. */
type Block = { readonly name: string; readonly command: string; readonly until: string | undefined }

/**
 * Runs every block of `commands.sh` against a real service with data of its own, and compares what comes out with
 * the block of that name in `answers.txt`. Ids, times and keys differ from run to run and are masked.
 * RECORD_EXAMPLES=1 writes the answers of this run instead.
 */
export const checkTranscript = async (t: TestContext, directory: string): Promise<void> => {
  const environment = makeEnvironment(t)
  const service = await startService(environment)
  t.after(() => service.stop())
  const typed = new Map([['KEY', service.key]])
  const answers: string[] = []
  const recorded =
    process.env['RECORD_EXAMPLES'] === undefined ? readText(directory, 'answers.txt') : undefined
  for (const block of readBlocks(directory)) {
    if (isTyped(block)) continue
    const env = { ...process.env, ...environment, ...Object.fromEntries(typed) }
    const answer = await ask(block, service.base, env)
    typed.set('ID', /msg_[0-9a-f]{32}/.exec(answer)?.[0] ?? typed.get('ID') ?? '')
    answers.push(`# cut: ${block.name}\n${answer.trimEnd()}\n# end: ${block.name}\n`)
    if (recorded === undefined) continue
    assert.equal(maskAnswer(answer).trimEnd(), maskAnswer(cutExample(recorded, block.name)), block.name)
  }
  if (recorded === undefined) writeFileSync(join(directory, 'answers.txt'), answers.join('\n'))
}

const readText = (directory: string, file: string): string => readFileSync(join(directory, file), 'utf8')

const readBlocks = (directory: string): Block[] => {
  const text = readText(directory, 'commands.sh')
  return [...text.matchAll(/(?:^# until: (?<until>.+)\n)?^# cut: (?<name>[\w-]+)$/gm)].map(({ groups }) => {
    const name = groups?.['name'] ?? ''
    return { name, command: cutExample(text, name), until: groups?.['until'] }
  })
}

/** What a person copies from an earlier answer: `KEY=…`, `ID=…`. The values of this run stand in for it. */
const isTyped = ({ command }: Block): boolean => /^[A-Z]+=\S+$/.test(command.trim())

const ask = async ({ command, until }: Block, base: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const started = performance.now()
  for (;;) {
    const { stdout } = await run('sh', ['-c', command.replaceAll(README_BASE, base)], {
      cwd: ROOT,
      env,
    })
    const answer = withoutNpm(stdout.replaceAll(base, README_BASE).replaceAll('\r', ''))
    if (until === undefined || answer.includes(until)) return answer
    if (performance.now() - started > PATIENCE_MILLISECONDS) throw new Error(`no ${until} in: ${answer}`)
  }
}

/** npm says first what it runs. */
const withoutNpm = (text: string): string => text.replaceAll(/^\n> .*\n> .*\n\n/gm, '')
