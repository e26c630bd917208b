import type { PortalAsked } from './portal-page.ts'

/** Page to go on to after a sign-in or a passkey: one of our own. */
export const nextOf = ({ params, form }: Pick<PortalAsked, 'params' | 'form'>): string => {
  const next = form.get('next') ?? params.get('next') ?? ''
  return /^\/(portal|review|desk|terms)(\/|$|\?)/.test(next) ? next : '/portal'
}
