import type { KeptListName, OutcomeName, PartName } from '@rotunda/contract'

export const LIST_NAMES: Readonly<Record<KeptListName, string>> = {
  legislators: 'Legislators',
  house_offices: 'House offices that accept messages',
  senate_offices: 'Senate offices that accept messages',
  open_dockets: 'Dockets open for comment',
}

export const PART_NAMES: Readonly<Record<PartName, string>> = {
  database: 'Database',
  readers: 'Readers of the data',
  release: 'Published data',
  legislators: 'List of legislators',
  house_offices: 'Offices of the House',
  senate_offices: 'Offices of the Senate',
  open_dockets: 'Open dockets',
  delivery_worker: 'Delivery',
  clock: 'Clock',
}

/** Names of outcomes and their meanings, which never go beyond the receiver's answer. */
export const OUTCOME_NAMES: Readonly<Record<OutcomeName, { readonly title: string; readonly says: string }>> =
  {
    delivered: { title: 'Delivered', says: 'the receiver accepted it' },
    refused: { title: 'Refused', says: 'the receiver refused it' },
    undeliverable: { title: 'Undeliverable', says: 'the receiver could not be reached in time' },
    uncertain: {
      title: 'Uncertain',
      says: 'it was sent, but no answer came; it is never resent automatically',
    },
    withdrawn: { title: 'Withdrawn', says: 'its sender cancelled it in time' },
  }
