import type { Chambers, PersonFacts } from '../members/person-facts.ts'
import { listOrigins } from '../members/person-names.ts'
import type { CurrentNeeds, Sitting } from './make/find-current.ts'

/** Members who sit in each chamber, as far as lists of its members say. */
export const openSitting = (
  { states }: Pick<Chambers, 'states'>,
  people: ReadonlyMap<string, PersonFacts>,
): CurrentNeeds['findSitting'] => {
  const listed = new Set(states.filter(({ lists }) => lists.length > 0).map(({ chamber }) => chamber))
  return (memberId, chamber): Sitting | undefined => {
    if (!listed.has(chamber)) return undefined
    const person = people.get(memberId)
    if (person === undefined) return { sits: false, facts: [] }
    const { standing } = person
    return {
      sits: standing.chamber === chamber,
      facts: [...listOrigins(person), ...standing.said.map(({ fact }) => fact)],
    }
  }
}
