import { closed } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { isPlaceCode } from '../cells/states-and-districts.ts'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { makeEntryCheck, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import type { DistrictOfficeDraft } from './legislator-draft.ts'
import { AnyId, Bioguide, finishEntry, readTexts, Text } from './read-person.ts'

const Entry = closed({
  id: closed({ bioguide: Bioguide, thomas: Type.Optional(AnyId), govtrack: Type.Optional(AnyId) }),
  offices: Type.Array(Type.Unknown()),
})
const Office = closed({
  id: Type.String({ pattern: '^[A-Z]\\d{6}-[\\p{Ll}\\d_-]+$' }),
  address: Type.Optional(Text),
  suite: Type.Optional(AnyId),
  building: Type.Optional(Text),
  city: Text,
  state: Text,
  zip: Type.Optional(AnyId),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  phone: Type.Optional(Text),
  fax: Type.Optional(Text),
  hours: Type.Optional(Text),
})
const checkEntry = makeEntryCheck(Entry)
const checkOffice = makeEntryCheck(Office)

/** Lists the offices of all entries. Each is a row, and so is an entry that cannot be read. */
export function* listDistrictOffices(entries: readonly unknown[]): Generator<ListedEntry> {
  for (const [index, value] of entries.entries()) {
    const { entry, fault } = checkEntry(value)
    if (entry === undefined) yield { pointer: `/${index}`, value, reading: { kind: 'fault', fault } }
    else
      for (const [place, office] of entry.offices.entries())
        yield {
          pointer: `/${index}/offices/${place}`,
          value: office,
          reading: readOffice(entry.id, office),
        }
  }
}

type Ids = Static<typeof Entry>['id']

const readOffice = (ids: Ids, value: unknown): EntryReading => {
  const { entry: office, fault } = checkOffice(value)
  if (office === undefined) return { kind: 'fault', fault }
  if (!isPlaceCode(office.state))
    return { kind: 'fault', fault: `It is in "${office.state}", which is no State or territory.` }
  const [owner] = office.id.split('-')
  if (owner !== ids.bioguide)
    return {
      kind: 'fault',
      fault: `The id “${office.id}” belongs to ${owner}, and the entry to ${ids.bioguide}.`,
    }
  return finishEntry(office.id, makeDraft(ids, office))
}

const makeDraft = ({ bioguide, ...ids }: Ids, office: Static<typeof Office>): DistrictOfficeDraft => ({
  bioguide,
  ids: readTexts(ids),
  office_id: office.id,
  address: tidyText(office.address),
  suite: tidyText(textOf(office.suite)),
  building: tidyText(office.building),
  city: tidyBlanks(office.city),
  state: office.state,
  zip: textOf(office.zip),
  latitude: office.latitude ?? null,
  longitude: office.longitude ?? null,
  phone: office.phone ?? null,
  fax: office.fax ?? null,
  hours: tidyText(office.hours),
})

const textOf = (value: string | number | undefined): string | null =>
  value === undefined ? null : String(value)
