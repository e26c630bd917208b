import type { SimulatedAnswer } from '../../wire/index.ts'
import { answerJson } from './answers.ts'
import type { DocketDefinition } from './docket-definitions.ts'
import { listSampleDocuments, type SampleDocument } from './sample-documents.ts'

const TYPES: Readonly<Record<string, string>> = { 'Proposed Rule': 'PRORULE', Rule: 'RULE', Notice: 'NOTICE' }

/** Conditions of the search; each value is compared without regard to case. */
const CONDITIONS: Readonly<Record<string, (published: Published, value: string) => boolean>> = {
  'conditions[docket_id]': ({ docket_ids }, value) => docket_ids.some((text) => holdsPhrase(text, value)),
  'conditions[accepting_comments_on_regulations_dot_gov]': ({ document }, value) =>
    value !== '1' || document.open,
  'conditions[term]': (published, value) => holdsPhrase(published.searched, value.replaceAll('"', '')),
  'conditions[type][]': ({ type }, value) => TYPES[type] === value,
}

type Published = ReturnType<typeof publish>

/** GET /documents.json */
export const searchFederalRegister = (query: URLSearchParams, now: Date): SimulatedAnswer => {
  const size = Number(query.get('per_page') ?? 20)
  const page = Number(query.get('page') ?? 1)
  const fault = findFault(query, size, page)
  if (fault) return answerJson(400, { errors: { [fault]: 'is invalid' } })
  const found = listPublished(now).filter((published) =>
    [...query].every(([name, value]) => CONDITIONS[name]?.(published, value) ?? true),
  )
  const totalPages = Math.ceil(found.length / size)
  const results = found
    .slice((page - 1) * size, page * size)
    .map((one) => select(one, query.getAll('fields[]')))
  // The API leaves out empty `results`.
  return answerJson(200, {
    count: found.length,
    total_pages: totalPages,
    ...(found.length > 0 ? { results } : {}),
  })
}

/** GET /documents/{number}.json */
export const getPublished = (number: string, query: URLSearchParams, now: Date): SimulatedAnswer => {
  const found = listPublished(now).find(({ document_number }) => document_number === number)
  return found
    ? answerJson(200, select(found, query.getAll('fields[]')))
    : answerJson(404, { status: 404, message: 'Record Not Found' })
}

const listPublished = (now: Date): Published[] =>
  listSampleDocuments(now).flatMap((document) =>
    document.definition.published === null ? [] : [publish(document, document.definition.published)],
  )

const publish = (document: SampleDocument, number: string) => {
  const { docket, definition, endsAt, startsAt } = document
  return {
    document,
    searched: [definition.title, docket.rin ?? '', ...docket.printed].join(' '),
    document_number: number,
    title: definition.title,
    type: definition.type,
    publication_date: utcDate(startsAt),
    comments_close_on: endsAt && easternDate(endsAt),
    docket_ids: docket.printed,
    regulation_id_numbers: docket.rin === undefined ? [] : [docket.rin],
    abstract: definition.abstract ?? null,
    agencies:
      docket.agencyName === undefined ? [] : [{ name: docket.agencyName, raw_name: docket.agencyName }],
    citation: `91 FR ${Number(number.slice(-3)) + 10_000}`,
    cfr_references: (docket.cfr ?? []).map(([title, part]) => ({ title, part: String(part) })),
    html_url: `https://www.federalregister.gov/d/${number}`,
    regulations_dot_gov_url: `https://www.regulations.gov/document/${document.id}`,
    regulations_dot_gov_info: {
      document_id: document.id,
      docket_id: docket.id,
      agency_id: docket.agency,
      checked_regulationsdotgov_at: startsAt?.toISOString() ?? null,
    },
    dockets: [describeDocket(docket, document)],
  }
}

const describeDocket = (docket: DocketDefinition, document: SampleDocument) => ({
  id: docket.id,
  agency_name: docket.agency,
  title: docket.title,
  supporting_documents_count: 0,
  supporting_documents: [],
  documents: [
    {
      id: document.id,
      // The Federal Register has usually not looked at the detail that says so.
      allow_late_comments: document.definition.allowsLate ?? null,
      comment_count: 0,
      comment_start_date: utcDate(document.startsAt),
      comment_end_date: utcDate(document.endsAt),
      comment_url: `https://www.regulations.gov/commenton/${document.id}`,
      regulations_dot_gov_open_for_comment: document.open,
      updated_at: document.startsAt?.toISOString() ?? null,
    },
  ],
})

const select = (published: Published, fields: readonly string[]): object => {
  const { document: _document, searched: _searched, ...all } = published
  if (fields.length === 0) return all
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)))
}

const findFault = (query: URLSearchParams, size: number, page: number): string | undefined => {
  if (!Number.isInteger(size) || size < 1 || size > 1000) return 'per_page'
  if (!Number.isInteger(page) || page < 1) return 'page'
  const known = [...Object.keys(CONDITIONS), 'fields[]', 'per_page', 'page', 'order']
  return [...query.keys()].find((name) => !known.includes(name))
}

const holdsPhrase = (text: string, phrase: string): boolean =>
  text.toUpperCase().includes(phrase.toUpperCase())

/** The Federal Register cuts the instants of Regulations.gov to their UTC date. */
const utcDate = (at: Date | null): string | null => at && at.toISOString().slice(0, 10)

const easternDate = (at: Date): string =>
  at.toTemporalInstant().toZonedDateTimeISO('America/New_York').toPlainDate().toString()
