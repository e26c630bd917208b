import type {
  LobbyingActivityLobbyist,
  LobbyingClientDetails,
  LobbyingRegistrantDetails,
} from '@rotunda/contract'
import type { ClientValue, LobbyistValue, RegistrantValue } from './shapes.ts'
import { findEasternDay, findOtherAddress, isDay, textOf } from './values.ts'

export const describeRegistrant = (registrant: RegistrantValue): LobbyingRegistrantDetails => ({
  house_registrant_id: registrant.house_registrant_id,
  description: textOf(registrant.description),
  city: textOf(registrant.city),
  state: textOf(registrant.state),
  country: textOf(registrant.country),
  ppb_country: textOf(registrant.ppb_country),
  updated_at: textOf(registrant.dt_updated),
})

export const describeClient = (client: ClientValue): LobbyingClientDetails => ({
  client_number: client.client_id,
  description: textOf(client.general_description),
  is_government_entity: client.client_government_entity,
  is_self: client.client_self_select,
  state: textOf(client.state),
  country: textOf(client.country),
  ppb_state: textOf(client.ppb_state),
  ppb_country: textOf(client.ppb_country),
  effective_date: textOf(client.effective_date),
})

/** Names the first fault of a client: an impossible day, or the address of another client. */
export const findClientFault = ({ id, url, effective_date }: ClientValue): string | undefined => {
  const isGood = effective_date === null || effective_date === '' || isDay(effective_date)
  return isGood ? findOtherAddress(url, id) : `effective_date “${effective_date}” is no day`
}

/** Names the fault of a registrant whose last change was at an impossible time. */
export const findUpdateFault = ({ dt_updated }: RegistrantValue): string | undefined =>
  dt_updated === null || dt_updated === '' || findEasternDay(dt_updated) !== undefined
    ? undefined
    : `dt_updated “${dt_updated}” is not a time with an offset`

export const nameLobbyist = (
  lobbyist: LobbyistValue,
): Omit<LobbyingActivityLobbyist, 'covered_position' | 'is_new'> => ({
  lobbyist_id: lobbyist.id,
  prefix: textOf(lobbyist.prefix),
  first_name: textOf(lobbyist.first_name),
  nickname: textOf(lobbyist.nickname),
  middle_name: textOf(lobbyist.middle_name),
  last_name: textOf(lobbyist.last_name),
  suffix: textOf(lobbyist.suffix),
})
