import { html, type Html } from '../../html/html.ts'
import { showCards, type Card } from '../../parts/show-cards.ts'

/** Reasons for a visit, each with its first page. */
const JOURNEYS: readonly Card[] = [
  {
    title: 'Find the projects of a county, and check one against its document',
    address: '/records',
    about: 'Search by words, State and year, download the list, and open the row in the source.',
  },
  {
    title: 'Compare two members, States or years',
    address: '/compare',
    about: 'Side by side over the years, each stage separately, with a citation.',
  },
  {
    title: 'See where the money is asked for',
    address: '/map?measure=amount_per_resident',
    about: 'By the member’s State, per resident, and by district.',
  },
  {
    title: 'Find a regulation that is open for comment',
    address: '/regulations',
    about: 'Closing day, docket number, and advice for a useful comment.',
  },
  {
    title: 'Analyse all data in your own tools',
    address: '/data',
    about: 'Signed files, an API without a key, and SQL in the browser.',
  },
]

export const showJourneys = (): Html =>
  html`<section aria-labelledby="start"><h2 id="start">Where to start</h2>${showCards(JOURNEYS, 'five')}</section>`

/** The service's two other jobs, both for organisations. */
const JOBS: readonly Card[] = [
  {
    title: 'Deliver messages',
    address: '/docs/tutorials/first-message',
    about:
      'Send constituents’ messages to offices of Congress, and comments to regulation dockets. Each takes one POST and returns a receipt. It needs a key.',
  },
  {
    title: 'Data on Congress, with a key',
    address: '/docs/congress',
    about: 'Members, committees, hearings, witnesses and staff in an API, each fact with its source.',
  },
]

export const showJobs = (): Html =>
  html`<section aria-labelledby="jobs"><h2 id="jobs">For organisations</h2>${showCards(JOBS)}</section>`
