import type { FastifyReply, FastifyRequest } from 'fastify'
import { effectiveRole, findSession, isFresh, SIGN_IN_LIMITS, type Session } from '../../people/index.ts'
import { REPORT_LIMITS } from '../../corrections/index.ts'
import { Refusal } from '../../platform/index.ts'
import { originOf } from '../door/own-origin.ts'
import type { CookieName, PortalCookies, PortalNeeds, PortalOperation } from './operation.ts'

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that another website asks for. Browsers say in `Sec-Fetch-Site` or `Origin` where a request comes
 * from; a program sends `Origin` itself.
 */
export const refuseOtherOrigin = (request: FastifyRequest): void => {
  if (SAFE.has(request.method)) return
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === undefined ? origin === originOf(request) : site === 'same-origin') return
  const detail =
    `Nothing was changed: the portal takes changes only from its own pages. A program sends the header ` +
    `"Origin: ${originOf(request)}" and no Sec-Fetch-Site.`
  throw new Refusal('other_origin', detail)
}

const PLAIN: Readonly<Record<CookieName, string>> = {
  session: 'rotunda',
  attempt: 'rotunda-attempt',
  report: 'rotunda-report',
  follow: 'rotunda-follow',
}

/** Seconds for which a browser keeps a cookie: no longer than what it stands for. */
const LASTS: Readonly<Record<CookieName, number>> = {
  session: SIGN_IN_LIMITS.sessionDays.value * 86_400,
  attempt: SIGN_IN_LIMITS.codeMinutes.value * 60,
  report: REPORT_LIMITS.draftMinutes.value * 60,
  follow: SIGN_IN_LIMITS.codeMinutes.value * 60,
}

/** Cookies of a request. On https their names begin with `__Host-`, so that no other host can set them. */
export const cookiesOf = (request: FastifyRequest, reply: FastifyReply): PortalCookies => {
  const secure = originOf(request).startsWith('https:')
  const nameOf = (name: CookieName): string => (secure ? `__Host-${PLAIN[name]}` : PLAIN[name])
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    get: (name) => request.cookies[nameOf(name)],
    set: (name, value) => {
      if (value === null) reply.clearCookie(nameOf(name), options)
      else reply.setCookie(nameOf(name), value, { ...options, maxAge: LASTS[name] })
    },
  }
}

/** Finds who asks, and refuses a caller without the operation's rights. */
export const findCaller = async (
  { store }: Pick<PortalNeeds, 'store'>,
  cookies: PortalCookies,
  { caller, needsFreshPasskey }: Pick<PortalOperation, 'caller' | 'needsFreshPasskey'>,
  at: Date,
): Promise<Session | undefined> => {
  const secret = cookies.get('session')
  // The time of a report in the row of a session would tell who reported.
  const isUse = caller !== 'anyone'
  const session = secret === undefined ? undefined : await findSession(store, secret, at, { isUse })
  if (caller === 'anyone') return session
  if (session === undefined)
    throw new Refusal('sign_in_needed', 'Sign in first: nobody is signed in, or the session has ended.')
  if (caller !== 'person') demandRole(session, caller)
  if (needsFreshPasskey === true && !isFresh(session, at))
    throw new Refusal(
      'passkey_needed',
      `Use your passkey again: the last time was more than ${SIGN_IN_LIMITS.passkeyMinutes.value} minutes ago.`,
    )
  return session
}

const demandRole = (session: Session, wanted: 'reviewer' | 'operator'): void => {
  const { role } = session
  if (role === null || (wanted === 'operator' && role !== 'operator'))
    throw new Refusal('not_permitted', `This is for ${wanted}s. An operator can invite you by command.`)
  if (effectiveRole(session) === null)
    throw new Refusal(
      'passkey_needed',
      `Use your passkey first: a ${wanted}'s rights need it in each session.`,
    )
}
