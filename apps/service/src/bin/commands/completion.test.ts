import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../../platform/testing.ts'
import { makeEnvironment, runHere } from './testing.ts'

const writeScript = async (t: { after(clean: () => void): void }, shell: string): Promise<string> =>
  (await runHere(makeEnvironment(t), 'completion', shell)).stdout

/** What bash offers behind the words; the last one is being typed. */
const offer = (script: string, words: readonly string[]): string[] => {
  const typed = ['rotunda', ...words].map((word) => `'${word}'`).join(' ')
  const ask = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _rotunda; echo "\${COMPREPLY[*]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', ask], { encoding: 'utf8', timeout: RUN_MILLISECONDS })
  assert.equal(stderr, '')
  return stdout.trim().split(' ').filter(Boolean)
}

test('bash completes words, options and the values of options', async (t) => {
  const script = await writeScript(t, 'bash')
  assert.deepEqual(offer(script, ['key']), ['keys'])
  assert.deepEqual(offer(script, ['keys', '']), [
    'issue',
    'list',
    'show',
    'change',
    'rotate',
    'suspend',
    'resume',
    'revoke',
  ])
  assert.deepEqual(offer(script, ['keys', 'issue', '--e']), ['--expires'])
  assert.deepEqual(offer(script, ['keys', 'issue', '--scope', 'mess']), ['messages:send'])
  assert.deepEqual(offer(script, ['messages', 'list', '--state', 'held', '--ch']), ['--channel'])
  assert.deepEqual(offer(script, ['channels', 'check', 'house']), ['house-cwc'])
  assert.deepEqual(offer(script, ['purge', '--y']), ['--yes'])
})

for (const shell of ['zsh', 'fish'])
  test(`the completion for ${shell} is a script that ${shell} can read`, async (t) => {
    const script = await writeScript(t, shell)
    assert.match(script, /rotunda/)
    const { error, status, stderr } = spawnSync(shell, ['-n'], {
      input: script,
      encoding: 'utf8',
      timeout: RUN_MILLISECONDS,
    })
    if (error !== undefined) {
      t.skip(`${shell} is not there`)
      return
    }
    assert.deepEqual([status, stderr], [0, ''])
  })
