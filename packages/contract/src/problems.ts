/** Codes of all refusals, each with its HTTP status and title. One table serves all surfaces. */
export const PROBLEMS = {
  not_json: { status: 400, title: 'The body is not the JSON that the operation needs' },
  request_unreadable: { status: 400, title: 'The request is not valid HTTP' },
  invalid_query: {
    status: 400,
    title: 'The query has an unknown parameter or value',
  },
  key_in_address: { status: 400, title: 'The address contains a key' },
  authentication_failed: { status: 401, title: 'The key is missing, unknown or no longer valid' },
  scope_not_permitted: { status: 403, title: 'The key lacks the scope for this operation' },
  address_not_permitted: { status: 403, title: 'The key is not accepted from this address' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'This address does not allow the method' },
  request_too_slow: { status: 408, title: 'The request did not arrive in time' },
  snapshot_changed: { status: 409, title: 'The snapshot is not current' },
  idempotency_key_reused: { status: 409, title: 'The Idempotency-Key was used for a different body' },
  message_not_waiting: { status: 409, title: 'The message is no longer in the queue' },
  release_gone: { status: 410, title: 'The release was removed' },
  body_too_large: { status: 413, title: 'The body is too large' },
  media_type_not_supported: { status: 415, title: 'The content type is not application/json' },
  range_not_satisfiable: { status: 416, title: 'The file has no bytes in this range' },
  invalid_message: { status: 422, title: 'The message cannot be delivered as sent' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The address and headers are too large' },
  internal: { status: 500, title: 'The service failed' },
  unavailable: { status: 503, title: 'The service cannot answer now' },
} as const

export type ProblemCode = keyof typeof PROBLEMS
