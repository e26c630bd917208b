import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, LOADING, runToEnd } from '../../platform/testing.ts'
import { openArchive } from './archive.ts'
import { sha256Of } from './objects.ts'
import { DECLARED, anEdition, makeArchive } from './testing/archives.ts'

const start = (directory: string, texts: readonly string[]) =>
  endWithTest(
    spawn(process.execPath, [
      ...LOADING,
      join(import.meta.dirname, 'testing/add-documents.ts'),
      directory,
      ...texts,
    ]),
  )

const listTexts = (length: number, name: string) => Array.from({ length }, (_, index) => `${name} ${index}`)

test('processes that add to one address at once lose nothing and corrupt nothing', async (t) => {
  const { archive, directory } = makeArchive(t)
  const lists = ['red', 'blue', 'green'].map((name) => [...listTexts(15, name), 'the same'])
  const codes = await Promise.all(lists.map(async (texts) => (await runToEnd(start(directory, texts))).code))
  assert.deepEqual(codes, [0, 0, 0])
  assert.deepEqual((await archive.check()).problems, [])
  const sources = await archive.list()
  const digests = new Set(sources.map(({ sha256 }) => sha256))
  for (const added of lists.flat()) assert.ok(digests.has(sha256Of(Buffer.from(added))), added)
  const editions = sources.map(({ edition }) => edition)
  assert.equal(new Set(editions).size, editions.length)
})

test('a process that is killed while it adds leaves a whole archive, with all that it had said was added', async (t) => {
  const { directory } = makeArchive(t)
  for (const round of [1, 2, 3, 4]) {
    const child = start(directory, listTexts(200, `round ${round}`))
    let seen = ''
    child.stdout.on('data', (chunk) => {
      seen += String(chunk)
      if (seen.split('\n').length > round * 3) child.kill('SIGKILL')
    })
    const { stdout: said } = await runToEnd(child)
    const archive = openArchive(directory, DECLARED)
    const { problems } = await archive.check()
    assert.deepEqual(
      problems.filter(({ kind }) => kind !== 'orphan'),
      [],
    )
    const digests = new Set((await archive.list()).map(({ sha256 }) => sha256))
    for (const added of said.split('\n').slice(0, -1))
      assert.ok(digests.has(sha256Of(Buffer.from(added))), added)
    assert.ok(digests.size < round * 200)
    await archive.add(anEdition(`after round ${round}`))
  }
})

test('where there is no room, nothing is half added, and the reason is told', async (t) => {
  const { archive, directory } = makeArchive(t)
  await archive.add(anEdition('before'))
  const script = join(import.meta.dirname, 'testing/add-documents.ts')
  const limited = [
    '-c',
    'ulimit -f 8; exec "$0" "$@"',
    process.execPath,
    script,
    directory,
    'x'.repeat(100_000),
  ]
  const { stderr } = await runToEnd(endWithTest(spawn('sh', limited)))
  assert.match(stderr, /There is no room left in .* The archive has not changed/)
  assert.deepEqual(await archive.check(), { sources: await archive.list(), problems: [] })
  assert.equal((await archive.list()).length, 1)
})
