import type { Member } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import type { PersonFacts } from './person-facts.ts'
import { findLegislator, newestOf } from './find-legislator.ts'
import { divideName, UNKNOWN } from './divide-name.ts'

type PersonName = Member['name']

/** The name in its parts, from the first list that divides it. */
export const readPersonName = (person: PersonFacts): PersonName => {
  const [line] = person.lines
  const clerk = newestOf(person.clerk, ({ draft }) => draft.published_on)
  const [senator] = person.senate
  const known = findLegislator(person)?.draft.name ?? line?.draft.name
  if (known !== undefined) return known
  if (clerk?.draft.last) {
    const { first, middle, last, suffix, official_name } = clerk.draft
    return { ...UNKNOWN, first, middle, last, suffix, official_full: official_name }
  }
  if (senator !== undefined) return { ...UNKNOWN, first: senator.draft.first, last: senator.draft.last }
  return divideName(person.congressGov[0]?.draft.inverted_name ?? person.bioguide)
}

/** The name as the chambers have it, or its parts in their order. */
export const displayNameOf = ({ official_full, first, last, suffix }: PersonName): string =>
  official_full ?? [first, last, suffix].filter(Boolean).join(' ')

/** Facts that the rows of a person may cite, lists of names first. */
export const listOrigins = (person: PersonFacts): readonly Origin[] => [
  ...person.legislators,
  ...(person.legislators.length === 0 ? person.lines : []),
  ...person.clerk,
  ...person.left,
  ...person.senate,
  ...person.congressGov,
]
