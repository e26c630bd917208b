import type { Kysely, Transaction } from 'kysely'
import type { RequestEventName } from '@rotunda/contract'
import { putMail, type MailText } from '../people/index.ts'
import type { Sealer } from '../platform/index.ts'
import { REQUEST_LIMITS } from './limits.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'
import { listReviewersFor } from './reviewers.ts'

type MailedEvent = RequestEventName | 'narrow'
type Words = { readonly subject: string; readonly paragraphs: readonly string[] }

/** Mails hold no note of a reviewer or a member: a note may name a person. */
const WORDS: Readonly<Record<MailedEvent, Words>> = {
  submit: {
    subject: 'Your access request was submitted',
    paragraphs: [
      'The access request of your organisation is with the reviewers. You get a mail when they answer.',
    ],
  },
  ask_back: {
    subject: 'A reviewer has a question about your access request',
    paragraphs: [
      'A reviewer asked a question before deciding on the access request of your organisation.',
      'Read the question in the portal, change the answers, and submit the request again.',
    ],
  },
  propose: {
    subject: 'Your access request waits for a second reviewer',
    paragraphs: [
      'A reviewer approved the access request of your organisation. Access to staff data needs a second reviewer.',
      'Nothing is granted before the second reviewer agrees.',
    ],
  },
  approve: {
    subject: 'Your access request was approved',
    paragraphs: [
      'The access request of your organisation was approved. The portal shows the approved scopes, which may be fewer than you asked for.',
      'A member of the organisation can accept the terms and issue a key there.',
    ],
  },
  second: {
    subject: 'Your access request was approved',
    paragraphs: [
      'Two reviewers approved the access request of your organisation. The portal shows the approved scopes, which may be fewer than you asked for.',
      'A member of the organisation can accept the terms and issue a key there.',
    ],
  },
  refuse: {
    subject: 'Your access request was refused',
    paragraphs: ['The access request of your organisation was refused. Read the reason in the portal.'],
  },
  withdraw: {
    subject: 'Your access request was withdrawn',
    paragraphs: ['A member of your organisation withdrew its access request. Nobody will decide it.'],
  },
  lapse: {
    subject: 'Your access request lapsed',
    paragraphs: [
      `The access request of your organisation did not change for ${REQUEST_LIMITS.lapseDays.value} days and has lapsed. Begin a new request if you still need access.`,
    ],
  },
  narrow: {
    subject: 'The access of your organisation was narrowed',
    paragraphs: [
      'A reviewer ended or lowered a part of the access of your organisation. The keys of the organisation have lost this part.',
      'Read the reason in the portal.',
    ],
  },
}

/** Events about which the owners are mailed beside the requester. */
const FOR_OWNERS: readonly MailedEvent[] = ['approve', 'second', 'refuse', 'narrow']

/** Mails an event to the requester, and a decision to the owners of the organisation as well. */
export const mailOrganisation = async (
  trx: Transaction<PortalTables>,
  sealer: Sealer,
  { row, event, at }: { readonly row: AccessRequestRow; readonly event: MailedEvent; readonly at: Date },
): Promise<void> => {
  const { subject, paragraphs } = WORDS[event]
  const text: MailText = {
    paragraphs,
    link: { label: 'Open the request', path: `/portal/requests/${row.id}` },
  }
  for (const mailbox of await listMailboxes(trx, row, FOR_OWNERS.includes(event)))
    await putMail(trx, sealer, { mailbox, kind: 'request', subject, text }, at)
}

/** A requester who left the organisation gets no mail. */
const listMailboxes = async (
  db: Kysely<PortalTables>,
  { organisation, requester }: AccessRequestRow,
  withOwners: boolean,
): Promise<string[]> => {
  const members = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person')
    .select(['people.id', 'people.mailbox', 'memberships.role'])
    .where('memberships.organisation', '=', organisation)
    .orderBy('people.id')
    .execute()
  return members
    .filter(({ id, role }) => id === requester || (withOwners && role === 'owner'))
    .flatMap(({ mailbox }) => mailbox ?? [])
}

type ReviewMail = {
  readonly row: AccessRequestRow
  readonly at: Date
  /** Reviewer who has decided already. */
  readonly except?: string
}

/** Mails the reviewers who may decide the request. */
export const mailReviewers = async (
  trx: Transaction<PortalTables>,
  sealer: Sealer,
  { row, at, except }: ReviewMail,
): Promise<void> => {
  const isSecond = row.state === 'awaiting_second'
  const subject = isSecond
    ? 'An access request waits for a second reviewer'
    : 'An access request waits for a reviewer'
  const paragraphs = [
    isSecond
      ? 'A reviewer approved an access request for staff data. It needs a second reviewer, who may be you.'
      : 'An organisation submitted an access request. You may decide it.',
  ]
  const text: MailText = {
    paragraphs,
    link: { label: 'Review the request', path: `/review/requests/${row.id}` },
  }
  for (const mailbox of await listReviewersFor(trx, row, except))
    await putMail(trx, sealer, { mailbox, kind: 'review', subject, text }, at)
}
