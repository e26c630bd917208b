import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readTableRows, ROOT } from './markdown-pages.ts'

type Manifest = {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const manifests = globSync(['package.json', 'packages/*/package.json', 'apps/*/package.json'], { cwd: ROOT })
// package.json files have this shape by npm's rules.
const readManifest = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Manifest
const declared = manifests.flatMap((file) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readManifest(file)
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
})
const outside = [...new Set(declared.map(([name]) => name))].filter((name) => !name.startsWith('@rotunda/'))

const rows = readTableRows(readFileSync(join(ROOT, 'docs/explanation/dependencies.md'), 'utf8'))
const explained = new Map(rows.map(([name = '', reason = '']) => [name.replaceAll('`', ''), reason]))

test('every dependency is pinned to one exact version', () => {
  const loose = declared.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
  assert.deepEqual(loose, [])
})

test('a dependency that several members use has the same version in all of them', () => {
  const versions = Map.groupBy(declared, ([name]) => name)
  const split = [...versions].filter(([, uses]) => new Set(uses.map(([, version]) => version)).size > 1)
  assert.deepEqual(split, [])
})

test('every dependency has its reason in docs/explanation/dependencies.md, and nothing else stands there', () => {
  assert.deepEqual([...explained.keys()].toSorted(), outside.toSorted())
  assert.deepEqual(
    [...explained].filter(([, reason]) => reason.length < 20),
    [],
    'these reasons say nothing',
  )
})
