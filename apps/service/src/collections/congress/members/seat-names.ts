import { HOUSE_SEATS, listDistricts, SENATE_CLASSES } from '@rotunda/contract'

export type Chamber = 'House' | 'Senate'
export type Seat = {
  readonly chamber: Chamber
  readonly state: string | null
  readonly district: number | null
  readonly senate_class: number | null
}

/** `House AL 5`, `Senate SC 2`; null where a source does not say which seat of the State it is. */
export const nameSeat = ({ chamber, state, district, senate_class }: Seat): string | null => {
  const number = chamber === 'House' ? district : senate_class
  return state === null || number === null || number < 0 ? null : `${chamber} ${state} ${number}`
}

/** All seats of a chamber, as they have been since the 118th Congress. */
export const SEAT_NAMES: Readonly<Record<Chamber, readonly string[]>> = {
  House: [...HOUSE_SEATS.keys()].flatMap((state) =>
    listDistricts(state).map((district) => `House ${state} ${district}`),
  ),
  Senate: [...SENATE_CLASSES].flatMap(([state, classes]) =>
    classes.map((senateClass) => `Senate ${state} ${senateClass}`),
  ),
}
