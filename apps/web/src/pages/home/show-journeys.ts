import { html, type Html } from '../../html/html.ts'

type Journey = { readonly title: string; readonly address: string; readonly about: string }

/** What people come for, each with the page on which it begins. */
const JOURNEYS: readonly Journey[] = [
  {
    title: 'Find the projects of a county, and check one against its document',
    address: '/records',
    about: 'Words, State, year: then take the list away, and open the very row of the source.',
  },
  {
    title: 'Compare two members, States or years',
    address: '/compare',
    about: 'Side by side over the years, each stage by itself, with a line to cite.',
  },
  {
    title: 'See where the money is asked for',
    address: '/map?measure=amount_per_resident',
    about: 'By the member’s State, per resident, and by district.',
  },
  {
    title: 'Find a regulation that is open for comment',
    address: '/regulations',
    about: 'When it closes, its docket number, and what makes a useful comment.',
  },
  {
    title: 'Analyse all of it in your own tools',
    address: '/downloads',
    about: 'Signed files, an API without a key, and SQL in the browser.',
  },
]

export const showJourneys = (): Html =>
  html`<section aria-labelledby="start"><h2 id="start">Where to start</h2><ul class="cards five">${JOURNEYS.map(({ title, address, about }) => html`<li class="card"><h3><a href="${address}">${title}</a></h3><p>${about}</p></li>`)}</ul></section>`
