import type { PublicReport } from '@rotunda/contract'
import { html, type Html } from '../html/html.ts'

/** States of reports as readers see them. */
export const REPORT_STATE_WORDS: Readonly<Record<PublicReport['state'], string>> = {
  received: 'Received: waits for a reviewer',
  under_review: 'Under review',
  asked_back: 'Waits for an answer of the reporter',
  awaiting_second: 'Waits for a second reviewer',
  accepted: 'Accepted',
  rejected: 'Rejected',
  told_publisher: 'Told to the publisher',
  duplicate: 'Duplicate',
  spam: 'Spam',
  withdrawn: 'Withdrawn by the reporter',
  lapsed: 'Lapsed without an answer of the reporter',
  awaiting_reversal: 'Accepted: waits for a second reviewer to reverse it',
  reversed: 'Accepted, then reversed',
}

export const reportAddress = (number: number): string => `/corrections/${number}`

/** Name of the record with a link to its page; its id where it has none. */
export const linkReported = ({ about: { title, record, page } }: PublicReport): Html => {
  const name = title === '' ? html`<code>${record}</code>` : title
  return page === null ? html`${name}` : html`<a href="${page}">${name}</a>`
}

export const nameReportedField = ({ field }: Pick<PublicReport, 'field'>): string =>
  field === null ? 'The record as a whole' : field.replaceAll('_', ' ')
