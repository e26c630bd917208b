import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  archive,
  build,
  checkDataPackage,
  makeFolder,
  makeLineRow,
  makeMemberRow,
  makeRefusedRow,
  makeRow,
  readPackage,
  SAMPLE_DOCUMENTS,
  type Archived,
  type PackageField,
} from '../testing.ts'

const ROSTER = archive(
  { series: 'members', rows: [makeMemberRow(2)] },
  { publisher: 'congress-legislators', url: 'https://members.example/members.json' },
)
const OLDER = archive(
  { series: 'requests/2026', rows: [makeRow(2), makeRow(9, { title: 'Gone' }), makeRefusedRow(4)] },
  { retrieved_at: '2026-05-02T12:00:00.000Z', published_at: '2026-04-01' },
)
const DOCUMENTS = [...SAMPLE_DOCUMENTS, ROSTER, OLDER]

let directory = ''
const cleaning: (() => void)[] = []
before(() => {
  directory = makeFolder({ after: (clean) => cleaning.push(clean) })
})
after(() => {
  for (const clean of cleaning) clean()
})

const buildPackage = async (documents: readonly Archived[] = DOCUMENTS) => {
  const folder = join(directory, (await build(directory, documents)).summary.id)
  const description = readPackage(folder)
  const fieldsOf = (path: string): ReadonlyMap<string, PackageField> => {
    const found = description.resources.find((resource) => resource.path === path)
    return new Map(found?.schema?.fields.map((field) => [field.name, field]))
  }
  return { folder, description, fieldsOf }
}

test('the package keeps the rules of its standard, and every CSV fits its Table Schema', async () => {
  const { folder } = await buildPackage()
  checkDataPackage(folder)
})

test('days, instants, years, numbers, yes and no, and lists are called so', async () => {
  const { fieldsOf } = await buildPackage()
  const typesOf = (path: string, names: readonly string[]) =>
    names.map((name) => {
      const { type, itemType } = fieldsOf(path).get(name) ?? assert.fail(name)
      return itemType === undefined ? type : `${type} of ${itemType}`
    })
  const columns = ['fiscal_year', 'amount', 'first_seen_at', 'project_states', 'requestor_districts']
  assert.deepEqual(
    typesOf('house-projects.csv', [...columns, 'source_retrieved_at', 'source_published_at']),
    ['year', 'integer', 'datetime', 'list of string', 'list of integer', 'list of datetime', 'list of date'],
  )
  assert.deepEqual(typesOf('funding-guidance.csv', ['submission_deadline', 'eligible_recipients']), [
    'date',
    'list of string',
  ])
  assert.deepEqual(typesOf('members.csv', ['from', 'to', 'district']), ['date', 'date', 'integer'])
  assert.deepEqual(typesOf('source-checks.csv', ['retrieved_at', 'published_at', 'checked_at', 'sample']), [
    'datetime',
    'date',
    'datetime',
    'boolean',
  ])
  assert.deepEqual(typesOf('vanished.csv', ['first_seen_at', 'vanished_at', 'fiscal_year']), [
    'datetime',
    'datetime',
    'year',
  ])
})

test('fields of a fixed vocabulary list it, with what each code means', async () => {
  const { fieldsOf } = await buildPackage()
  const records = fieldsOf('house-projects.csv')
  for (const name of ['dataset', 'chamber', 'stage', 'subcommittee', 'state', 'funding_line_match'])
    assert.ok(records.get(name)?.categories, name)
  const interior = records.get('subcommittee')?.categories?.find(({ value }) => value === 'INT')
  assert.equal(interior?.label, 'Interior, Environment, and Related Agencies')
  assert.ok(fieldsOf('source-checks.csv').get('verdict')?.categories)
  assert.ok(fieldsOf('refusals.csv').get('reason')?.categories)
})

test('keys lead from table to table', async () => {
  const { description } = await buildPackage()
  const keys = description.resources.flatMap(({ path, schema }) =>
    (schema?.foreignKeys ?? []).map(
      ({ fields, reference }) => `${path} ${fields} → ${reference.resource} ${reference.fields}`,
    ),
  )
  assert.deepEqual(keys.sort(), [
    'house-projects.csv funding_line → funding-guidance-csv id',
    'members.csv source_sha256 → source-checks-csv source_sha256',
    'refusals.csv source_sha256 → source-checks-csv source_sha256',
    'revisions.csv source_sha256 → source-checks-csv source_sha256',
    'revisions.csv superseded_by_sha256 → source-checks-csv source_sha256',
    'senate-requests.csv funding_line → funding-guidance-csv id',
    'vanished.csv last_seen_source → source-checks-csv source_sha256',
    'vanished.csv replaced_by_source → source-checks-csv source_sha256',
  ])
})

test('a list of which a value holds the delimiter is called a text, and says why', async () => {
  const row = makeLineRow(3, { eligible_recipients: ['Towns; and villages', 'Counties'] })
  const guidance = archive(
    { series: 'guidance', rows: [row] },
    { publisher: 'guidance', url: 'guidance.csv' },
  )
  const { folder, fieldsOf } = await buildPackage([guidance])
  checkDataPackage(folder)
  const { type, description } = fieldsOf('funding-guidance.csv').get('eligible_recipients') ?? assert.fail()
  assert.equal(type, 'string')
  assert.match(description, /A value contains the delimiter/)
  assert.equal(fieldsOf('funding-guidance.csv').get('label_aliases')?.type, 'list')
})

test('a list of numbers with a gap is a list of texts, since a gap is no number', async () => {
  const requestors = makeRow(2).draft.requestors.flatMap((ada) => [ada, { ...ada, district: null }])
  const { folder, fieldsOf } = await buildPackage([
    archive({ series: 'requests/2026', rows: [makeRow(2, { requestors })] }),
  ])
  checkDataPackage(folder)
  assert.equal(fieldsOf('house-projects.csv').get('requestor_districts')?.itemType, 'string')
})

test('the package says who made it, from what, and that it gives no blanket licence', async () => {
  const { description } = await buildPackage()
  const { licenses, contributors, sources, resources, created } = description
  assert.deepEqual(licenses, [
    {
      path: 'LICENSE-NOTES.md',
      title: 'No blanket licence: rights, as far as known, and how to give credit',
    },
  ])
  for (const resource of resources) assert.deepEqual(resource.licenses, licenses, resource.path)
  assert.equal(contributors[0]?.title, 'Rotunda')
  assert.equal(sources.length, 5)
  assert.equal(created, '2026-06-01T12:00:00.000Z')
})

test('the version is the day of the newest document and what the files hold, and nothing else', async () => {
  const one = (await buildPackage()).description.version
  assert.match(one, /^2026\.6\.1\+[0-9a-f]{8}$/)
  const again = makeFolder({ after: (clean) => cleaning.push(clean) })
  const { summary } = await build(again, DOCUMENTS.toReversed())
  assert.equal(readPackage(join(again, summary.id)).version, one)
  assert.notEqual((await buildPackage(SAMPLE_DOCUMENTS)).description.version, one)
})
