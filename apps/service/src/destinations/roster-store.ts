import { Parse } from 'typebox/value'
import { Refusal, type Clock, type Store } from '../platform/index.ts'
import { findStored, replaceDocument } from './documents.ts'
import { indexRoster, Roster, succeed, type RosterIndex } from './roster.ts'
import { watchDocument } from './watch-document.ts'

export type RosterStore = {
  /** Roster in use. Throws a Refusal `unavailable` if none was stored and there is no sample. */
  getRoster(): Promise<RosterIndex>
  /** Roster of this moment, where `getRoster` may be 2 seconds behind. */
  readRoster(): Promise<RosterIndex>
  /** Replaces the stored roster. Running services use the new one within 2 seconds. */
  replaceRoster(next: Roster): Promise<RosterChange>
  /** Previews the change that `replaceRoster` would make. */
  foreseeChange(next: Roster): Promise<RosterChange>
}

/** Change that a replacement made, by number of people. */
export type RosterChange = { readonly members: number; readonly joined: number; readonly left: number }

export type RosterStoreNeeds = {
  readonly store: Store
  readonly clock: Clock
  /** Used until a roster is stored. Never given if messages reach real offices. */
  readonly sample?: Roster | undefined
}

const NAME = 'roster'

const read = (body: string): Roster => Parse(Roster, JSON.parse(body))

export const makeRosterStore = ({ store, clock, sample }: RosterStoreNeeds): RosterStore => {
  const stored = watchDocument(store, clock, NAME, (body) => indexRoster(read(body)))
  const fallback = sample && indexRoster(sample)
  const get = async (when?: 'now') => (await stored(when)) ?? fallback ?? refuseWithout()
  return {
    getRoster: () => get(),
    readRoster: () => get('now'),
    replaceRoster: (next) => replaceRoster(store, next),
    foreseeChange: async (next) => {
      const found = await findStored(store, NAME)
      const previous = found && read(found.body)
      return describeChange(previous, succeed(next, previous))
    },
  }
}

const refuseWithout = (): never => {
  throw new Refusal(
    'unavailable',
    'This service has no list of legislators yet. Ask its operator to run "roster refresh".',
  )
}

/** Starts again if another process replaced the roster in between, so that no former member is lost. */
const replaceRoster = async (store: Store, next: Roster): Promise<RosterChange> => {
  const found = await findStored(store, NAME)
  const previous = found && read(found.body)
  const roster = succeed(next, previous)
  const document = { body: JSON.stringify(roster), retrievedAt: roster.retrievedAt, source: roster.source }
  if (!(await replaceDocument(store, NAME, document, found?.sha256))) return replaceRoster(store, next)
  return describeChange(previous, roster)
}

const describeChange = (previous: Roster | undefined, next: Roster): RosterChange => {
  const before = new Set(previous?.members.map(({ code }) => code))
  const after = new Set(next.members.map(({ code }) => code))
  return {
    members: next.members.length,
    joined: after.difference(before).size,
    left: before.difference(after).size,
  }
}
