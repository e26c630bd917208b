import type { Incident } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { showMinute } from '../../parts/format.ts'

/** The operator's reports on one incident, the newest first. */
export const showIncident = ({
  id,
  title,
  started_at: start,
  ended_at: end,
  updates,
}: Incident): Html => html`<section class="box incident" id="incident-${id}">
<h3>${title}</h3>
<p>${end === null ? html`<strong>Still going on</strong>, since ${showMinute(start)}.` : html`From ${showMinute(start)} to ${showMinute(end)}.`}</p>
${updates.length > 0 && html`<ul>${newestFirst(updates).map(({ at, text }) => html`<li>${showMinute(at)}: ${text}</li>`)}</ul>`}
</section>`

export const newestFirst = (updates: Incident['updates']): Incident['updates'] =>
  updates.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
