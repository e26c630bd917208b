import { nameDuckdb } from '../../assets/duckdb.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { copyNext } from '../../parts/code-block.ts'
import { nameCollection } from '../../parts/format.ts'
import type { Asked, Page, Route } from '../../page.ts'
import { QUESTIONS } from './questions.ts'
import { chooseViews, listViews, writeViews, type View } from './views.ts'

/** SQL over the files of the current releases, run in the visitor's browser. */
export const sql: Route = {
  path: '/sql',
  questions: 2,
  policy: { 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'" },
  write: async (asked) => {
    const views = await listViews(asked)
    const query = asked.params.get('query') ?? QUESTIONS[0]?.sql ?? ''
    return {
      title: 'Query the data in SQL',
      description:
        'DuckDB in your browser, over the Parquet files of the current releases. Your queries are not sent anywhere.',
      isIndexed: !asked.params.has('query'),
      modules: ['copy.js', 'sql.js'],
      main: html`<p class="lead">The database runs in your browser and reads only the parts of the files that a query needs. Your queries are not sent anywhere.</p>
${writeForm(query, views, asked)}
<section aria-labelledby="questions"><h2 id="questions">Questions to start with</h2>
<ol>${QUESTIONS.map(({ title, sql: text }) => html`<li><a href="${makeAddress('/sql', { query: text })}">${title}</a></li>`)}</ol></section>
${writeTables(views)}
${writeAtHome(query, views, asked.origin)}`,
    } satisfies Page
  },
}

const writeForm = (query: string, views: readonly View[], { origin }: Asked): Html => {
  const { client, worker, engine } = nameDuckdb()
  return html`<form id="sql" action="/sql" method="get" data-client="${client}" data-worker="${worker}" data-engine="${engine}" data-views="${JSON.stringify(writeViews(views, origin))}">
<label class="usa-label" for="query">Query in SQL</label>
<span class="usa-hint" id="query-hint">Ctrl + Enter runs it. The page’s address then contains the query, so you can share it.</span>
<textarea class="usa-textarea sql-text" id="query" name="query" rows="9" spellcheck="false" aria-describedby="query-hint">${query}</textarea>
<div class="sql-buttons"><button class="usa-button" type="submit">Run</button> <button class="usa-button usa-button--outline" id="sql-csv" type="button" disabled>Result as CSV</button></div>
</form>
<p id="sql-state" role="status" class="as-of">Queries need JavaScript. Without it, run the commands at the end of this page on your own machine.</p>
<div id="sql-result"></div>`
}

const writeTables = (
  views: readonly View[],
): Html => html`<section aria-labelledby="tables"><h2 id="tables">Tables</h2>
<ul>${views.filter(({ collection }) => collection === undefined).map(showTable)}</ul>
${[...Map.groupBy(views, ({ collection }) => collection)].map(
  ([collection, tables]) =>
    collection !== undefined &&
    html`<details><summary>Tables of ${nameCollection(collection)}</summary>
<p><a href="/datasets/${collection}">What they mean, and what they do not say</a></p>
<ul>${tables.map(showTable)}</ul></details>`,
)}
<p><code>describe records</code> lists the columns of a table, <code>summarize records</code> their contents, and <code>show tables</code> the tables. <a href="/docs/reference/fields">The field definitions</a> explain each column. Amounts are whole dollars, and columns that end in <code>_cents</code> are whole cents. A request and an inclusion in a bill are different stages, and no sum should mix them: group by <code>stage</code>, or choose one.</p></section>`

const showTable = ({ name, says, file }: View): Html => {
  const columns = makeAddress('/sql', { query: `describe ${name}` })
  const parquet = file !== undefined && html`, <a href="${file}">Parquet</a>`
  return html`<li><code>${name}</code>: ${says} (<a href="${columns}">columns<span class="visually-hidden"> of ${name}</span></a>${parquet})</li>`
}

/** The same query for the visitor's machine, for readers without scripts and for further work. */
const writeAtHome = (query: string, views: readonly View[], origin: string): Html => {
  // The query may end with a comment, so the semicolon is on the next line.
  const question = `${writeViews(chooseViews(views, query), origin).join(';\n')};\n${query}\n;`
  const end = findEnd(question)
  const command = `duckdb <<'${end}'\n${question}\n${end}`
  return html`<section aria-labelledby="home"><h2 id="home">Run it on your own machine</h2>
<p>With <a href="https://duckdb.org/">DuckDB</a> installed: ${copyNext('the command')}</p>
<pre tabindex="0"><code>${command}</code></pre></section>`
}

/** An end marker that no line of the query equals, because the shell would run the lines after it. */
const findEnd = (question: string): string => {
  const lines = new Set(question.split(/[\r\n]+/))
  let end = 'SQL'
  while (lines.has(end)) end += '_'
  return end
}
