import type { LobbyingActivityLobbyist, LobbyingFiling } from '@rotunda/contract'
import type { ClientDraft, LobbyistDraft, RegistrantDraft } from '../../../publishers/lda/index.ts'
import { digestOf, type MadeRow, type Origin, type Staging } from '../../../releases/index.ts'
import type { Facts } from '../../families/index.ts'
import { CLIENT_FACTS, LOBBYIST_FACTS, REGISTRANT_FACTS } from '../facts.ts'
import { listActivities, listFilings } from '../staged-filings.ts'

/** Newest statement about a registrant, client or lobbyist, and the filings that name it. */
type Party<Draft> = {
  draft: Draft
  origin: Origin
  /** Texts by which the newest statement is chosen, compared in turn. */
  age: readonly string[]
  filings: number
  first_posted_on: string | null
  last_posted_on: string | null
}

type Parties<Draft> = Map<number, Party<Draft>>

/** Makes the rows of registrants, clients and lobbyists from lists of them and from the filings that name them. */
export function* makeParties(facts: Facts, staging: Staging): Generator<MadeRow, void, undefined> {
  const registrants: Parties<RegistrantDraft> = new Map()
  const clients: Parties<ClientDraft> = new Map()
  for (const { draft, ...origin } of facts.list(REGISTRANT_FACTS))
    note(registrants, draft.registrant_id, draft, origin, ageOf(origin, '', draft.updated_at))
  for (const { draft, ...origin } of facts.list(CLIENT_FACTS))
    note(clients, draft.client_id, draft, origin, ageOf(origin, ''))
  for (const { row, origin } of listFilings(staging)) {
    const { registrant_id, client_id, posted_on_eastern: day, registrant, client } = row
    const ages = [row.posted_on_eastern, row.filing_uuid] as const
    const firm = { registrant_id, name: row.registrant_name, ...registrant }
    count(note(registrants, registrant_id, firm, origin, ageOf(origin, ages.join(), firm.updated_at)), day)
    const named = { client_id, registrant_id, name: row.client_name, ...client }
    count(note(clients, client_id, named, origin, ageOf(origin, ages.join())), day)
  }
  for (const [id, party] of registrants) yield makeRow('registrants', id, party, spanOf(party))
  for (const [id, party] of clients) yield makeRow('clients', id, party, spanOf(party))
  yield* makeLobbyists(facts, staging)
}

function* makeLobbyists(facts: Facts, staging: Staging): Generator<MadeRow, void, undefined> {
  const lobbyists: Parties<LobbyistDraft> = new Map()
  for (const { draft, ...origin } of facts.list(LOBBYIST_FACTS))
    note(lobbyists, draft.lobbyist_id, draft, origin, ageOf(origin, ''))
  const registrantOf = new Map<string, LobbyingFiling['registrant_id']>()
  for (const { row } of listFilings(staging)) registrantOf.set(row.filing_uuid, row.registrant_id)
  const counted = new Map<number, string>()
  for (const { row, origin } of listActivities(staging))
    for (const one of row.lobbyists) {
      const registrant_id = registrantOf.get(row.filing_uuid) ?? null
      const draft = { registrant_id, ...nameOf(one) }
      const party = note(lobbyists, one.lobbyist_id, draft, origin, ageOf(origin, row.filing_uuid))
      // The activities of a filing are read one after another.
      if (counted.get(one.lobbyist_id) !== row.filing_uuid) party.filings += 1
      counted.set(one.lobbyist_id, row.filing_uuid)
    }
  for (const [id, party] of lobbyists) yield makeRow('lobbyists', id, party, { filings: party.filings })
}

const nameOf = ({ covered_position: _position, is_new: _new, ...name }: LobbyingActivityLobbyist) => name

/** Notes a statement. The newest one describes the party: the order of reading changes nothing. */
const note = <Draft>(
  parties: Parties<Draft>,
  id: number,
  draft: Draft,
  origin: Origin,
  age: readonly string[],
): Party<Draft> => {
  const party = parties.get(id)
  if (party === undefined) {
    const first = { draft, origin, age, filings: 0, first_posted_on: null, last_posted_on: null }
    parties.set(id, first)
    return first
  }
  const { first_seen_at } = party.origin
  if (isOlder(party.age, age)) Object.assign(party, { draft, origin, age })
  const since = origin.first_seen_at < first_seen_at ? origin.first_seen_at : first_seen_at
  if (since !== party.origin.first_seen_at) party.origin = { ...party.origin, first_seen_at: since }
  return party
}

const ageOf = ({ source }: Origin, last: string, updatedAt: string | null = null): string[] => {
  const updated = updatedAt === null ? Number.NaN : Date.parse(updatedAt)
  return [
    Number.isNaN(updated) ? '' : new Date(updated).toISOString(),
    source.retrieved_at,
    last,
    source.sha256,
  ]
}

const isOlder = (one: readonly string[], other: readonly string[]): boolean => {
  const at = one.findIndex((text, index) => text !== other[index])
  return at !== -1 && (one[at] ?? '') < (other[at] ?? '')
}

const count = (party: Party<unknown>, day: string): void => {
  party.filings += 1
  if (party.first_posted_on === null || day < party.first_posted_on) party.first_posted_on = day
  if (party.last_posted_on === null || day > party.last_posted_on) party.last_posted_on = day
}

const spanOf = ({ filings, first_posted_on, last_posted_on }: Party<unknown>) => ({
  filings,
  first_posted_on,
  last_posted_on,
})

const PREFIXES = { registrants: 'lrg', clients: 'lcl', lobbyists: 'llb' } as const
type PartyTable = keyof typeof PREFIXES

/** Id of the row of a registrant, client or lobbyist, by its id at the source. */
export const nameParty = (table: PartyTable, id: number): string =>
  `${PREFIXES[table]}-${digestOf([table, id], 16)}`

const makeRow = (
  table: PartyTable,
  id: number,
  { draft, origin }: Party<object>,
  counts: object,
): MadeRow => ({
  table,
  dataset: table,
  id: nameParty(table, id),
  coverage: {},
  body: { ...draft, ...counts, flags: [] },
  from: [origin],
})
