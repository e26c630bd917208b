import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import type { Asked } from '../../page.ts'
import { html, type Html } from '../../html/html.ts'
import { PAGE_CALL } from '../../ask/clients.ts'
import { listValues } from '../../filters/parameters.ts'
import { chosenStages } from '../../filters/headline.ts'

/** No row is either an answer or a gap in the data: what the documents cover tells which. */
export const showNothing = async (asked: Asked, snapshot: string): Promise<Html> =>
  (await isCovered(asked, snapshot))
    ? html`<div class="box"><p><strong>Nothing matches.</strong> The documents that these filters ask about are here, and no record in them fits all of the filters. Take one away above, or choose others.</p></div>`
    : html`<div class="box"><p><strong>Not covered.</strong> There is no document here of that stage, chamber and fiscal year, so that nothing can be said about it: it does not mean that nobody asked. <a href="/datasets">What is covered</a></p></div>`

const isCovered = async ({ params, clients }: Asked, snapshot: string): Promise<boolean> => {
  const data = await readCoverage(clients.appropriations, snapshot)
  const stages = new Set<string | null>(chosenStages(params))
  const [chambers, years] = [listValues(params, 'chamber'), listValues(params, 'fiscal_year')]
  return data.some(({ coverage }) =>
    coverage.some(
      (cell) =>
        stages.has(cell.stage) &&
        cell.rows > 0 &&
        (chambers.length === 0 || chambers.includes(cell.chamber ?? '')) &&
        (years.length === 0 || years.includes(String(cell.fiscal_year))),
    ),
  )
}

type Datasets = Awaited<ReturnType<ReturnType<AppropriationsClient['datasets']>['page']>>['data']

/** Of the snapshot that was asked for last: the same for all of its pages. */
let known: { readonly snapshot: string; readonly data: Datasets } | undefined

const readCoverage = async (client: AppropriationsClient, snapshot: string): Promise<Datasets> => {
  if (known?.snapshot === snapshot) return known.data
  const { data, meta } = await client.datasets({}, PAGE_CALL).page()
  known = { snapshot: meta.snapshot, data }
  return data
}
