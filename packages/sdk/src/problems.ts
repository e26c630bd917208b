import { Problem, type ProblemDocument } from './problem.ts'

/** Snapshot and number of rows that a walk had read before a refusal. */
export type Seen = { readonly snapshot: string | undefined; readonly rows: number }

/** Another snapshot is current. Do not mix the rows read so far with rows of the new snapshot. */
export class SnapshotChanged extends Problem {
  declare readonly code: 'snapshot_changed'
  readonly seen: Seen
  /** Token of the snapshot that is current now. */
  readonly current: string | undefined

  constructor(document: ProblemDocument, seen: Seen = { snapshot: undefined, rows: 0 }) {
    super(document)
    this.seen = seen
    this.current = document.current_snapshot
  }
}

/** The body is not the JSON that the operation needs. */
export class NotJson extends Problem {
  declare readonly code: 'not_json'
}

/** The request was not valid HTTP. */
export class RequestUnreadable extends Problem {
  declare readonly code: 'request_unreadable'
}

/** `param` names the parameter at fault. */
export class InvalidQuery extends Problem {
  declare readonly code: 'invalid_query'
}

/** An address contained a key. Logs may hold it now, so replace the key. */
export class KeyInAddress extends Problem {
  declare readonly code: 'key_in_address'
}

/** The key is missing, unknown or no longer valid. */
export class AuthenticationFailed extends Problem {
  declare readonly code: 'authentication_failed'
}

/** The key is valid and lacks the scopes that `document.missing_scopes` names. */
export class ScopeNotPermitted extends Problem {
  declare readonly code: 'scope_not_permitted'
}

/** The key is valid, but not from this address. */
export class AddressNotPermitted extends Problem {
  declare readonly code: 'address_not_permitted'
}

/** Nobody is signed in to the portal. */
export class SignInNeeded extends Problem {
  declare readonly code: 'sign_in_needed'
}

/** The organisation of the key has not accepted the terms that `document.terms_url` leads to. */
export class TermsRequired extends Problem {
  declare readonly code: 'terms_required'
}

/** The portal refuses changes that another website asks for. */
export class OtherOrigin extends Problem {
  declare readonly code: 'other_origin'
}

/** The person may not do this. */
export class NotPermitted extends Problem {
  declare readonly code: 'not_permitted'
}

/** The person must sign in with a passkey first. */
export class PasskeyNeeded extends Problem {
  declare readonly code: 'passkey_needed'
}

/** The report needs a proof of work or a confirmed mailbox. Nothing was stored. */
export class ProofNeeded extends Problem {
  declare readonly code: 'proof_needed'
}

/** Many reports wait, so a new one needs a confirmed mailbox. Nothing was stored. */
export class MailboxNeeded extends Problem {
  declare readonly code: 'mailbox_needed'
}

/** There is nothing at this address, or it belongs to another organisation. */
export class NotFound extends Problem {
  declare readonly code: 'not_found'
}

/** The address does not allow the method. */
export class MethodNotAllowed extends Problem {
  declare readonly code: 'method_not_allowed'
}

/** The request did not arrive in time. */
export class RequestTooSlow extends Problem {
  declare readonly code: 'request_too_slow'
}

/** The Idempotency-Key was used for a different body. */
export class IdempotencyKeyReused extends Problem {
  declare readonly code: 'idempotency_key_reused'
}

/** Too late to withdraw the message. */
export class MessageNotWaiting extends Problem {
  declare readonly code: 'message_not_waiting'
}

/** It was changed after it was read: read it again. */
export class ChangedMeanwhile extends Problem {
  declare readonly code: 'changed_meanwhile'
}

/** Its state does not allow this. */
export class NotInThisState extends Problem {
  declare readonly code: 'not_in_this_state'
}

/** Too many reports of this address wait for a decision. Nothing was stored. */
export class TooManyReports extends Problem {
  declare readonly code: 'too_many_reports'
}

/** The release was removed: cite another. */
export class ReleaseGone extends Problem {
  declare readonly code: 'release_gone'
}

/** `If-Match` does not name the answer, whose tag is another. */
export class PreconditionFailed extends Problem {
  declare readonly code: 'precondition_failed'
}

/** The body is too large, and was not read. */
export class BodyTooLarge extends Problem {
  declare readonly code: 'body_too_large'
}

/** The content type is not application/json. */
export class MediaTypeNotSupported extends Problem {
  declare readonly code: 'media_type_not_supported'
}

/** The file has no bytes in this range. */
export class RangeNotSatisfiable extends Problem {
  declare readonly code: 'range_not_satisfiable'
}

/** The message cannot be delivered as sent: the text names every field to correct. */
export class InvalidMessage extends Problem {
  declare readonly code: 'invalid_message'
}

/** `document.errors` names each field at fault. */
export class InvalidFields extends Problem {
  declare readonly code: 'invalid_fields'
}

/** Too many requests. The client retries as `Retry-After` asks, and throws this when its tries or its time are used up. */
export class RateLimited extends Problem {
  declare readonly code: 'rate_limited'
}

/** The address and headers are too large. Send fewer values in one request. */
export class HeadersTooLarge extends Problem {
  declare readonly code: 'headers_too_large'
}

/** A fault of the service: report it with `requestId`. */
export class Internal extends Problem {
  declare readonly code: 'internal'
}

/** The service cannot answer now. The client retries, and throws this when its tries or its time are used up. */
export class Unavailable extends Problem {
  declare readonly code: 'unavailable'
}
