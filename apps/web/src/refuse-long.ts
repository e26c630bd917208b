import { describeProblem } from './problem-page.ts'
import type { Page } from './page.ts'

/** In characters: half of what Node reads of a request besides its body. A question of `/sql` is the longest that a page makes. */
export const LONGEST_ADDRESS = 8000
/** A form sends all of its fields, and a filter takes a hundred values. */
export const MOST_PARAMETERS = 300

/** Whether nobody has come to this address by a page: to read it would cost more than most pages do. */
export const isTooLong = (address: string): boolean =>
  address.length > LONGEST_ADDRESS || countParameters(address) > MOST_PARAMETERS

const countParameters = (address: string): number => {
  let count = 0
  for (let at = address.indexOf('?'); at !== -1; at = address.indexOf('&', at + 1)) count += 1
  return count
}

/** The same for every such address below a path. */
export const describeTooLong = (path: string): Page =>
  describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'The address is too long',
      detail:
        `The address of a page has at most ${LONGEST_ADDRESS.toLocaleString('en-US')} characters and ${MOST_PARAMETERS} parameters. ` +
        'Ask for less at a time, or take the whole set from the downloads and filter it yourself.',
    },
    { path, params: new URLSearchParams() },
  )
