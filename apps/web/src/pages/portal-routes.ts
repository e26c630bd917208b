import type { PortalRoute } from '../portal/portal-page.ts'
import { changeKey, key } from './keys/key.ts'
import { keys } from './keys/list.ts'
import { newKey } from './keys/new.ts'
import { keyOrders } from './keys/orders.ts'
import { addFile } from './corrections/add-file.ts'
import { followChanges, followCode, unsubscribe } from './corrections/follow.ts'
import { newReport, reportCode } from './corrections/new-report.ts'
import { ownReport } from './corrections/own-report.ts'
import { desk } from './desk/desk.ts'
import { deskMessage } from './desk/message.ts'
import { deskMessages } from './desk/messages.ts'
import { organisationAudit } from './portal/audit.ts'
import { declineInvitation, invitation } from './portal/invitation.ts'
import { leave, newOrganisation, organisation } from './portal/organisation.ts'
import { enrol, passkeys, removePasskey, usePasskey } from './portal/passkeys.ts'
import { mailbox, mailboxCodes } from './portal/mailbox.ts'
import { people, withdrawInvitation } from './portal/people.ts'
import { person, removedPerson, removePerson } from './portal/person.ts'
import { portal } from './portal/portal.ts'
import { endOtherSessions, endSession, sessions } from './portal/sessions.ts'
import { signIn, signInCode, signOut } from './portal/sign-in.ts'
import { usage } from './portal/usage.ts'
import { checkRequest, withdrawRequest } from './requests/finish.ts'
import { requests } from './requests/list.ts'
import { request } from './requests/request.ts'
import { requestSteps } from './requests/steps.ts'
import { approve } from './review/approve.ts'
import { askBack, refuse, second } from './review/decisions.ts'
import { narrow, reviewedOrganisation } from './review/organisation.ts'
import { eraseFile } from './review/erase-file.ts'
import { publishCopy } from './review/publish-copy.ts'
import { reviewQueue } from './review/queue.ts'
import { reportOrder } from './review/report-order.ts'
import { reportQueue } from './review/report-queue.ts'
import { reviewedReport } from './review/reviewed-report.ts'
import { reviewedRequest } from './review/reviewed.ts'
import { sandboxMail } from './sandbox/mail.ts'
import { organisationTerms } from './terms/accept.ts'
import { termsVersion, termsVersions } from './terms/terms.ts'

const SIGN_IN = [signIn, signInCode, signOut, sessions, endSession, endOtherSessions, mailbox, mailboxCodes]
const PASSKEYS = [passkeys, removePasskey, usePasskey, enrol]
const ORGANISATIONS = [newOrganisation, organisation, leave, invitation, declineInvitation]
const PEOPLE = [people, withdrawInvitation, person, removePerson, removedPerson]
const REQUESTS = [requests, request, ...requestSteps, checkRequest, withdrawRequest]
const TERMS = [termsVersions, termsVersion, organisationTerms]
const KEYS = [keys, newKey, key, changeKey, ...keyOrders]
const REVIEW = [reviewQueue, reviewedRequest, approve, second, askBack, refuse, reviewedOrganisation, narrow]
const REPORTS = [reportQueue, reviewedReport, publishCopy, eraseFile, reportOrder]
const DESK = [desk, deskMessages, deskMessage]

/** All pages for people who sign in. The process that keeps state writes them: no reader knows who is signed in. */
export const PORTAL_ROUTES: readonly PortalRoute[] = [
  portal,
  ...SIGN_IN,
  ...PASSKEYS,
  ...ORGANISATIONS,
  ...PEOPLE,
  usage,
  organisationAudit,
  ...REQUESTS,
  ...REVIEW,
  ...REPORTS,
  ...TERMS,
  ...KEYS,
  ...DESK,
  newReport,
  reportCode,
  ownReport,
  addFile,
  followChanges,
  followCode,
  unsubscribe,
]

/** Pages that a sandbox has in addition. */
export const SANDBOX_ROUTES: readonly PortalRoute[] = [sandboxMail]
