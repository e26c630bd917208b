import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { NOTICE_FIELDS, ROW_FIELDS } from '@rotunda/contract'
import { closeRelease, openIndexed } from '../releases/open/index.ts'
import type { Collection } from '../releases/index.ts'
import { readRows, readTree } from '../releases/testing.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { placesOf } from '../wiring/places.ts'
import { readSettings } from '../wiring/settings.ts'
import { putSample } from '../wiring/testing/put-sample.ts'
import { askHere, makeEnvironment } from './testing.ts'

type Row = Readonly<Record<string, unknown>>

/** A field of a row with texts that no other row has, if there is such a row. */
type Canary = {
  readonly dataset: string
  readonly row: string
  readonly field: string
  readonly texts: readonly string[]
  readonly isUnique: boolean
}

const BOOKKEEPING = new Set([...Object.keys(ROW_FIELDS), ...Object.keys(NOTICE_FIELDS)])

const canBeEmpty = (schema: object): boolean =>
  ('type' in schema && (schema.type === 'array' || schema.type === 'null')) ||
  ('anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(canBeEmpty))

/** Rows that are tried for a field. */
const ROWS = 40

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** Texts of a value, without codes and days. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return /\p{L}{3}/u.test(value) && /[\s,.]/.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

const readAll = ({ tables }: Collection, directory: string, release: string): ReadonlyMap<string, Row[]> =>
  new Map(tables.map(({ name }) => [name, readRows<Row>(directory, release, name)]))

/**
 * Chooses a row for each field that can be withheld: one whose text only rows that name it have, if there is one. A text
 * that another field of the row repeats, which is never empty, fails a check instead.
 */
const chooseCanaries = ({ tables }: Collection, rows: ReadonlyMap<string, readonly Row[]>): Canary[] => {
  const lines = [...rows.values()].flat().map((row) => JSON.stringify(row))
  return tables.flatMap(({ name, schema }) => {
    const fields = Object.entries(schema.properties).filter(
      ([field, of]) => canBeEmpty(of) && !BOOKKEEPING.has(field),
    )
    return fields.flatMap(([field]): Canary[] => {
      const repeats = (row: Row): boolean =>
        Object.entries(schema.properties).some(
          ([other, of]) =>
            other !== field &&
            !canBeEmpty(of) &&
            String(row[field]).toLowerCase() === String(row[other]).toLowerCase(),
        )
      const full = (rows.get(name) ?? [])
        .filter((row) => !isEmpty(row[field]) && !repeats(row))
        .slice(0, ROWS)
      const canaries = full.map((row): Canary => {
        const [id, texts] = [String(row['id']), listTexts(row[field])]
        const isUnique = texts.every((text) =>
          lines.every((line) => !line.includes(text) || line.includes(`"${id}"`)),
        )
        return { dataset: name, row: id, field, texts, isUnique: isUnique && texts.length > 0 }
      })
      return [canaries.find(({ isUnique }) => isUnique) ?? canaries[0] ?? []].flat()
    })
  })
}

for (const { collection } of COLLECTIONS.filter(({ collection: { publishers } }) => 'notices' in publishers))
  test(`${collection.name}: each field that can be withheld is then in no file of a release, and in no row that names its row`, async (t) => {
    const environment = makeEnvironment(t)
    await putSample(environment.ROTUNDA_DATA, [collection.name])
    const { releases: directory } = placesOf(readSettings(environment), collection)
    const options = ['--collection', collection.name]
    const [{ release: first }] = (await askHere(environment, 'release', 'list', ...options)).data
    const canaries = chooseCanaries(collection, readAll(collection, directory, first))
    assert.ok(canaries.filter(({ isUnique }) => isUnique).length > 2, 'some texts are of one row')
    t.diagnostic(
      `${canaries.length} fields, ${canaries.filter(({ isUnique }) => isUnique).length} with a text of one row`,
    )
    const notices = join(environment.ROTUNDA_DATA, 'notices.json')
    writeFileSync(
      notices,
      JSON.stringify({
        notices: canaries.map(({ dataset, row, field }) => ({
          dataset,
          row,
          kind: 'takedown',
          fields: [field],
          text: `Withheld ${dataset} ${field}.`,
          decided_on: '2026-06-20',
        })),
      }),
    )
    const url = ['--url', 'https://operator.example/notices.json']
    await askHere(environment, 'sources', 'add', notices, '--publisher', 'notices', ...url, ...options)
    const { release, checks } = await askHere(environment, 'release', 'build', ...options)
    assert.deepEqual(
      checks.filter(({ passed }: { passed: boolean }) => !passed),
      [],
    )
    const rows = readAll(collection, directory, release)
    for (const canary of canaries) {
      const own = rows.get(canary.dataset)?.find(({ id }) => id === canary.row)
      assert.ok(own !== undefined && isEmpty(own[canary.field]), JSON.stringify(canary))
    }
    assert.deepEqual(findHolding(canaries, rows, readTree(join(directory, release))), [])
    const opened = openIndexed({ directory, release, collection, shared: undefined })
    for (const { dataset, row, texts } of canaries) {
      const { listed = assert.fail(row) } = opened.tables[dataset]?.findRow(row) ?? {}
      for (const text of texts)
        assert.ok(!listed.includes(JSON.stringify(text)), `${dataset} ${row}: ${text}`)
    }
    closeRelease(opened)
  })

/** Names the files and rows that hold a withheld text. */
const findHolding = (
  canaries: readonly Canary[],
  rows: ReadonlyMap<string, readonly Row[]>,
  tree: ReadonlyMap<string, string>,
): string[] => {
  const lines = [...rows].flatMap(([name, all]) => all.map((row) => [name, JSON.stringify(row)] as const))
  return canaries.flatMap(({ dataset, row, field, texts, isUnique }) =>
    texts.flatMap((text) => {
      const name = `${dataset} ${row} ${field} "${text}"`
      const naming = lines
        .filter(([, line]) => line.includes(`"${row}"`) && line.includes(JSON.stringify(text)))
        .map(([table]) => `${name} in a row of ${table}`)
      const files = isUnique
        ? [...tree].filter(([file, content]) => !file.includes('notices') && content.includes(text))
        : []
      return [...new Set([...naming, ...files.map(([file]) => `${name} in ${file}`)])]
    }),
  )
}
