import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { jointStatements } from '../../apps/service/src/publishers/enacted-projects/index.ts'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'

const CONTRACT = join(import.meta.dirname, '../../packages/contract/openapi')

test('no publisher of enacted projects but that of members is one of appropriations', () => {
  const own = new Set(Object.keys(APPROPRIATIONS.publishers))
  const shared = Object.keys(ENACTED_PROJECTS.publishers).filter((name) => own.has(name))
  assert.deepEqual(shared, ['congress-legislators'])
  assert.ok(!own.has(jointStatements.name))
})

test('no table and no dataset of appropriations is one of enacted projects', () => {
  const names = ({ tables, datasets }: { tables: readonly { name: string }[]; datasets: object }) => [
    ...tables.map(({ name }) => name),
    ...Object.keys(datasets),
  ]
  const own = new Set(names(APPROPRIATIONS))
  assert.deepEqual(
    names(ENACTED_PROJECTS).filter((name) => own.has(name)),
    [],
  )
})

test('the description of the appropriations API has no address and no stage of enacted projects', () => {
  const read = (name: string) => readFileSync(join(CONTRACT, `${name}.json`), 'utf8')
  const { paths } = JSON.parse(read('appropriations')) as { readonly paths: object }
  assert.ok(Object.keys(paths).every((path) => !path.includes('enacted')))
  assert.doesNotMatch(read('appropriations'), /"enacted"|enp-/)
})
