import type { FoundRecord } from './record-book.ts'
import { readPublishers, type ReportRow } from './report-tables.ts'
import type { ReportTexts } from './report-texts.ts'

type Written = {
  readonly row: Pick<ReportRow, 'number' | 'record' | 'title' | 'page' | 'field' | 'publishers'>
  readonly texts: ReportTexts
  readonly found: FoundRecord | undefined
}

/** Text for the publisher of the source, without the contact of the reporter. A reviewer sends it as it is, or edits it. */
export const writeToPublisher = ({ row, texts, found }: Written): string => {
  const { number, record, title, page, field } = row
  const publishers = readPublishers(row)
  const { proposed, why, evidence } = texts
  const value = field === null ? undefined : found?.row?.[field]
  return [
    `To: ${publishers.length === 0 ? 'the publisher' : publishers.join('; ')}`,
    `A reader of your data reported a possible mistake in this record: ${title === '' ? record : `${title} (${record})`}.`,
    ...listPlaces(found),
    ...(page === null ? [] : [`We show it at ${page}.`]),
    ...(field === null ? [] : [`Field: ${field}.`]),
    ...(value === undefined ? [] : [`Published value: ${JSON.stringify(value)}.`]),
    ...(proposed === null ? [] : [`Proposed value: ${JSON.stringify(proposed.value)}.`]),
    ...(why === null ? [] : [`The reader explains: ${why}`]),
    ...(evidence === null || evidence.length === 0 ? [] : [`Evidence: ${evidence.join(' ')}`]),
    `We cannot correct the mistake ourselves. If you publish a corrected document, our next release will have the correction. Our number of the report is ${number}.`,
  ].join('\n\n')
}

type Evidence = { readonly url?: unknown; readonly cells?: unknown }

const listPlaces = (found: FoundRecord | undefined): string[] => {
  const evidence = found?.row?.['evidence']
  if (!Array.isArray(evidence)) return []
  // The release wrote the evidence of its rows.
  return (evidence as readonly Evidence[]).map(
    ({ url, cells }) => `Your document ${String(url)} has: ${JSON.stringify(cells ?? {})}`,
  )
}
