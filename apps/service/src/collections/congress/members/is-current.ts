import type { PersonFacts } from './person-facts.ts'

/** Whether the person holds a seat, by the newest list of the chamber that accounts for all of them. */
export const isCurrent = ({ standing }: Pick<PersonFacts, 'standing'>): boolean =>
  standing.chamber !== undefined
