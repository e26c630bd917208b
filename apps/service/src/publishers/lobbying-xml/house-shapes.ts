import { many, maybe, one, type XmlChild, type XmlShape } from '../xml/find-shape-fault.ts'

/** Elements whose values stay in the archive: no row, refusal or history holds them. */
export const HOUSE_WITHHELD: readonly string[] = [
  'registrantDifferentAddress',
  'address1',
  'address2',
  'zip',
  'zipext',
  'principal_city',
  'principal_zip',
  'principal_zipext',
  'contactPrefix',
  'contactName',
  'contactPhone',
  'contactIntlPhone',
  'contactEmail',
  'clientAddress',
  'clientCity',
  'clientZip',
  'clientZipExt',
  'prinClientCity',
  'prinClientZip',
  'prinClientZipExt',
  'printedName',
  'signerEmail',
]

/** Elements that are known by name and not read. */
export const HOUSE_UNREAD: readonly string[] = [
  'imported',
  'pages',
  'submitURL',
  'prefix',
  'city',
  'principal_state',
  'principal_country',
  'clientGovtEntity',
  'clientState',
  'clientCountry',
  'prinClientState',
  'prinClientCountry',
  'specific_issues',
  'affiliatedUrl',
  'affiliatedOrgs',
  'foreignEntities',
  'updates',
]

const OPEN: Readonly<Record<string, XmlChild>> = Object.fromEntries(
  [...HOUSE_WITHHELD, ...HOUSE_UNREAD].map((name) => [name, maybe({ open: true })]),
)

const LOBBYISTS = maybe({
  children: {
    lobbyist: many({
      children: {
        lobbyistFirstName: maybe(),
        lobbyistLastName: maybe(),
        lobbyistSuffix: maybe(),
        coveredPosition: maybe(),
        lobbyistNew: maybe(),
      },
    }),
  },
})

const FILER = {
  organizationName: maybe(),
  firstName: maybe(),
  lastName: maybe(),
  state: maybe(),
  country: maybe(),
  selfSelect: maybe(),
  clientName: one(),
  houseID: maybe(),
  signedDate: maybe(),
}

/** A registration (LD-1). */
export const REGISTRATION: XmlShape = {
  children: {
    ...OPEN,
    ...FILER,
    regType: one(),
    senateID: maybe(),
    reportYear: maybe(),
    reportType: maybe(),
    effectiveDate: maybe(),
    registrantGeneralDescription: maybe(),
    clientGeneralDescription: maybe(),
    lobbyists: LOBBYISTS,
    alis: one({ children: { ali_Code: many() } }),
  },
}

/**
 * A report on contributions (LD-203). What a contribution states is required, so that an amount with a new name is never
 * taken for an empty one.
 */
export const CONTRIBUTION_REPORT: XmlShape = {
  children: {
    ...OPEN,
    filerType: one(),
    organizationName: one(),
    lobbyistID: maybe(),
    lobbyistPrefix: maybe(),
    lobbyistFirstName: maybe(),
    lobbyistMiddleName: maybe(),
    lobbyistLastName: maybe(),
    lobbyistSuffix: maybe(),
    state: maybe(),
    country: maybe(),
    senateRegID: one(),
    houseRegID: one(),
    reportYear: one(),
    reportType: one(),
    amendment: one(),
    comments: maybe(),
    signedDate: maybe(),
    certifiedcontent: maybe(),
    noContributions: one(),
    pacs: maybe({ children: { pac: many({ children: { name: maybe() } }), name: many() } }),
    contributions: maybe({
      children: {
        contribution: many({
          children: {
            type: one(),
            contributorName: one(),
            payeeName: one(),
            recipientName: one(),
            amount: one(),
            date: one(),
          },
        }),
      },
    }),
  },
}

/** A report on lobbying (LD-2). Amounts are required, so that one with a new name is never taken for an empty one. */
export const REPORT: XmlShape = {
  children: {
    ...OPEN,
    ...FILER,
    senateID: one(),
    reportYear: one(),
    reportType: one(),
    terminationDate: maybe(),
    noLobbying: one(),
    income: one(),
    expenses: one(),
    expensesMethod: maybe(),
    alis: one({
      children: {
        ali_info: many({
          children: {
            issueAreaCode: one(),
            specific_issues: maybe({ children: { description: many() } }),
            federal_agencies: maybe(),
            foreign_entity_issues: maybe(),
            lobbyists: LOBBYISTS,
          },
        }),
      },
    }),
  },
}
