import type { ChannelName } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import { findRevision, replaceDocument } from './documents.ts'
import { watchDocument } from './watch-document.ts'

export type OfficeChannel = Extract<ChannelName, 'house-cwc' | 'senate-cwc'>

const StoredOffices = Type.Object({ codes: Type.Array(Type.String()), retrievedAt: Type.String() })

/** The offices that a gateway said it delivers to, and when it said so. An old list stays in use. */
export type OfficeList = { readonly codes: ReadonlySet<string>; readonly retrievedAt: Date }

export type OfficeLists = {
  /** Undefined where the gateway has never given a list. */
  findOffices(channel: OfficeChannel): Promise<OfficeList | undefined>
  /** Keeps what the gateway listed just now. An empty list is refused and changes nothing: it tells of an outage. */
  saveOffices(channel: OfficeChannel, codes: readonly string[], retrievedAt: Date): Promise<void>
}

export const makeOfficeLists = ({ store, clock }: { store: Store; clock: Clock }): OfficeLists => {
  const watch = (channel: OfficeChannel) => watchDocument(store, clock, nameOf(channel), read)
  const watched = { 'house-cwc': watch('house-cwc'), 'senate-cwc': watch('senate-cwc') }
  return {
    findOffices: (channel) => watched[channel](),
    saveOffices: (channel, codes, retrievedAt) => saveOffices(store, channel, codes, retrievedAt),
  }
}

const nameOf = (channel: OfficeChannel): string => `offices/${channel}`

const read = (body: string): OfficeList => {
  const { codes, retrievedAt }: Static<typeof StoredOffices> = Parse(StoredOffices, JSON.parse(body))
  return { codes: new Set(codes), retrievedAt: new Date(retrievedAt) }
}

const saveOffices = async (
  store: Store,
  channel: OfficeChannel,
  codes: readonly string[],
  retrievedAt: Date,
): Promise<void> => {
  if (codes.length === 0) {
    throw new Refusal(
      'unavailable',
      `The ${channel} gateway listed no office at all; the earlier list stays.`,
    )
  }
  const at = retrievedAt.toISOString()
  const body = JSON.stringify({ codes: [...new Set(codes)].toSorted(), retrievedAt: at })
  const document = { body, retrievedAt: at, source: channel }
  const revision = await findRevision(store, nameOf(channel))
  // Another process that was quicker has stored a list just as fresh.
  await replaceDocument(store, nameOf(channel), document, revision)
}
