import { addressOf, API } from '../../filters/addresses.ts'

/** Values of each count. */
export const FACET_VALUES = 8

/** What a page asks for beside its rows: the counts, as far as its address does not choose others, and always the totals. */
export const BESIDE = {
  facet: ['fiscal_year', 'chamber', 'state', 'subcommittee', 'party'],
  facet_limit: FACET_VALUES,
  totals: 'true',
} as const

/** The answer of the API that a page shows: its rows, with the counts and the totals beside them. */
export const addressOfJson = (params: URLSearchParams): string => {
  const asked = new URLSearchParams(params)
  if (!params.has('facet')) for (const name of BESIDE.facet) asked.append('facet', name)
  if (!params.has('facet_limit')) asked.set('facet_limit', String(BESIDE.facet_limit))
  asked.set('totals', BESIDE.totals)
  return addressOf(`${API}/records`, asked)
}
