import { createHash } from 'node:crypto'
import type { Campaign } from '../../messages/index.ts'

/**
 * Offices group what they receive by this id, so it holds nothing that differs between the messages of one campaign:
 * SHA-256 of the organisation, the issue area and, where the sender named them, the campaign and its stance. People
 * edit subjects, so a subject is no part of it.
 */
export const makeCampaignId = (organisation: string, issueArea: number, campaign?: Campaign): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        organisation,
        issueArea,
        campaign?.name.toLowerCase() ?? null,
        campaign?.stance ?? null,
      ]),
    )
    .digest('hex')
