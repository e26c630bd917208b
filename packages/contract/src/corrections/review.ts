import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, orNull, text } from '../fields.ts'
import { ReportFile } from './report-file.ts'
import { PublishedWords, REPORT_SUMMARY, ReportedValue, ReportEvent, ReportState } from './report.ts'

/** Steps that a reviewer can take, as they are named in addresses. */
export const REVIEW_STEPS = [
  'pass',
  'ask-back',
  'accept',
  'second',
  'disagree',
  'reject',
  'tell-publisher',
  'duplicate',
  'spam',
  'propose-reversal',
  'reverse',
  'keep',
  'publish',
  'redact',
] as const
export type ReviewStep = (typeof REVIEW_STEPS)[number]

/** Texts of a report that can be erased. `answers` are later words of the reporter, `reasons` those of reviewers. */
export const REDACTABLE = ['proposed', 'why', 'evidence', 'answers', 'reasons'] as const
export type Redactable = (typeof REDACTABLE)[number]

/** Facts about a report that every reviewer may read. */
const REVIEWED = {
  ...REPORT_SUMMARY,
  revision: Type.Integer({ description: 'Number of the newest event.' }),
  needs_two: Type.Boolean({ description: 'Whether two reviewers must agree to accept the report.' }),
  appealed: Type.Boolean({ description: 'Whether the reporter appealed.' }),
  reviewer: orNull(Type.String(), { description: 'Id of the reviewer who was drawn; null before.' }),
  bar: orNull(Type.String(), {
    description: 'Reason why the reader may not decide the report; null for none.',
  }),
  steps: Type.Array(Type.Enum([...REVIEW_STEPS]), { description: 'Steps that the reader can take now.' }),
}

/** A report in the queue of reviewers. */
export const QueuedReport = closed({
  ...REVIEWED,
  age_seconds: Type.Integer({ description: 'Seconds since the report was received.' }),
})
export type QueuedReport = Static<typeof QueuedReport>

/** Correction that a reviewer accepted. */
const AcceptedCorrection = closed({
  field: text('Field to correct.'),
  before: ReportedValue,
  after: ReportedValue,
  evidence_url: text('Public address of the evidence.'),
})

/** A record as the ledger would change it, if nothing else changes. */
const ReportPreview = closed({
  field: text('Corrected field.'),
  before: ReportedValue,
  after: ReportedValue,
  outcome: text('`applied`, or the reason why the next release would not apply the correction.'),
  moves: Type.Array(
    closed({
      of: text('Total.'),
      by: Type.Integer({ description: 'Change in US dollars.' }),
    }),
    { description: 'Totals that the correction changes.' },
  ),
})

/** A report as a whole, for a reviewer. */
export const ReviewedReport = closed({
  ...REVIEWED,
  publishers: Type.Array(Type.String(), { description: 'Publishers of the documents of the record.' }),
  has_contact: Type.Boolean({ description: 'Whether the reporter gets mail. The mailbox is not shown.' }),
  proposed: orNull(closed({ value: ReportedValue }), {
    description: 'Proposed value; null for none, and once erased.',
  }),
  why: orNull(Type.String(), { description: 'Explanation of the reporter; null once erased.' }),
  evidence: orNull(Type.Array(Type.String()), {
    description: 'Addresses of the evidence; null once erased.',
  }),
  files: Type.Array(ReportFile, { description: 'Files of evidence, oldest first.' }),
  copies: Type.Array(
    closed({
      sha256: text('SHA-256 of the copy.'),
      name: text('Name of the file.'),
      path: text('Path of its public address.'),
      erased_at: orNull(Instant, { description: 'Time at which a reviewer erased the copy; null before.' }),
    }),
    { description: 'Redacted copies that reviewers published, oldest first.' },
  ),
  published: PublishedWords,
  correction: orNull(AcceptedCorrection, {
    description: 'Correction that was accepted, or waits for a second reviewer; null for none.',
  }),
  reason: orNull(Type.String(), {
    description: 'Reason of the decision; null before the decision, and once erased.',
  }),
  reversal: orNull(Type.String(), {
    description: 'Reason of the proposed or completed reversal; null without a reversal.',
  }),
  duplicate_of: orNull(Type.Integer(), {
    description: 'Number of the report that this report duplicates; null if it is not a duplicate.',
  }),
  ledger_id: orNull(Type.String(), { description: 'Id of the line of the correction in the ledger.' }),
  record: orNull(
    closed({
      release: text('Id of the current release.'),
      row: orNull(Type.Unknown(), {
        description: 'The published row with the archived cells; null if it needs a key.',
      }),
      editions: Type.Array(
        closed({
          release: text('Id of the release.'),
          published_at: orNull(Instant, { description: 'Time of the publication of the release.' }),
          value: ReportedValue,
          is_there: Type.Boolean({ description: 'Whether the release has the record.' }),
        }),
        { description: 'Value of the reported field in the published releases, newest first.' },
      ),
    }),
    { description: 'The record; null if the current release has none.' },
  ),
  preview: orNull(ReportPreview, {
    description: 'The record as the ledger would change it; null without a value that can be corrected.',
  }),
  others: Type.Array(
    closed({
      number: Type.Integer({ description: 'Number of the report.' }),
      field: orNull(Type.String(), { description: 'Its field.' }),
      state: ReportState,
      received_at: Instant,
    }),
    { description: 'Other reports on the record.' },
  ),
  publisher_text: text('Text to send to the publisher, ready to use.'),
  history: Type.Array(ReportEvent, { description: 'Every event, oldest first.' }),
})
export type ReviewedReport = Static<typeof ReviewedReport>
