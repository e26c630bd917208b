import { makeRandom } from '../random.ts'
import { makeUuid } from './make-filings.ts'
import { makeRegistrant } from './make-parties.ts'

/** Half-yearly reports on contributions, in the order of their posting. Some have the same item twice. */
export const makeContributions = (seed: number, year: number, reports: number): SampleReport[] =>
  Array.from({ length: reports }, (_, number) => makeReport(seed, year, number))

export type SampleReport = ReturnType<typeof makeReport>

const makeReport = (seed: number, year: number, number: number) => {
  const random = makeRandom(seed, 3, year, number)
  const filing_uuid = makeUuid(random)
  const isLobbyist = random.chance(60)
  const item = makeItem(random.int(40), year)
  const items = random.chance(30) ? [] : random.chance(10) ? [item, item] : [item]
  return {
    url: `https://lda.example/api/v1/contributions/${filing_uuid}/`,
    filing_uuid,
    filing_type: 'MM',
    filing_type_display: 'Mid-Year Report',
    filing_year: year,
    filing_period: 'mid_year',
    filing_period_display: 'Mid-Year (Jan 1 - Jun 30)',
    filing_document_url: `https://lda.example/filings/public/contribution/${filing_uuid}/print/`,
    filing_document_content_type: 'text/html',
    filer_type: isLobbyist ? 'lobbyist' : 'organization',
    filer_type_display: isLobbyist ? 'Lobbyist' : 'Organization',
    dt_posted: `${year}-07-${String(1 + (Math.floor(number / 60) % 28)).padStart(2, '0')}T09:00:${String(number % 60).padStart(2, '0')}-04:00`,
    contact_name: 'SAMPLE CONTACT',
    comments: null,
    address_1: '1 Sample Street',
    address_2: null,
    city: 'Washington',
    state: 'DC',
    zip: '00000',
    country: 'US',
    registrant: makeRegistrant(seed, random.int(50)),
    lobbyist: isLobbyist
      ? {
          id: 1 + number,
          prefix: null,
          first_name: 'ADA',
          nickname: null,
          middle_name: null,
          last_name: 'LOREMSBY',
          suffix: null,
        }
      : null,
    no_contributions: items.length === 0,
    pacs: random.chance(20) ? ['SAMPLE COMMITTEE FOR EXAMPLES'] : [],
    contribution_items: items,
  }
}

const makeItem = (tens: number, year: number) => ({
  contribution_type: 'feca',
  contribution_type_display: 'FECA',
  contributor_name: 'LOREMSBY, ADA',
  payee_name: 'EXAMPLE FOR CONGRESS',
  honoree_name: tens % 2 === 0 ? 'None' : 'SAMPLE HONOREE',
  amount: `${(1 + tens) * 10}.00`,
  date: `${year}-03-15`,
})
