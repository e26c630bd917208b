import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listMembers, listTypeErrors } from './compile-changed.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const readPage = (page: string): string => read(`docs/how-to/${page}.md`)

/** Rows of the tables of a page: a file, the names to look for in it, and the reminder of the step. */
const listSteps = (page: string) =>
  [...readPage(page).matchAll(/^\| `([^`]+\/[^`]+)` +\| (.*?) \| (.*?) \|$/gm)].map(
    ([, file = '', step = '', reminder = '']) => ({
      file,
      names: [...step.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      reminder: reminder.trim(),
      tests: [...reminder.matchAll(/`(test\/[^`]+)`/g)].map(([, name = '']) => name),
    }),
  )

const PAGES = ['add-a-filter', 'add-a-page', 'add-a-channel', 'add-a-publisher', 'add-a-collection'] as const

for (const page of PAGES)
  test(`every file of ${page} has the names that the page sends a reader to`, () => {
    const steps = listSteps(page)
    assert.ok(steps.length >= 4)
    for (const { file, names, tests } of steps) {
      assert.ok(names.length > 0, file)
      for (const name of names) assert.match(read(file), new RegExp(`\\b${name}\\b`), `${name} in ${file}`)
      for (const one of tests) assert.ok(read(one).length > 0)
    }
  })

test('a filter of records that the page describes is in each of its files', () => {
  for (const name of ['recipient', 'district'])
    for (const { file } of listSteps('add-a-filter'))
      assert.match(read(file), new RegExp(`\\b${name}\\b`), `${name} in ${file}`)
})

test('the compiler reminds of a new filter, channel and publisher in each file that the pages say', () => {
  const promised = (['add-a-filter', 'add-a-channel', 'add-a-publisher'] as const).flatMap((page) =>
    listSteps(page)
      .filter(({ reminder }) => reminder === 'a type error')
      .map(({ file }) => file),
  )
  assert.ok(promised.length >= 10)
  const changes = [
    {
      file: 'packages/contract/src/appropriations/record-filters.ts',
      from: 'const VALUE_FILTERS = withOpposites({',
      to: "const VALUE_FILTERS = withOpposites({ filter_of_the_page: many(anyId, 'Added by a test.'),",
    },
    {
      file: 'packages/contract/src/message-status.ts',
      from: 'export const CHANNELS = [',
      to: "export const CHANNELS = ['channel-of-the-page',",
    },
    {
      file: 'apps/service/src/publishers/appropriations/publisher-names.ts',
      from: 'export const PUBLISHERS = {',
      to: "export const PUBLISHERS = { 'publisher-of-the-page': 'Added by a test',",
    },
  ]
  assert.deepEqual(listTypeErrors(changes, promised), promised.toSorted())
})

/** Files, without tests and generated ones, that name all of these. */
const findFilesWith = (names: readonly string[]): string[] =>
  globSync(['apps/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'bench/**/*.ts'], {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'generated' || name.endsWith('.test.ts'),
  })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/generated/'))
    .filter((file) => {
      const text = read(file)
      return names.every((name) => text.includes(name))
    })
    .toSorted()

for (const [page, names, others] of [
  [
    'add-a-channel',
    ["'house-cwc'", "'senate-cwc'", "'regulations-gov'"],
    // Examples of the API description.
    ['apps/service/src/http/status/status.ts'],
  ],
  ['add-a-publisher', ["'fast-book'", "'assistance-listings'"], []],
  ['add-a-collection', ['appropriationsApi', 'partnerApi'], []],
] as const)
  test(`each file that names all that there is has a step of ${page}`, () => {
    const steps = new Set(listSteps(page).map(({ file }) => file))
    const found = findFilesWith(names).filter((file) => !others.some((other) => other === file))
    assert.ok(found.length > 0)
    assert.deepEqual(
      found.filter((file) => !steps.has(file)),
      [],
    )
  })

for (const [page, file, type] of [
  ['add-a-channel', 'apps/service/src/messages/channel.ts', 'Channel'],
  ['add-a-publisher', 'apps/service/src/publishers/publisher.ts', 'Publisher'],
  ['add-a-collection', 'apps/service/src/releases/build/build-steps.ts', 'BuildSteps'],
  ['add-a-collection', 'apps/service/src/wiring/served-collection.ts', 'ServedCollection'],
] as const)
  test(`${page} explains every member of ${type}, and says which are optional`, () => {
    const rows = readTableRows(readPage(page)).map(([name = '', text = '']) => ({
      name: name.replaceAll('`', ''),
      isOptional: text.startsWith('Optional:'),
    }))
    const members = listMembers(file, type)
    const explained = rows.filter(({ name }) => members.some((member) => member.name === name))
    const inOrder = (list: readonly { readonly name: string; readonly isOptional: boolean }[]) =>
      list.map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}`).toSorted()
    assert.deepEqual(inOrder(explained), inOrder(members))
  })

test('add-a-collection explains every kind of column', () => {
  const kinds = [...read('apps/service/src/tables/table.ts').matchAll(/readonly kind: '(\w+)'/g)].map(
    ([, kind = '']) => kind,
  )
  const [, table = ''] = /\| Kind .*\n\|[\s:|-]+\|\n((?:\|.*\|\n)+)/.exec(readPage('add-a-collection')) ?? []
  const explained = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, kind = '']) => kind)
  assert.deepEqual(explained, kinds)
})

test('every block of code on these pages is cut from code that the tests run', () => {
  for (const page of PAGES) {
    const text = readPage(page)
    const cuts = [...text.matchAll(/^<!-- cut: (\S+)#[\w-]+ -->\n\n```/gm)].map(([, file = '']) => file)
    assert.equal(cuts.length, text.match(/^```\w+$/gm)?.length ?? 0, page)
    for (const file of cuts) assert.match(file, /^test\/|\.test\.ts$/)
  }
})
