import { isLoopback } from '../../../platform/index.ts'
import { getPublisher } from '../../build/get-publisher.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'
import { acceptEdition } from '../accept-edition.ts'
import type { Archive } from '../archive.ts'
import { DOCUMENT_FORMS, findForm, type DocumentForm } from '../document-form.ts'
import type { DocumentFacts, Edition, Validators } from '../edition.ts'
import type { Fetched, Fetching } from './fetching.ts'
import type { Visit } from './make-visit.ts'
import { NotFetched } from './not-fetched.ts'
import { refuseStatus, type DocumentAnswer, type DocumentRequest } from './request-document.ts'
import { factsOf, isSafe } from './source-list.ts'

/** Fetches the document of one address, unless the archive already has the same one. */
export const fetchDocument = async (fetching: Fetching): Promise<Fetched> => {
  const { archive, collection, clock, visit, entry } = fetching
  const known = await findKnown(fetching)
  const url = new URL(entry.url)
  const answer = await follow(
    visit,
    { url, headers: await findConditions(archive, known) },
    entry.redirect_hosts ?? [],
  )
  const at = clock().toISOString()
  if (answer.status === 304 && known !== undefined) {
    return {
      outcome: 'unchanged',
      detail: 'The host says so.',
      sources: await archive.noteChecked(known, at, validatorsOf(answer)),
    }
  }
  refuseStatus(answer)
  const form = findForm(answer.bytes)
  refuseForm(url, form)
  const facts = describeAnswer(fetching, answer, { form, at })
  const document = { facts, bytes: answer.bytes }
  const publisher = getPublisher(collection.publishers, entry.publisher)
  const { outcome, edition } = await acceptEdition({ archive, publisher }, [document])
  return { outcome, detail: `${answer.bytes.byteLength} bytes.`, sources: edition }
}

/** Finds the archived edition of this address, if it is whole and only its bytes can have changed. */
const findKnown = async ({ archive, collection, entry }: Fetching): Promise<Edition | undefined> => {
  const latest = await archive.findLatest(factsOf(entry, collection.documents.facts))
  if (latest?.length !== 1 || latest[0].published_at !== (entry.published_at ?? null)) return undefined
  return (await archive.holds(latest)) ? latest : undefined
}

const findConditions = async (
  archive: Archive,
  known: Edition | undefined,
): Promise<Record<string, string>> => {
  if (known === undefined) return {}
  const { etag, last_modified: lastModified } = await archive.findValidators(known)
  return {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

const FORM_BY_EXTENSION: Readonly<Record<string, DocumentForm>> = {
  xlsx: 'workbook',
  zip: 'zip',
  json: 'json',
  xml: 'xml',
  pdf: 'pdf',
  yaml: 'yaml',
  yml: 'yaml',
  csv: 'csv',
}

const refuseForm = (url: URL, form: DocumentForm): void => {
  const extension = /\.([a-z]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  const expected = FORM_BY_EXTENSION[extension]
  if (expected === undefined || expected === form) return
  throw new NotFetched(
    'refused',
    `The host sent ${DOCUMENT_FORMS[form].name}, but the address ends like the address of ${DOCUMENT_FORMS[expected].name}.`,
  )
}

export const describeAnswer = (
  { entry, collection }: Pick<Fetching, 'entry' | 'collection'>,
  answer: DocumentAnswer,
  { form, at }: { readonly form: DocumentForm; readonly at: string },
): DocumentFacts => ({
  ...factsOf(entry, collection.documents.facts),
  final_url: answer.url.href,
  status: answer.status,
  media_type: DOCUMENT_FORMS[form].mediaType,
  ...validatorsOf(answer),
  retrieved_at: at,
  published_at: entry.published_at ?? null,
  sample: false,
})

const validatorsOf = ({ headers }: DocumentAnswer): Validators => ({
  etag: headers.get('etag'),
  last_modified: headers.get('last-modified'),
})

const REDIRECTS = [301, 302, 303, 307, 308]
const MOST_HOPS = ARCHIVE_LIMITS.redirects.value

/** Requests a document and follows redirects, on the same host or to allowed hosts. */
export const follow = async (
  visit: Visit,
  request: DocumentRequest,
  allowedHosts: readonly string[],
): Promise<DocumentAnswer> => {
  const own = { ...request, loopback: isLoopback(request.url.hostname) }
  let answer = await visit(own)
  for (let hops = 0; REDIRECTS.includes(answer.status); hops += 1) {
    if (hops === MOST_HOPS)
      throw new NotFetched('failed', `${request.url.host} redirects more than ${MOST_HOPS} times.`)
    answer = await visit({ ...own, url: readTarget(answer, [request.url.host, ...allowedHosts]) })
  }
  return answer
}

const readTarget = ({ url, headers }: DocumentAnswer, hosts: readonly string[]): URL => {
  const location = headers.get('location') ?? ''
  const target = URL.parse(location, url)
  if (target === null || location === '')
    throw new NotFetched('failed', `${url.host} redirects to "${location}", which is not an address.`)
  if (!isSafe(target))
    throw new NotFetched(
      'refused',
      `${url.host} redirects to ${target.href}, which does not begin with https://.`,
    )
  if (target.username !== '' || target.password !== '')
    throw new NotFetched(
      'refused',
      `${url.host} redirects to an address of ${target.host} with a user name or a password, which would be published.`,
    )
  if (!hosts.includes(target.host))
    throw new NotFetched(
      'refused',
      `${url.host} redirects to ${target.href}. If that is right, add ${target.host} to redirect_hosts.`,
    )
  return target
}
