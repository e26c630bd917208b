import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../../data/notices.ts'
import { closed, count, countOrNull, dayOrNull, orNull, text, textOrNull } from '../../fields.ts'
import { filingUuid, flags, id, n } from './fields.ts'

const PLACES = {
  state: textOrNull('State; null if the source has none. Often the State of a filing address.'),
  country: textOrNull(
    'Code of the country; null if the source has none or says that the country is undetermined.',
  ),
  ppb_state: textOrNull('State of the principal place of business; null if the source has none.'),
  ppb_country: textOrNull('Country of the principal place of business; null if the source has none.'),
}
const { ppb_state: _state, ...PLACES_OF_REGISTRANT } = PLACES

const REGISTRANT = {
  house_registrant_id: countOrNull(
    'Number of the registrant at the Clerk of the House; null if the source has none.',
  ),
  description: textOrNull('Description of the business; null if the source has none.'),
  city: textOrNull('City; null if the source has none.'),
  ...PLACES_OF_REGISTRANT,
  updated_at: textOrNull('Time of the last change at the source, as published.'),
}

const CLIENT = {
  client_number: countOrNull('Number of the client within its registrant; null if the source has none.'),
  description: textOrNull('Description of the business; null if the source has none.'),
  is_government_entity: orNull(Type.Boolean(), {
    description: 'true if the client is a government; null if the source does not say.',
  }),
  is_self: orNull(Type.Boolean(), {
    description: 'true if the registrant is its own client; null if the source does not say.',
  }),
  ...PLACES,
  effective_date: dayOrNull('Day on which the registration took effect; null if the source has none.'),
}

export const LobbyingRegistrantDetails = closed(REGISTRANT, {
  description: 'The registrant as the source showed it with this filing on the day of retrieval.',
})
export type LobbyingRegistrantDetails = Static<typeof LobbyingRegistrantDetails>

export const LobbyingClientDetails = closed(CLIENT, {
  description: 'The client as the source showed it with this filing on the day of retrieval.',
})
export type LobbyingClientDetails = Static<typeof LobbyingClientDetails>

const SPAN = {
  filings: count('Number of filings in the release.'),
  first_posted_on: dayOrNull('Day of the first filing in the release; null if there is none.'),
  last_posted_on: dayOrNull('Day of the last filing in the release; null if there is none.'),
}

/** A firm or organisation that files, by its id at the source. */
export const LobbyingRegistrant = closed({
  id,
  registrant_id: count('Id of the registrant at the source.'),
  name: text('Name as published.'),
  ...REGISTRANT,
  ...SPAN,
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingRegistrant = Static<typeof LobbyingRegistrant>

/** A client of one registrant. The same company has an id with each of its registrants. */
export const LobbyingClient = closed({
  id,
  client_id: count('Id at the source of this client of this registrant.'),
  registrant_id: countOrNull('Id of the registrant at the source.'),
  name: text('Name as published.'),
  ...CLIENT,
  ...SPAN,
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingClient = Static<typeof LobbyingClient>

/** The name of a lobbyist at one registrant. It is not a person. */
export const LobbyingLobbyist = closed({
  id,
  lobbyist_id: count('Id at the source of this name at this registrant.'),
  registrant_id: countOrNull('Id of the registrant at the source.'),
  prefix: textOrNull('Prefix; null if the source has none.'),
  first_name: textOrNull('First name; null if the source has none.'),
  nickname: textOrNull('Nickname; null if the source has none.'),
  middle_name: textOrNull('Middle name; null if the source has none.'),
  last_name: textOrNull('Surname; null if the source has none.'),
  suffix: textOrNull('Suffix; null if the source has none.'),
  filings: SPAN.filings,
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingLobbyist = Static<typeof LobbyingLobbyist>

const ORGANISATION = {
  id,
  filing_uuid: filingUuid,
  n,
  name: text('Name as published.'),
  city: textOrNull('City; null if the source has none.'),
  ...PLACES,
}

/** A foreign entity with an interest in the client of a filing. */
export const LobbyingForeignEntity = closed({
  ...ORGANISATION,
  contribution: textOrNull('Contribution as published, in dollars; null if the source states none.'),
  ownership_percentage: textOrNull('Share of ownership in percent as published; null if none is stated.'),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingForeignEntity = Static<typeof LobbyingForeignEntity>

/** An organisation that pays for the lobbying of a filing beside the client. */
export const LobbyingAffiliatedOrganization = closed({
  ...ORGANISATION,
  url: textOrNull('Web address as published; null if the source has none.'),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingAffiliatedOrganization = Static<typeof LobbyingAffiliatedOrganization>

/** A conviction of a lobbyist that a filing discloses. The row has no name. */
export const LobbyingConviction = closed({
  id,
  filing_uuid: filingUuid,
  n,
  lobbyist_id: countOrNull('Id of the lobbyist at the source: not a person.'),
  date: dayOrNull('Day of the conviction; null if the source has none.'),
  description: textOrNull('Description as reported; null if none was.'),
  flags,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type LobbyingConviction = Static<typeof LobbyingConviction>
