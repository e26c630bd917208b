import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { findBuild } from './find-build.js'

const SOURCE = 'apps/service/src/bin/rotunda.ts'
const TEXT = 'start()\n'

/** A repository with one source, and a build of it. */
const makeRepository = (t: TestContext) => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-build-'))
  t.after(() => {
    rmSync(root, { recursive: true })
  })
  const source = join(root, SOURCE)
  mkdirSync(dirname(source), { recursive: true })
  writeFileSync(source, TEXT)
  const { size, mtimeMs } = statSync(source)
  const sha256 = createHash('sha256').update(TEXT).digest('hex')
  mkdirSync(join(root, 'dist'))
  const build = { folder: 'a1', code: '', files: { [SOURCE]: [size, mtimeMs, sha256] } }
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify(build))
  return { root, source, program: join(root, 'dist/a1/rotunda.js') }
}

test('a build of the sources runs, and so does one whose sources have other times and the same bytes', (t) => {
  const { root, source, program } = makeRepository(t)
  assert.deepEqual(findBuild(root), { program })
  utimesSync(source, 1, 1)
  assert.deepEqual(findBuild(root), { program })
})

test('sources that changed after the build run, and the first of them is named', (t) => {
  const { root, source } = makeRepository(t)
  writeFileSync(source, TEXT.replace('start', 'begin'))
  utimesSync(source, 1, 1)
  const fault = { fault: `${SOURCE} is not as in the build` }
  assert.deepEqual(findBuild(root), fault)
  writeFileSync(source, `${TEXT}more()\n`)
  assert.deepEqual(findBuild(root), fault)
})

test('a removed source is a change, and a repository without sources runs its build', (t) => {
  const { root, source, program } = makeRepository(t)
  const other = { folder: 'a1', code: '', files: { 'packages/contract/src/index.ts': [1, 1, ''] } }
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify(other))
  assert.deepEqual(findBuild(root), { fault: 'packages/contract/src/index.ts is not as in the build' })
  rmSync(source)
  assert.deepEqual(findBuild(root), { program })
})

test('without a build, and with a damaged list of it, the sources run', (t) => {
  const { root } = makeRepository(t)
  writeFileSync(join(root, 'dist/build.json'), '{"folder":')
  assert.deepEqual(findBuild(root), { fault: 'dist/build.json cannot be read' })
  rmSync(join(root, 'dist'), { recursive: true })
  assert.deepEqual(findBuild(root), { fault: 'There is no build' })
})
