import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { makeEnvironment, runHere } from './testing.ts'

/** The file of the completion; undefined where the shell is not there. */
const writeScript = async (t: TestContext, shell: string): Promise<string | undefined> => {
  if (run(shell, ['--version']).error !== undefined) {
    t.skip(`${shell} is not there`)
    return undefined
  }
  const environment = makeEnvironment(t)
  const file = join(environment['ROTUNDA_DATA'], 'completion')
  writeFileSync(file, (await runHere(environment, 'completion', shell)).stdout)
  return file
}

const run = (shell: string, args: readonly string[]) =>
  spawnSync(shell, args, { encoding: 'utf8', timeout: RUN_MILLISECONDS })

type Offer = (file: string, words: readonly string[]) => readonly string[]

/** Completions of each shell after the words. The last word is being typed. */
const SHELLS: Readonly<Record<string, Offer>> = {
  bash: (file, words) => {
    const typed = ['rotunda', ...words].map((word) => `'${word}'`).join(' ')
    const ask = `source '${file}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _rotunda; echo "\${COMPREPLY[*]}"`
    return readOffer(run('bash', ['-c', ask]), ' ')
  },
  zsh: (file, words) => {
    // As zsh's own completion for functions of bash asks them; what does not begin like the last word it leaves out.
    const typed = ['rotunda', ...words].map((word) => `'${word}'`).join(' ')
    const ask = `source '${file}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; words=(${typed}); CURRENT=${words.length + 1}; compgen -F _rotunda`
    return readOffer(run('zsh', ['-f', '-c', ask]), '\n').filter((word) =>
      word.startsWith(words.at(-1) ?? ''),
    )
  },
  fish: (file, words) => {
    const ask = `source '${file}'; complete -C '${['rotunda', ...words].join(' ')}'`
    // Behind each word stands what it does.
    return readOffer(run('fish', ['-c', ask]), '\n').map((line) => line.replace(/\t.*/, ''))
  },
}

const readOffer = ({ stdout, stderr }: ReturnType<typeof run>, separator: string): string[] => {
  assert.equal(stderr, '')
  return stdout.trim().split(separator).filter(Boolean)
}

for (const [shell, offer] of Object.entries(SHELLS))
  test(`${shell} completes words, options and the values of options`, async (t) => {
    const file = await writeScript(t, shell)
    if (file === undefined) return
    const keys = ['issue', 'list', 'show', 'change', 'rotate', 'suspend', 'resume', 'revoke']
    assert.deepEqual(offer(file, ['key']), ['keys'])
    assert.deepEqual(offer(file, ['keys', '']).toSorted(), keys.toSorted())
    assert.deepEqual(offer(file, ['keys', 'issue', '--e']), ['--expires'])
    assert.deepEqual(offer(file, ['keys', 'issue', '--scope', 'mess']), ['messages:send'])
    assert.deepEqual(offer(file, ['messages', 'list', '--state', 'held', '--ch']), ['--channel'])
    assert.deepEqual(offer(file, ['channels', 'check', 'house']), ['house-cwc'])
    assert.deepEqual(offer(file, ['purge', '--y']), ['--yes'])
  })
