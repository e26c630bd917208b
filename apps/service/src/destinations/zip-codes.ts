import { isState, type State } from '@rotunda/contract'
import known from './zip-states.json' with { type: 'json' }

/** Location of a ZIP code: the States it may be written with; empty if no State has it. */
export type ZipPlace =
  | { readonly kind: 'states'; readonly states: readonly State[] }
  /** Armed forces and embassies (AA, AE, AP): the code lies in no State, and is written with the voter's own. */
  | { readonly kind: 'military' }

/**
 * Locates a ZIP code by `zip-states.json`, which names its sources: by all five digits where an area lies in several
 * States, otherwise by the first three. It does not tell districts apart.
 */
export const findZipPlace = (zip: string): ZipPlace => {
  const code = zip.slice(0, 5)
  const owners = CODES.get(code) ?? RANGES.find(({ from, to }) => code >= from && code <= to)?.owners ?? ''
  return owners === 'military'
    ? { kind: 'military' }
    : { kind: 'states', states: owners.split(' ').filter(isState) }
}

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(known.codes))

/** The first range that holds a code counts, so a part comes before the whole. */
const RANGES = Object.entries(known.ranges).map(([range, owners]) => {
  const [from = '', to = ''] = range.split('-')
  return { from, to, owners }
})
