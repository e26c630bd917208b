import type { SimulatedAnswer } from '../../wire/index.ts'
import { answerJson, serviceError } from './answers.ts'
import { CATEGORIES, DOCKETS, type DocketDefinition } from './docket-definitions.ts'
import { listSampleDocuments, type SampleDocument } from './sample-documents.ts'

const SORTS = ['commentEndDate', 'postedDate', 'lastModifiedDate', 'documentId', 'title']
const FILTERS: Readonly<Record<string, (document: SampleDocument, value: string) => boolean>> = {
  'filter[docketId]': ({ docket }, value) => docket.id === value,
  'filter[withinCommentPeriod]': ({ open }) => open,
  'filter[frDocNum]': ({ definition }, value) => definition.published === value,
  'filter[agencyId]': ({ docket }, value) => docket.agency === value,
}

/** GET /dockets/{docketId} */
export const getDocket = (id: string): SimulatedAnswer => {
  const docket = DOCKETS.find((one) => one.id === id)
  return docket
    ? answerJson(200, { data: describeDocket(docket) })
    : serviceError(404, `The docket ${id} could not be found.`)
}

/** GET /documents */
export const listDocuments = (query: URLSearchParams, now: Date): SimulatedAnswer => {
  const size = Number(query.get('page[size]') ?? 25)
  const page = Number(query.get('page[number]') ?? 1)
  const faults = findQueryFaults(query, size, page)
  if (faults.length > 0) return serviceError(400, ...faults)
  const found = listSampleDocuments(now)
    .filter((document) => [...query].every(([name, value]) => FILTERS[name]?.(document, value) ?? true))
    .sort(orderOf(query.get('sort') ?? '-postedDate'))
  const shown = found.slice((page - 1) * size, page * size)
  return answerJson(200, { data: shown.map(describeListed), meta: describePages(found.length, size, page) })
}

/** GET /documents/{documentId}: the only answer that says whether late comments are accepted. */
export const getDocument = (id: string, now: Date): SimulatedAnswer => {
  const document = listSampleDocuments(now).find((one) => one.id === id)
  if (!document) return serviceError(404, `The document ${id} could not be found.`)
  const listed = describeListed(document)
  const detail = {
    allowLateComments: document.definition.allowsLate === true,
    cfrPart: null,
    additionalRins: null,
  }
  return answerJson(200, { data: { ...listed, attributes: { ...listed.attributes, ...detail } } })
}

/** GET /agency-categories, in the form that live clients read or in that of the API's description. */
export const listCategories = (query: URLSearchParams, form: 'one each' | 'flat'): SimulatedAnswer => {
  const acronym = query.get('filter[acronym]') ?? ''
  const categories = CATEGORIES[acronym] ?? []
  const data =
    form === 'flat'
      ? categories.map((text) => ({ acronym, categories: text, default: false }))
      : categories.map((category) => ({
          id: category,
          type: 'agencyCategory',
          attributes: { acronym, category },
        }))
  return answerJson(200, { data })
}

const findQueryFaults = (query: URLSearchParams, size: number, page: number): string[] => [
  ...[...query.keys()]
    .filter(
      (name) =>
        !(name in FILTERS) && !['sort', 'page[size]', 'page[number]', 'api_key', 'include'].includes(name),
    )
    .map((name) => `${name} is not a parameter of this operation.`),
  ...(Number.isInteger(size) && size >= 5 && size <= 250 ? [] : ['page[size] must be from 5 to 250.']),
  ...(Number.isInteger(page) && page >= 1 && page <= 20 ? [] : ['page[number] must be from 1 to 20.']),
  ...(['true', null].includes(query.get('filter[withinCommentPeriod]'))
    ? []
    : ['filter[withinCommentPeriod] can only be true.']),
  ...(SORTS.includes((query.get('sort') ?? 'title').replace(/^-/, ''))
    ? []
    : ['sort names no field to sort by.']),
]

/** Every document is posted and changed on the day its comment period begins; other fields sort by id. */
const orderOf = (sort: string) => {
  const direction = sort.startsWith('-') ? -1 : 1
  const keyOf = (document: SampleDocument): string | number => {
    if (sort.endsWith('commentEndDate')) return document.endsAt?.getTime() ?? 0
    if (sort.endsWith('title')) return document.definition.title
    return sort.endsWith('documentId') ? document.id : (document.startsAt?.getTime() ?? 0)
  }
  return (a: SampleDocument, b: SampleDocument): number =>
    direction * (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)
}

const describeDocket = ({ id, agency, title, rin }: DocketDefinition) => ({
  id,
  type: 'dockets',
  attributes: {
    agencyId: agency,
    title,
    rin: rin ?? 'Not Assigned',
    docketType: rin ? 'Rulemaking' : 'Nonrulemaking',
  },
})

const describeListed = ({ id, docket, definition, startsAt, endsAt, open }: SampleDocument) => ({
  id,
  type: 'documents',
  attributes: {
    agencyId: docket.agency,
    commentStartDate: writeInstant(startsAt),
    commentEndDate: writeInstant(endsAt),
    docketId: docket.id,
    documentType: definition.type,
    frDocNum: definition.published,
    highlightedContent: '',
    lastModifiedDate: writeInstant(startsAt),
    objectId: `0900006480${Buffer.from(id).toString('hex').slice(-6)}`,
    openForComment: open,
    postedDate: writeInstant(startsAt),
    subtype: null,
    title: definition.title,
    withdrawn: definition.withdrawn === true,
  },
})

/** Whole seconds, as the API writes instants. */
const writeInstant = (at: Date | null): string | null => at && at.toISOString().replace('.000Z', 'Z')

const describePages = (total: number, size: number, page: number) => {
  const totalPages = Math.ceil(total / size)
  return {
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    numberOfElements: Math.max(0, Math.min(size, total - (page - 1) * size)),
    pageNumber: page,
    pageSize: size,
    totalElements: total,
    totalPages,
    firstPage: page === 1,
    lastPage: page >= totalPages,
  }
}
