import { Refusal, type Clock } from '../platform/index.ts'
import type { Destination } from './destination.ts'
import type { DocketDirectory } from './dockets/index.ts'
import { easternDay } from './dockets/eastern-day.ts'
import type { OfficeLists } from './office-lists.ts'
import { parseDestinationId } from './parse-destination-id.ts'
import { findDeparture, resolveOffice, type OfficeKnowledge } from './resolve-office.ts'
import type { RosterStore } from './roster-store.ts'

export type DestinationsNeeds = {
  readonly rosterStore: RosterStore
  readonly officeLists: OfficeLists
  readonly resolveDocket: DocketDirectory['resolveDocket']
  readonly clock: Clock
}

/**
 * Resolves any `destination_id` to the one place that it means, or refuses with the reason. It never guesses. Look-ups
 * count in the share of the organisation. `document` is the document of a docket that the sender named.
 */
export type ResolveDestination = (
  raw: unknown,
  organisation: string,
  document?: string,
) => Promise<Destination>

export type Destinations = {
  readonly resolveDestination: ResolveDestination
  /**
   * Finds why a message to a person may not go to its destination now: the person holds that office no more. Undefined
   * if it may, as for every House seat and docket. It reads the roster of this moment. `raw` is the `destination_id`.
   */
  readonly findDeparture: (raw: unknown, destination: Destination) => Promise<string | undefined>
}

export const makeDestinations = (needs: DestinationsNeeds): Destinations => {
  const getKnowledge = rememberKnowledge(needs)
  return {
    resolveDestination: async (raw, organisation, document) => {
      const id = parseDestinationId(raw)
      if (id.kind === 'docket') return needs.resolveDocket(id.text, organisation, document)
      if (document !== undefined) throw new Refusal('invalid_message', NO_DOCUMENT)
      return resolveOffice(id, await getKnowledge())
    },
    findDeparture: async (raw, destination) => {
      if (destination.kind === 'docket' || typeof raw !== 'number') return undefined
      const roster = await needs.rosterStore.readRoster()
      return findDeparture(raw, destination.officeCode, { roster, today: easternDay(needs.clock()) })
    },
  }
}

const NO_DOCUMENT =
  'The query parameter document names a document of a docket, but the destination id names an office of Congress. Leave the parameter out.'

/** Long enough to serve every message of a busy moment, short beside the delay of a new roster. */
const REMEMBERED_MILLISECONDS = 250

const rememberKnowledge = (needs: DestinationsNeeds): (() => OfficeKnowledge | Promise<OfficeKnowledge>) => {
  let latest: { readonly at: number; readonly knowledge: OfficeKnowledge } | undefined
  return () => {
    const at = needs.clock().getTime()
    if (latest !== undefined && Math.abs(at - latest.at) < REMEMBERED_MILLISECONDS) return latest.knowledge
    return gatherKnowledge(needs).then((knowledge) => {
      latest = { at, knowledge }
      return knowledge
    })
  }
}

const gatherKnowledge = async ({
  rosterStore,
  officeLists,
  clock,
}: DestinationsNeeds): Promise<OfficeKnowledge> => {
  const [roster, house, senate] = await Promise.all([
    rosterStore.getRoster(),
    officeLists.findOffices('house-cwc'),
    officeLists.findOffices('senate-cwc'),
  ])
  return { roster, offices: { house, senate }, today: easternDay(clock()) }
}
