import type { State } from '@rotunda/contract'
import { parseState } from './parse-state.ts'

export type ParsedDistrict = {
  /** Null where the cell names the district alone. */
  readonly state: State | null
  /** 0 at large. */
  readonly district: number
}

/** A House district as the workbooks print it (`OR01`, `AK00`, `VA-8`, `AK-AL`, `at large`); undefined otherwise. */
export const parseDistrict = (text: string): ParsedDistrict | undefined => {
  const [, letters = '', number] = DISTRICT.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  const state = parseState(letters)
  if (letters !== '' && state === undefined) return undefined
  return { state: state ?? null, district: AT_LARGE.test(number) ? 0 : Number(number) }
}

const DISTRICT = /^([a-z]{2})?[\s-]*(\d{1,2}|al|at[\s-]large)$/i
const AT_LARGE = /^a/i
