import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  HearingPublication,
  Meeting,
  MeetingCommittee,
  MeetingDocument,
  WitnessAppearance,
} from '@rotunda/contract'
import { makeSampleHearings } from '../../../../../../test/sample/index.ts'
import { readRows } from '../../../releases/testing.ts'
import { buildFamilies, makeDocument } from '../testing.ts'
import { HEARINGS } from './family.ts'

type Rows = {
  readonly meetings: readonly Meeting[]
  readonly committees: readonly MeetingCommittee[]
  readonly witnesses: readonly WitnessAppearance[]
  readonly files: readonly MeetingDocument[]
  readonly printed: readonly HearingPublication[]
  readonly failed: readonly unknown[]
}

const MEETINGS = 120
const directory = mkdtempSync(join(tmpdir(), 'rotunda-hearings-'))
let rows: Rows

after(() => {
  rmSync(directory, { recursive: true })
})

before(async () => {
  const documents = [...makeSampleHearings({ seed: 1, meetings: MEETINGS })].map(
    ({ bytes, publisher, ...facts }) => makeDocument(publisher, bytes, { ...facts, sample: true }),
  )
  const { summary } = await buildFamilies(directory, [HEARINGS], documents)
  rows = {
    meetings: readRows<Meeting>(directory, summary.id, 'meetings'),
    committees: readRows<MeetingCommittee>(directory, summary.id, 'meeting-committees'),
    witnesses: readRows<WitnessAppearance>(directory, summary.id, 'witness-appearances'),
    files: readRows<MeetingDocument>(directory, summary.id, 'meeting-documents'),
    printed: readRows<HearingPublication>(directory, summary.id, 'hearing-publications'),
    failed: summary.checks.filter(({ passed }) => !passed),
  }
})

/** The values of a field that rows have. */
const valuesOf = <Row>(list: readonly Row[], read: (row: Row) => unknown): readonly string[] =>
  [...new Set(list.map((row) => String(read(row))))].sort()

test('the sample keeps every rule of a release, and each of its meetings is one row', () => {
  assert.deepEqual(rows.failed, [])
  assert.equal(new Set(rows.meetings.map(({ event_id }) => event_id)).size, rows.meetings.length)
  assert.ok(rows.meetings.length > MEETINGS * 0.9, String(rows.meetings.length))
})

test('the sample has every status, type and way to know it', () => {
  const { meetings } = rows
  assert.deepEqual(
    valuesOf(meetings, ({ status }) => status),
    ['Canceled', 'Held', 'Postponed', 'Rescheduled', 'Scheduled'],
  )
  assert.deepEqual(
    valuesOf(meetings, ({ event_type }) => event_type),
    ['Hearing', 'Markup', 'Meeting'],
  )
  assert.deepEqual(
    valuesOf(meetings, ({ event_type_basis }) => event_type_basis),
    ['feed', 'native', 'title'],
  )
  assert.deepEqual(
    valuesOf(meetings, ({ coverage }) => coverage.witnesses),
    ['listed', 'not_published', 'unknown'],
  )
  assert.ok(meetings.some(({ closed }) => closed === true))
})

test('a meeting of the sample that was moved is one meeting with a revision', () => {
  const moved = rows.meetings.filter(({ revisions }) =>
    revisions.some(({ changed }) => changed.includes('location')),
  )
  assert.deepEqual(
    valuesOf(moved, ({ chamber }) => chamber),
    ['House', 'Senate'],
  )
  assert.ok(moved.every(({ revision }) => revision > 1))
})

test('the sample has every way to link a witness to a document, and a printed hearing to its meeting', () => {
  assert.deepEqual(
    valuesOf(rows.files, ({ link_basis }) => link_basis),
    ['file_name', 'none', 'xml'],
  )
  assert.deepEqual(
    valuesOf(rows.printed, ({ link_basis }) => link_basis),
    ['committee_and_date', 'event_id', 'jacket'],
  )
  for (const { link_basis, candidate } of rows.printed) assert.equal(candidate, link_basis !== 'event_id')
  assert.deepEqual(
    valuesOf(rows.committees, ({ role }) => role),
    ['host', 'joint', 'subcommittee'],
  )
  assert.deepEqual(
    rows.committees.filter(({ matched }) => !matched).map(({ committee_code_raw: code }) => code),
    ['LOC90000001'],
  )
})

test('what a meeting counts are the rows of the other tables, and each of them leads back', () => {
  const counted = (list: readonly { readonly meeting_id: string | null }[], id: string): number =>
    list.filter(({ meeting_id }) => meeting_id === id).length
  for (const { id, counts } of rows.meetings)
    assert.deepEqual(counts, {
      committees: counted(rows.committees, id),
      witnesses: counted(rows.witnesses, id),
      documents: counted(rows.files, id),
      publications: counted(rows.printed, id),
    })
  const linked = rows.witnesses.flatMap(({ id, document_ids }) => document_ids.map((file) => [file, id]))
  const back = rows.files.flatMap(({ id, appearance_id }) =>
    appearance_id === null ? [] : [[id, appearance_id]],
  )
  assert.deepEqual(linked.sort(), back.sort())
})

test('a witness of several lists is one row, and nothing of a volume is mixed in', () => {
  const names = rows.witnesses.map(({ meeting_id, same_name_key: key }) => `${meeting_id} ${key}`)
  const known = names.filter((name) => !name.endsWith(' null'))
  assert.equal(new Set(known).size, known.length)
  assert.ok(rows.witnesses.some(({ listed_in }) => listed_in.length === 3))
  assert.ok(rows.witnesses.every(({ name_raw }) => !name_raw.includes('Nobody')))
})
