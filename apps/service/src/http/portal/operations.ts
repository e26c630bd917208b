import { INVITATION_OPERATIONS } from './invitations.ts'
import { AUDIT_OPERATIONS } from './audit.ts'
import { CORRECTION_FILE_OPERATIONS } from './correction-files.ts'
import { KEY_OPERATIONS } from './keys.ts'
import { DESK_OPERATIONS } from './desk.ts'
import type { PortalOperation } from './operation.ts'
import { ORGANISATION_OPERATIONS } from './organisations.ts'
import { PASSKEY_OPERATIONS } from './passkeys.ts'
import { REQUEST_OPERATIONS } from './requests.ts'
import { REPORT_REVIEW_OPERATIONS, REVIEW_OPERATIONS } from './review/index.ts'
import { SIGN_IN_OPERATIONS } from './sign-in.ts'
import { TERMS_OPERATIONS } from './terms.ts'
import { USAGE_OPERATIONS } from './usage.ts'

/** Operations of the portal, in the order of its description. */
export const PORTAL_OPERATIONS: readonly PortalOperation[] = [
  ...SIGN_IN_OPERATIONS,
  ...PASSKEY_OPERATIONS,
  ...REQUEST_OPERATIONS,
  ...REVIEW_OPERATIONS,
  ...CORRECTION_FILE_OPERATIONS,
  ...REPORT_REVIEW_OPERATIONS,
  ...TERMS_OPERATIONS,
  ...KEY_OPERATIONS,
  ...USAGE_OPERATIONS,
  ...ORGANISATION_OPERATIONS,
  ...INVITATION_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...DESK_OPERATIONS,
]
