import type { PortalAsked } from './portal-page.ts'

/** A page of the portal, in the characters that a `location` header may have. */
const OWN_PAGE = /^\/(portal|review|desk|terms)([/?][\x21-\x7e]*)?$/

/** Page to go on to after a sign-in or a passkey: one of our own. */
export const nextOf = ({ params, form }: Pick<PortalAsked, 'params' | 'form'>): string => {
  const next = form.get('next') ?? params.get('next') ?? ''
  return OWN_PAGE.test(next) ? next : '/portal'
}
