import type { Freshness, Legislator } from '@rotunda/contract'
import type { OfficeList, OfficeLists } from './office-lists.ts'
import { findListedCode } from './resolve-office.ts'
import type { RosterIndex } from './roster.ts'
import type { RosterStore } from './roster-store.ts'
import { SEATS, type Seat } from './seats.ts'

export type LegislatorList = { readonly rows: readonly Legislator[]; readonly freshness: Freshness }

type Sources = {
  readonly roster: RosterIndex
  readonly house: OfficeList | undefined
  readonly senate: OfficeList | undefined
}

/**
 * Lists every seat of Congress with its holder: the House by State and district, then the Senate by State and class.
 * The same object comes back until the roster or a list of offices changes.
 */
export const makeLegislatorList = (needs: {
  readonly rosterStore: RosterStore
  readonly officeLists: OfficeLists
}): (() => Promise<LegislatorList>) => {
  let cached: { readonly sources: Sources; readonly list: LegislatorList } | undefined
  return async () => {
    const sources = await readSources(needs)
    if (cached === undefined || !areSame(cached.sources, sources))
      cached = { sources, list: buildList(sources) }
    return cached.list
  }
}

const readSources = async ({
  rosterStore,
  officeLists,
}: {
  rosterStore: RosterStore
  officeLists: OfficeLists
}): Promise<Sources> => {
  const [roster, house, senate] = await Promise.all([
    rosterStore.getRoster(),
    officeLists.findOffices('house-cwc'),
    officeLists.findOffices('senate-cwc'),
  ])
  return { roster, house, senate }
}

const areSame = (a: Sources, b: Sources): boolean =>
  a.roster === b.roster && a.house === b.house && a.senate === b.senate

const buildList = (sources: Sources): LegislatorList => {
  const { source, retrievedAt, asOf } = sources.roster.of
  return {
    rows: SEATS.map((seat) => makeRow(seat, sources)),
    freshness: { source, retrieved_at: retrievedAt, as_of: asOf },
  }
}

const makeRow = (seat: Seat, sources: Sources): Legislator => {
  const { roster } = sources
  const member = roster.memberByOffice.get(seat.officeCode)
  return {
    code: member?.code ?? null,
    bioguide: member?.bioguide ?? null,
    name: member?.name ?? null,
    chamber: seat.chamber,
    state: seat.state,
    district: seat.district,
    class: seat.class,
    office_code: seat.officeCode,
    accepts_delivery: acceptsDelivery(seat, sources[seat.chamber]),
    contact_form: member?.contactForm ?? null,
    vacant: member === undefined,
    as_of: roster.of.asOf,
  }
}

/** Null until the gateway has given its list; even a vacant seat may have an office that accepts messages. */
const acceptsDelivery = (seat: Seat, list: OfficeList | undefined): boolean | null =>
  list === undefined ? null : findListedCode(seat, list) !== undefined
