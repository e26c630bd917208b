import { CHAMBERS } from '@rotunda/contract'
import { without } from '../filters/addresses.ts'
import { DOCUMENT_FILTERS, readCoverage } from '../filters/coverage.ts'
import { keepFilter, chosenStages } from '../filters/describe-filter.ts'
import { listValues } from '../filters/list-words.ts'
import { html, type Html } from '../html/html.ts'
import type { Asked } from '../page.ts'

/** Tells an empty answer from a gap in the data, by the coverage of documents. */
export const showNoMatches = async (asked: Asked, snapshot: string): Promise<Html> => {
  if (!(await isAnyCovered(asked, snapshot))) return NOT_COVERED
  return (await isAllCovered(asked, snapshot)) ? NO_RECORD : NO_KNOWN_RECORD
}

const COVERED = html`<a href="/datasets">What is covered</a>`

const NOT_COVERED = html`<div class="box"><p><strong>Not covered.</strong> This service has no document of this stage, chamber and fiscal year, so it cannot say whether anybody asked. ${COVERED}</p></div>`

const NO_RECORD = html`<div class="box"><p><strong>Nothing matches.</strong> All documents for these filters are here, and none has a record that matches. Remove a filter above, or choose others.</p></div>`

const NO_KNOWN_RECORD = html`<div class="box"><p><strong>Nothing matches.</strong> No record here matches all filters. Remove a filter above, or choose others. Some documents are missing, so this does not mean that nobody asked. ${COVERED}</p></div>`

const isAnyCovered = async (asked: Asked, snapshot: string): Promise<boolean> => {
  const isCovered = await readCoverage(asked, snapshot)
  return chosenStages(asked.params).some((stage) => isCovered(stage))
}

/** Filters that every document could match. Only some documents have records of a given member, place or account. */
const OF_ANY_DOCUMENT = [
  ...DOCUMENT_FILTERS.flatMap((name) => [name, `not_${name}`]),
  'q',
  'amount_min',
  'amount_max',
  'changed_since',
]

/** Whether all documents that the filters name are covered. False where the filters do not name documents. */
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
    // Each subcommittee has its own bill, so only a filter by subcommittee names bills.
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
