import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

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
    ],
    awaited: [
      {
        columns: split('results.registrant.state | results.client.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      {
        columns: split(
          'results.registrant.country | results.registrant.ppb_country | results.client.country | results.client.ppb_country | results.lobbying_activities.general_issue_code',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('results.registrant.dt_updated'),
        mutations: [
          'a day that no calendar has',
          'as a number of a spreadsheet',
          'in words',
          'with another day',
        ],
        why: WHY.OTHER,
      },
      {
        columns: split(
          'results[] | results.lobbying_activities[] | results.lobbying_activities.lobbyists[] | results.lobbying_activities.government_entities[]',
        ),
        mutations: ['its first entry twice'],
        why: WHY.TWICE,
      },
    ],
  },
  'lda (contributions)': {
    awaited: [
      {
        columns: split('results.contribution_items.contribution_type'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('results[] | results.contribution_items[]'),
        mutations: ['its first entry twice'],
        why: WHY.TWICE,
      },
    ],
  },
  'lda (codes)': {
    awaited: [
      { columns: split('value'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      { columns: split('[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
  'house-lobbying (2025_1stQuarter_XML.zip)': {
    awaited: [
      {
        columns: split('LOBBYINGDISCLOSURE2.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      {
        columns: split(
          'LOBBYINGDISCLOSURE2.country | LOBBYINGDISCLOSURE2.selfSelect | LOBBYINGDISCLOSURE2.alis.ali_info.issueAreaCode | LOBBYINGDISCLOSURE2.alis.ali_info.lobbyists.lobbyist.lobbyistNew',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('LOBBYINGDISCLOSURE2.houseID'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('description'), mutations: ['the element twice'], why: WHY.TWICE },
    ],
  },
  'house-lobbying (2025_Registrations_XML.zip)': {
    unseen: [
      {
        columns: split('LOBBYINGDISCLOSURE1.alis.ali_Code | ali_Code'),
        mutations: ['gone', 'the element gone'],
        why: WHY.ABSENT,
      },
    ],
    awaited: [
      {
        columns: split('LOBBYINGDISCLOSURE1.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      {
        columns: split(
          'LOBBYINGDISCLOSURE1.country | LOBBYINGDISCLOSURE1.selfSelect | LOBBYINGDISCLOSURE1.lobbyists.lobbyist.lobbyistNew | LOBBYINGDISCLOSURE1.alis.ali_Code',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('LOBBYINGDISCLOSURE1.senateID'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('ali_Code'), mutations: ['the element twice'], why: WHY.TWICE },
    ],
  },
  'house-lobbying (2025_MidYear_XML.zip)': {
    awaited: [
      {
        columns: split('CONTRIBUTIONDISCLOSURE.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      {
        columns: split(
          'CONTRIBUTIONDISCLOSURE.country | CONTRIBUTIONDISCLOSURE.certifiedcontent | CONTRIBUTIONDISCLOSURE.contributions.contribution.type',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('CONTRIBUTIONDISCLOSURE.houseRegID'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
    ],
  },
  'senate-lobbying (2010_1.zip)': {
    awaited: [
      { columns: split('PublicFilings.Filing.@ID'), mutations: ['as a rounded number'], why: WHY.FORM },
      {
        columns: split(
          'PublicFilings.Filing.Registrant.@RegistrantCountry | PublicFilings.Filing.Client.@SelfFiler | PublicFilings.Filing.Client.@ClientCountry | PublicFilings.Filing.Issues.Issue.@Code',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('PublicFilings.Filing.Client.@ClientState'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
    ],
  },
}
