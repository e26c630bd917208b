import { OperatorFault } from '../../platform/index.ts'
import { isJsonObject } from '../json/parse-json-document.ts'
import { DocumentRefused, type GrowingWalk } from '../publisher.ts'
import { parseAddress, parseAnswer } from './open-answer.ts'

const PAGE_SIZE = 25

/** Walks a list by the time of posting. Beyond its first page the interface needs a filter, such as a year. */
export const WALK: GrowingWalk = {
  kind: 'growing',
  hosts: ['lda.gov', 'lda.senate.gov'],
  pageRecords: PAGE_SIZE,
  planPage: (list, page) => {
    refuseOthers(list)
    const url = new URL(list)
    url.hash = ''
    url.searchParams.set('ordering', 'dt_posted')
    url.searchParams.set('page_size', String(PAGE_SIZE))
    url.searchParams.set('page', String(page))
    return { url: url.href }
  },
  readPage: (bytes, list) => {
    const { count, records } = parseAnswer(bytes, parseAddress(list))
    if (count === null) throw new DocumentRefused('The answer does not say how many records the list has.')
    return { count, ids: records.map(({ value }) => nameRecord(value)) }
  },
}

/** Only these two lists are sorted by the time of posting. */
const refuseOthers = (list: string): void => {
  const form = /\/api\/v1\/(?:filings|contributions)\/$/
  const url = new URL(list)
  if (form.test(url.pathname) && url.searchParams.has('filing_year')) return
  throw new OperatorFault(
    'invalid_query',
    'A walk reads /api/v1/filings/ or /api/v1/contributions/ with the filter filing_year.',
  )
}

const nameRecord = (record: unknown): string => {
  const uuid = isJsonObject(record) ? record['filing_uuid'] : undefined
  return typeof uuid === 'string' ? uuid : JSON.stringify(record)
}
