import type { Asked } from '../../page.ts'
import { html, type Html } from '../../html/html.ts'
import { readCoverage } from '../../filters/coverage.ts'
import { listValues } from '../../filters/parameters.ts'
import { chosenStages } from '../../filters/headline.ts'

/** No row is either an answer or a gap in the data: what the documents cover tells which. */
export const showNothing = async (asked: Asked, snapshot: string): Promise<Html> =>
  (await isAnyCovered(asked, snapshot))
    ? html`<div class="box"><p><strong>Nothing matches.</strong> The documents that these filters ask about are here, and no record in them fits all of the filters. Take one away above, or choose others.</p></div>`
    : html`<div class="box"><p><strong>Not covered.</strong> There is no document here of that stage, chamber and fiscal year, so that nothing can be said about it: it does not mean that nobody asked. <a href="/datasets">What is covered</a></p></div>`

const isAnyCovered = async (asked: Asked, snapshot: string): Promise<boolean> => {
  const isCovered = await readCoverage(asked, snapshot)
  const years = listValues(asked.params, 'fiscal_year')
  return chosenStages(asked.params).some((stage) =>
    years.length === 0 ? isCovered(stage) : years.some((year) => isCovered(stage, year)),
  )
}
