import type { ChangeKind } from '@rotunda/contract'
import { NOT_STATED } from '../filters/list-words.ts'
import type { ListView } from '../lists/list-view.ts'
import { linkChanges } from '../releases/changes.ts'
import { CHANGE_WORDS } from '../releases/read-changes.ts'
import { type FeedEntry, makeTag, markSample } from './feed.ts'

/** A change of a row between two releases. */
export type RowChange<Row> = {
  readonly change: ChangeKind
  readonly id: string
  readonly fields: readonly string[]
  readonly before: Row | null
  readonly after: Row | null
}

export type EntrySurroundings = {
  readonly list: Pick<ListView, 'words' | 'changes'>
  readonly origin: string
  /** Snapshot token of the newer release, and its publication time. */
  readonly snapshot: string
  readonly published: string
  /** Ids of both releases. */
  readonly from: string
  readonly to: string
}

/** Words of the rows of a feed. */
export type EntryWords<Row> = {
  /** Field with the time of the latest change at the source. */
  readonly changedAt: keyof Row & string
  /** Kind, year and name, because feed readers do not show the page. */
  readonly titleOf: (row: Row) => string
  readonly isSample: (row: Row) => boolean
  readonly categoriesOf: (row: Row) => readonly string[]
  /** Fields that describe a row. */
  readonly shown: readonly (keyof Row & string)[]
  /** Fields that every change at the source changes. */
  readonly unsaid: readonly (keyof Row & string)[]
  readonly fieldTitle: (field: keyof Row & string) => string
  /** Whether a row no longer gives a field to readers. Its earlier value is then not repeated. */
  readonly isWithheld?: (field: keyof Row & string, row: Row) => boolean
  /** A stated field as plain text, for feed readers without HTML. */
  readonly writeField: (field: keyof Row & string, row: Row) => string
}

type TimedRow = { readonly first_seen_at: string }

/** An entry for a change of a row. */
export const writeChangeEntry = <Row extends TimedRow>(
  one: RowChange<Row>,
  words: EntryWords<Row>,
  around: EntrySurroundings,
): FeedEntry => {
  const { change, id, after } = one
  const row = after ?? one.before
  if (row === null) throw new Error('a change of no row')
  const { origin, published } = around
  const mark = change === 'added' ? markComing(row, words) : `/${markOf(one, words, around)}`
  const isWithdrawn = change === 'withdrawn'
  return {
    id: makeTag(origin, `${around.list.words.name}/${id}/${change}${mark}`),
    title: `${CHANGE_WORDS[change]}: ${words.titleOf(row)}${markSample(words.isSample(row))}`,
    address:
      origin +
      (isWithdrawn ? linkWithdrawn(id, around) : `${around.list.words.path}/${encodeURIComponent(id)}`),
    updated: isWithdrawn ? published : timeOf(row, words),
    summary: change === 'changed' ? describeDifference(one, words) : describeRow(row, words),
    categories: [change, ...words.categoriesOf(row)],
    ...(isWithdrawn && { withdraws: { ids: listAdded(row, id, words, around), at: published } }),
  }
}

/** A withdrawn row has no page. */
const linkWithdrawn = (id: string, { list, from, to }: EntrySurroundings): string =>
  linkChanges(list.changes, new URLSearchParams({ from, to, change: 'withdrawn', id }))

const timeOf = <Row>(row: Row, { changedAt }: EntryWords<Row>): string => String(row[changedAt])

/**
 * Marks the entry of a row that came back. It needs a new id, because readers that dropped the first entry would drop
 * it again. Such a row was first seen before its latest change.
 */
const markComing = <Row extends TimedRow>(row: Row, words: EntryWords<Row>): string => {
  const time = timeOf(row, words)
  return row.first_seen_at === time ? '' : `/${time}`
}

/** Ids of entries that may have added the row, since a later change hides the time of a return. */
const listAdded = <Row extends TimedRow>(
  row: Row,
  id: string,
  words: EntryWords<Row>,
  { list, origin }: EntrySurroundings,
): string[] =>
  [...new Set(['', markComing(row, words)])].map((mark) =>
    makeTag(origin, `${list.words.name}/${id}/added${mark}`),
  )

/** Identifies a change by its time at the source, or by the release where only our reading changed. */
const markOf = <Row>(
  { fields, after }: RowChange<Row>,
  words: EntryWords<Row>,
  { snapshot }: EntrySurroundings,
): string => (fields.includes(words.changedAt) && after !== null ? timeOf(after, words) : snapshot)

const describeDifference = <Row>(
  { fields, before, after }: RowChange<Row>,
  words: EntryWords<Row>,
): string => {
  // The description of the API names the fields.
  const said = fields.filter(
    (field): field is keyof Row & string => !words.unsaid.some((one) => one === field),
  )
  const lines = said.map((field) => {
    const isWithheld = after !== null && words.isWithheld?.(field, after) === true
    const values = isWithheld ? 'withheld' : `${write(field, before, words)} → ${write(field, after, words)}`
    return `${words.fieldTitle(field)}: ${values}`
  })
  return lines.join('\n') || 'The document changed in a way that no field of the row shows.'
}

const describeRow = <Row>(row: Row, words: EntryWords<Row>): string =>
  words.shown.map((field) => `${words.fieldTitle(field)}: ${write(field, row, words)}`).join('\n')

const write = <Row>(field: keyof Row & string, row: Row | null, { writeField }: EntryWords<Row>): string => {
  // A release from before the field existed lacks it.
  const value = row?.[field]
  return row === null || value === null || value === undefined ? NOT_STATED : writeField(field, row)
}

/** Joins the parts of a list value. */
export const joinTexts = (texts: readonly string[]): string =>
  texts.length === 0 ? NOT_STATED : texts.join('; ')
