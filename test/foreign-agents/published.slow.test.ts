import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Catalog, Downloads, Preview } from '@rotunda/contract'
import { unzipSync } from 'fflate'
import { askHere, makeStartedEnvironment, startService } from '../../apps/service/src/operator/testing.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { openBytes } from '../../apps/service/src/publishers/index.ts'
import { openFaraFile } from '../../apps/service/src/publishers/fara/index.ts'
import { checkDataPackage, readTree } from '../../apps/service/src/releases/testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/fara')
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/fara is not here'

type Document = { readonly path: string; readonly file: string; readonly day: string }

const DOCUMENTS: readonly Document[] = [
  ...['2023-08-03', '2025-04-11'].flatMap((day) =>
    ['FARA_All_Registrants', 'FARA_All_ForeignPrincipals'].map((file) => ({
      path: `${day}/${file}.csv`,
      file,
      day,
    })),
  ),
  { path: 'short_forms_first12_2025-05.csv', file: 'FARA_All_ShortForms', day: '2025-05-07' },
]

/** Rows of the release, as the README of the files counts them. */
const ROWS = {
  'fara-registrants': 1735,
  'fara-principals': 4400,
  'fara-short-forms': 12,
  'fara-countries': 222,
  'fara-changes': 54 + 58 + 127 + 25 + 96,
}

describe('the real files, published', { skip }, () => {
  const cleanups: (() => unknown)[] = []
  const t = { after: (clean: () => unknown) => void cleanups.unshift(clean) }
  let base = ''
  let release = ''
  let tree: ReadonlyMap<string, string> = new Map()

  before(async () => {
    const environment = await makeStartedEnvironment(t)
    const ask = (...args: string[]) => askHere(environment, ...args, '--collection', 'foreign-agents')
    for (const { path, file, day } of DOCUMENTS)
      await ask(
        ...['sources', 'add', join(REFERENCE, path), '--publisher', 'fara'],
        ...['--url', `https://fara.example/${file}.csv`],
        ...['--published', day, '--retrieved', `${day}T12:00:00Z`],
      )
    const built = await ask('release', 'build')
    release = built.release
    for (const [table, rows] of Object.entries(ROWS)) assert.equal(built.rows[table], rows, table)
    await ask('release', 'verify', release)
    await ask('release', 'publish', release)
    const folder = join(environment.ROTUNDA_DATA, 'releases/foreign-agents', release)
    checkDataPackage(folder)
    tree = readTree(folder)
    const service = await startService(environment)
    t.after(() => service.stop())
    base = service.base
  })

  after(async () => {
    for (const clean of cleanups) await clean()
  })

  const read = async (path: string, accept = 'application/json') => {
    const answer = await fetch(new URL(path, base), { headers: { accept }, signal: patience() })
    assert.equal(answer.status, 200, path)
    return answer
  }
  const find = async () => {
    const { data } = (await (await read('/downloads')).json()) as Downloads
    return data.find(({ id }) => id === release) ?? assert.fail('the release is not listed')
  }

  test('downloads, catalog, page and feed have the release', async () => {
    const current = await find()
    assert.equal(current.current, true)
    const { dataset } = (await (await read('/data.json')).json()) as Catalog
    const ids = dataset.map(({ '@id': id }) => id)
    for (const table of Object.keys(ROWS))
      assert.ok(
        ids.some((id) => id.endsWith(`#${release}/${table}`)),
        table,
      )
    const page = await (await read('/datasets/foreign-agents', 'text/html')).text()
    for (const rows of Object.values(ROWS))
      assert.ok(page.includes(rows.toLocaleString('en-US')), String(rows))
    const feed = await (
      await read('/feeds/datasets/foreign-agents/changes.atom', 'application/atom+xml')
    ).text()
    assert.match(feed, /<entry>/)
    const file = current.files.find(({ name }) => name === 'data/preview.json') ?? assert.fail()
    const preview = (await (await read(file.url)).json()) as Preview
    assert.deepEqual(
      preview.datasets.filter(({ first }) => first.length === 0).map((one) => one.dataset),
      ['fara-short-forms', 'fara-documents'],
    )
  })

  test('no byte of the release, its bundle, pages and feed has a street or postal code of the files', async () => {
    const bundle = (await find()).files.find(({ name }) => name.endsWith('.zip')) ?? assert.fail()
    const unpacked = unzipSync(new Uint8Array(await (await read(bundle.url)).arrayBuffer()))
    const texts = new Map<string, string>(tree)
    for (const [name, bytes] of Object.entries(unpacked))
      texts.set(name, Buffer.from(bytes).toString('latin1'))
    for (const path of ['/datasets/foreign-agents', '/feeds/datasets/foreign-agents/changes.atom'])
      texts.set(path, await (await read(path, '*/*')).text())
    const finder = makeFinder(await listAddresses())
    for (const [name, text] of texts) assert.deepEqual(finder(text), [], name)
    assert.ok(
      texts.size > 40 &&
        finder(readFileSync(join(REFERENCE, DOCUMENTS[0]?.path ?? ''), 'latin1')).length > 1000,
    )
  })
})

/** Streets, and postal codes of more than five digits: those of five may be numbers of something else. */
const listAddresses = async (): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { path } of DOCUMENTS) {
    const { records, table } = await openFaraFile(openBytes(readFileSync(join(REFERENCE, path))))
    const from = table === 'fara-registrants' ? 5 : 7
    for await (const batch of records())
      for (const { cells } of batch) found.push(...cells.slice(from, from + 2), cells.at(-1)?.trim() ?? '')
  }
  return found.filter((text) => text.length >= LEAST && /^\d/.test(text))
}

/** Length from which a text is found by its beginning. */
const LEAST = 10

/** Makes a search for these texts. Each begins with a digit. */
const makeFinder = (texts: readonly string[]): ((text: string) => readonly string[]) => {
  const byStart = Map.groupBy(new Set(texts), (text) => text.slice(0, LEAST))
  return (text) =>
    [...text.matchAll(/(?<!\d)\d/g)].flatMap(({ index }) =>
      (byStart.get(text.slice(index, index + LEAST)) ?? []).filter((one) => text.startsWith(one, index)),
    )
}
