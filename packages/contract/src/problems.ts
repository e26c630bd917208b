/** Every reason for which a request can be refused, with the HTTP status that says it. One table for all surfaces. */
export const PROBLEMS = {
  not_json: { status: 400, title: 'The body does not have the form that the operation needs' },
  request_unreadable: { status: 400, title: 'The request is not valid HTTP' },
  invalid_query: {
    status: 400,
    title: 'The query has a parameter or value that the operation does not know',
  },
  key_in_address: { status: 400, title: 'The address contains a key' },
  authentication_failed: { status: 401, title: 'The key is missing, unknown or no longer accepted' },
  scope_not_permitted: { status: 403, title: 'The key has not been given this scope' },
  address_not_permitted: { status: 403, title: 'The key is not accepted from this address' },
  not_found: { status: 404, title: 'There is nothing at this address' },
  method_not_allowed: { status: 405, title: 'The method is not allowed at this address' },
  request_too_slow: { status: 408, title: 'The request did not arrive whole in time' },
  snapshot_changed: { status: 409, title: 'The snapshot is not the current one' },
  idempotency_key_reused: { status: 409, title: 'The Idempotency-Key was used for another body' },
  message_not_waiting: { status: 409, title: 'The message no longer waits in the queue' },
  release_gone: { status: 410, title: 'The release was taken away' },
  body_too_large: { status: 413, title: 'The body is too large' },
  media_type_not_supported: { status: 415, title: 'The content type is not application/json' },
  range_not_satisfiable: { status: 416, title: 'The file has no bytes in this range' },
  invalid_message: { status: 422, title: 'The message cannot be delivered as it stands' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'The address and headers are too large' },
  internal: { status: 500, title: 'The service failed' },
  unavailable: { status: 503, title: 'The service cannot answer now' },
} as const

export type ProblemCode = keyof typeof PROBLEMS
