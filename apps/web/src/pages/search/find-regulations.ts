import type { OpenDocket } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { makeAddress } from '../../html/href.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { documentAddress } from '../../views/regulations/open-documents.ts'
import { cut, type Asking, type Found, type Searcher } from './found.ts'

const describeLastDay = ({ document_id, comment_ends_on: end }: OpenDocket): string => {
  if (end !== null) return `comments close ${end}`
  return document_id === null ? 'several documents take comments' : 'last day not stated'
}

/** Reads one answer of the list, which holds more than are ever open. */
export const findRegulations: Searcher = async ({ typed }, { clients }) => {
  const { data } = await clients.destinations.list('dockets', {}, PAGE_CALL).page()
  const holds = makeNameMatcher(typed)
  const found = data
    .filter(({ title, docket_id, agency }) => holds([title, docket_id, agency].join(' ')))
    .map((docket) => ({
      title: docket.title,
      address: documentAddress(docket),
      about: [docket.agency, docket.docket_id, describeLastDay(docket)].join(' · '),
    }))
  return [{ ...cut('Regulations open for comment', found), all: makeAddress('/regulations', { q: typed }) }]
}

/** Numbers of dockets, of their documents and of the Federal Register, its citation before them. */
export const FORM_OF_REGULATION =
  /^(?:\d+ FR \d+|(?:\d+ FR \d+, )?\d{4}-\d{4,6}|[a-z][a-z0-9]*(?:[-_][a-z0-9]+){2,})$/i
const DOCKET = /^[a-z]+(?:-[a-z]+)*-\d{4}(?:-[a-z]+)*-\d{4}$/i

/** Finds an open docket by its number, or by a number of one of its documents. */
export const findRegulation = async (id: string, { clients }: Asking): Promise<readonly Found[]> => {
  const { data } = await clients.destinations.list('dockets', {}, PAGE_CALL).page()
  const known = id.toUpperCase()
  const found = data.flatMap((docket) => {
    const { docket_id, fr_citation: citation, fr_document_number: number, windows } = docket
    if ([docket_id, citation, number, `${citation}, ${number}`].includes(known))
      return [{ title: docket.title, address: documentAddress(docket), about: `Docket, ${docket_id}` }]
    return windows
      .filter((one) => [one.document_id.toUpperCase(), one.fr_document_number].includes(known))
      .map(({ document_id, title }) => ({
        title: title ?? docket.title,
        address: documentAddress({ docket_id, document_id }),
        about: `Document, ${document_id}`,
      }))
  })
  return found.length > 0 || !DOCKET.test(id) ? found : [leadToAbsent(known)]
}

const leadToAbsent = (docket: string): Found => ({
  title: `Docket ${docket}`,
  address: makeAddress('/regulations/document', { docket }),
  about: 'Not on the list of dockets that are open for comment. The page says why that may be.',
})
