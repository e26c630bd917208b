import type { Clock } from '../platform/index.ts'
import type { Destination, DocketDestination, OfficeDestination } from './destination.ts'
import { easternDay } from './dockets/eastern-day.ts'
import type { OfficeLists } from './office-lists.ts'
import { parseDestinationId } from './parse-destination-id.ts'
import { resolveOffice } from './resolve-office.ts'
import type { RosterStore } from './roster-store.ts'

export type DestinationsNeeds = {
  readonly rosterStore: RosterStore
  readonly officeLists: OfficeLists
  readonly resolveDocket: (text: string) => Promise<DocketDestination>
  readonly clock: Clock
}

/** Turns any `destination_id` into the one place that it means, or refuses with the reason. Never guesses. */
export type ResolveDestination = (raw: unknown) => Promise<Destination>

export type Destinations = { readonly resolveDestination: ResolveDestination }

export const makeDestinations = (needs: DestinationsNeeds): Destinations => ({
  resolveDestination: async (raw) => {
    const id = parseDestinationId(raw)
    return id.kind === 'docket' ? needs.resolveDocket(id.text) : resolveWithKnowledge(id, needs)
  },
})

const resolveWithKnowledge = async (
  id: Parameters<typeof resolveOffice>[0],
  { rosterStore, officeLists, clock }: DestinationsNeeds,
): Promise<OfficeDestination> => {
  const [roster, house, senate] = await Promise.all([
    rosterStore.getRoster(),
    officeLists.findOffices('house-cwc'),
    officeLists.findOffices('senate-cwc'),
  ])
  return resolveOffice(id, { roster, offices: { house, senate }, today: easternDay(clock()) })
}
