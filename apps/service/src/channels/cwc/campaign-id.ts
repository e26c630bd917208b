import { createHash } from 'node:crypto'

/**
 * Offices group what they receive by this id, so messages of one organisation on one matter share it and it holds
 * nothing random: SHA-256 of the organisation, the issue area and the subject without its case and spacing.
 */
export const makeCampaignId = (organisation: string, issueArea: number, subject: string): string =>
  createHash('sha256')
    .update(JSON.stringify([organisation, issueArea, normaliseSubject(subject)]))
    .digest('hex')

const normaliseSubject = (subject: string): string =>
  subject.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
