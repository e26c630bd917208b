import type { ChannelName, KeptListName, OutcomeName, PartName } from '@rotunda/contract'

export const CHANNEL_NAMES: Readonly<Record<ChannelName, string>> = {
  'house-cwc': 'House of Representatives',
  'senate-cwc': 'Senate',
  'regulations-gov': 'Regulations.gov',
}

export const LIST_NAMES: Readonly<Record<KeptListName, string>> = {
  legislators: 'Legislators',
  house_offices: 'Offices of the House that take messages',
  senate_offices: 'Offices of the Senate that take messages',
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
    delivered: { title: 'Delivered', says: 'the receiver took it' },
    refused: { title: 'Refused', says: 'the receiver said no' },
    undeliverable: { title: 'Undeliverable', says: 'there was no way to it in time' },
    uncertain: {
      title: 'Uncertain',
      says: 'it was sent, and no answer came; it is never sent again blindly',
    },
    withdrawn: { title: 'Withdrawn', says: 'its sender took it back in time' },
  }
