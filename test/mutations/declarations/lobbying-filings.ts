import { makeArchives } from '../../sample/index.ts'
import { pack } from '../../../apps/service/src/publishers/lobbying-xml/testing.ts'
import { readZipEntries } from '../../../apps/service/src/publishers/zip/read-zip-entries.ts'
import { openBytes } from '../../../apps/service/src/publishers/index.ts'
import type { Declaration } from '../declaration.ts'
import { sampled } from '../sampled.ts'
import { split } from '../split.ts'

const LDA: Declaration['kinds'] = {
  amount: ['income', 'expenses', 'amount'],
  day: split('dt_posted | termination_date | dt_updated | effective_date | date'),
  id: split('id | filing_uuid | client_id | house_registrant_id | url'),
  code: split(
    `filing_type | filing_period | expenses_method | general_issue_code | filing_year | filer_type |
      contribution_type | value | country | ppb_country | registrant_country | registrant_ppb_country |
      new | client_self_select | client_government_entity | no_contributions | count | prefix |
      suffix`,
  ),
  place: ['state', 'ppb_state', 'registrant_state'],
  name: split(
    `name | first_name | last_name | middle_name | nickname | contributor_name | payee_name |
      honoree_name | pacs`,
  ),
  text: split(
    `filing_type_display | filing_period_display | filing_document_url |
      filing_document_content_type | expenses_method_display | description | general_description |
      general_issue_code_display | covered_position | foreign_entity_issues | registrant_city |
      registrant_zip | city | zip | next | previous | state_display | country_display |
      ppb_country_display | ppb_state_display | prefix_display | suffix_display | filer_type_display |
      contribution_type_display | comments`,
  ),
  unread: split(
    `posted_by_name | contact_name | contact_telephone | registrant_address_1 | registrant_address_2 |
      registrant_different_address | address_1 | address_2 | address_3 | address_4`,
  ),
}

/** The first records of a page of answers. */
const records =
  (count: number, finds = '') =>
  (text: string): string => {
    // The pages of the sample are known.
    const page = JSON.parse(text) as { readonly results: readonly object[] }
    const found = page.results.filter((record) => JSON.stringify(record).includes(finds))
    return JSON.stringify({ ...page, results: [...found, ...page.results].slice(0, count) })
  }

const PAGE = 'filing_year-2025-ordering-dt_posted-page_size-25-page-1.json'

const answers: readonly Declaration[] = [
  {
    ...sampled(
      'lobbying-filings',
      `lda.example/api/v1/filings/${PAGE}`,
      records(1, '"lobbying_activities":[{'),
    ),
    what: 'filings',
    form: 'json',
    kinds: LDA,
  },
  {
    ...sampled(
      'lobbying-filings',
      `lda.example/api/v1/contributions/${PAGE}`,
      records(1, '"contribution_items":[{'),
    ),
    what: 'contributions',
    form: 'json',
    kinds: LDA,
  },
  {
    ...sampled('lobbying-filings', 'lda.example/api/v1/constants/filing/filingtypes.json'),
    what: 'codes',
    form: 'json',
    kinds: LDA,
  },
]

const XML: Declaration['kinds'] = {
  amount: ['income', 'expenses', 'amount', 'Filing.@Amount'],
  day: split('terminationDate | signedDate | effectiveDate | date | Filing.@Received'),
  id: split('senateID | houseID | senateRegID | houseRegID | Filing.@ID | @RegistrantID | @ClientID'),
  code: split(
    `reportYear | reportType | regType | noLobbying | expensesMethod | selfSelect | ali_Code |
      lobbyistNew | filerType | type | amendment | certifiedcontent | noContributions | issueAreaCode |
      Filing.@Year | Filing.@Type | Filing.@Period | Issue.@Code | @SelfFiler | @IsStateOrLocalGov |
      country | @RegistrantCountry | @RegistrantPPBCountry | @ClientCountry | @ClientPPBCountry`,
  ),
  place: ['state', '@ClientState', '@ClientPPBState', 'clientState'],
  name: split(
    `organizationName | clientName | firstName | lastName | lobbyistFirstName | lobbyistMiddleName |
      lobbyistLastName | lobbyistSuffix | lobbyistPrefix | contributorName | payeeName |
      recipientName | name | @RegistrantName | @ClientName | @LobbyistName | @GovEntityName |
      @ForeignEntityName | @AffiliatedOrgName`,
  ),
  text: split(
    `prefix | city | zip | zipext | coveredPosition | registrantGeneralDescription |
      clientGeneralDescription | comments | description | specific_issues | specificIssues |
      federal_agencies | foreign_entity_issues | @GeneralDescription | @OfficialPosition |
      @SpecificIssue`,
  ),
  unread: split(
    'address1 | address2 | printedName | contactName | contactPhone | @Address | @ContactFullname',
  ),
}

/** The longest file of each archive, alone in it. */
const listArchives = async (): Promise<readonly Declaration[]> =>
  Promise.all(
    makeArchives(3, 2025).map(async ({ publisher, url, bytes }): Promise<Declaration> => {
      const encoding = publisher === 'senate-lobbying' ? 'utf16le' : 'utf8'
      const files = await Array.fromAsync(readZipEntries(openBytes(bytes)))
      const [{ name, text } = { name: '', text: '' }] = files
        .map((file) => ({ name: file.name, text: Buffer.from(file.bytes).toString(encoding) }))
        .toSorted((one, other) => other.text.length - one.text.length)
      return {
        collection: 'lobbying-filings',
        publisher,
        what: url.replace(/.*\//, ''),
        facts: { url },
        form: 'xml',
        text,
        pack: (changed) => pack({ [name]: Buffer.from(changed, encoding) }),
        kinds: XML,
      }
    }),
  )

export const LOBBYING_FILINGS: readonly Declaration[] = [...answers, ...(await listArchives())]
