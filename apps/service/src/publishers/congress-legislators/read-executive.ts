import { Type } from 'typebox'
import type { EntryReading } from '../entries/list-rows.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import type { ExecutiveDraft } from './legislator-draft.ts'
import { AnyId, Bioguide, closed, Day, Person, PersonIds, Text } from './person-schema.ts'
import { readPerson } from './read-person.ts'

const Entry = closed({
  ...Person,
  id: closed({ ...PersonIds, govtrack: AnyId, bioguide: Type.Optional(Bioguide) }),
  terms: Type.Array(
    closed({
      type: Type.Enum(['prez', 'viceprez']),
      start: Day,
      end: Day,
      party: Type.Optional(Text),
      how: Type.Optional(Text),
    }),
    { minItems: 1 },
  ),
})
const checkEntry = makeEntryCheck(Entry)

/** One president or vice president, under the GovTrack number, which all of them have. */
export const readExecutive = (value: unknown): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const index = entry.terms.findIndex(({ start, end }) => end < start)
  if (index >= 0) return { kind: 'fault', fault: `terms.${index} ends before it begins.` }
  const long = entry.terms.findIndex(
    ({ start, end }) => Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > 4,
  )
  if (long >= 0) return { kind: 'fault', fault: `terms.${long} is longer than four years.` }
  const draft: ExecutiveDraft = {
    bioguide: entry.id.bioguide ?? null,
    ...readPerson(entry),
    terms: entry.terms.map(({ type, start, end, party = null, how = null }) => ({
      office: type === 'prez' ? 'President' : 'Vice President',
      start,
      end,
      party,
      how,
    })),
  }
  return { kind: 'entry', id: String(entry.id.govtrack), draft }
}
