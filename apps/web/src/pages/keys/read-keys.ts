import type { ListedGrant, OwnKey, TermsVersion } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/portal'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import type { AskedOrganisation } from '../../portal/read-organisation.ts'
import { say, sayAddresses, type FaultWords } from '../../portal/say-faults.ts'
import { showAgain } from '../../portal/show-again.ts'
import { showNotice } from '../../portal/show-notice.ts'

export const readKey = async ({ portal, named }: PortalAsked): Promise<OwnKey> => {
  const { organisation = '', key = '' } = named
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/keys/{key}', {
      params: { path: { organisation, key } },
      signal,
    }),
  )
  return data
}

/** Conditions of a new key. */
export type Standing = {
  readonly grants: readonly ListedGrant[]
  /** Terms that must be accepted first. */
  readonly missingTerms: TermsVersion | undefined
}

export const readStanding = async ({ portal, named }: PortalAsked): Promise<Standing> => {
  const { organisation = '' } = named
  const params = { path: { organisation } }
  const [grants, terms] = await Promise.all([
    portal.ask((api, signal) =>
      api.GET('/api/portal/v1/organisations/{organisation}/grants', { params, signal }),
    ),
    portal.ask((api, signal) =>
      api.GET('/api/portal/v1/organisations/{organisation}/terms', { params, signal }),
    ),
  ])
  const { in_force: inForce, accepted } = terms.data
  const isMissing = inForce !== null && !accepted.some(({ version }) => version === inForce.version)
  return { grants: grants.data, missingTerms: isMissing ? inForce : undefined }
}

/** Leads to the step that comes before a key. Empty if nothing is missing. */
export const showMissing = (
  { name, path }: AskedOrganisation,
  { grants, missingTerms }: Standing,
): Content => {
  if (grants.length === 0)
    return showNotice(
      'Nothing is approved yet',
      html`<p>A key opens only what the reviewers approved for ${name}. <a href="${href(`${path}/requests`)}">Ask for access</a></p>`,
    )
  return (
    missingTerms !== undefined &&
    showNotice(
      'The terms in force are not accepted',
      html`<p>A key is issued after a member of ${name} has accepted version ${missingTerms.version}. <a href="${href(`${path}/terms`)}">Read the terms and accept them</a></p>`,
    )
  )
}

export const canIssue = ({ grants, missingTerms }: Standing): boolean =>
  grants.length > 0 && missingTerms === undefined

/** One address a line. Empty for none. */
export const readLines = (typed: string | null): string[] =>
  (typed ?? '')
    .split(/[\r\n,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Sentences of the forms of a key. */
export const KEY_WORDS: FaultWords = {
  name: say('Name the key in one line of at most 100 characters, such as "web server".'),
  expires_at: say('Choose a day after today, and within 365 days.'),
  overlap_days: say('Type a whole number of days, from 0 to 7.'),
  addresses: sayAddresses(readLines, 'Give at most 50 addresses. A range takes the place of several.'),
}

/** Sends a form. Missing terms and grants lead to the page that says so. */
export const sendForm = async (
  route: Pick<PortalRoute, 'show'>,
  asked: PortalAsked,
  send: () => Promise<PortalAnswer>,
): Promise<PortalAnswer> => {
  try {
    return await send()
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.code !== 'terms_required') throw fault
    return showAgain(route, asked, new Map())
  }
}
