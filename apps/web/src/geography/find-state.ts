import { isState, namesOf, STATES, type State } from '@rotunda/contract'

/** Finds a State by code or name, in any case and with any separators: `KS`, `kansas`, `new-york`. */
export const findState = (text: string): State | undefined => {
  const code = text.toUpperCase()
  return isState(code) ? code : BY_NAME.get(fold(text))
}

const fold = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')

const BY_NAME: ReadonlyMap<string, State> = new Map(namesOf(STATES).map((code) => [fold(STATES[code]), code]))
