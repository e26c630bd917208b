import { isLoopback } from '../../../platform/index.ts'
import type { Visit } from './make-visit.ts'
import { NotFetched } from './not-fetched.ts'
import type { DocumentAnswer, DocumentRequest } from './request-document.ts'
import { isSafe } from './source-list.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

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
      throw new NotFetched('failed', `${request.url.host} points on and on: more than ${MOST_HOPS} times.`)
    answer = await visit({ ...own, url: readTarget(answer, [request.url.host, ...allowedHosts]) })
  }
  return answer
}

const readTarget = ({ url, headers }: DocumentAnswer, hosts: readonly string[]): URL => {
  const location = headers.get('location') ?? ''
  const target = URL.parse(location, url)
  if (target === null || location === '')
    throw new NotFetched('failed', `${url.host} points to "${location}", which is not an address.`)
  if (!isSafe(target))
    throw new NotFetched(
      'refused',
      `${url.host} points to ${target.href}, which does not begin with https://.`,
    )
  if (target.username !== '' || target.password !== '')
    throw new NotFetched(
      'refused',
      `${url.host} points to an address of ${target.host} with a user name or a password, which would be published.`,
    )
  if (!hosts.includes(target.host))
    throw new NotFetched(
      'refused',
      `${url.host} points to ${target.href}. If that is right, put ${target.host} into redirect_hosts.`,
    )
  return target
}
