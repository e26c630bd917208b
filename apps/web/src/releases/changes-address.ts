import { addressOf, API } from '../filters/addresses.ts'

/** What a page of changes takes beside what the API does: the release that is compared, where it is not the current one. */
export const TO = 'to'
/** And the table whose rows it shows. */
export const TABLE = 'table'

/** The tables that a release has, and where the API gives the changes of each. */
export const CHANGED_TABLES = { records: '/changes', 'funding-lines': '/funding-lines/changes' } as const
export type ChangedTable = keyof typeof CHANGED_TABLES

const OWN = [TO, TABLE]

/** Where the API gives what a page of changes shows. */
export const changesAddress = (
  params: URLSearchParams,
  ending: '' | `.${string}` = '',
  table: ChangedTable = 'records',
): string => {
  const asked = new URLSearchParams(
    [...params].filter(([name, value]) => !OWN.includes(name) && value !== ''),
  )
  const to = params.get(TO) ?? ''
  const base = to === '' ? API : `${API}/releases/${encodeURIComponent(to)}`
  return addressOf(base + CHANGED_TABLES[table] + ending, asked)
}
