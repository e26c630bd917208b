import type { Problem, ProblemCode, ProblemDocument } from './problem.ts'
import * as problems from './problems.ts'

type ProblemClasses = {
  readonly [Code in ProblemCode]: new (document: ProblemDocument) => Problem & { readonly code: Code }
}

/** Class of each problem code. A missing code does not compile. */
export const PROBLEM_CLASSES: ProblemClasses = {
  not_json: problems.NotJson,
  request_unreadable: problems.RequestUnreadable,
  invalid_query: problems.InvalidQuery,
  key_in_address: problems.KeyInAddress,
  authentication_failed: problems.AuthenticationFailed,
  sign_in_needed: problems.SignInNeeded,
  scope_not_permitted: problems.ScopeNotPermitted,
  address_not_permitted: problems.AddressNotPermitted,
  terms_required: problems.TermsRequired,
  other_origin: problems.OtherOrigin,
  not_permitted: problems.NotPermitted,
  passkey_needed: problems.PasskeyNeeded,
  proof_needed: problems.ProofNeeded,
  mailbox_needed: problems.MailboxNeeded,
  not_found: problems.NotFound,
  method_not_allowed: problems.MethodNotAllowed,
  request_too_slow: problems.RequestTooSlow,
  snapshot_changed: problems.SnapshotChanged,
  idempotency_key_reused: problems.IdempotencyKeyReused,
  message_not_waiting: problems.MessageNotWaiting,
  changed_meanwhile: problems.ChangedMeanwhile,
  not_in_this_state: problems.NotInThisState,
  too_many_reports: problems.TooManyReports,
  release_gone: problems.ReleaseGone,
  precondition_failed: problems.PreconditionFailed,
  body_too_large: problems.BodyTooLarge,
  media_type_not_supported: problems.MediaTypeNotSupported,
  range_not_satisfiable: problems.RangeNotSatisfiable,
  invalid_message: problems.InvalidMessage,
  invalid_fields: problems.InvalidFields,
  rate_limited: problems.RateLimited,
  headers_too_large: problems.HeadersTooLarge,
  internal: problems.Internal,
  unavailable: problems.Unavailable,
}
