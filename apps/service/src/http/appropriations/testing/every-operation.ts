/** A request that each operation answers with 200. */
export const EVERY_OPERATION = [
  '/datasets',
  '/records?limit=3&sort=-amount',
  '/record?id=sr-2026-0000000000000000',
  '/aggregates?group_by=state&limit=3',
  '/funding-lines?limit=1',
  '/surroundings?id=sr-2026-0000000000000000',
] as const

/** The same with one more parameter. */
export const withParameter = (path: string, pair: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${pair}`
