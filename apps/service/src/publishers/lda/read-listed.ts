import type { LobbyingCodeKind } from '@rotunda/contract'
import type { ReadRow } from '../publisher.ts'
import type { ClientDraft, CodeDraft, LobbyistDraft, RegistrantDraft } from './drafts.ts'
import { parseFilingType } from './filing-types.ts'
import { refuse, take } from './make-cells.ts'
import {
  describeClient,
  describeRegistrant,
  findClientFault,
  findUpdateFault,
  nameLobbyist,
} from './read-parties.ts'
import {
  CODE,
  ENTITY_CODE,
  LISTED_CLIENT,
  LISTED_LOBBYIST,
  LISTED_REGISTRANT,
  type RegistrantValue,
} from './shapes.ts'
import { findOtherAddress } from './values.ts'

export const REGISTRANTS = 'lda-registrants'
export const CLIENTS = 'lda-clients'
export const LOBBYISTS = 'lda-lobbyists'

type ListedValue = { readonly registrant: Pick<RegistrantValue, 'id' | 'url'> }
type ReadListed = (value: unknown, pointer: string) => ReadRow

export const readRegistrant: ReadListed = (value, pointer) => {
  if (!LISTED_REGISTRANT.has(value))
    return refuse(pointer, value, 'record_unreadable', `${LISTED_REGISTRANT.findFault(value)}.`)
  const fault = findOtherAddress(value.url, value.id) ?? findUpdateFault(value)
  if (fault !== undefined) return refuse(pointer, value, 'record_unreadable', `/${fault}.`)
  const draft: RegistrantDraft = {
    registrant_id: value.id,
    name: value.name,
    ...describeRegistrant(value),
  }
  return take(pointer, value, REGISTRANTS, draft)
}

export const readClient: ReadListed = (value, pointer) => {
  if (!LISTED_CLIENT.has(value))
    return refuse(pointer, value, 'record_unreadable', `${LISTED_CLIENT.findFault(value)}.`)
  const fault = findClientFault(value) ?? findRegistrantFault(value)
  if (fault !== undefined) return refuse(pointer, value, 'record_unreadable', `/${fault}.`)
  const draft: ClientDraft = {
    client_id: value.id,
    registrant_id: value.registrant.id,
    name: value.name,
    ...describeClient(value),
  }
  return take(pointer, value, CLIENTS, draft)
}

export const readLobbyist: ReadListed = (value, pointer) => {
  if (!LISTED_LOBBYIST.has(value))
    return refuse(pointer, value, 'record_unreadable', `${LISTED_LOBBYIST.findFault(value)}.`)
  const fault = findRegistrantFault(value)
  if (fault !== undefined) return refuse(pointer, value, 'record_unreadable', `/${fault}.`)
  const draft: LobbyistDraft = { registrant_id: value.registrant.id, ...nameLobbyist(value) }
  return take(pointer, value, LOBBYISTS, draft)
}

const findRegistrantFault = ({ registrant }: ListedValue): string | undefined => {
  const fault = findOtherAddress(registrant.url, registrant.id)
  return fault === undefined ? undefined : `registrant/${fault}`
}

/** Reads an entry of a list of codes. Bodies of government have a number, and the other codes a text. */
export const readCode =
  (kind: LobbyingCodeKind): ReadListed =>
  (value, pointer) => {
    const isNumbered = kind === 'government_entity'
    const shape = isNumbered ? ENTITY_CODE : CODE
    if (!shape.has(value)) return refuse(pointer, value, 'record_unreadable', `${shape.findFault(value)}.`)
    const code = 'id' in value ? String(value.id) : value.value
    if (!isCode(kind, code))
      return refuse(pointer, value, 'record_unreadable', `/value “${code}” has not the form of a ${kind}.`)
    const draft: CodeDraft = { kind, code, name: value.name }
    return take(pointer, value, 'codes', draft)
  }

const isCode = (kind: LobbyingCodeKind, code: string): boolean =>
  kind === 'filing_type' ? parseFilingType(code) !== undefined : CODE_FORMS[kind].test(code)

const CODE_FORMS: Readonly<Record<Exclude<LobbyingCodeKind, 'filing_type'>, RegExp>> = {
  general_issue: /^[A-Z]{3}$/,
  government_entity: /^\d+$/,
  country: /^[A-Z\d]{2}$/,
  state: /^[A-Z]{2}$/,
  prefix: /^[a-z]+$/,
  suffix: /^[a-z]+$/,
  contribution_type: /^[a-z]+$/,
}
