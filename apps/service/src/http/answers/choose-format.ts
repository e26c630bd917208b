import type { Format } from '@rotunda/contract'
import { readPreferences } from './read-preferences.ts'

/** The media type of each form of an answer. */
export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Names under which a client may ask for each, in the order in which equals are preferred. */
const NAMES: readonly (readonly [Format, readonly string[]])[] = [
  ['json', ['application/json']],
  ['csv', ['text/csv']],
  ['ndjson', ['application/x-ndjson', 'application/ndjson']],
  ['parquet', [MEDIA_TYPES.parquet]],
  ['xlsx', [MEDIA_TYPES.xlsx]],
]

/**
 * The form that an `Accept` header asks for. A form that is named goes before one that a wildcard lets in with the
 * same weight. JSON where the header is absent or lets in nothing that there is: an answer in another form says more
 * than a refusal.
 */
export const chooseFormat = (accept: string | undefined, offered: readonly Format[]): Format => {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return 'json'
  const preferences = readPreferences(accept)
  const weigh = (name: string): readonly [weight: number, exactness: number] => {
    const [family = ''] = name.split('/')
    const patterns = [name, `${family}/*`, '*/*']
    const place = patterns.findIndex((pattern) => preferences.has(pattern))
    return [preferences.get(patterns[place] ?? '') ?? 0, place === -1 ? 0 : patterns.length - place]
  }
  const [best] = NAMES.filter(([format]) => offered.includes(format))
    .flatMap(([format, names]) => names.map((name) => ({ format, weights: weigh(name) })))
    .filter(({ weights: [weight] }) => weight > 0)
    .toSorted(({ weights: one }, { weights: other }) => other[0] - one[0] || other[1] - one[1])
  return best?.format ?? 'json'
}
