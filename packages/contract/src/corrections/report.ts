import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'

/** States of a report, in the order in which they usually follow. */
export const REPORT_STATES = [
  'received',
  'under_review',
  'asked_back',
  'awaiting_second',
  'accepted',
  'rejected',
  'told_publisher',
  'duplicate',
  'spam',
  'withdrawn',
  'lapsed',
  'awaiting_reversal',
  'reversed',
] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** States in which a report still waits for a decision. */
export const OPEN_REPORT_STATES = [
  'received',
  'under_review',
  'asked_back',
  'awaiting_second',
] as const satisfies readonly ReportState[]

/**
 * Events that change the state of a report. `accept` settles it, unless two reviewers must agree: then `propose` records
 * the first of them, and `second` or `disagree` the other.
 */
export const REPORT_EVENTS = [
  'draw',
  'ask_back',
  'answer',
  'propose',
  'accept',
  'second',
  'disagree',
  'reject',
  'tell_publisher',
  'mark_duplicate',
  'mark_spam',
  'withdraw',
  'lapse',
  'appeal',
  'propose_reversal',
  'keep',
  'reverse',
] as const
export type ReportEventName = (typeof REPORT_EVENTS)[number]

/**
 * Events that leave the state as it is. `pass` hands the report to another reviewer, `add_file` adds evidence, `set_contact` sets the mailbox of the reporter, `publish`
 * shows a text of the reporter to everybody, `redact` erases one, `erase_file` erases a file.
 */
export const REPORT_NOTES = ['pass', 'add_file', 'set_contact', 'publish', 'redact', 'erase_file'] as const
export type ReportNote = (typeof REPORT_NOTES)[number]

export const ReportState = Type.Enum([...REPORT_STATES], {
  description:
    'State of the report. `received` waits until a reviewer is drawn. `under_review`, `awaiting_second` and `awaiting_reversal` wait for a reviewer, `asked_back` for the reporter. A `rejected` report can be appealed once, and an `accepted` report can be reversed. Every other state is final.',
})

/** Value of a field, typed as the field is. */
export const ReportedValue = Type.Unknown({
  description: 'Value, typed as the field is in the record. Null for none.',
})

/** Record that a report is about. */
export const ReportedRecord = closed({
  collection: text('Collection of the record, such as `appropriations`.'),
  record: text('Id of the record.'),
  title: text('Name of the record; empty if its data needs a key.'),
  page: orNull(Type.String(), { description: 'Path of the page of the record; null without a page.' }),
})
export type ReportedRecord = Static<typeof ReportedRecord>

/** Facts about a report that anybody may read at any time. */
export const REPORT_SUMMARY = {
  number: Type.Integer({ description: 'Public number of the report.' }),
  about: ReportedRecord,
  field: orNull(Type.String(), { description: 'Field of the record; null for the record as a whole.' }),
  state: ReportState,
  received_at: Instant,
  decided_at: orNull(Instant, { description: 'Time of the decision; null before the decision.' }),
}

/** Words of a report that a reviewer published. Each is null unless it was published. */
export const PublishedWords = closed({
  proposed: orNull(closed({ value: ReportedValue }), {
    description: 'Proposed value.',
  }),
  why: orNull(Type.String(), { description: 'Explanation of the reporter, perhaps redacted.' }),
  evidence: Type.Array(Type.String(), { description: 'Addresses of the evidence.' }),
  reason: orNull(Type.String(), { description: 'Reason of the decision.' }),
})
export type PublishedWords = Static<typeof PublishedWords>

/** One event in the history of a report. */
export const ReportEvent = closed({
  at: Instant,
  revision: Type.Integer({ description: 'Number of the event. A report begins with 1.' }),
  event: Type.Enum(['receive', ...REPORT_EVENTS, ...REPORT_NOTES], { description: 'Event.' }),
  state: ReportState,
  by: Type.Enum(['reporter', 'reviewer', 'service'], { description: 'Side that acted.' }),
  person: orNull(Type.String(), {
    description:
      'Id of the reviewer who acted. Null if no reviewer acted, and for readers who are not reviewers.',
  }),
  by_command: Type.Boolean({ description: 'Whether a command of the operator acted for the reviewer.' }),
  note: orNull(Type.String(), {
    description: 'Message to the reporter or to the reviewers; null if there is none, and once erased.',
  }),
})
export type ReportEvent = Static<typeof ReportEvent>

/** A record as the form of a report shows it. */
export const ReportableRecord = closed({
  about: ReportedRecord,
  kind: text('Table of the record, such as `records`.'),
  release: text('Id of the release that holds the record.'),
  fields: Type.Array(
    closed({
      name: text('Name of the field.'),
      value: ReportedValue,
      needs_two: Type.Boolean({
        description: 'Whether two reviewers must agree to a correction of the field.',
      }),
      schema: Type.Unknown({ description: 'JSON Schema of the values of the field.' }),
    }),
    { description: 'Fields that a correction can change, with their present values. May be empty.' },
  ),
  evidence: Type.Array(Type.Unknown(), {
    description: 'Places in source documents that the record comes from, with the archived cells.',
  }),
})
export type ReportableRecord = Static<typeof ReportableRecord>
