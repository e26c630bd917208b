import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { endWithTest, once, runToEnd } from '../platform/testing.ts'
import { loadCommands } from './command-table.ts'
import { DESCRIBED_COMMANDS } from './described-commands.ts'
import { makeEnvironment, runHere, runRotunda, startRotunda } from './testing.ts'

test('a reader who has read enough ends no command with a fault', async (t) => {
  const child = startRotunda(makeEnvironment(t), 'help')
  child.stdout.destroy()
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'close')])
  assert.deepEqual([child.exitCode, stderr], [0, ''])
})

test('a data directory that is none is told by the name of its setting', async (t) => {
  const environment = makeEnvironment(t)
  const ROTUNDA_DATA = join(environment.ROTUNDA_DATA, 'file')
  writeFileSync(ROTUNDA_DATA, '')
  for (const words of ['sources list', 'release list', 'keys list']) {
    const { code, stderr } = await runHere({ ...environment, ROTUNDA_DATA }, ...words.split(' '))
    assert.equal(code, 1)
    assert.match(stderr, /^ {2}ROTUNDA_DATA must be a directory that this user may (read|write to)/m)
  }
})

test('help and version load none of what commands work with', async (t) => {
  const environment = makeEnvironment(t)
  // The loader then names each module that it loads.
  const traced = { ...environment, NODE_DEBUG: 'esm' }
  for (const words of ['--help', 'keys issue --help', 'help keys', '--version']) {
    const { code, stdout, stderr } = await runRotunda(traced, ...words.split(' '))
    assert.equal(code, 0)
    assert.ok(stdout.length > 10)
    const files = [...stderr.matchAll(/Translating \w+ (file:\S+)/g)].map(([, file]) => file ?? '')
    const loaded = files.flatMap(listSources)
    assert.ok(loaded.some((file) => file.endsWith('/operator/run-command-line.ts')))
    assert.deepEqual(
      loaded.filter(
        (file) => !/\/src\/(bin|operator)\/|\/src\/wiring\/(format-table|version)\.ts$/.test(file),
      ),
      [],
    )
  }
})

/** Sources of a module of the build; another module is its own. */
const listSources = (file: string): readonly string[] => {
  if (!file.includes('/dist/')) return [file]
  const map = new URL(`${file}.map`)
  // Entries and modules of the bundler have no sources. The bundler wrote the others.
  const { sources } = (existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')) : { sources: [] }) as {
    readonly sources: readonly string[]
  }
  return sources.filter((source) => source.endsWith('.ts'))
}

test('the version is that of the package, as text and as JSON', async (t) => {
  const environment = makeEnvironment(t)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  assert.match((await runHere(environment, '--version')).stdout, new RegExp(`^rotunda ${version} \\(.*Node `))
  assert.equal(JSON.parse((await runHere(environment, '--version', '--json')).stdout).version, version)
})

test('what the command line knows beforehand of a command is what the command says', async () => {
  const commands = await loadCommands()
  assert.deepEqual(
    DESCRIBED_COMMANDS.map(({ words, options }) => [words, options]),
    commands.map(({ words, options }) => [words, options]),
  )
})

test('with --json every failure is JSON on standard output, with its code and reason', async (t) => {
  const environment = makeEnvironment(t)
  for (const [line, code, says, exitCode] of [
    ['messages show msg_none', 'not_found', /no message msg_none/, 1],
    ['messages list --sate held', 'not_understood', /no option --sate/, 2],
    ['frobnicate', 'not_understood', /no command/, 2],
    ['release publish latest', 'invalid_query', /release/, 1],
  ] as const) {
    const { code: ended, stdout } = await runHere(environment, ...line.split(' '), '--json')
    const { error } = JSON.parse(stdout)
    assert.deepEqual([ended, error.code], [exitCode, code], line)
    assert.match(error.message, says)
  }
  const wrong = await runHere({ ...environment, ROTUNDA_RATES: 'maybe' }, 'keys', 'list', '--json')
  assert.equal(JSON.parse(wrong.stdout).error.code, 'settings_do_not_fit')
})

test('what is not understood points to the help of the command that was meant', async (t) => {
  const environment = makeEnvironment(t)
  for (const [line, help] of [
    ['messages list --sate held', 'messages list --help'],
    ['messages lst', 'messages --help'],
    ['frobnicate', '--help'],
  ] as const) {
    const { stderr } = await runHere(environment, ...line.split(' '))
    assert.ok(stderr.endsWith(`See npm run rotunda -- ${help}\n`), stderr)
  }
})

test('"npx rotunda" runs the command line', async (t) => {
  const root = join(import.meta.dirname, '../../../..')
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const child = endWithTest(
    spawn(process.execPath, [join(root, bin.rotunda), '--version'], { env: makeEnvironment(t) }),
  )
  const { stdout } = await runToEnd(child)
  assert.match(stdout, /^rotunda \d/)
})

test('a command that finds no database says so before it makes one, and once', async (t) => {
  const environment = makeEnvironment(t)
  const [first, second] = [
    await runHere(environment, 'messages', 'list'),
    await runHere(environment, 'messages', 'list'),
  ]
  assert.equal(
    first.stderr,
    `There was no database in ${environment.ROTUNDA_DATA}: an empty one is made. If the service has run already, set ROTUNDA_DATA to its data directory.\n`,
  )
  assert.deepEqual([first.code, second.stderr], [0, ''])
})
