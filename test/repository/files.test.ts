import assert from 'node:assert/strict'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
const NOT_OURS = new Set(['node_modules', 'dist', '.git', 'var', 'coverage'])
const BINARY = /\.(png|jpg|ico|woff2|zip|xlsx|parquet|sqlite)$/

const files = globSync(['**/*', '.*', '.ci/**'], { cwd: ROOT, exclude: (name) => NOT_OURS.has(name) }).filter(
  // In a worktree of git its folder is a file.
  (file) => file !== '.git' && !BINARY.test(file) && statSync(join(ROOT, file)).isFile(),
)

test('no file names a place of the machine on which it was written', () => {
  assert.ok(files.length > 50)
  // Put together here, so that this file does not hold what it looks for.
  const place = new RegExp(`(?<![\\w.*-])/(${['work', 'root', 'home', 'Users'].join('|')})/\\w`)
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (place.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  assert.deepEqual(found, [])
})

test('the lock file names no registry, so that every machine asks its own', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  assert.doesNotMatch(lock, /"resolved": "https?:/)
  assert.match(lock, /"integrity": "sha512-/)
})

test('the product is five members at most', () => {
  const members = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT })
  const allowed = ['packages/contract', 'packages/sdk', 'packages/cli', 'apps/web', 'apps/service']
  assert.deepEqual(
    members.filter((file) => !allowed.includes(file.replace('/package.json', ''))),
    [],
  )
})
