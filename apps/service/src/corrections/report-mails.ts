import type { Transaction } from 'kysely'
import { putMail, type MailText, type PeopleNeeds } from '../people/index.ts'
import { listEligible } from './barred-reviewers.ts'
import { REPORT_LIMITS } from './limits.ts'
import { openContact } from './report-contact.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

type Needs = Pick<PeopleNeeds, 'sealer'>
type MailedRow = { readonly row: ReportRow; readonly at: Date }
type Words = { readonly subject: string; readonly paragraphs: readonly string[] }

/** Events about which the reporter is mailed. */
type ReporterEvent =
  'ask_back' | 'accept' | 'second' | 'reject' | 'tell_publisher' | 'mark_duplicate' | 'lapse' | 'reverse'

const DAYS = REPORT_LIMITS.contactDays.value
const ACCEPTED: Words = {
  subject: 'Your report was accepted',
  paragraphs: [
    'Your report was accepted. The correction is in the ledger, and the next release of the data applies it.',
  ],
}

/** Mails hold no words of a reporter or a reviewer: they may name a person. */
const TO_REPORTER: Readonly<Record<ReporterEvent, Words>> = {
  ask_back: {
    subject: 'A reviewer has a question about your report',
    paragraphs: [
      'A reviewer asked a question before deciding on your report. Read the question at the private address of the report, and answer there.',
      `Without an answer the report lapses after ${REPORT_LIMITS.answerDays.value} days.`,
    ],
  },
  accept: ACCEPTED,
  second: ACCEPTED,
  reject: {
    subject: 'Your report was rejected',
    paragraphs: [
      'Your report was rejected. Read the reason at the private address of the report.',
      `You can appeal once within ${DAYS} days. Other reviewers then decide.`,
    ],
  },
  tell_publisher: {
    subject: 'Your report goes to the publisher',
    paragraphs: [
      'This service cannot correct the mistake that you reported. A reviewer tells the publisher of the source. Read the reason at the private address of the report.',
    ],
  },
  mark_duplicate: {
    subject: 'Your report repeats another report',
    paragraphs: ['Another report says the same, and is decided in its place.'],
  },
  lapse: {
    subject: 'Your report lapsed',
    paragraphs: [
      `A question of a reviewer had no answer for ${REPORT_LIMITS.answerDays.value} days, so your report has lapsed. You can send a new report.`,
    ],
  },
  reverse: {
    subject: 'The correction that you reported was reversed',
    paragraphs: [
      'Two reviewers reversed the correction that followed your report. The next release of the data leaves the correction out. Read the reason at the private address of the report.',
    ],
  },
}

/** Mails an event to the reporter, if the report has a contact. */
export const mailReporter = async (
  trx: Transaction<ReportTables>,
  { sealer }: Needs,
  { row, event, at }: MailedRow & { readonly event: ReporterEvent },
): Promise<void> => {
  const contact = openContact(sealer, row)
  if (contact === undefined) return
  const { subject, paragraphs } = TO_REPORTER[event]
  const text: MailText = {
    paragraphs: [...paragraphs, `The report has the number ${row.number}.`],
    link: { label: 'Open the report', path: `/corrections/private/${contact.secret}` },
  }
  await putMail(trx, sealer, { mailbox: contact.mailbox, kind: 'correction', subject, text }, at)
}

/** Mails the reviewer who was drawn. The reporter's answer is mailed likewise. */
export const mailDrawnReviewer = async (
  trx: Transaction<ReportTables>,
  { sealer }: Needs,
  { row, event, at }: MailedRow & { readonly event: 'draw' | 'answer' },
): Promise<void> => {
  if (row.reviewer === null) return
  const [subject, line] =
    event === 'draw'
      ? ['A report waits for your review', 'You were drawn to review a report about a published record.']
      : ['A reporter answered your question', 'The reporter answered a question that you asked.']
  const person = await trx
    .selectFrom('people')
    .select('mailbox')
    .where('id', '=', row.reviewer)
    .executeTakeFirst()
  const mailbox = person?.mailbox ?? null
  if (mailbox !== null) await mailReviewer(trx, { sealer }, { row, at, mailbox, subject, line })
}

/** Mails every reviewer who can be the second one. */
export const mailSeconds = async (
  trx: Transaction<ReportTables>,
  { sealer }: Needs,
  {
    row,
    event,
    at,
    except,
  }: MailedRow & { event: 'propose' | 'propose_reversal'; except: ReadonlySet<string> },
): Promise<void> => {
  const [subject, line] =
    event === 'propose'
      ? [
          'A correction waits for a second reviewer',
          'A reviewer accepted a report that two reviewers must accept.',
        ]
      : ['A reversal waits for a second reviewer', 'A reviewer proposed to reverse an accepted correction.']
  for (const { id, mailbox } of await listEligible({ sealer }, trx, row))
    if (mailbox !== null && !except.has(id))
      await mailReviewer(trx, { sealer }, { row, at, mailbox, subject, line })
}

type ReviewMail = MailedRow & { readonly mailbox: string; readonly subject: string; readonly line: string }

const mailReviewer = (
  trx: Transaction<ReportTables>,
  { sealer }: Needs,
  { row, at, mailbox, subject, line }: ReviewMail,
): Promise<void> => {
  const text: MailText = {
    paragraphs: [line, `The report has the number ${row.number}.`],
    link: { label: 'Review the report', path: `/review/corrections/${row.number}` },
  }
  return putMail(trx, sealer, { mailbox, kind: 'review', subject, text }, at)
}
