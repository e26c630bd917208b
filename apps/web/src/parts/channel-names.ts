import type { ChannelName } from '@rotunda/contract'

export const CHANNEL_NAMES: Readonly<Record<ChannelName, string>> = {
  'house-cwc': 'House of Representatives',
  'senate-cwc': 'Senate',
  'regulations-gov': 'Regulations.gov',
}
