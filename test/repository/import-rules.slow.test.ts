import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { cruiseTree } from '../../scripts/check-imports/cruise-tree.ts'
import { MODULE_MAY_USE, PACKAGE_MAY_USE, rowName } from '../../scripts/check-imports/import-table.ts'

const root = mkdtempSync(join(tmpdir(), 'rotunda-imports-'))
after(() => {
  rmSync(root, { recursive: true })
})

const SERVICE = 'apps/service/src'
const PAGES = 'apps/web/src/pages'
const members = Object.keys(PACKAGE_MAY_USE)
const modules = Object.keys(MODULE_MAY_USE)

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const writePackage = (folder: string, fields: object): void => {
  write(`${folder}/package.json`, JSON.stringify({ type: 'module', exports: './src/index.ts', ...fields }))
}

/** Every member and every module with a door, and nothing that breaks a rule. */
const writeSoundTree = (): void => {
  writePackage('.', { devDependencies: { 'only-for-tests': '1.0.0' } })
  write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true, "noEmit": true } }')
  for (const name of ['fastify', 'only-for-tests', 'not-declared']) {
    writePackage(`node_modules/${name}`, { name, version: '1.0.0' })
    write(`node_modules/${name}/src/index.ts`, 'export const x = 1\n')
  }
  for (const member of members) {
    const name = member.replace(/^.*\//, '@rotunda/')
    writePackage(member, { name, dependencies: { fastify: '1.0.0' } })
    write(`${member}/src/index.ts`, "export * from 'node:path'\n")
    mkdirSync(join(root, 'node_modules/@rotunda'), { recursive: true })
    symlinkSync(join(root, member), join(root, 'node_modules', name))
  }
  for (const door of [
    ...modules,
    'channels/cwc',
    'channels/wire',
    'channels/house',
    'channels/senate',
    'releases/open',
  ]) {
    write(`${SERVICE}/${door}/index.ts`, "export * from 'node:path'\n")
  }
  write(`${SERVICE}/channels/conformance.ts`, "export * from 'node:path'\n")
  for (const page of ['records', 'map']) write(`${PAGES}/${page}/${page}.ts`, "export * from 'node:path'\n")
  write('apps/web/src/views/pager.ts', "export * from 'node:path'\n")
  write(`${SERVICE}/messages/inner.ts`, "export * from 'node:path'\n")
  write(`${SERVICE}/messages/testing.ts`, "export * from 'node:path'\n")
  for (const file of ['index', 'inner']) write(`test/sample/${file}.ts`, "export * from 'node:path'\n")
}

/** Each edge between two members or two modules that the tables do not allow, as rule, importing file and import. */
const forbiddenEdges = (): [rule: string, file: string, imported: string][] => [
  ...Object.entries(PACKAGE_MAY_USE).flatMap(([from, allowed]) =>
    members
      .filter((to) => to !== from && !allowed.includes(to))
      .map((to): [string, string, string] => [
        rowName(from, allowed),
        `${from}/src/uses-${to.replace('/', '-')}.ts`,
        to.replace(/^.*\//, '@rotunda/'),
      ]),
  ),
  ...Object.entries(MODULE_MAY_USE).flatMap(([from, allowed]) =>
    modules
      .filter((to) => to !== from && !allowed.includes(to))
      .map((to): [string, string, string] => [
        rowName(from, allowed),
        `${SERVICE}/${from}/uses-${to}.ts`,
        `../${to}/index.ts`,
      ]),
  ),
]

const OTHER_FAULTS: readonly [rule: string, file: string, text: string][] = [
  [
    'no-cycles',
    `${SERVICE}/messages/chicken.ts`,
    "import type { Egg } from './egg.ts'\nexport type Chicken = Egg\n",
  ],
  ['no-orphans', `${SERVICE}/messages/nobody.ts`, 'export const x = 1\n'],
  ['no-unresolvable', `${SERVICE}/messages/lost.ts`, "export * from './not-there.ts'\n"],
  ['enter-by-index', `${SERVICE}/http/burglar.ts`, "export * from '../messages/inner.ts'\n"],
  ['enter-by-index', `${SERVICE}/http/typed-burglar.ts`, "export type * from '../messages/inner.ts'\n"],
  ['channels-are-strangers', `${SERVICE}/channels/house/nosy.ts`, "export * from '../senate/index.ts'\n"],
  ['channels-are-strangers', `${SERVICE}/channels/cwc/nosy.ts`, "export * from '../house/index.ts'\n"],
  ['pages-import-no-pages', `${PAGES}/map/borrows.ts`, "export * from '../records/records.ts'\n"],
  ['pages-import-no-pages', `${PAGES}/map/lists.ts`, "export * from '../routes.ts'\n"],
  ['pages-are-entered-by-routes', 'apps/web/src/views/borrows.ts', "export * from '../pages/map/map.ts'\n"],
  ['fastify-lives-in-http', `${SERVICE}/messages/web.ts`, "export * from 'fastify'\n"],
  ['readers-open-releases', `${SERVICE}/http/opens.ts`, "export * from '../releases/open/index.ts'\n"],
  ['readers-open-releases', `${SERVICE}/wiring/opens.ts`, "export * from '../releases/open/index.ts'\n"],
  ['readers-open-releases', `${SERVICE}/http/looks.ts`, "export * from '../wiring/open-record-book.ts'\n"],
  ['declared-deps-only', `${SERVICE}/messages/hoisted.ts`, "export * from 'not-declared'\n"],
  ['dev-deps-stay-outside', `${SERVICE}/messages/for-tests.ts`, "export * from 'only-for-tests'\n"],
  [
    rowName('apps/service', ['packages/contract', 'apps/web']),
    `${SERVICE}/messages/samples.ts`,
    "export * from '../../../../test/sample/index.ts'\n",
  ],
  [
    rowName('apps/service (tests)', ['packages/contract', 'apps/web', 'test/sample']),
    `${SERVICE}/messages/burglar.test.ts`,
    "export * from '../../../../test/sample/inner.ts'\n",
  ],
  ['tests-are-for-tests', `${SERVICE}/messages/leaning.ts`, "export * from './testing.ts'\n"],
]

const ALLOWED: readonly [file: string, imported: string][] = [
  ...Object.entries(MODULE_MAY_USE).flatMap(([from, allowed]) =>
    allowed.map((to): [string, string] => [`${SERVICE}/${from}/may-use-${to}.ts`, `../${to}/index.ts`]),
  ),
  [`${SERVICE}/messages/contract.ts`, '@rotunda/contract'],
  [`${SERVICE}/channels/house/format.ts`, '../cwc/index.ts'],
  [`${SERVICE}/channels/house/line.ts`, '../wire/index.ts'],
  [`${SERVICE}/channels/house/house.test.ts`, '../conformance.ts'],
  [`${PAGES}/records/rows.ts`, './records.ts'],
  [`${PAGES}/records/shared.ts`, '../../views/pager.ts'],
  [`${PAGES}/routes.ts`, './map/map.ts'],
  ['apps/web/src/web.ts', './pages/routes.ts'],
  [`${SERVICE}/operator/looks.ts`, '../wiring/open-record-book.ts'],
  [`${SERVICE}/wiring/open-record-book.ts`, '../releases/open/index.ts'],
  [`${SERVICE}/http/web.ts`, 'fastify'],
  [`${SERVICE}/http/http.test.ts`, '../messages/testing.ts'],
  [`${SERVICE}/http/samples.test.ts`, '../../../../test/sample/index.ts'],
]

test('what the import table allows is let through, and each import that it does not allow is named', () => {
  writeSoundTree()
  for (const [file, imported] of ALLOWED) write(file, `export * from '${imported}'\n`)
  assert.deepEqual(cruiseTree(root).violations, [])

  // One of the two files of a cycle is named.
  write(
    `${SERVICE}/messages/egg.ts`,
    "import type { Chicken } from './chicken.ts'\nexport type Egg = Chicken\n",
  )
  const faults: [string, string][] = []
  for (const [rule, file, text] of OTHER_FAULTS) {
    write(file, text)
    faults.push([rule, file])
  }
  for (const [rule, file, imported] of forbiddenEdges()) {
    write(file, `export * from '${imported}'\n`)
    faults.push([rule, file])
  }
  const found = cruiseTree(root).violations.map(({ rule, from }) => `${from} breaks ${rule}`)
  const missed = faults
    .map(([rule, file]) => `${file} breaks ${rule}`)
    .filter((fault) => !found.includes(fault))
  assert.deepEqual(missed, [])
})
