import type { Member } from '@rotunda/contract'
import type { PersonFacts } from './person-facts.ts'
import { findLegislator } from './find-legislator.ts'

/** Identifiers elsewhere: those of the lists of members, else of their CSV. */
export const makeIds = (person: PersonFacts): Member['ids'] => {
  const entry = findLegislator(person)?.draft
  const [line] = person.lines
  const ids = { ...line?.draft.ids, ...entry?.ids }
  return {
    govtrack: ids['govtrack'] ?? null,
    thomas: ids['thomas'] ?? null,
    lis: ids['lis'] ?? null,
    icpsr: ids['icpsr'] ?? null,
    opensecrets: ids['opensecrets'] ?? null,
    votesmart: ids['votesmart'] ?? null,
    cspan: ids['cspan'] ?? null,
    maplight: ids['maplight'] ?? null,
    house_history: ids['house_history'] ?? null,
    wikipedia: ids['wikipedia'] ?? null,
    wikidata: ids['wikidata'] ?? null,
    ballotpedia: ids['ballotpedia'] ?? null,
    google_entity_id: ids['google_entity_id'] ?? null,
    pictorial: ids['pictorial'] ?? null,
    fec: [...(entry?.fec ?? line?.draft.fec ?? [])],
    bioguide_previous: [...(entry?.bioguide_previous ?? [])],
  }
}
