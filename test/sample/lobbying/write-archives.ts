import { strToU8, zipSync } from 'fflate'
import { element, escapeXml, formatAmerican, writeForm } from './house-xml.ts'
import { listOnce } from './make-activities.ts'
import { makeContributions } from './make-contributions.ts'
import { makeFilings } from './make-filings.ts'
import { writeContributions } from './write-contributions.ts'

/** An archive of XML files, at its address. */
export type SampleArchive = {
  readonly publisher: 'house-lobbying' | 'senate-lobbying'
  readonly url: string
  readonly bytes: Uint8Array
}

/** Parts of an invented filing that the XML repeats. */
type Filing = {
  readonly filing_uuid: string
  readonly filing_type: string
  readonly filing_type_display: string
  readonly filing_year: number
  readonly filing_period: string
  readonly filing_period_display: string
  readonly income: string | null
  readonly expenses: string | null
  readonly expenses_method: string | null
  readonly dt_posted: string
  readonly termination_date: string | null
  readonly registrant: Party & {
    readonly house_registrant_id: number | null
    readonly description: string | null
  }
  readonly client: Party & {
    readonly client_id: number
    readonly general_description: string | null
    readonly effective_date: string
  }
  readonly lobbying_activities: readonly Activity[]
}
type Party = {
  readonly id: number
  readonly name: string
  readonly state: string
  readonly country: string
}
type Activity = {
  readonly general_issue_code: string
  readonly general_issue_code_display: string
  readonly description: string
  readonly lobbyists: readonly {
    readonly lobbyist: { readonly first_name: string; readonly last_name: string }
    readonly covered_position: string | null
    readonly new: boolean
  }[]
  readonly government_entities: readonly { readonly name: string }[]
}

const FILINGS = 60
const LISTED = 12

/** Archives of both publishers, with filings of the year again and of an earlier year. */
export const makeArchives = (seed: number, year: number): readonly SampleArchive[] => {
  const filings = listFilings(seed, year)
  const isRegistration = ({ filing_type }: Filing) => filing_type === 'RR'
  const registrations = filings.filter(isRegistration).slice(0, LISTED)
  const reports = filings.filter((one) => one.filing_period === 'first_quarter' && !isRegistration(one))
  const old = listFilings(seed + 1, OLD_YEAR).slice(0, LISTED)
  return [
    writeHouseArchive(`${year}_1stQuarter`, reports.slice(0, LISTED).map(writeReport)),
    writeHouseArchive(`${year}_Registrations`, registrations.map(writeRegistration)),
    writeHouseArchive(`${year}_MidYear`, makeContributions(seed, year, LISTED).map(writeContributions), 'LC'),
    {
      publisher: 'senate-lobbying',
      url: `https://senate.example/downloads/${OLD_YEAR}_1.zip`,
      bytes: pack({ [`${OLD_YEAR}_1_1.xml`]: writeUtf16(writeSenateFile(old)) }),
    },
  ]
}

const OLD_YEAR = 2010

const listFilings = (seed: number, year: number): readonly Filing[] =>
  // The sample makes them in this form.
  makeFilings({ seed, year, filings: FILINGS }) as readonly object[] as readonly Filing[]

/** A zip archive holds local time: noon of this day, by the clock of the machine, gives the same digits everywhere. */
const SAME_EVERYWHERE = new Date(2026, 0, 5, 12)

const pack = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync(files, { level: 6, mtime: SAME_EVERYWHERE })

const writeUtf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le')

const FIRST_NUMBER = 301_000_001

/** The folder LD has registrations and reports on lobbying; LC has reports on contributions. */
const writeHouseArchive = (name: string, texts: readonly string[], folder = 'LD'): SampleArchive => ({
  publisher: 'house-lobbying',
  url: `https://house.example/data/${folder}/${name}_XML.zip`,
  bytes: pack(Object.fromEntries(texts.map((text, index) => [`${FIRST_NUMBER + index}.xml`, strToU8(text)]))),
})

const writeFiler = ({ registrant, client }: Filing): readonly string[] => [
  element('organizationName', registrant.name),
  element('prefix', ''),
  element('firstName', ''),
  element('lastName', ''),
  element('address1', '1 Sample Street'),
  element('address2', ''),
  element('city', 'Washington'),
  element('state', registrant.state),
  element('zip', '00000'),
  element('zipext', ''),
  element('country', 'USA'),
  element('selfSelect', registrant.name === client.name ? 'Y' : 'N'),
  element('clientName', client.name),
]

const writeSignature = ({ dt_posted }: Filing): readonly string[] => [
  element('printedName', 'SAMPLE SIGNER'),
  element('signedDate', formatAmerican(dt_posted)),
]

const writeLobbyists = ({ lobbyists }: Pick<Activity, 'lobbyists'>): string =>
  element('lobbyists', [
    ...lobbyists.map((one) =>
      element('lobbyist', [
        element('lobbyistFirstName', one.lobbyist.first_name),
        element('lobbyistLastName', one.lobbyist.last_name),
        element('lobbyistSuffix', ''),
        element('coveredPosition', one.covered_position),
        element('lobbyistNew', one.new ? 'Y' : 'N'),
      ]),
    ),
    // The form has empty lines.
    element('lobbyist', [
      element('lobbyistFirstName', ''),
      element('lobbyistLastName', ''),
      element('lobbyistSuffix', ''),
      element('coveredPosition', ''),
      element('lobbyistNew', 'N'),
    ]),
  ])

const writeReport = (filing: Filing): string =>
  writeForm('LOBBYINGDISCLOSURE2', [
    ...writeFiler(filing),
    element('senateID', `${filing.registrant.id}-${filing.client.id}`),
    element('houseID', filing.registrant.house_registrant_id),
    element('reportYear', filing.filing_year),
    element('reportType', filing.filing_type.replace(/Y$/, '')),
    element('terminationDate', filing.termination_date?.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1') ?? ''),
    element('noLobbying', filing.filing_type.endsWith('Y') ? 'Y' : 'N'),
    element('income', filing.income),
    element('expenses', filing.expenses),
    element('expensesMethod', filing.expenses_method?.toUpperCase() ?? ''),
    ...writeSignature(filing),
    element('alis', filing.lobbying_activities.map(writeIssueArea)),
    element('updates', ['<inactive_lobbyists/>', '<foreignEntities/>', '<affiliatedOrgs/>']),
  ])

const writeIssueArea = (activity: Activity): string =>
  element('ali_info', [
    element('issueAreaCode', activity.general_issue_code),
    element('specific_issues', [element('description', activity.description)]),
    element('federal_agencies', activity.government_entities.map(({ name }) => name).join(', ')),
    writeLobbyists(activity),
    element('foreign_entity_issues', ''),
  ])

const writeRegistration = (filing: Filing): string =>
  writeForm('LOBBYINGDISCLOSURE1', [
    ...writeFiler(filing),
    element('regType', filing.filing_type),
    element('registrantGeneralDescription', filing.registrant.description),
    element('clientGeneralDescription', filing.client.general_description),
    element('senateID', filing.registrant.id),
    element('houseID', filing.registrant.house_registrant_id),
    element('effectiveDate', filing.client.effective_date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$2/$3/$1')),
    ...writeSignature(filing),
    writeLobbyists({
      lobbyists: listOnce(
        filing.lobbying_activities.flatMap(({ lobbyists }) => lobbyists),
        ({ lobbyist }) => `${lobbyist.first_name} ${lobbyist.last_name}`,
      ),
    }),
    element('alis', [
      ...filing.lobbying_activities.map(({ general_issue_code }) => element('ali_Code', general_issue_code)),
      element('ali_Code', ''),
    ]),
    '<affiliatedOrgs/>',
    '<foreignEntities/>',
  ])

const writeSenateFile = (filings: readonly Filing[]): string =>
  `<?xml version="1.0" encoding="utf-16"?>\n<PublicFilings>\n${filings.map(writeSenateFiling).join('\n')}\n</PublicFilings>\n`

const tag = (
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  inner = '',
): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeXml(String(value ?? ''))}"`,
  )
  return inner === ''
    ? `<${name}${written.join('')} />`
    : `<${name}${written.join('')}>\n${inner}\n</${name}>`
}

const listTags = (name: string, inner: readonly string[]): readonly string[] =>
  inner.length === 0 ? [] : [tag(name, {}, inner.join('\n'))]

const writeSenateFiling = (filing: Filing): string => {
  const { registrant, client, lobbying_activities: activities } = filing
  const isSelf = registrant.name === client.name
  return tag(
    'Filing',
    {
      ID: filing.filing_uuid.toUpperCase(),
      Year: filing.filing_year,
      Received: filing.dt_posted.slice(0, 19),
      Amount: (filing.income ?? filing.expenses)?.replace('.00', '') ?? '',
      Type: filing.filing_type_display.replace(' - ', ' ').toUpperCase(),
      Period: filing.filing_period_display,
    },
    [
      tag('Registrant', {
        RegistrantID: registrant.id,
        RegistrantName: registrant.name,
        GeneralDescription: registrant.description,
        Address: '1 Sample Street, Washington DC 00000',
        RegistrantCountry: 'USA',
        RegistrantPPBCountry: 'USA',
      }),
      tag('Client', {
        ClientName: client.name,
        GeneralDescription: client.general_description,
        ClientID: client.id,
        SelfFiler: isSelf ? 1 : 0,
        ContactFullname: 'SAMPLE CONTACT',
        IsStateOrLocalGov: 0,
        ClientCountry: 'USA',
        ClientPPBCountry: 'USA',
        ClientState: client.state,
        ClientPPBState: '',
      }),
      ...listTags(
        'Lobbyists',
        activities.flatMap(({ lobbyists }) =>
          lobbyists.map(({ lobbyist, covered_position }) =>
            tag('Lobbyist', {
              LobbyistName: `${lobbyist.last_name}, ${lobbyist.first_name}`,
              OfficialPosition: covered_position,
            }),
          ),
        ),
      ),
      ...listTags(
        'GovernmentEntities',
        activities.flatMap(({ government_entities: bodies }) =>
          bodies.map(({ name }) => tag('GovernmentEntity', { GovEntityName: name })),
        ),
      ),
      ...listTags(
        'Issues',
        activities.map(({ general_issue_code_display: name, description }) =>
          tag('Issue', { Code: name.toUpperCase(), SpecificIssue: description }),
        ),
      ),
    ].join('\n'),
  )
}
