/** What stands at the top of every page, in the order of what people come for. */
export const NAVIGATION = [
  { address: '/records', title: 'Records' },
  { address: '/totals', title: 'Totals' },
  { address: '/map', title: 'Map' },
  { address: '/compare', title: 'Compare' },
  { address: '/changes', title: 'Changes' },
  { address: '/regulations', title: 'Regulations' },
  { address: '/sql', title: 'SQL' },
  { address: '/docs', title: 'Docs' },
  { address: '/status', title: 'Status' },
] as const
