import { Plain, type Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'

/** Contact for security reports (RFC 9116); absent where the operator has given none. */
export const security: Route = {
  path: '/.well-known/security.txt',
  questions: 0,
  write: (asked) => {
    const { site, origin, now } = asked
    const { contact } = site.operator
    if (contact === undefined)
      return notFound('The operator of this service has given no address for security reports.', asked)
    return new Plain(
      'text/plain; charset=utf-8',
      `Contact: mailto:${encodeURI(contact)}
Expires: ${expiryOf(now)}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`,
    )
  },
}

/** Under a year ahead, and constant within a month, so caches need not refetch it. */
const expiryOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()
