import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { addressOf } from '../../filters/addresses.ts'
import { TABLE } from '../../releases/changes-address.ts'
import { TABLES_OF_CHANGES, type TableOfChanges } from './changed-tables.ts'

/** The tables of the release. Filters of one are not those of another: only the two releases stay. */
export const showTables = (params: URLSearchParams, shown: TableOfChanges): Html =>
  html`<nav aria-label="Tables of the release"><ul class="chips">
${Object.values(TABLES_OF_CHANGES).map(({ name, title }) => html`<li><a class="chip" href="${href(linkTable(params, name))}"${name === shown.name && html` aria-current="page"`}>${title}</a></li>`)}
</ul></nav>`

const linkTable = (params: URLSearchParams, name: string): string => {
  const kept = [...params].filter(([one]) => one === 'from' || one === 'to')
  return addressOf('/changes', new URLSearchParams([...(name === 'records' ? [] : [[TABLE, name]]), ...kept]))
}
