import type { LobbyingFlag } from '@rotunda/contract'
import { findRepeated } from '../cells/find-repeated.ts'
import type { ReadRow } from '../publisher.ts'
import type {
  ActivityDraft,
  AffiliatedOrganizationDraft,
  ConvictionDraft,
  FilingDraft,
  ForeignEntityDraft,
} from './drafts.ts'
import { refuse, take } from './make-cells.ts'
import { nameLobbyist } from './read-parties.ts'
import {
  ACTIVITY,
  AFFILIATED_ORGANIZATION,
  CONVICTION,
  FOREIGN_ENTITY,
  type ActivityValue,
} from './shapes.ts'
import { isDay, textOf } from './values.ts'

/** Place of a part in its document, and in the list of its filing. */
export type PartPlace = {
  readonly pointer: string
  readonly filing_uuid: string
  readonly n: number
  /** Doubts about the list. */
  readonly flags: readonly LobbyingFlag[]
}

type ListPlace = { readonly pointer: string; readonly filing_uuid: string }

/** Reads each part of a list. A part that the list has twice is flagged both times. */
export function* readParts(
  list: readonly unknown[],
  { pointer, filing_uuid }: ListPlace,
  read: (part: unknown, place: PartPlace) => ReadRow,
): Generator<ReadRow, void, undefined> {
  const repeated = findRepeated(list)
  for (const [index, part] of list.entries())
    yield read(part, {
      pointer: `${pointer}/${index}`,
      filing_uuid,
      n: index + 1,
      flags: repeated.has(part) ? ['row_repeated'] : [],
    })
}

/** Before this day, filings named the bodies that were lobbied for the whole filing. */
const ENTITIES_OF_ACTIVITY_SINCE = '2021-02-14'

export const readActivity =
  ({
    year,
    period,
    registrant_id,
    registrant_name,
    client_id,
    client_name,
    posted_on_eastern,
  }: FilingDraft) =>
  (value: unknown, { pointer, filing_uuid, n, flags }: PartPlace): ReadRow => {
    if (!ACTIVITY.has(value))
      return refuse(pointer, value, 'record_unreadable', `${filing_uuid}: ${ACTIVITY.findFault(value)}.`)
    const draft: ActivityDraft = {
      filing_uuid,
      n,
      year,
      period,
      registrant_id,
      registrant_name,
      client_id,
      client_name,
      issue_code: value.general_issue_code,
      issue_name: value.general_issue_code_display,
      description: textOf(value.description),
      foreign_entity_issues: textOf(value.foreign_entity_issues),
      lobbyists: value.lobbyists.map((one) => ({
        ...nameLobbyist(one.lobbyist),
        covered_position: textOf(one.covered_position),
        is_new: one.new,
      })),
      entities: value.government_entities.map(({ id, name }) => ({ entity_id: id, entity_name: name })),
      entities_scope: posted_on_eastern < ENTITIES_OF_ACTIVITY_SINCE ? 'filing' : 'activity',
      flags: hasRepeatedEntry(value) ? [...flags, 'entry_repeated'] : [...flags],
    }
    return take(pointer, value, 'activities', draft)
  }

const hasRepeatedEntry = ({ lobbyists, government_entities: bodies }: ActivityValue): boolean =>
  findRepeated(lobbyists, ({ lobbyist }) => lobbyist.id).size + findRepeated(bodies, ({ id }) => id).size > 0

type Places = Readonly<Record<'city' | 'state' | 'country' | 'ppb_state' | 'ppb_country', string | null>>

const placesOf = (value: Places) => ({
  city: textOf(value.city),
  state: textOf(value.state),
  country: textOf(value.country),
  ppb_state: textOf(value.ppb_state),
  ppb_country: textOf(value.ppb_country),
})

export const readForeignEntity = (value: unknown, { pointer, filing_uuid, n, flags }: PartPlace): ReadRow => {
  if (!FOREIGN_ENTITY.has(value))
    return refuse(pointer, value, 'record_unreadable', `${filing_uuid}: ${FOREIGN_ENTITY.findFault(value)}.`)
  const draft: ForeignEntityDraft = {
    filing_uuid,
    n,
    name: value.name,
    ...placesOf(value),
    contribution: numberText(value.contribution),
    ownership_percentage: numberText(value.ownership_percentage),
    flags: [...flags],
  }
  return take(pointer, value, 'foreign-entities', draft)
}

const numberText = (value: string | number | null): string | null =>
  typeof value === 'number' ? String(value) : textOf(value)

export const readAffiliated = (value: unknown, { pointer, filing_uuid, n, flags }: PartPlace): ReadRow => {
  if (!AFFILIATED_ORGANIZATION.has(value))
    return refuse(
      pointer,
      value,
      'record_unreadable',
      `${filing_uuid}: ${AFFILIATED_ORGANIZATION.findFault(value)}.`,
    )
  const draft: AffiliatedOrganizationDraft = {
    filing_uuid,
    n,
    name: value.name,
    ...placesOf(value),
    url: textOf(value.url),
    flags: [...flags],
  }
  return take(pointer, value, 'affiliated-organizations', draft)
}

export const readConviction = (value: unknown, { pointer, filing_uuid, n, flags }: PartPlace): ReadRow => {
  if (!CONVICTION.has(value))
    return refuse(pointer, value, 'record_unreadable', `${filing_uuid}: ${CONVICTION.findFault(value)}.`)
  const date = textOf(value.date)
  if (date !== null && !isDay(date))
    return refuse(pointer, value, 'record_unreadable', `${filing_uuid}: /date “${date}” is no day.`)
  const draft: ConvictionDraft = {
    filing_uuid,
    n,
    lobbyist_id: value.lobbyist?.id ?? null,
    date,
    description: textOf(value.description),
    flags: [...flags],
  }
  return take(pointer, value, 'convictions', draft)
}
