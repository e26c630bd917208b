import { html, type Html } from '../../html/html.ts'
import { showCards, type Card } from '../../parts/show-cards.ts'

/** Reasons for a visit, each with its first page. */
const JOURNEYS: readonly Card[] = [
  {
    title: 'What became of a request',
    address: '/records?stage=request',
    about: 'Open a request: five steps, from the request to the payment, each with its amount and its proof.',
  },
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
]

export const showJourneys = (): Html =>
  html`<section aria-labelledby="start"><h2 id="start">Where to start</h2>${showCards(JOURNEYS)}</section>`

/** The collections beside requests and bills, each in a line. */
export const COLLECTIONS: Html = html`<section aria-labelledby="collections"><h2 id="collections">After the request, and around it</h2>
<ul><li><a href="/enacted">Enacted projects</a>: what Congress set aside in an Act, for whom and at whose request</li>
<li><a href="/datasets/award-spending">Awards</a>: what agencies obligated and paid for enacted projects</li>
<li><a href="/datasets/lobbying-filings">Lobbying filings</a>: who lobbies Congress, for whom, on what and for how much</li>
<li><a href="/datasets/foreign-agents">Foreign agents</a>: who is registered as an agent of which foreign principal</li></ul></section>`

/** The service's other jobs. */
const JOBS: readonly Card[] = [
  {
    title: 'Write to Congress',
    address: '/docs/tutorials/first-message',
    about:
      'Send constituents’ messages to offices of Congress. Each takes one POST and returns a receipt. It needs a key.',
  },
  {
    title: 'Comment on a rule',
    address: '/regulations',
    about: 'Regulations open for comment, with closing day, docket number and advice for a useful comment.',
  },
  {
    title: 'Data on Congress, with a key',
    address: '/docs/congress',
    about: 'Members, committees, hearings, witnesses and staff in an API, each fact with its source.',
  },
  {
    title: 'Files, API and SQL',
    address: '/data',
    about: 'Analyse all data in your own tools: signed files, an API without a key, and SQL in the browser.',
  },
]

export const showJobs = (): Html =>
  html`<section aria-labelledby="jobs"><h2 id="jobs">The other jobs of this service</h2>${showCards(JOBS)}</section>`
