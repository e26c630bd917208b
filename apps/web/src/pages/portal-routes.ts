import type { PortalRoute } from '../portal/portal-page.ts'
import { organisationAudit } from './portal/audit.ts'
import { portal } from './portal/portal.ts'
import { usage } from './portal/usage.ts'
import { signIn, signInCode, signOut } from './portal/sign-in.ts'
import { checkRequest, withdrawRequest } from './requests/finish.ts'
import { requests } from './requests/list.ts'
import { request } from './requests/request.ts'
import { requestSteps } from './requests/steps.ts'
import { approve } from './review/approve.ts'
import { askBack, refuse, second } from './review/decisions.ts'
import { narrow, reviewedOrganisation } from './review/organisation.ts'
import { reviewQueue } from './review/queue.ts'
import { reviewedRequest } from './review/reviewed.ts'

const REQUESTS = [requests, request, ...requestSteps, checkRequest, withdrawRequest]
const REVIEW = [reviewQueue, reviewedRequest, approve, second, askBack, refuse, reviewedOrganisation, narrow]

/** All pages for people who sign in. The process that keeps state writes them: no reader knows who is signed in. */
export const PORTAL_ROUTES: readonly PortalRoute[] = [
  signIn,
  signInCode,
  signOut,
  portal,
  usage,
  organisationAudit,
  ...REQUESTS,
  ...REVIEW,
]
