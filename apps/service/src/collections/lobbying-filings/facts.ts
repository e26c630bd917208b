import {
  CLIENTS,
  LOBBYISTS,
  PAGES,
  REGISTRANTS,
  type ClientDraft,
  type LobbyistDraft,
  type PageDraft,
  type RegistrantDraft,
} from '../../publishers/lda/index.ts'
import type { FactKind } from '../families/index.ts'

/** Pages of lists, with the number of records that the source said. */
export const PAGE_FACTS: FactKind<PageDraft> = {
  name: PAGES,
  identityOf: ({ series, page }, { source }) => [series, source.edition, page, source.part].join('\n'),
}

export const REGISTRANT_FACTS: FactKind<RegistrantDraft> = {
  name: REGISTRANTS,
  identityOf: ({ registrant_id }) => String(registrant_id),
  // The table of registrants has the rest, which notices can withhold.
  shown: ['registrant_id'],
}
export const CLIENT_FACTS: FactKind<ClientDraft> = {
  name: CLIENTS,
  identityOf: ({ client_id }) => String(client_id),
  shown: ['client_id', 'registrant_id'],
}
export const LOBBYIST_FACTS: FactKind<LobbyistDraft> = {
  name: LOBBYISTS,
  identityOf: ({ lobbyist_id }) => String(lobbyist_id),
  shown: ['lobbyist_id', 'registrant_id'],
}
