import type { Exceptions } from '../declaration.ts'
import { DAMAGED } from '../kinds.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

const FLAGGED = 'a build flags a row with a code that is in no list'
const ONCE = 'a build publishes a record once, and refuses its copy'

export const LOBBYING_FILINGS_EXCEPTIONS: Exceptions = {
  'lda (filings)': {
    unseen: [
      {
        columns: split(
          'results.lobbying_activities.lobbyists[] | results.lobbying_activities.government_entities[]',
        ),
        mutations: ['entries turned round'],
        why: WHY.ORDER,
      },
      {
        columns: split('results.registrant.state | results.client.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: FLAGGED,
      },
      {
        columns: split(
          'results.registrant.country | results.registrant.ppb_country | results.client.country | results.client.ppb_country',
        ),
        mutations: ['in no list', 'two codes'],
        why: FLAGGED,
      },
      {
        columns: split('results.lobbying_activities.general_issue_code'),
        mutations: ['in no list'],
        why: WHY.BUILD,
      },
      { columns: split('results[]'), mutations: ['its first entry twice'], why: ONCE },
    ],
    awaited: [
      {
        columns: split(
          'results.filing_type_display | results.filing_document_url | results.filing_document_content_type | results.registrant.name | results.registrant.description | results.registrant.city | results.client.name | results.lobbying_activities.general_issue_code_display | results.lobbying_activities.description | results.lobbying_activities.lobbyists.lobbyist.first_name | results.lobbying_activities.lobbyists.lobbyist.last_name | results.lobbying_activities.government_entities.name',
        ),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
      {
        columns: split('results.registrant.dt_updated | results.client.effective_date'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'lda (contributions)': {
    unseen: [
      {
        columns: split('results.contribution_items.contribution_type_display'),
        mutations: DAMAGED,
        why: WHY.BUILD,
      },
      { columns: split('results[]'), mutations: ['its first entry twice'], why: ONCE },
    ],
    awaited: [
      {
        columns: split(
          'results.filing_type_display | results.filing_document_url | results.registrant.name | results.contribution_items.contributor_name | results.contribution_items.payee_name | results.contribution_items.honoree_name',
        ),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
    ],
  },
  'lda (codes)': {
    unseen: [{ columns: split('[]'), mutations: ['its first entry twice'], why: ONCE }],
    awaited: [{ columns: split('name'), mutations: DAMAGED, why: WHY.DAMAGE }],
  },
  'house-lobbying (2025_1stQuarter_XML.zip)': {
    unseen: [
      {
        columns: split('LOBBYINGDISCLOSURE2.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: FLAGGED,
      },
      {
        columns: split('LOBBYINGDISCLOSURE2.country'),
        mutations: ['in no list', 'two codes'],
        why: FLAGGED,
      },
      {
        columns: split('LOBBYINGDISCLOSURE2.alis.ali_info.issueAreaCode'),
        mutations: ['in no list'],
        why: FLAGGED,
      },
    ],
    awaited: [
      {
        columns: split(
          'LOBBYINGDISCLOSURE2.organizationName | LOBBYINGDISCLOSURE2.country | LOBBYINGDISCLOSURE2.clientName | LOBBYINGDISCLOSURE2.alis.ali_info.specific_issues.description | LOBBYINGDISCLOSURE2.alis.ali_info.federal_agencies | LOBBYINGDISCLOSURE2.alis.ali_info.lobbyists.lobbyist.lobbyistFirstName | LOBBYINGDISCLOSURE2.alis.ali_info.lobbyists.lobbyist.lobbyistLastName | LOBBYINGDISCLOSURE2.alis.ali_info.lobbyists.lobbyist.coveredPosition',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
      {
        columns: split('LOBBYINGDISCLOSURE2.signedDate'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'house-lobbying (2025_Registrations_XML.zip)': {
    unseen: [
      {
        columns: split('LOBBYINGDISCLOSURE1.alis.ali_Code | ali_Code'),
        mutations: ['gone', 'the element gone'],
        why: WHY.ABSENT,
      },
      {
        columns: split('LOBBYINGDISCLOSURE1.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: FLAGGED,
      },
      {
        columns: split('LOBBYINGDISCLOSURE1.country'),
        mutations: ['in no list', 'two codes'],
        why: FLAGGED,
      },
      {
        columns: split('LOBBYINGDISCLOSURE1.alis.ali_Code'),
        mutations: ['in no list'],
        why: FLAGGED,
      },
    ],
    awaited: [
      {
        columns: split(
          'LOBBYINGDISCLOSURE1.organizationName | LOBBYINGDISCLOSURE1.country | LOBBYINGDISCLOSURE1.clientName | LOBBYINGDISCLOSURE1.registrantGeneralDescription | LOBBYINGDISCLOSURE1.clientGeneralDescription | LOBBYINGDISCLOSURE1.lobbyists.lobbyist.lobbyistFirstName | LOBBYINGDISCLOSURE1.lobbyists.lobbyist.lobbyistLastName',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
      {
        columns: split('LOBBYINGDISCLOSURE1.effectiveDate | LOBBYINGDISCLOSURE1.signedDate'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'house-lobbying (2025_MidYear_XML.zip)': {
    unseen: [
      {
        columns: split('CONTRIBUTIONDISCLOSURE.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: FLAGGED,
      },
      {
        columns: split(
          'CONTRIBUTIONDISCLOSURE.country | CONTRIBUTIONDISCLOSURE.contributions.contribution.type',
        ),
        mutations: ['in no list', 'two codes'],
        why: FLAGGED,
      },
    ],
    awaited: [
      {
        columns: split(
          'CONTRIBUTIONDISCLOSURE.organizationName | CONTRIBUTIONDISCLOSURE.lobbyistFirstName | CONTRIBUTIONDISCLOSURE.lobbyistLastName | CONTRIBUTIONDISCLOSURE.country | CONTRIBUTIONDISCLOSURE.pacs.pac.name | CONTRIBUTIONDISCLOSURE.contributions.contribution.type | CONTRIBUTIONDISCLOSURE.contributions.contribution.contributorName | CONTRIBUTIONDISCLOSURE.contributions.contribution.payeeName | CONTRIBUTIONDISCLOSURE.contributions.contribution.recipientName',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
      {
        columns: split('CONTRIBUTIONDISCLOSURE.signedDate'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'senate-lobbying (2010_1.zip)': {
    unseen: [
      {
        columns: split(
          'PublicFilings.Filing.Registrant.@RegistrantCountry | PublicFilings.Filing.Client.@ClientCountry | PublicFilings.Filing.Issues.Issue.@Code',
        ),
        mutations: ['in no list', 'two codes'],
        why: FLAGGED,
      },
      {
        columns: split('PublicFilings.Filing.Client.@ClientState'),
        mutations: ['no State', 'another country', 'two States'],
        why: FLAGGED,
      },
    ],
    awaited: [
      {
        columns: split('PublicFilings.Filing.@Received'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
      {
        columns: split(
          'PublicFilings.Filing.Registrant.@RegistrantName | PublicFilings.Filing.Registrant.@GeneralDescription | PublicFilings.Filing.Registrant.@RegistrantCountry | PublicFilings.Filing.Client.@ClientName | PublicFilings.Filing.Client.@GeneralDescription | PublicFilings.Filing.Client.@ClientCountry | PublicFilings.Filing.Lobbyists.Lobbyist.@LobbyistName | PublicFilings.Filing.GovernmentEntities.GovernmentEntity.@GovEntityName | PublicFilings.Filing.Issues.Issue.@Code | PublicFilings.Filing.Issues.Issue.@SpecificIssue | PublicFilings.Filing.Lobbyists.Lobbyist.@OfficialPosition',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
    ],
  },
}
