import type { Destination } from '../destinations/index.ts'
import type { Sealer } from '../platform/index.ts'
import type { Delivery } from './channel.ts'
import type { Campaign, MessageFields } from './submission.ts'
import type { MessageRow } from './tables.ts'

/** Unseals a stored message, for one try. */
export const openRow = (row: MessageRow, sealer: Sealer): Delivery => {
  if (row.sealed_key === null || row.sealed_body === null) throw new Error('the text has been purged')
  const text = sealer.open({ key: row.sealed_key, body: row.sealed_body }, row.id)
  return {
    deliveryId: row.delivery_id,
    sentBefore: row.sent_before === 1,
    organisation: row.organisation,
    ...(row.organisation_name !== null && { organisationName: row.organisation_name }),
    // `accept` wrote it.
    ...(row.campaign !== null && { campaign: JSON.parse(row.campaign) as Campaign }),
    acceptedAt: new Date(row.accepted_at),
    ...(row.trace_id !== null && { traceId: row.trace_id }),
    destination: parseDestination(row.destination),
    // `accept` sealed it from checked fields, and the seal authenticates it.
    fields: JSON.parse(text) as MessageFields,
  }
}

/** Parses the stored form of `destination`, which only `formatDestination` writes. */
export const parseDestination = (text: string): Destination => {
  // Our own JSON, with the one instant as text.
  const stored = JSON.parse(text) as Destination & { closesAt?: string | null }
  if (stored.kind !== 'docket') return stored
  return {
    ...stored,
    closesAt: stored.closesAt === null ? null : new Date(stored.closesAt),
    // Version 0.1.0 stored none.
    otherDocumentIds: (stored as Partial<typeof stored>).otherDocumentIds ?? [],
  }
}

export const formatDestination = (destination: Destination): string => JSON.stringify(destination)
