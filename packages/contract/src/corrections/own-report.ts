import { Type, type Static } from 'typebox'
import { closed, orNull, text } from '../fields.ts'
import { Instant } from '../instant.ts'
import { ReportFile } from './report-file.ts'
import { REPORT_SUMMARY, ReportedValue, ReportEvent } from './report.ts'

/** Actions that the state of a report leaves to its reporter. */
export const REPORTER_ACTIONS = ['answer', 'withdraw', 'appeal', 'contact'] as const
export type ReporterAction = (typeof REPORTER_ACTIONS)[number]

/** A report as its reporter sees it at the private address. */
export const OwnReport = closed({
  ...REPORT_SUMMARY,
  revision: Type.Integer({ description: 'Number of the newest event.' }),
  proposed: orNull(closed({ value: ReportedValue }), {
    description: 'Proposed value; null without a proposal, and once erased.',
  }),
  why: orNull(Type.String(), { description: 'Explanation of the reporter; null once erased.' }),
  evidence: orNull(Type.Array(Type.String()), {
    description: 'Addresses of the evidence; null once erased.',
  }),
  files: Type.Array(ReportFile, { description: 'Files of evidence, oldest first.' }),
  reason: orNull(Type.String(), { description: 'Published reason of the decision; null for none.' }),
  shown_in: orNull(
    closed({
      release: text('Id of the release.'),
      published_at: orNull(Instant, { description: 'Time of publication, if known.' }),
    }),
    {
      description:
        'Current release, if it applies the accepted correction. Null before, and for a record whose data needs a key.',
    },
  ),
  duplicate_of: orNull(Type.Integer(), {
    description: 'Number of the report that this report duplicates; null if it is not a duplicate.',
  }),
  has_contact: Type.Boolean({ description: 'Whether the reporter gets mail about the report.' }),
  actions: Type.Array(Type.Enum([...REPORTER_ACTIONS]), {
    description: 'Actions that the reporter can take now.',
  }),
  until: orNull(Instant, {
    description: 'Deadline for answering a question or appealing a rejection; null without a deadline.',
  }),
  history: Type.Array(ReportEvent, { description: 'Every event, oldest first. The events name no person.' }),
})
export type OwnReport = Static<typeof OwnReport>
