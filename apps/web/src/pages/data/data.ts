import { html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showCards, type Card } from '../../parts/show-cards.ts'

const WAYS: readonly Card[] = [
  {
    title: 'Downloads',
    address: '/downloads',
    about: 'The complete data as files: CSV, Parquet, JSON and one signed bag, without a key.',
  },
  {
    title: 'SQL in the browser',
    address: '/sql',
    about: 'Query the records in SQL. The query runs on your own machine.',
  },
  {
    title: 'API reference',
    address: '/docs/api',
    about:
      'Records, totals, changes and funding lines as JSON, CSV, NDJSON, Parquet and Excel, without a key.',
  },
  {
    title: 'Releases',
    address: '/releases',
    about: 'Each version of the data. Earlier versions stay readable, so citations stay valid.',
  },
  {
    title: 'Changes',
    address: '/changes',
    about: 'Records that a release added, changed or withdrew, with feeds to follow.',
  },
  {
    title: 'Datasets',
    address: '/datasets',
    about: 'Coverage by chamber and year, fields, and source documents.',
  },
]

/** All ways to download or query the data. */
export const data: Route = {
  path: '/data',
  questions: 0,
  hasNoParams: true,
  write: () => ({
    title: 'Download the data',
    description: 'Files, an API, SQL in the browser, releases and changes: every way to get the data.',
    main: html`<p class="lead">Programs can read everything on these pages, and you can download it as files, free and without an account.</p>
<h2 class="visually-hidden">Ways to the data</h2>
${showCards(WAYS)}
<p>New to it? <a href="/docs/tutorials/read-appropriations">Read the appropriations data</a> step by step, or see <a href="/docs/how-to/analyse-the-data">how to analyse it</a> in DuckDB, Python and R. Each list of records and each table of totals has download links below it.</p>
<p>Data on members, committees, hearings and staff needs a key: <a href="/docs/congress">Data on Congress</a>.</p>`,
  }),
}
