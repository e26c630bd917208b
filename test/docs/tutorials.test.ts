import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { SCOPES } from '@rotunda/contract'
import { DESCRIBED_COMMANDS } from '../../apps/service/src/operator/described-commands.ts'
import { listScopes } from '../../apps/service/src/http/data/operation.ts'
import { OPERATIONS } from '../../apps/service/src/http/partner/operations.ts'
import { ROOT } from './markdown-pages.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('of the words that provoke a failure, the one that pauses the channel is tried last, with the way to open it', () => {
  const page = read('docs/tutorials/first-message.md')
  const words = [...page.matchAll(/\[simulate (\w+)\]/g)].map(([, word]) => word)
  assert.equal(words.at(-1), '401')
  assert.match(page.slice(page.lastIndexOf('[simulate 401]')), /channels resume house-cwc/)
})

test('every scope that a key can be given opens something, and the help of keys issue says what', () => {
  const demanded = globSync('apps/service/src/http/**/*.ts', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/demandScope\(needs, '([^']+)'\)/g)].map(([, scope]) => scope),
  )
  const issue = DESCRIBED_COMMANDS.find(({ words }) => words === 'keys issue')
  const scope = issue?.options.find(({ name }) => name === 'scope')
  const opened = new Set([...demanded, ...OPERATIONS.flatMap(listScopes)])
  assert.deepEqual([...opened].sort(), SCOPES.toSorted())
  assert.match(
    scope?.description ?? '',
    /send messages, or to read the tables of one family of the partner API/,
  )
})

test('the pages say what publishing waits for, how the sample comes back, and what "as of" means', () => {
  const tutorial = read('docs/tutorials/from-a-file-to-a-bundle.md')
  assert.match(tutorial, /command waits until the service serves it/)
  assert.match(tutorial, /brings the sample back/)
  assert.match(read('docs/how-to/refresh-the-roster.md'), /"As of" is the day on which the list was read/)
})

test('every pipe that shows a part of an answer shows what a refusal says, and no stack', () => {
  const pages = globSync(['README.md', 'docs/**/*.md', 'examples/*/commands.sh'], { cwd: ROOT })
  const pipes = pages.flatMap((file) =>
    [...read(file).matchAll(/\| node -p '([^']+)'/g)].map(([, program = '']) => ({ file, program })),
  )
  assert.ok(pipes.length > 40)
  const refusal = JSON.stringify({ status: 503, detail: 'Try again.', reason: 'Try again.' })
  for (const { file, program } of pipes) {
    const shown: unknown = runInNewContext(program, { fs: { readFileSync: () => refusal } })
    assert.match(JSON.stringify(shown), /Try again\./, `${file}: ${program}`)
  }
})
