import { Redirect, type Alternate, type Route } from '../page.ts'
import { addressOf, BESIDE_ROWS } from '../filters/addresses.ts'

/** Formats of the same data, by the ending of an address. */
const FORMS = [
  { ending: 'csv', type: 'text/csv', title: 'CSV' },
  { ending: 'ndjson', type: 'application/x-ndjson', title: 'NDJSON' },
  { ending: 'json', type: 'application/json', title: 'JSON' },
] as const

/** API answers behind a page, in each format. */
export const listAlternates = (api: string, params: URLSearchParams): Alternate[] =>
  FORMS.map(({ ending, type, title }) => ({ type, title, address: alternateAddress(api, params, ending) }))

const alternateAddress = (api: string, params: URLSearchParams, ending: string): string => {
  const asked = new URLSearchParams(params)
  if (ending !== 'json') {
    for (const name of BESIDE_ROWS) asked.delete(name)
    return addressOf(`${api}.${ending}`, asked)
  }
  asked.set('format', 'json')
  return addressOf(api, asked)
}

/** Redirects `/page.csv` and its siblings to the API answer in that format. */
export const makeAlternateRoutes = (
  path: string,
  api: string,
  toApi: (params: URLSearchParams) => URLSearchParams = (params) => params,
): Route[] =>
  FORMS.map(({ ending }) => ({
    path: `${path}.${ending}`,
    questions: 0,
    write: ({ params }) => new Redirect(alternateAddress(api, toApi(params), ending), 307),
  }))
