import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldSchema } from '../tables/index.ts'
import { COLLECTIONS } from './collections.ts'

const TABLES = COLLECTIONS.flatMap(({ collection: { name, tables } }) =>
  tables.map((table) => ({ ...table, title: `${name}/${table.name}` })),
)

test('every field of every table is shown by a column, and no column comes twice', () => {
  assert.ok(TABLES.length >= 53)
  for (const { title, flat, schema } of TABLES) {
    const names = flat.map(({ name }) => name)
    assert.equal(new Set(names).size, names.length, title)
    const shown = new Set<string>(flat.map(({ field }) => field))
    assert.deepEqual([...shown].sort(), Object.keys(schema.properties).sort(), title)
  }
})

test('every column of every table is described, by itself or by its field', () => {
  for (const { title, flat, schema } of TABLES)
    for (const { name, field, description } of flat) {
      const ofField: FieldSchema = schema.properties[field] ?? {}
      const described = description ?? ofField.description
      assert.ok(described !== undefined && described !== '', `${title}: ${name}`)
    }
})
