import type { RecordChange, RecordField, SourcedRecord } from '@rotunda/contract'
import { type FeedEntry, makeTag, markSample } from '../../feeds/feed.ts'
import { NOT_STATED, showValue, fieldTitle } from '../../filters/parameters.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { makeAddress } from '../../html/href.ts'
import { showDollars } from '../../parts/format.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import { sayCorrected } from '../../views/corrected-value.ts'
import { linkRecord } from '../../views/record-cell.ts'

export type EntrySurroundings = {
  readonly origin: string
  /** Snapshot token of the newer release, and its publication time. */
  readonly snapshot: string
  readonly published: string
  /** Ids of both releases. */
  readonly from: string
  readonly to: string
}

/** A change of a record. Its title names the stage, because feed readers do not show the page. */
export const writeChangeEntry = (one: RecordChange, around: EntrySurroundings): FeedEntry => {
  const { change, id, stage, fiscal_year: year, before, after } = one
  const { origin, published } = around
  const row = after ?? before
  const name = row?.title ?? row?.purpose ?? 'without a title or a purpose'
  return {
    id: makeTag(
      origin,
      `records/${id}/${change}${change === 'added' ? markComing(row) : `/${markOf(one, around)}`}`,
    ),
    title: `${CHANGE_WORDS[change]}: ${STAGE_WORDS[stage].one}, fiscal year ${year}: ${name}${markSample(row?.coverage.includes('sample_data') === true)}`,
    address: origin + (change === 'withdrawn' ? addressOf(around, id) : linkRecord(id)),
    updated: change === 'withdrawn' ? published : (after?.changed_at ?? published),
    summary: change === 'changed' ? describeDifference(one) : describeRow(row),
    categories: [change, stage, String(year)],
    ...(change === 'withdrawn' && { withdraws: { ids: listAdded(row, id, origin), at: published } }),
  }
}

/**
 * Marks the entry of a record that came back. It needs a new id, because readers that dropped the first entry would
 * drop it again. Such a record was first seen before its latest change.
 */
const markComing = (row: SourcedRecord | null): string =>
  row === null || row.first_seen_at === row.changed_at ? '' : `/${row.changed_at}`

/** Ids of entries that may have added the record, since a later change hides the time of a return. */
const listAdded = (row: SourcedRecord | null, id: string, origin: string): string[] =>
  [...new Set(['', markComing(row)])].map((mark) => makeTag(origin, `records/${id}/added${mark}`))

/** Links to the changes between the releases, because a withdrawn record has no page. */
const addressOf = ({ from, to }: EntrySurroundings, id: string): string =>
  makeAddress('/changes', { from, to, change: 'withdrawn', id })

/** Identifies a change by its time at the source, or by the release where only our reading changed. */
const markOf = ({ fields, after }: RecordChange, { snapshot }: EntrySurroundings): string =>
  fields.includes('changed_at') && after !== null ? after.changed_at : snapshot

const describeDifference = ({ fields, before, after }: RecordChange): string =>
  fields
    .filter((field) => field !== 'changed_at')
    .map((field) => `${fieldTitle(field)}: ${describeValue(field, before)} → ${describeValue(field, after)}`)
    .join('\n') || 'The document changed in a way that no field of the record shows.'

const SHOWN = ['amount', 'recipient', 'requestors', 'subcommittee', 'purpose', 'evidence'] as const

const describeRow = (row: SourcedRecord | null): string =>
  SHOWN.map((field: RecordField) => `${fieldTitle(field)}: ${describeValue(field, row)}`).join('\n')

/** A field as plain text, for feed readers without HTML. */
const describeValue = (field: RecordField, row: SourcedRecord | null): string => {
  const said = sayCorrected(row?.corrections, field)
  return said === undefined ? writeField(field, row) : `${writeField(field, row)} (${said})`
}

const writeField = (field: RecordField, row: SourcedRecord | null): string => {
  const value = row?.[field]
  if (row === null || value === null || value === undefined) return NOT_STATED
  if (field === 'amount') return row.amount === null ? NOT_STATED : showDollars(row.amount)
  if (field === 'requestors') return join(row.requestors.map(({ name }) => name))
  if (field === 'evidence') return join(row.evidence.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (typeof value === 'string' || typeof value === 'number') return showValue(field, value)
  return JSON.stringify(value)
}

const join = (texts: readonly string[]): string => (texts.length === 0 ? NOT_STATED : texts.join('; '))
