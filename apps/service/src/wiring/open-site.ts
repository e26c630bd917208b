import { describeSite, type Site } from '@rotunda/web'
import type { Settings } from './settings.ts'

/** Settings that pages show: the operator, and the address of the service. */
export type SiteSettings = {
  readonly [name in 'ROTUNDA_PUBLIC_URL' | 'ROTUNDA_OPERATOR' | 'ROTUNDA_CONTACT_EMAIL']?:
    Settings[name] | undefined
}

export const openSite = (settings: SiteSettings): Site =>
  describeSite({
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
    operator: settings.ROTUNDA_OPERATOR,
    contact: settings.ROTUNDA_CONTACT_EMAIL,
  })
