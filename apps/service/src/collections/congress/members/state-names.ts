import { STATES } from '@rotunda/contract'
import { FORMER_TERRITORIES } from '../../../publishers/congress/index.ts'

/** The name of a State or territory, also of one that is no more. */
export const nameStateOf = (code: string): string | null => NAMES.get(code) ?? null

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FORMER_TERRITORIES, ...STATES }))
const CODES: ReadonlyMap<string, string> = new Map([...NAMES].map(([code, name]) => [name, code]))

/** The code of a State whose name a source has in full. */
export const findStateCode = (name: string): string | null => CODES.get(name) ?? null
