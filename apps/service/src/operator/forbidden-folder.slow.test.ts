import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, runToEnd } from '../platform/testing.ts'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { makeEnvironment, type TestEnvironment } from './testing.ts'

const NOBODY = 65_534

/** Nothing is forbidden to root: where it runs the tests, commands are given by a user without rights. */
const OTHER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

const runAsOther = (environment: TestEnvironment, ...args: string[]) =>
  runToEnd(
    endWithTest(
      spawn(process.execPath, [join(import.meta.dirname, '../bin/rotunda.js'), ...args], {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...OTHER,
      }),
    ),
  )

/** Makes the user without rights the owner. */
const give = (path: string): void => {
  if (OTHER.uid !== undefined) chownSync(path, NOBODY, NOBODY)
}

/** Takes the right to write to a folder from whoever gives the commands. */
const close = (folder: string): void => {
  if (OTHER.uid !== undefined) chownSync(folder, 0, 0)
  chmodSync(folder, 0o555)
}

const open = (folder: string): void => {
  give(folder)
  chmodSync(folder, 0o755)
}

test('a folder that may not be written to is named in one sentence with the way out, and in JSON', async (t) => {
  const environment = makeEnvironment(t)
  const { ROTUNDA_DATA: data } = environment
  open(data)
  // Node cannot start in a closed folder.
  const version = await runAsOther(environment, '--version').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EACCES') return undefined
    throw cause
  })
  if (version?.code !== 0) return t.skip('other users may not read the files of this project')
  await archiveSample(data, { records: 20 })
  for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' })) give(join(data, path))
  const [document] = readdirSync(join(data, 'sources/objects'), { recursive: true })
    .map(String)
    .sort()
    .slice(-1)
  const sha256 = document?.split('/').at(-1) ?? ''
  const [drafts, releases] = [join(data, 'sources/drafts'), join(data, 'releases')]
  mkdirSync(releases)
  close(drafts)
  close(releases)
  for (const [folder, ...args] of [
    [releases, 'release', 'build'],
    [drafts, 'sources', 'sample'],
    [drafts, 'sources', 'withdraw', sha256, '--reason', 'A wrong year.'],
  ] as const) {
    const { code, stdout, stderr } = await runAsOther(environment, ...args, '--json')
    // Before it stands how far the order came, where that took a second.
    const said = stderr.split('\n').at(-2) ?? ''
    assert.match(
      said,
      new RegExp(`^This user \\(uid \\d+\\) may not write to ${folder}[,.] .*Run the command as .*\\.$`),
    )
    const { error } = JSON.parse(stdout)
    assert.deepEqual([code, error.code, error.message], [1, 'unavailable', said])
  }
  assert.equal(statSync(releases).nlink, 2, 'nothing was made')
})
