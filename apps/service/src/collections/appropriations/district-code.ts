import type { FullRecord } from '@rotunda/contract'

type Seat = Pick<FullRecord['requestors'][number], 'state' | 'district'>

/** `CA-12`, `AK-00` at large; null for a seat that is not known, or is no district. */
export const writeDistrict = ({ state, district }: Seat): string | null =>
  state === null || district === null ? null : `${state}-${String(district).padStart(2, '0')}`

/** The same of a text that fits DISTRICT_PATTERN: `CA12` is `CA-12`. */
export const readDistrict = (text: string): string => text.replace(/^(..)-?/, '$1-')
