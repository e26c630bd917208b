import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Loads a module in a process of its own, and prints the addresses of all modules that came with it. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
  await import(process.argv[1])
  process.stdout.write(JSON.stringify(loaded))
`

const listLoaded = (path: string): string[] => {
  const args = ['--input-type=module', '--eval', SCRIPT, join(SOURCES, path)]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  assert.notEqual(stdout, '', stderr)
  // The script prints a list of texts.
  return JSON.parse(stdout) as string[]
}

/** Code of a command, of a build or of a format that few requests ask for. */
const RARE = ['/sample/', '/releases/build/build-release.ts', '/operator/', '/hyparquet-writer/']
/** Code of the thread that talks. */
const OF_MAIN = [
  '/access/',
  '/people/',
  '/messages/',
  '/http/portal/',
  '/channels/',
  '/wiring/open-record-book.ts',
]

for (const [entry, absent] of [
  ['wiring/run-service.ts', [...RARE, '/wiring/open-reader.ts', '/nodemailer/']],
  ['bin/worker.ts', [...RARE, ...OF_MAIN]],
] as const)
  test(`${entry} loads no code of ${absent.join(', ')}`, () => {
    const parts = listLoaded(entry).filter((url) => !url.includes('/packages/contract/'))
    assert.ok(parts.length > 100)
    for (const part of absent)
      assert.deepEqual(
        parts.filter((url) => url.includes(part)),
        [],
        part,
      )
  })
