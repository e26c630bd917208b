import type { ChannelName } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import { findStored, replaceDocument, type FoundDocument } from './documents.ts'
import { watchDocument } from './watch-document.ts'
import { LIST_LIMITS } from './limits.ts'

export type OfficeChannel = Extract<ChannelName, 'house-cwc' | 'senate-cwc'>

const StoredOffices = Type.Object({ codes: Type.Array(Type.String()), retrievedAt: Type.String() })

/** Offices that a gateway delivers to by its own list, and the time of that list. An old list stays in use. */
export type OfficeList = { readonly codes: ReadonlySet<string>; readonly retrievedAt: Date }

/** A list that a gateway gave just now. */
export type ListedOffices = {
  readonly codes: readonly string[]
  /** Host of the gateway: lists of different gateways say nothing about each other. */
  readonly source: string
  readonly retrievedAt: Date
}

export type OfficeLists = {
  /** Undefined if the gateway has never given a list. */
  findOffices(channel: OfficeChannel): Promise<OfficeList | undefined>
  /**
   * Stores the gateway's list. A list that is empty, or has lost more than a fifth of the offices, means an outage: it
   * throws a Refusal `unavailable` and changes nothing. A list that is still as short after a week is accepted.
   */
  saveOffices(channel: OfficeChannel, listed: ListedOffices): Promise<void>
}

export const makeOfficeLists = ({ store, clock }: { store: Store; clock: Clock }): OfficeLists => {
  const watch = (channel: OfficeChannel) => watchDocument(store, clock, nameOf(channel), read)
  const watched = { 'house-cwc': watch('house-cwc'), 'senate-cwc': watch('senate-cwc') }
  return {
    findOffices: (channel) => watched[channel](),
    saveOffices: (channel, listed) => saveOffices(store, channel, listed),
  }
}

const nameOf = (channel: OfficeChannel): string => `offices/${channel}`

const read = (body: string): OfficeList => {
  const { codes, retrievedAt }: Static<typeof StoredOffices> = Parse(StoredOffices, JSON.parse(body))
  return { codes: new Set(codes), retrievedAt: new Date(retrievedAt) }
}

const saveOffices = async (store: Store, channel: OfficeChannel, listed: ListedOffices): Promise<void> => {
  const earlier = await findStored(store, nameOf(channel))
  const codes = [...new Set(listed.codes)].toSorted()
  const doubt = findDoubt(codes, listed, earlier)
  if (doubt !== undefined)
    throw new Refusal('unavailable', `The ${channel} gateway ${doubt}; the earlier list stays.`)
  const retrievedAt = listed.retrievedAt.toISOString()
  const document = { body: JSON.stringify({ codes, retrievedAt }), retrievedAt, source: listed.source }
  // A false answer means that a quicker process has stored a list just as fresh.
  await replaceDocument(store, nameOf(channel), document, earlier?.sha256)
}

/** Reason to treat a list as the sign of an outage; undefined if the list is credible. */
const findDoubt = (
  codes: readonly string[],
  { source, retrievedAt }: ListedOffices,
  earlier: FoundDocument | undefined,
): string | undefined => {
  if (codes.length === 0) return 'listed no office at all'
  if (earlier?.source !== source) return undefined
  const last = read(earlier.body)
  const isOld = retrievedAt.getTime() - last.retrievedAt.getTime() > ACCEPTED_AFTER_MILLISECONDS
  const lost = last.codes.size - last.codes.intersection(new Set(codes)).size
  return isOld || lost <= last.codes.size * MOST_LOST
    ? undefined
    : `no longer lists ${lost} of its ${last.codes.size} offices`
}

const MOST_LOST = LIST_LIMITS.officesLostPercent.value / 100
const ACCEPTED_AFTER_MILLISECONDS = LIST_LIMITS.shortListDays.value * 24 * 3_600_000
