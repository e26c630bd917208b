import { CHAMBERS } from '@rotunda/contract'
import { without } from '../filters/addresses.ts'
import { DOCUMENT_FILTERS, readCoverage } from '../filters/coverage.ts'
import { keepFilter, chosenStages } from '../filters/describe-filter.ts'
import { listValues } from '../filters/parameters.ts'
import { html, type Html } from '../html/html.ts'
import type { Asked } from '../page.ts'

/** No row is either an answer or a gap in the data: what the documents cover tells which. */
export const showNoMatches = async (asked: Asked, snapshot: string): Promise<Html> => {
  if (!(await isAnyCovered(asked, snapshot)))
    return html`<div class="box"><p><strong>Not covered.</strong> There is no document here of that stage, chamber and fiscal year, so that nothing can be said about it: it does not mean that nobody asked. <a href="/datasets">What is covered</a></p></div>`
  return (await isAllCovered(asked, snapshot))
    ? html`<div class="box"><p><strong>Nothing matches.</strong> The documents that these filters ask about are here, and no record in them fits all of the filters. Take one away above, or choose others.</p></div>`
    : html`<div class="box"><p><strong>Nothing matches.</strong> No record here fits all of the filters. Take one away above, or choose others. It does not mean that nobody asked: which documents are here, and which are missing, is under <a href="/datasets">what is covered</a>.</p></div>`
}

const isAnyCovered = async (asked: Asked, snapshot: string): Promise<boolean> => {
  const isCovered = await readCoverage(asked, snapshot)
  return chosenStages(asked.params).some((stage) => isCovered(stage))
}

/** Filters of what every document has. Of a member, a place or an account only some documents could have a record. */
const OF_ANY_DOCUMENT = [
  ...DOCUMENT_FILTERS.flatMap((name) => [name, `not_${name}`]),
  'q',
  'amount_min',
  'amount_max',
  'changed_since',
]

/** Whether each document that the filters ask about is here, as far as they tell which these are. */
const isAllCovered = async (asked: Asked, snapshot: string): Promise<boolean> => {
  const { params } = asked
  const years = difference(params, 'fiscal_year')
  if (years.length === 0 || keepFilter(params, ...OF_ANY_DOCUMENT).size > 0) return false
  const anyYear = without(params, 'fiscal_year', 'not_fiscal_year', 'subcommittee', 'not_subcommittee')
  const isCovered = await readCoverage({ ...asked, params: anyYear }, snapshot)
  const bills = difference(params, 'subcommittee')
  return chosenStages(params).every((stage) => {
    const chambers = CHAMBERS.filter((chamber) => isCovered(stage, undefined, { chamber }))
    if (stage !== 'house_bill')
      return chambers.every((chamber) => years.every((year) => isCovered(stage, year, { chamber })))
    // Each bill has its own table: only the subcommittees tell which are asked about.
    return (
      chambers.length === 0 ||
      (bills.length > 0 &&
        years.every((year) => bills.every((subcommittee) => isCovered(stage, year, { subcommittee }))))
    )
  })
}

const difference = (params: URLSearchParams, name: string): string[] => {
  const excluded = listValues(params, `not_${name}`)
  return listValues(params, name).filter((value) => !excluded.includes(value))
}
