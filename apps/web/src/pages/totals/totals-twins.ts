import type { Route } from '../../page.ts'
import { API } from '../../filters/addresses.ts'
import { makeTwins } from '../../views/alternate-formats.ts'

/** The measure is of the page alone: the API gives all of them. */
export const totalsTwins: readonly Route[] = makeTwins('/totals', `${API}/aggregates`, (params) => {
  const asked = new URLSearchParams(params)
  asked.delete('measure')
  return asked
})
