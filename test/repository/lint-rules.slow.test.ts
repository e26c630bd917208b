import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'

const ROOT = join(import.meta.dirname, '../..')
const DOMAIN = 'apps/service/src/messages/submission.ts'
const CLOCK = 'apps/service/src/platform/clock.ts'

// With CI set, the parser assumes that each file is linted once, as it is on disk. Here the texts differ from the disk.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { disallowAutomaticSingleRunInference: true } },
  },
})

/** Rules that the text breaks when it stands in this file, which must exist, since the rules ask for its types. */
const broken = async (text: string, file = DOMAIN): Promise<(string | null)[]> => {
  const results = await eslint.lintText(text, { filePath: join(ROOT, file) })
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))
}

const FAULTS: readonly [rule: string, text: string][] = [
  ['no-restricted-properties', 'export const port = process.env'],
  ['no-restricted-properties', 'export const { env } = process'],
  ['house/environment-is-not-imported', "import { env } from 'node:process'\nexport const all = env"],
  ['house/time-is-a-dependency', 'export const now = (): number => Date.now()'],
  ['house/time-is-a-dependency', 'export const now = (): Date => new Date()'],
  ['house/time-is-a-dependency', 'export const now = () => Temporal.Now.instant()'],
  ['house/assertions-give-a-reason', 'export const name = (given: unknown): string => given as string'],
  ['house/imports-come-nearer', "import './submission.ts'\nimport 'node:fs'"],
  ['house/imports-come-nearer', "import 'typebox'\nimport 'node:fs'"],
  ['no-restricted-exports', 'export default 1'],
  ['no-console', "console.log('here')"],
  ['@typescript-eslint/no-explicit-any', 'export type Loose = any'],
  ['@typescript-eslint/no-non-null-assertion', 'export const first = (all: string[]): string => all[0]!'],
  ['@typescript-eslint/no-floating-promises', 'export const start = (): void => { fetch("x") }'],
  ['max-lines', 'export {}\n'.repeat(301)],
  ['max-lines-per-function', `export const long = (): void => {\n${'void 0\n'.repeat(60)}}`],
]

test('each rule of the house is noticed when it is broken', async () => {
  for (const [rule, text] of FAULTS) {
    const found = await broken(text)
    assert.ok(
      found.includes(rule),
      `${rule} was not reported for ${text.slice(0, 60)}, but ${found.join(', ')}`,
    )
  }
})

const CHILDREN = "import { spawn, spawnSync, execFile } from 'node:child_process'\n"
const ENDLESS = [
  `${CHILDREN}spawn('sh')`,
  `${CHILDREN}const child = spawn('sh')\nendWithTest(child)`,
  `${CHILDREN}spawnSync('sh', [], { encoding: 'utf8' })`,
  `${CHILDREN}await promisify(execFile)('sh')`,
  "await fetch('http://127.0.0.1')",
  "import { once } from 'node:events'",
  "test('a bound of its own', { timeout: 20_000 }, () => undefined)",
  'assert.ok(performance.now() - begun < 5000)',
]

test('in tests, a child that is left running, a wait without an end or with a short one, and a real clock are errors', async () => {
  const rule = 'house/waits-have-an-end'
  for (const file of ['examples/check-transcript.ts', 'apps/service/src/wiring/settings.slow.test.ts']) {
    for (const text of ENDLESS) assert.ok((await broken(text, file)).includes(rule), `${file}: ${text}`)
    const ended = `${CHILDREN}endWithTest(spawn('sh'))\nspawnSync('sh', [], { timeout: RUN_MILLISECONDS })`
    assert.ok(!(await broken(ended, file)).includes(rule), file)
  }
})

test('a disabling comment that disables nothing is an error', async () => {
  assert.deepEqual(await broken('// eslint-disable-next-line no-console\nexport {}\n'), [null])
})

test('a comment opens with its subject', async () => {
  const rule = 'house/comments-open-with-their-subject'
  for (const comment of [
    '/** What a key may do. */',
    '// Of a key.',
    '/**\n * Who asks.\n */',
    '// How it ends.',
  ])
    assert.ok((await broken(`${comment}\nexport {}\n`)).includes(rule), comment)
  for (const comment of ['/** Scopes of keys. What else there is. */', '// Whether it ends.', '// Offices.'])
    assert.deepEqual(await broken(`${comment}\nexport {}\n`), [], comment)
})

test('the clock alone may ask the machine for the time, and an assertion with its reason passes', async () => {
  assert.deepEqual(await broken('export const now = (): Date => new Date()\n', CLOCK), [])
  const explained =
    '// The caller has looked.\nexport const name = (given: unknown): string => given as string\n'
  assert.deepEqual(await broken(explained), [])
})

test('a name that says nothing is refused for files and for folders', async () => {
  for (const file of ['string-utils.ts', 'helpers/text.ts', 'manager.ts']) {
    const found = await broken('export {}', `scripts/lint/${file}`.replace('.ts', '.js'))
    assert.ok(found.includes('house/file-names-say-what'), file)
  }
  assert.deepEqual(await broken('export {}\n', 'scripts/lint/database-managers-log.js'), [
    'house/file-names-say-what',
  ])
  assert.deepEqual(await broken('export {}\n', 'scripts/lint/database.js'), [])
})
