import { many, maybe, one, type XmlShape } from '../xml/find-shape-fault.ts'

/** Attributes whose values stay in the archive: no row, refusal or history holds them. */
export const SENATE_WITHHELD: readonly string[] = ['Address', 'ContactFullname']

/** Attributes that are known by their names, and not read. */
export const SENATE_UNREAD: readonly string[] = [
  'AffiliatedOrgsURL',
  'RegistrationEffectiveDate',
  'TerminationEffectiveDate',
  'RegistrantPPBCountry',
  'ClientPPBCountry',
  'ClientPPBState',
  'ClientStatus',
  'IsStateOrLocalGov',
  'LobbyistStatus',
  'LobbyisteIndicator',
  'LobbyistCoveredGovPositionIndicator',
]

/** Elements of a filing that are not read. */
export const SENATE_UNREAD_ELEMENTS: readonly string[] = ['ForeignEntities', 'AffiliatedOrgs']

const UNREAD = Object.fromEntries(
  [...SENATE_WITHHELD, ...SENATE_UNREAD].map((name) => [name, 'maybe' as const]),
)

/** An element with attributes alone. */
const withAttributes = (attributes: Readonly<Record<string, 'one' | 'maybe'>>): XmlShape => ({
  attributes: { ...UNREAD, ...attributes },
  children: {},
})

/** A filing. Attributes of the filing are required, so that one with a new name is never taken for an absent one. */
export const SENATE_FILING: XmlShape = {
  attributes: {
    ...UNREAD,
    ID: 'one',
    Year: 'one',
    Received: 'one',
    Amount: 'one',
    Type: 'one',
    Period: 'one',
  },
  children: {
    Registrant: one(
      withAttributes({
        RegistrantID: 'maybe',
        RegistrantName: 'one',
        GeneralDescription: 'maybe',
        RegistrantCountry: 'maybe',
      }),
    ),
    Client: one(
      withAttributes({
        ClientID: 'maybe',
        ClientName: 'one',
        GeneralDescription: 'maybe',
        ClientState: 'maybe',
        ClientCountry: 'maybe',
        SelfFiler: 'maybe',
      }),
    ),
    Lobbyists: maybe({
      children: {
        Lobbyist: many(withAttributes({ LobbyistName: 'one', OfficialPosition: 'maybe' })),
      },
    }),
    GovernmentEntities: maybe({
      children: { GovernmentEntity: many(withAttributes({ GovEntityName: 'one' })) },
    }),
    Issues: maybe({
      children: { Issue: many(withAttributes({ Code: 'one', SpecificIssue: 'maybe' })) },
    }),
    ...Object.fromEntries(SENATE_UNREAD_ELEMENTS.map((name) => [name, maybe({ open: true })])),
  },
}
