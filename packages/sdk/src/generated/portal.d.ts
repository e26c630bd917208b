// Made by `npm run generate` from packages/contract/openapi/portal.json.

export interface paths {
  '/api/portal/v1/sign-in': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a code by mail
     * @description Sends a code of 8 digits to the mailbox. The answer is the same whether or not somebody has signed in with it before. The cookie of the answer marks the browser: the code works nowhere else.
     */
    post: operations['askForCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with the code
     * @description Takes the code in the browser that asked for it, and answers with the cookie of a new session. A session that the browser had before ends. After 5 wrong tries or 10 minutes a new code is needed.
     */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-out': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out
     * @description Ends the session of the request. Without a session it does nothing.
     */
    post: operations['signOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The person who is signed in
     * @description Shows the person of the session, its organisations, and the invitations to its mailbox.
     */
    get: operations['showMe']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Open sessions
     * @description Lists the open sessions of the person, newest first.
     */
    get: operations['listSessions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sessions/{session}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End a session
     * @description Ends one of the sessions of the person, such as that of a lost device.
     */
    delete: operations['endSession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/passkey/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to sign in with a passkey, or to use it again
     * @description Returns the options for the browser: for any passkey of this website, or within a session for those of its person.
     */
    post: operations['beginPasskeySignIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with a passkey, or use it again
     * @description Takes the answer of the passkey. A session that the browser had ends, and a new one begins.
     */
    post: operations['signInWithPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Passkeys
     * @description Lists the passkeys of the person.
     */
    get: operations['listPasskeys']
    put?: never
    /**
     * Add the passkey that the browser made
     * @description Adds the passkey, and the role of an enrolment that was begun. The session ends and a new one with the passkey begins.
     */
    post: operations['addPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     * @description Returns the options for the browser. A person who has a passkey must have used one in this session.
     */
    post: operations['beginAddPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/enrolment/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to take a role by a one-time code
     * @description Takes the code that an operator made for the mailbox of the person, and returns the options for the passkey that the role needs. `addPasskey` ends it.
     */
    post: operations['beginEnrolment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys/{passkey}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a passkey
     * @description Removes a passkey of the person. A reviewer or operator keeps at least one.
     */
    delete: operations['removePasskey']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    ListedSession: {
      /** @description Id of the session. */
      id: string
      /** @description Whether it is the session of this request. */
      is_this: boolean
      /** @description Address from which it began. */
      address: string
      /** @description Browser or program, as it names itself. */
      agent: string
      /**
       * Format: date-time
       * @description Beginning.
       */
      created_at: string
      /**
       * Format: date-time
       * @description Last use, to the minute.
       */
      last_seen_at: string
      /**
       * Format: date-time
       * @description End.
       */
      ends_at: string
      /** @description Whether a passkey was used in it. */
      has_passkey: boolean
    }
    Me: {
      /** @description Id of the person. */
      id: string
      /** @description Address to which mails go. */
      mailbox: string
      /** @description Right to review requests, or also to run the desk; null for a partner. */
      role: ('reviewer' | 'operator') | null
      /** @description This session. */
      session: {
        /** @description Id of this session. */
        id: string
        /** @description Whether a passkey was used in this session. */
        has_passkey: boolean
        /** @description Whether it was used within the last 15 minutes. */
        is_fresh: boolean
        /**
         * Format: date-time
         * @description End of the session, however busy it is.
         */
        ends_at: string
      }
      /** @description Organisations of the person. */
      organisations: {
        /** @description Id of the organisation. */
        id: string
        /** @description Its name. */
        name: string
        /**
         * @description Role of the person in it.
         * @enum {unknown}
         */
        role: 'owner' | 'member'
      }[]
      /** @description Open invitations to the mailbox of the person. */
      invitations: {
        /** @description Id of the invitation. */
        id: string
        /** @description Name of the organisation. */
        organisation: string
        /**
         * @description Role that it offers.
         * @enum {unknown}
         */
        role: 'owner' | 'member'
        /**
         * Format: date-time
         * @description End of the invitation.
         */
        ends_at: string
      }[]
    }
    Passkey: {
      /** @description Id of the passkey. */
      id: string
      /** @description Name that the person gave it. */
      name: string
      /**
       * Format: date-time
       * @description Time when it was added.
       */
      created_at: string
      /** @description Time of its last use. */
      last_used_at: string | null
    }
    Problem: {
      /** @description Address of the page on this code. */
      type: string
      /** @description Meaning of the code, the same every time. */
      title: string
      /** @description HTTP status. */
      status: number
      /**
       * @description Code of the problem.
       * @enum {unknown}
       */
      code:
        | 'not_json'
        | 'request_unreadable'
        | 'invalid_query'
        | 'key_in_address'
        | 'authentication_failed'
        | 'sign_in_needed'
        | 'scope_not_permitted'
        | 'address_not_permitted'
        | 'terms_required'
        | 'other_origin'
        | 'not_permitted'
        | 'passkey_needed'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_too_slow'
        | 'snapshot_changed'
        | 'idempotency_key_reused'
        | 'message_not_waiting'
        | 'changed_meanwhile'
        | 'not_in_this_state'
        | 'release_gone'
        | 'body_too_large'
        | 'media_type_not_supported'
        | 'range_not_satisfiable'
        | 'invalid_message'
        | 'invalid_fields'
        | 'rate_limited'
        | 'headers_too_large'
        | 'internal'
        | 'unavailable'
      /** @description Fault in this request, and the way to fix it. */
      detail: string
      /** @description Parameter at fault. */
      param?: string
      /** @description Allowed names or values. */
      allowed?: string[]
      /** @description Allowed name or value that was probably meant. */
      did_you_mean?: string
      /** @description Token of the current snapshot. With 409. */
      current_snapshot?: string
      /** @description Permanent address of the requested snapshot, relative to the address of this service. With 409. */
      release_url?: string
      /** @description Seconds to wait before the next request, as in `Retry-After`. */
      retry_after?: number
      /** @description Scopes that the key lacks. With 403. */
      missing_scopes?: string[]
      /** @description Path of the terms to accept. With 403. */
      terms_url?: string
      /** @description Every field at fault. With 422. */
      errors?: {
        /** @description Name of the field; a place in a list follows a dot, as in `scopes.0.reason`. */
        field: string
        /** @description Fault of the field, and the way to fix it. */
        detail: string
      }[]
      /** @description Id of this request in the log of the service. */
      request_id: string
    }
  }
  responses: {
    /** @description The body is not the JSON that the operation needs (`not_json`). */
    BadRequest: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). */
    Forbidden: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is too large (`body_too_large`). */
    PayloadTooLarge: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The content type is not application/json (`media_type_not_supported`). */
    UnsupportedMediaType: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Fields of the body are missing or wrong (`invalid_fields`). */
    UnprocessableEntity: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Too many requests (`rate_limited`). */
    TooManyRequests: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The service cannot answer now (`unavailable`). */
    ServiceUnavailable: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The person is signed in. */
    'signIn.OK': {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
         *       }
         *     }
         */
        'application/json': {
          data: {
            /** @description Id of the person. */
            person: string
          }
        }
      }
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    'showMe.BadRequest': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Nobody is signed in (`sign_in_needed`). */
    Unauthorized: {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Too many requests (`rate_limited`). */
    'showMe.TooManyRequests': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The service cannot answer now (`unavailable`). */
    'showMe.ServiceUnavailable': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). */
    'endSession.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description There is nothing at this address (`not_found`). */
    NotFound: {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Its state does not allow this (`not_in_this_state`). */
    Conflict: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is not the JSON that the operation needs (`not_json`). */
    'addPasskey.BadRequest': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Its state does not allow this (`not_in_this_state`). */
    'addPasskey.Conflict': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is too large (`body_too_large`). */
    'addPasskey.PayloadTooLarge': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The content type is not application/json (`media_type_not_supported`). */
    'addPasskey.UnsupportedMediaType': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Fields of the body are missing or wrong (`invalid_fields`). */
    'addPasskey.UnprocessableEntity': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Options for `navigator.credentials.create`. */
    'beginAddPasskey.OK': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "challenge": "q83vEjRWeJA",
         *         "rpId": "data.example",
         *         "userVerification": "required"
         *       }
         *     }
         */
        'application/json': {
          /** @description Options for `navigator.credentials`, in WebAuthn’s JSON. */
          data: unknown
        }
      }
    }
    /** @description The request comes from another website (`other_origin`). Or: This needs a passkey (`passkey_needed`). */
    'beginAddPasskey.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  askForCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
        }
      }
    }
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "ends_at": "2026-11-26T12:10:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /**
               * Format: date-time
               * @description Time until which the code works.
               */
              ends_at: string
            }
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
          /** @description The 8 digits of the mail. */
          code: string
        }
      }
    }
    responses: {
      200: components['responses']['signIn.OK']
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signOut: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Nobody is signed in. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showMe: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "mailbox": "ada@example.org",
           *         "role": null,
           *         "session": {
           *           "id": "ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "has_passkey": false,
           *           "is_fresh": false,
           *           "ends_at": "2026-12-03T12:00:00.000Z"
           *         },
           *         "organisations": [
           *           {
           *             "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "name": "Example Society",
           *             "role": "owner"
           *           }
           *         ],
           *         "invitations": []
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Me']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "is_this": true,
           *           "address": "203.0.113.7",
           *           "agent": "Mozilla/5.0",
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "last_seen_at": "2026-11-26T12:30:00.000Z",
           *           "ends_at": "2026-12-03T12:00:00.000Z",
           *           "has_passkey": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedSession'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  endSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the session. */
        session: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['endSession.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginPasskeySignIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Options for `navigator.credentials.get`. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "challenge": "q83vEjRWeJA",
           *         "rpId": "data.example",
           *         "userVerification": "required"
           *       }
           *     }
           */
          'application/json': {
            /** @description Options for `navigator.credentials`, in WebAuthn’s JSON. */
            data: unknown
          }
        }
      }
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signInWithPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Answer of the passkey, as `toJSON()` of the browser gives it. */
          response: {
            /** @description Id of the passkey, base64url. */
            id: string
            /** @description The same. */
            rawId: string
            /** @enum {string} */
            type: 'public-key'
            response: {
              [key: string]: unknown
            }
            clientExtensionResults: {
              [key: string]: unknown
            }
            authenticatorAttachment?: string | null
          }
        }
      }
    }
    responses: {
      200: components['responses']['signIn.OK']
      400: components['responses']['BadRequest']
      /** @description The request comes from another website (`other_origin`). Or: The person may not do this (`not_permitted`). */
      403: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listPasskeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkeys. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "q83vEjRWeJA",
           *           "name": "Laptop",
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "last_used_at": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['Passkey'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  addPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Name for the passkey, such as "Laptop". */
          name: string
          /** @description Answer of the passkey, as `toJSON()` of the browser gives it. */
          response: {
            /** @description Id of the passkey, base64url. */
            id: string
            /** @description The same. */
            rawId: string
            /** @enum {string} */
            type: 'public-key'
            response: {
              [key: string]: unknown
            }
            clientExtensionResults: {
              [key: string]: unknown
            }
            authenticatorAttachment?: string | null
          }
        }
      }
    }
    responses: {
      /** @description The passkey is added. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the person. */
              person: string
            }
          }
        }
      }
      400: components['responses']['addPasskey.BadRequest']
      401: components['responses']['Unauthorized']
      /** @description The request comes from another website (`other_origin`). Or: The person may not do this (`not_permitted`). */
      403: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      409: components['responses']['addPasskey.Conflict']
      413: components['responses']['addPasskey.PayloadTooLarge']
      415: components['responses']['addPasskey.UnsupportedMediaType']
      422: components['responses']['addPasskey.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginAddPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['beginAddPasskey.OK']
      401: components['responses']['Unauthorized']
      403: components['responses']['beginAddPasskey.Forbidden']
      409: components['responses']['addPasskey.Conflict']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginEnrolment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description The code of 24 characters. */
          code: string
        }
      }
    }
    responses: {
      200: components['responses']['beginAddPasskey.OK']
      400: components['responses']['addPasskey.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endSession.Forbidden']
      409: components['responses']['addPasskey.Conflict']
      413: components['responses']['addPasskey.PayloadTooLarge']
      415: components['responses']['addPasskey.UnsupportedMediaType']
      422: components['responses']['addPasskey.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  removePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the passkey. */
        passkey: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkey is removed. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      401: components['responses']['Unauthorized']
      403: components['responses']['beginAddPasskey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['addPasskey.Conflict']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
}
