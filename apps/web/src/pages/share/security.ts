import { Plain, type Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'

/** Where to write of a weakness (RFC 9116). There is none where the operator has given no address. */
export const security: Route = {
  path: '/.well-known/security.txt',
  questions: 0,
  write: (asked) => {
    const { site, origin, now } = asked
    const { contact } = site.operator
    if (contact === undefined)
      return notFound('The operator of this service has not said where to write of a weakness.', asked)
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

/** Less than a year ahead, and the same for a month: what is kept is not anew every second. */
const expiryOf = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString()
