import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  HearingPublicationsQuery,
  MeetingCommitteesQuery,
  MeetingDocumentsQuery,
  MeetingsQuery,
  WitnessAppearancesQuery,
  type RowFields,
} from '@rotunda/contract'
import type { TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import { makeSampleHearings } from '../../../../../../test/sample/index.ts'
import { readRows } from '../../../releases/testing.ts'
import {
  pickFilters,
  listSortKeys,
  openTable,
  writeTable,
  type OpenTable,
  type Table,
} from '../../../tables/index.ts'
import { sortByDefault } from '../../../tables/testing.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { HEARINGS } from './family.ts'

type Row = RowFields & { readonly id: string }

const QUERIES: Readonly<Record<string, TObject>> = {
  meetings: MeetingsQuery,
  'meeting-committees': MeetingCommitteesQuery,
  'witness-appearances': WitnessAppearancesQuery,
  'meeting-documents': MeetingDocumentsQuery,
  'hearing-publications': HearingPublicationsQuery,
}

/** Parameters of a list beside its filters. */
const OTHERS = new Set(['sort', 'fields', 'limit', 'offset', 'snapshot', 'format', 'all', 'trailer', 'bom'])

// Each row is of its own table: nothing here looks into it but by the table’s own columns.
const TABLES = HEARINGS.tables as readonly unknown[] as readonly Table<Row>[]

const directory = mkdtempSync(join(tmpdir(), 'rotunda-hearing-tables-'))
const opened = new Map<string, OpenTable>()

before(async () => {
  const documents = [...makeSampleHearings({ seed: 2, meetings: 60 })].map(({ bytes, publisher, ...facts }) =>
    makeDocument(publisher, bytes, facts),
  )
  const { summary } = await buildFamilies(directory, [HEARINGS], documents)
  for (const table of TABLES) {
    const rows = sortByDefault(table, readRows<Row>(directory, summary.id, table.name))
    const file = join(directory, `${table.name}.sqlite`)
    await writeTable(file, table, rows)
    opened.set(table.name, openTable(file, table))
  }
})

after(() => {
  for (const index of opened.values()) index.close()
  rmSync(directory, { recursive: true })
})

const get = (name: string) => opened.get(name) ?? assert.fail(name)

for (const table of TABLES) {
  test(`the parameters of /${table.name} are the filters of its table, and its sort keys are the table’s`, () => {
    const query = QUERIES[table.name] ?? assert.fail(table.name)
    const params = Object.keys(query.properties).filter((name) => !OTHERS.has(name))
    assert.deepEqual(
      params.filter((name) => !Object.hasOwn(pickFilters(table, { [name]: 1 }), name)),
      [],
    )
    const filters = Object.entries(table.columns).flatMap(([name, column]) =>
      'filter' in column ? [name] : [],
    )
    assert.deepEqual(
      filters.filter((name) => !params.includes(name)),
      [],
    )
    const validator = Compile(query)
    for (const key of Object.keys(listSortKeys(table))) assert.ok(validator.Check({ sort: [`-${key}`] }), key)
  })
}

test('chamber and type are taken in any case, and the answer has the word with its capital', () => {
  const validator = Compile(MeetingsQuery)
  for (const query of [
    { chamber: ['House'], event_type: ['Hearing'] },
    { chamber: ['house'], event_type: ['HEARING'] },
  ]) {
    assert.ok(validator.Check(query))
    assert.ok(get('meetings').select(query).total > 0)
  }
  for (const query of [
    { chamber: ['Lords'] },
    { event_type: ['Hearings'] },
    { chamber: 'House' },
    { colour: ['red'] },
  ])
    assert.equal(validator.Check(query), false)
})
