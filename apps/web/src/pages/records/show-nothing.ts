import type { Asked } from '../../page.ts'
import { html, type Html } from '../../html/html.ts'
import { PAGE_CALL } from '../../ask/clients.ts'
import { listValues } from '../../filters/parameters.ts'
import { chosenStages } from '../../filters/headline.ts'

/** No row is either an answer or a gap in the data: what the documents cover tells which. */
export const showNothing = async (asked: Asked): Promise<Html> =>
  (await isCovered(asked))
    ? html`<div class="box"><p><strong>Nothing matches.</strong> The documents that these filters ask about are here, and no record in them fits all of the filters. Take one away above, or choose others.</p></div>`
    : html`<div class="box"><p><strong>Not covered.</strong> There is no document here of that stage, chamber and fiscal year, so that nothing can be said about it: it does not mean that nobody asked. <a href="/datasets">What is covered</a></p></div>`

const isCovered = async ({ params, clients }: Asked): Promise<boolean> => {
  const { data } = await clients.appropriations.datasets({}, PAGE_CALL).page()
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
