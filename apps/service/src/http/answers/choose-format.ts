import { CALENDAR_TYPE, type Format } from '@rotunda/contract'
import Negotiator from 'negotiator'

/** The media type of each form of an answer. */
export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: CALENDAR_TYPE,
}

/** Media types by which a client asks for each form. The first of equally weighted ones is preferred. */
const NAMES: readonly (readonly [name: string, Format])[] = [
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  [MEDIA_TYPES.csv, 'csv'],
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
  [MEDIA_TYPES.parquet, 'parquet'],
  [MEDIA_TYPES.xlsx, 'xlsx'],
  ['text/calendar', 'ics'],
]

/**
 * Chooses the form that an `Accept` header asks for. A named type beats a wildcard of the same weight. JSON is the
 * answer if the header is absent or allows no form: an answer in another form helps more than a refusal.
 */
export const chooseFormat = (accept: string | undefined, offered: readonly Format[]): Format => {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'json'
  const names = new Map(NAMES.filter(([, format]) => offered.includes(format)))
  const best = new Negotiator({ headers: { accept } }).mediaType([...names.keys()])
  return names.get(best ?? '') ?? 'json'
}
