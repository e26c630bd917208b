import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { without } from '../../filters/addresses.ts'
import { changesAddress } from '../../releases/changes-address.ts'
import type { TableOfChanges } from './changed-tables.ts'

/** All changes as a file, and this page of them. */
export const showTaking = (params: URLSearchParams, { name }: TableOfChanges): Html => {
  const whole = without(params, 'limit')
  whole.set('all', 'true')
  const all = (ending: `.${string}`) => href(changesAddress(whole, ending, name))
  return html`<section aria-labelledby="taking"><h2 id="taking">Take these changes away</h2>
<ul class="chips"><li><a class="chip" href="${all('.csv')}" download>CSV <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${all('.xlsx')}" download>Excel <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${all('.ndjson')}" download>NDJSON <span class="hint">all changes</span></a></li>
<li><a class="chip" href="${href(changesAddress(params, '', name))}">JSON <span class="hint">this page</span></a></li></ul>
<p>A row of CSV and Excel has each state as JSON. A page of JSON holds up to 200 changes (<code>limit=200</code>); <code>meta.next_offset</code> leads to the next.</p></section>`
}
