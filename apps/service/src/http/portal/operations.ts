import type { PortalOperation } from './operation.ts'
import { PASSKEY_OPERATIONS } from './passkeys.ts'
import { SIGN_IN_OPERATIONS } from './sign-in.ts'

/** Operations of the portal, in the order of its description. */
export const PORTAL_OPERATIONS: readonly PortalOperation[] = [...SIGN_IN_OPERATIONS, ...PASSKEY_OPERATIONS]
