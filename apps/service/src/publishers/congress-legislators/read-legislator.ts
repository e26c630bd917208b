import { Type, type Static } from 'typebox'
import type { EntryReading, RefusedPart } from '../entries/list-rows.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import type { LeadershipRole, LegislatorDraft, LegislatorTerm } from './legislator-draft.ts'
import { Bioguide, closed, Day, Person, PersonIds, Text } from './person-schema.ts'
import { findGrownUpDay, readPerson } from './read-person.ts'
import { readTerm } from './read-term.ts'

const Entry = closed({
  ...Person,
  id: closed({ ...PersonIds, bioguide: Bioguide }),
  family: Type.Optional(Type.Array(closed({ name: Text, relation: Text }))),
  // Each is checked by itself.
  terms: Type.Array(Type.Unknown(), { minItems: 1 }),
  leadership_roles: Type.Optional(
    Type.Array(
      closed({ title: Text, chamber: Type.Enum(['house', 'senate']), start: Day, end: Type.Optional(Day) }),
    ),
  ),
})
const checkEntry = makeEntryCheck(Entry)

/**
 * One person of a list of members. A term, a position or a day of life that cannot be so is refused by itself, and the
 * person is kept; one with no sound term is not read at all.
 */
export const readLegislator = (value: unknown, retrieved: string): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const terms = entry.terms.map((term) => readTerm(term, retrieved))
  const sound = terms.filter((term) => typeof term !== 'string')
  const faults = terms.map((term, index) =>
    typeof term === 'string' ? refusePart(`terms.${index}`, entry.terms[index], term) : undefined,
  )
  if (sound.length === 0) return { kind: 'fault', fault: faults[0]?.fault ?? 'There is no term.' }
  const roles = (entry.leadership_roles ?? []).map(readRole)
  const outside = roles.map((role, index) => {
    const found = findRoleFault(role, sound)
    return found === undefined ? undefined : refusePart(`leadership_roles.${index}`, role, found)
  })
  const life = readLife(entry.bio ?? {}, sound, retrieved)
  const draft: LegislatorDraft = {
    bioguide: entry.id.bioguide,
    ...readPerson({ ...entry, bio: life.bio }),
    bioguide_previous: entry.id.bioguide_previous ?? [],
    family: entry.family ?? [],
    terms: sound,
    leadership: roles.filter((_, index) => outside[index] === undefined),
  }
  const refused = [...faults, ...outside, ...life.refused].filter((part) => part !== undefined)
  return { kind: 'entry', id: entry.id.bioguide, draft, refused }
}

/** The place stands in the fault as in those of other entries: `terms.0`. */
const refusePart = (place: string, value: unknown, fault: string): RefusedPart => ({
  pointer: `/${place.replaceAll('.', '/')}`,
  value,
  fault: `${place} ${fault.replace(/^The entry /, '')}`,
})

type Entry = Static<typeof Entry>
type Role = NonNullable<Entry['leadership_roles']>[number]

const readRole = ({ title, chamber, start, end }: Role): LeadershipRole => ({
  title,
  chamber: chamber === 'house' ? 'House' : 'Senate',
  start,
  end: end ?? null,
})

/** Only members lead. */
const findRoleFault = (
  { start, end }: LeadershipRole,
  terms: readonly LegislatorTerm[],
): string | undefined => {
  const outside = [start, end]
    .filter((day) => day !== null)
    .find((day) => !terms.some((term) => term.start <= day && day <= term.end))
  return outside === undefined ? undefined : `has the day ${outside}, on which the person has no term.`
}

type Life = NonNullable<Entry['bio']>
type LifeReading = { readonly bio: Life; readonly refused: readonly RefusedPart[] }

/** Members are grown up when they come, alive while they serve, and were born and died before the list says so. */
const readLife = (bio: Life, terms: readonly LegislatorTerm[], retrieved: string): LifeReading => {
  const days = terms.map(({ start }) => start).sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { birthday, died, ...rest } = bio
  const isBorn = birthday !== undefined && findGrownUpDay(birthday) <= first
  const isDead = died !== undefined && died <= retrieved && died >= last && died >= (birthday ?? '')
  return {
    bio: { ...rest, ...(isBorn && { birthday }), ...(isDead && { died }) },
    refused: [
      ...(birthday === undefined || isBorn
        ? []
        : [refusePart('bio.birthday', birthday, `is ${birthday}, and a term began on ${first}.`)]),
      ...(died === undefined || isDead
        ? []
        : [refusePart('bio.died', died, `is ${died}, and a term began on ${last}; listed on ${retrieved}.`)]),
    ],
  }
}
