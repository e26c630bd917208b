import { isState, namesOf, STATES, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/** A State by its postal code or its name, in any case; undefined for everything else, "Nationwide" included. */
export const parseState = (text: string): State | undefined => {
  const code = text.trim().toUpperCase()
  return isState(code) ? code : stateByName.get(foldName(text))
}

/** The States of a cell that may name several (`AZ, NV, MT`); undefined as soon as one part of it is no State. */
export const parseStates = (text: string): readonly State[] | undefined => {
  const parts = text.replace(WASHINGTON_DC, 'DC').split(/[,;/&\n]|\sand\s/i)
  const states = parts.filter((part) => part.trim() !== '').map(parseState)
  const known = states.filter((state) => state !== undefined)
  return known.length === states.length ? [...new Set(known)] : undefined
}

/** The one place whose usual name has a comma and begins with the name of a State. */
const WASHINGTON_DC = /\bwashington,?\s*d\.?\s?c\b\.?/gi

const OTHER_NAMES = {
  'd.c.': 'DC',
  'washington dc': 'DC',
  'virgin islands': 'VI',
  'virgin islands of the united states': 'VI',
  'commonwealth of the northern mariana islands': 'MP',
  'commonwealth of puerto rico': 'PR',
} as const satisfies Readonly<Record<string, State>>

const foldName = (text: string): string => foldText(text).replace(/[.,]/g, '')

const stateByName: ReadonlyMap<string, State> = new Map([
  ...namesOf(STATES).map((state) => [foldName(STATES[state]), state] as const),
  ...namesOf(OTHER_NAMES).map((name) => [foldName(name), OTHER_NAMES[name]] as const),
])
