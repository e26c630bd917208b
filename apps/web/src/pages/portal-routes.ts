import type { PortalRoute } from '../portal/portal-page.ts'
import { organisationAudit } from './portal/audit.ts'
import { portal } from './portal/portal.ts'
import { usage } from './portal/usage.ts'
import { signIn, signInCode, signOut } from './portal/sign-in.ts'

/** All pages for people who sign in. The process that keeps state writes them: no reader knows who is signed in. */
export const PORTAL_ROUTES: readonly PortalRoute[] = [
  signIn,
  signInCode,
  signOut,
  portal,
  usage,
  organisationAudit,
]
