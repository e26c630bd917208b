import { describeSite, type Site } from '@rotunda/web'
import type { Settings } from './settings.ts'

/** Settings that pages show: the operator, the address of the service, and whether it is a sandbox. */
export type SiteSettings = {
  readonly [
    name in 'ROTUNDA_PUBLIC_URL' | 'ROTUNDA_OPERATOR' | 'ROTUNDA_CONTACT_EMAIL' | 'ROTUNDA_DELIVERY'
  ]?: Settings[name] | undefined
}

export const openSite = (settings: SiteSettings): Site =>
  describeSite({
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
    operator: settings.ROTUNDA_OPERATOR,
    contact: settings.ROTUNDA_CONTACT_EMAIL,
    ...(settings.ROTUNDA_DELIVERY !== undefined && { isSandbox: settings.ROTUNDA_DELIVERY === 'sandbox' }),
  })
