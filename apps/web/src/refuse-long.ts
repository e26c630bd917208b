import { describeProblem } from './problem-page.ts'
import type { Page } from './page.ts'
import { ADDRESS_LIMITS } from './limits.ts'

export const LONGEST_ADDRESS = ADDRESS_LIMITS.addressCharacters.value
export const LONGEST_SQL = ADDRESS_LIMITS.sqlAddressCharacters.value
export const MOST_PARAMETERS = ADDRESS_LIMITS.parameters.value

const SQL = '/sql'

const longestOf = (path: string): number => (path === SQL ? LONGEST_SQL : LONGEST_ADDRESS)

/** True for addresses that no page leads to, and that would cost more to read than most pages. */
export const isTooLong = (address: string): boolean =>
  address.length > longestOf(address.startsWith(`${SQL}?`) ? SQL : '') ||
  countParameters(address) > MOST_PARAMETERS

const countParameters = (address: string): number => {
  let count = 0
  for (let at = address.indexOf('?'); at !== -1; at = address.indexOf('&', at + 1)) count += 1
  return count
}

/** One error page serves all such addresses below a path. */
export const describeTooLong = (path: string): Page =>
  describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'The address is too long',
      detail:
        `The address of a page has at most ${longestOf(path).toLocaleString('en-US')} characters and ${MOST_PARAMETERS} parameters. ` +
        'Use fewer filters, or download the complete data and filter it yourself.',
    },
    { path, params: new URLSearchParams() },
  )
