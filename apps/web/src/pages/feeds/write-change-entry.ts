import type { RecordChange, RecordField, SourcedRecord } from '@rotunda/contract'
import { type FeedEntry, makeTag, markSample } from '../../feeds/feed.ts'
import { NOT_STATED, showValue, fieldTitle } from '../../filters/parameters.ts'
import { STAGE_WORDS } from '../../filters/stage-words.ts'
import { makeAddress } from '../../html/href.ts'
import { showDollars } from '../../parts/format.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import { linkRecord } from '../../views/record-cell.ts'

export type EntrySurroundings = {
  readonly origin: string
  /** Token of the release that holds the change, and when it was published. */
  readonly snapshot: string
  readonly published: string
  /** Ids of the two releases. */
  readonly from: string
  readonly to: string
}

/** A change of a record. Its stage stands in its title: it is read far from the page that would say it. */
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
 * A record that came back is another entry than the one that first brought it: readers that have dropped an entry keep it
 * dropped. Such a record was first seen before it came to read as it does.
 */
const markComing = (row: SourcedRecord | null): string =>
  row === null || row.first_seen_at === row.changed_at ? '' : `/${row.changed_at}`

/** The entries that may have brought a record: what changed since it came does not say when it came back. */
const listAdded = (row: SourcedRecord | null, id: string, origin: string): string[] =>
  [...new Set(['', markComing(row)])].map((mark) => makeTag(origin, `records/${id}/added${mark}`))

/** A record that is gone has no page: its last state stands between the two releases. */
const addressOf = ({ from, to }: EntrySurroundings, id: string): string =>
  makeAddress('/changes', { from, to, change: 'withdrawn', id })

/** Of a change of the source, its time; what only the reading of the source changed is named by its release. */
const markOf = ({ fields, after }: RecordChange, { snapshot }: EntrySurroundings): string =>
  fields.includes('changed_at') && after !== null ? after.changed_at : snapshot

const describeDifference = ({ fields, before, after }: RecordChange): string =>
  fields
    .filter((field) => field !== 'changed_at')
    .map((field) => `${fieldTitle(field)}: ${describeValue(field, before)} → ${describeValue(field, after)}`)
    .join('\n') || 'The document was changed in a way that no field of the record shows.'

const SHOWN = ['amount', 'recipient', 'requestors', 'subcommittee', 'purpose', 'evidence'] as const

const describeRow = (row: SourcedRecord | null): string =>
  SHOWN.map((field: RecordField) => `${fieldTitle(field)}: ${describeValue(field, row)}`).join('\n')

/** A field as plain text, for readers that show nothing else. */
const describeValue = (field: RecordField, row: SourcedRecord | null): string => {
  const value = row?.[field]
  if (row === null || value === null || value === undefined) return NOT_STATED
  if (field === 'amount') return row.amount === null ? NOT_STATED : showDollars(row.amount)
  if (field === 'requestors') return join(row.requestors.map(({ name }) => name))
  if (field === 'evidence') return join(row.evidence.map(({ publisher, url }) => `${publisher}, ${url}`))
  if (typeof value === 'string' || typeof value === 'number') return showValue(field, value)
  return JSON.stringify(value)
}

const join = (texts: readonly string[]): string => (texts.length === 0 ? NOT_STATED : texts.join('; '))
