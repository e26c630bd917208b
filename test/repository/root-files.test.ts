import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('a stranger finds at the root that no licence was chosen, and no package claims one', () => {
  assert.match(read('LICENSE'), /^No licence has been chosen for this project yet\.\n/)
  for (const file of [
    'package.json',
    'apps/service/package.json',
    'packages/contract/package.json',
    'packages/sdk/package.json',
  ])
    assert.equal(JSON.parse(read(file)).license, undefined, file)
})

test('the version is one and the same everywhere, and the changelog has a part for it and for what is to come', () => {
  const { version } = JSON.parse(read('package.json'))
  const service = JSON.parse(read('apps/service/package.json'))
  const contract = JSON.parse(read('packages/contract/package.json'))
  const sdk = JSON.parse(read('packages/sdk/package.json'))
  assert.deepEqual(
    [service.version, contract.version, sdk.version, service.dependencies['@rotunda/contract']],
    [version, version, version, version],
  )
  const headings = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, heading]) => heading)
  assert.deepEqual(headings.slice(0, 2), ['Unreleased', version])
})

test('the Node that nvm is asked for is the one that the service is run and tested with', () => {
  assert.equal(read('.nvmrc').trim(), process.versions.node)
})

test('pages for contributors, reporters and makers of versions lead to what there is', () => {
  assert.match(read('CONTRIBUTING.md'), /npm run check/)
  assert.match(read('SECURITY.md'), /in private/)
  assert.match(read('docs/how-to/make-a-version.md'), /git tag -a v/)
})
