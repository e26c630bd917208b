import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unguardCell } from '../../platform/index.ts'

export type PackageField = {
  readonly name: string
  readonly type: string
  readonly description: string
  readonly itemType?: string
  readonly delimiter?: string
  readonly categories?: readonly { readonly value: string; readonly label: string }[]
  readonly constraints?: {
    readonly required?: boolean
    readonly pattern?: string
    readonly minimum?: number
    readonly maximum?: number
  }
}
type ForeignKey = {
  readonly fields: string
  readonly reference: { readonly resource: string; readonly fields: string }
}
export type PackageResource = {
  readonly name: string
  readonly path: string
  readonly title?: string
  readonly licenses: readonly object[]
  readonly schema?: {
    readonly fields: readonly PackageField[]
    readonly primaryKey?: string | readonly string[]
    readonly foreignKeys?: readonly ForeignKey[]
  }
}
export type DataPackage = {
  readonly version: string
  readonly created: string
  readonly licenses: readonly Readonly<Record<string, string>>[]
  readonly sources: readonly object[]
  readonly contributors: readonly { readonly title: string; readonly roles: readonly string[] }[]
  readonly resources: readonly PackageResource[]
}

type Row = Readonly<Record<string, string>>

export const readPackage = (directory: string): DataPackage =>
  JSON.parse(readFileSync(join(directory, 'data/datapackage.json'), 'utf8'))

/** Fails where a package breaks a rule of Data Package 2.0, or a CSV its own Table Schema. */
export const checkDataPackage = (directory: string): void => {
  const description = readPackage(directory)
  checkDescriptor(description)
  const tables = new Map(
    description.resources.map((resource) => [resource.name, readTable(directory, resource)]),
  )
  for (const resource of description.resources) checkTable(resource, tables)
}

const PATH = /^(?=^[^./~])(^((?!\.{2}).)*$).*$/

const checkDescriptor = ({
  version,
  created,
  licenses,
  sources,
  contributors,
  resources,
}: DataPackage): void => {
  assert.match(version, /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(\+[0-9A-Za-z-]+)?$/, 'a semantic version')
  assert.ok(!Number.isNaN(Date.parse(created)))
  assert.ok(sources.every((source) => Object.keys(source).length > 0))
  assert.ok(contributors.every(({ title, roles }) => title !== '' && roles.length > 0))
  for (const license of [...licenses, ...resources.flatMap((resource) => resource.licenses)]) {
    assert.ok('name' in license || 'path' in license)
    if ('path' in license) assert.match(String(license.path), PATH)
  }
  assert.equal(new Set(resources.map(({ name }) => name)).size, resources.length, 'names are unique')
  for (const { path } of resources) assert.match(path, PATH)
}

const readTable = (directory: string, { path, schema }: PackageResource): readonly Row[] =>
  schema === undefined ? [] : parse(readFileSync(join(directory, 'data', path), 'utf8'), { columns: true })

const checkTable = ({ name, schema }: PackageResource, tables: ReadonlyMap<string, readonly Row[]>): void => {
  if (schema === undefined) return
  const rows = tables.get(name) ?? []
  for (const field of schema.fields) {
    checkField(field)
    for (const row of rows) checkCell(field, row[field.name] ?? assert.fail(field.name), name)
  }
  const key = schema.primaryKey === undefined ? [] : [schema.primaryKey].flat()
  const keys = rows.map((row) => JSON.stringify(key.map((field) => row[field] ?? assert.fail(field))))
  if (key.length > 0) assert.equal(new Set(keys).size, rows.length, `${name}: the primary key`)
  for (const { fields, reference } of schema.foreignKeys ?? []) {
    const there = new Set(tables.get(reference.resource)?.map((row) => row[reference.fields]))
    for (const row of rows)
      assert.ok(row[fields] === '' || there.has(row[fields]), `${name}.${fields}: ${row[fields] ?? ''}`)
  }
}

const CONSTRAINTS: Readonly<Record<string, readonly string[]>> = {
  string: ['required', 'unique', 'pattern'],
  integer: ['required', 'unique', 'minimum', 'maximum'],
  year: ['required', 'unique', 'minimum', 'maximum'],
  boolean: ['required'],
  date: ['required'],
  datetime: ['required'],
  list: [],
}

const checkField = ({
  name,
  type,
  itemType,
  delimiter,
  categories,
  constraints = {},
}: PackageField): void => {
  const allowed = CONSTRAINTS[type] ?? assert.fail(`${name}: ${type}`)
  assert.deepEqual(
    Object.keys(constraints).filter((constraint) => !allowed.includes(constraint)),
    [],
    name,
  )
  assert.equal(type === 'list', delimiter !== undefined && itemType !== undefined, name)
  if (categories !== undefined) assert.ok(type === 'string' || type === 'integer', name)
}

const LEXICAL: Readonly<Record<string, RegExp>> = {
  string: /^/,
  integer: /^-?\d+$/,
  year: /^\d{4}$/,
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
}

const checkCell = (field: PackageField, cell: string, table: string): void => {
  const { type, itemType = '', delimiter = '', categories, constraints = {} } = field
  const name = `${table}.${field.name}: ${cell}`
  if (cell === '') return assert.ok(constraints.required !== true, name)
  const isText = type === 'string' || type === 'list'
  const value = isText ? unguardCell(cell) : cell
  const values = type === 'list' ? value.split(delimiter) : [value]
  for (const one of values) assert.match(one, LEXICAL[itemType || type] ?? assert.fail(name), name)
  if (categories !== undefined)
    assert.ok(
      categories.some((category) => category.value === value),
      name,
    )
  const { pattern, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = constraints
  if (pattern !== undefined) assert.match(value, new RegExp(`^(?:${pattern})$`, 'u'), name)
  if (type === 'integer' || type === 'year')
    assert.ok(Number(value) >= minimum && Number(value) <= maximum, name)
}
