export type Place = {
  readonly address: string
  readonly title: string
  /** Addresses that belong to this place although they begin differently. */
  readonly holds?: readonly string[]
}

/** Head of every page: the most visited places. */
export const NAVIGATION: readonly Place[] = [
  { address: '/records', title: 'Records' },
  { address: '/members', title: 'Members' },
  { address: '/states', title: 'States' },
  { address: '/map', title: 'Map' },
  { address: '/totals', title: 'Totals' },
  { address: '/regulations', title: 'Regulations' },
  {
    address: '/data',
    title: 'Data',
    holds: ['/downloads', '/releases', '/changes', '/datasets', '/sql', '/docs/api'],
  },
]

/** Foot of every page: all other places. */
export const FOOT: readonly { readonly title: string; readonly places: readonly Place[] }[] = [
  {
    title: 'Browse',
    places: [
      { address: '/recipients', title: 'Recipients' },
      { address: '/accounts', title: 'Accounts' },
      { address: '/subcommittees', title: 'Subcommittees' },
      { address: '/funding-lines', title: 'Funding lines' },
      { address: '/compare', title: 'Compare' },
      { address: '/enacted', title: 'Enacted projects' },
    ],
  },
  {
    title: 'Data',
    places: [
      { address: '/downloads', title: 'Downloads' },
      { address: '/datasets', title: 'Datasets' },
      { address: '/releases', title: 'Releases' },
      { address: '/changes', title: 'Changes' },
      { address: '/corrections', title: 'Corrections' },
      { address: '/sql', title: 'SQL' },
    ],
  },
  {
    title: 'Help',
    places: [
      { address: '/docs', title: 'Docs' },
      { address: '/docs/api', title: 'API reference' },
      { address: '/status', title: 'Status' },
    ],
  },
]
