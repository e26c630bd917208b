import type { Exceptions } from '../declaration.ts'
import { AGAIN } from '../whole.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

const FLAGGED = 'a build flags a row with a code that is in no list'
const ONCE = 'a build publishes a record once, and refuses its copy'

export const LOBBYING_FILINGS_EXCEPTIONS: Exceptions = {
  'lda (filings)': [
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
    { columns: split('results[]'), mutations: ['its first entry twice', AGAIN], why: ONCE },
    {
      columns: split('results.lobbying_activities[]'),
      mutations: [AGAIN],
      why: 'a filing may describe an issue area twice',
    },
  ],
  'lda (contributions)': [
    { columns: split('results[]'), mutations: ['its first entry twice', AGAIN], why: ONCE },
    {
      columns: split('results.contribution_items[]'),
      mutations: [AGAIN],
      why: 'a report may have two contributions of one amount on one day',
    },
  ],
  'lda (codes)': [{ columns: split('[]'), mutations: ['its first entry twice'], why: ONCE }],
  'house-lobbying (2025_1stQuarter_XML.zip)': [
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
  'house-lobbying (2025_Registrations_XML.zip)': [
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
  'house-lobbying (2025_MidYear_XML.zip)': [
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
  'senate-lobbying (2010_1.zip)': [
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
}
