import { Type, type Static } from 'typebox'
import { changedSince } from '../data/changed-since.ts'
import { Instant } from '../instant.ts'
import { closed, count, orNull, text } from '../fields.ts'
import { PublishedWords, REPORT_STATES, REPORT_SUMMARY, ReportedValue, type ReportState } from './report.ts'

/** States of reports that are only counted in public. */
export const COUNTED_REPORT_STATES = ['spam', 'duplicate'] as const satisfies readonly ReportState[]

/** States of reports that are listed in public. */
export const LISTED_REPORT_STATES = REPORT_STATES.filter(
  (state): state is Exclude<ReportState, (typeof COUNTED_REPORT_STATES)[number]> =>
    !COUNTED_REPORT_STATES.some((counted) => counted === state),
)

/** States after a decision on the merits. Only then are published words of the report public. */
export const DECIDED_REPORT_STATES = [
  'accepted',
  'rejected',
  'told_publisher',
  'awaiting_reversal',
  'reversed',
] as const satisfies readonly ReportState[]

/** A report as anyone may read it. */
export const PublicReport = closed({
  ...REPORT_SUMMARY,
  dataset: text('Dataset of the record, such as `senate-requests`; else its table.'),
  changed_at: Type.String({ format: 'date-time', description: 'Time of the newest change of the report.' }),
  days: Type.Integer({
    description: 'Whole days from receipt to the decision, or until now for a report without a decision.',
  }),
  published: PublishedWords,
  correction: orNull(Type.String(), {
    description: 'Id of the line of the ledger; null unless the report was accepted.',
  }),
})
export type PublicReport = Static<typeof PublicReport>

/** Line of the ledger that an accepted report led to. */
export const PublicLedgerLine = closed({
  id: text('Id of the correction, as in `corrections.csv` of a release.'),
  before: ReportedValue,
  after: ReportedValue,
  evidence_url: text('Address of the proof.'),
  decided_at: Instant,
  entered_at: Instant,
  withdrawn: orNull(closed({ at: Instant, reason: text('Reason of the reversal.') }), {
    description: 'Reversal of the correction; null for a correction that holds.',
  }),
})
export type PublicLedgerLine = Static<typeof PublicLedgerLine>

/** A report with the line of the ledger that it led to. */
export const PublicReportWithLine = closed({
  ...PublicReport.properties,
  ledger: orNull(PublicLedgerLine, {
    description: 'Line of the ledger; null unless the report was accepted.',
  }),
})
export type PublicReportWithLine = Static<typeof PublicReportWithLine>

/** Counts of reports. Every report is in exactly one of the counts after `received`. */
export const ReportCounts = closed({
  received: count('All reports.'),
  open: count('Reports without a decision.'),
  accepted: count('Accepted reports whose correction holds.'),
  reversed: count('Accepted reports whose correction was reversed.'),
  rejected: count('Rejected reports.'),
  told_publisher: count('Reports that were told to the publisher.'),
  withdrawn: count('Reports that the reporter withdrew.'),
  lapsed: count('Reports whose reporter did not answer a question.'),
  duplicate: count('Duplicates of other reports.'),
  spam: count('Reports that were put aside as spam.'),
  median_days: orNull(Type.Number(), {
    description:
      'Median of whole days from receipt to the decision, over accepted, reversed and rejected reports and reports told to the publisher; null if there are no such reports.',
  }),
  share_accepted: orNull(Type.Number({ minimum: 0, maximum: 1 }), {
    description:
      'Share of accepted and reversed reports among the reports that `median_days` counts; null if there are no such reports.',
  }),
})
export type ReportCounts = Static<typeof ReportCounts>

export const ReportStatistics = closed({
  all: ReportCounts,
  by_publisher: Type.Array(
    closed({
      publisher: orNull(Type.String(), {
        description: 'Body that published the document; null for values of several documents.',
      }),
      ...ReportCounts.properties,
    }),
    {
      description:
        'Counts for each publisher, most reports first. A record from documents of several publishers counts for each publisher.',
    },
  ),
})
export type ReportStatistics = Static<typeof ReportStatistics>

export const REPORT_FORMATS = ['json', 'csv', 'ndjson', 'atom'] as const

/** Parameters of the public list of reports. */
export const PublicReportsQuery = closed({
  record: Type.Optional(
    Type.String({ minLength: 1, maxLength: 300, description: 'Id of the record, as in `about.record`.' }),
  ),
  dataset: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'Dataset, as in `dataset`.' }),
  ),
  state: Type.Optional(Type.Enum([...LISTED_REPORT_STATES], { description: 'State of the reports.' })),
  since: changedSince('Reports'),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, default: 50, description: 'Maximum number of reports.' }),
  ),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 200_000, default: 0, description: 'Reports to skip.' }),
  ),
  format: Type.Optional(
    Type.Enum(REPORT_FORMATS, {
      description: 'Format of the answer. Takes precedence over the `Accept` header.',
    }),
  ),
})
export type PublicReportsQuery = Static<typeof PublicReportsQuery>
