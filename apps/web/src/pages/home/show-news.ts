import { html, type Html } from '../../html/html.ts'
import type { DataMeta } from '../../page.ts'
import { showDay } from '../../parts/show-day.ts'
import { showDollars } from '../../parts/show-dollars.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { linkRecord, showAbsentField, type Row } from '../../views/record-cell.ts'

/** The rows that changed last, by the documents: the day of a build says nothing. */
export const showNews = (rows: readonly Row[], { snapshot }: DataMeta): Html =>
  html`<section aria-labelledby="new"><h2 id="new">What is new</h2>
<ul class="found">${rows.map((row) => html`<li><a href="${linkRecord(row.id ?? '')}">${row.title ?? row.purpose ?? row.id}</a><br><span class="hint">${stageTitle(row.stage)}, ${typeof row.amount === 'number' ? showDollars(row.amount) : showAbsentField(row, 'amount')}, changed ${typeof row.changed_at === 'string' && showDay(row.changed_at)}</span></li>`)}</ul>
<p><a href="/records?sort=-changed_at">All records, the newest first</a> · <a href="/changes">What each release changed</a> · <a href="/releases">Releases</a> (now <code>${snapshot}</code>)</p></section>`
