// Made by `npm run generate` from packages/contract/openapi/message.json.

export interface paths {
  '/api/send-message': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept one message and deliver it
     * @description Stores the message durably, answers, and delivers it to the office or docket in destination_id. The Location header gives the address of its status. With an Idempotency-Key header the same body can be sent again safely. `success` means that the message is stored, and will be delivered once or reported as not delivered. A 422 means that nothing was stored, unless it has a Location: then the receiver refused the message while you waited.
     */
    post: operations['sendMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/validate-message': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Check a message without sending it
     * @description Dry run: takes the same body and gives the same answers as /api/send-message, and stores nothing.
     */
    post: operations['validateMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/messages/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Status of a message
     * @description Returns the state of one message and its history. The Location header of /api/send-message gives this address.
     */
    get: operations['getMessage']
    put?: never
    post?: never
    /**
     * Withdraw a waiting message
     * @description A message that is `queued` or `held` becomes `withdrawn` and is not sent. If an earlier attempt was sent, the message becomes `uncertain` instead: it may have arrived, and is not tried again. Withdrawing a withdrawn message changes nothing.
     */
    delete: operations['withdrawMessage']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Messages of the key’s organisation, newest first
     * @description Lists the messages page by page. Late pages are as fast as the first.
     */
    get: operations['listMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/sandbox/received': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Every request that a simulator received for a message
     * @description Works in sandbox mode only. The simulators keep requests in memory, up to a limit, and lose them when they stop.
     */
    get: operations['readReceived']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/legislators': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Legislators and their codes
     * @description Lists every seat of Congress: the House by State and district, then the Senate by State and class. `code` is the value for `destination_id`; a vacant seat has none.
     */
    get: operations['listLegislators']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/issue-areas': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Issue areas and their codes
     * @description Lists the subjects for messages to a legislator’s office. `code` is the value for `main_issue`.
     */
    get: operations['listIssueAreas']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/dockets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Dockets open for comment
     * @description Lists the regulation dockets that take comments now, each with the document to comment on, the comment period and the categories of the agency. `docket_id` is the value for `destination_id`. `document_id` is null if several open documents have the best type: a comment must then name one of the documents in `windows`.
     */
    get: operations['listOpenDockets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Status of the service
     * @description Returns the current releases with the age of their sources, the open and paused channels, the age of the lists of destinations, and the parts of the service.
     */
    get: operations['getStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/status/deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Outcomes of deliveries
     * @description Counts the messages that ended in the last 90 days, by UTC day, channel and outcome. Small counts are not hidden, since a count names no sender, office or docket. Days without a row had no ended delivery. Counts for today are up to a minute old, and earlier counts up to six hours.
     */
    get: operations['listDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/status/incidents': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Incidents
     * @description Lists faults of the service, described by its operator, latest start first. An incident without an end is not over.
     */
    get: operations['listIncidents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    CommentWindow: {
      document_id: string
      document_type: string | null
      title: string | null
      comment_starts_on: string | null
      comment_ends_on: string | null
      open: boolean | null
      allows_late: boolean | null
      fr_document_number: string | null
    }
    DeliveryCounts: {
      /** @description Counts by day, channel and outcome. Combinations without a delivery are left out. */
      data: {
        /**
         * Format: date
         * @description Day in UTC.
         */
        day: string
        /** @enum {unknown} */
        channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
        /** @enum {unknown} */
        outcome: 'delivered' | 'refused' | 'undeliverable' | 'uncertain' | 'withdrawn'
        count: number
      }[]
      meta: {
        /**
         * @description Delivery mode. sandbox delivers to simulators only.
         * @enum {unknown}
         */
        mode: 'sandbox' | 'live'
        /**
         * Format: date
         * @description Day in UTC.
         */
        from: string
        /**
         * Format: date
         * @description Day in UTC.
         */
        to: string
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        as_of: string
      }
    }
    /** @enum {unknown} */
    DeliveryState:
      | 'accepted'
      | 'queued'
      | 'sending'
      | 'held'
      | 'delivered'
      | 'refused'
      | 'undeliverable'
      | 'uncertain'
      | 'withdrawn'
    Freshness: {
      /** @description Source of the data. */
      source: string
      retrieved_at: string | null
      as_of: string | null
    }
    Incident: {
      /** @description Id of the incident, never reused. */
      id: string
      title: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      started_at: string
      ended_at: string | null
      updates: {
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        at: string
        text: string
      }[]
    }
    Incidents: {
      /** @description Incidents, latest start first. */
      data: components['schemas']['Incident'][]
    }
    IssueArea: {
      /** @description Value for `main_issue`. */
      code: number
      name: string
    }
    KeptList: {
      /** @enum {unknown} */
      list: 'legislators' | 'house_offices' | 'senate_offices' | 'open_dockets'
      as_of: string | null
      checked_at: string | null
      /** @description Whether the list is older than it should be. The service still uses it. */
      late: boolean
    }
    Legislator: {
      code: number | null
      bioguide: string | null
      name: string | null
      /** @enum {unknown} */
      chamber: 'house' | 'senate'
      state: components['schemas']['StateCode']
      district: number | null
      class: number | null
      /** @description Code of the office at the gateway. */
      office_code: string
      accepts_delivery: boolean | null
      contact_form: string | null
      vacant: boolean
      /**
       * Format: date
       * @description Calendar day, YYYY-MM-DD.
       */
      as_of: string
    }
    MessageData: {
      /**
       * @description Honorific. Required for a legislator; the Senate accepts Mr., Mrs., Miss, Ms. and Dr. Not sent with a comment on a docket.
       * @example Ms.
       */
      name_prefix?: string | null
      /**
       * @description Given name.
       * @example Ada
       */
      first_name?: string | null
      /**
       * @description Family name.
       * @example Sample
       */
      last_name?: string | null
      /**
       * @description Suffix of the name, such as Jr. Not sent with a comment on a docket.
       * @example
       */
      suffix?: string | null
      /**
       * @description Street address, first line. Required, but not sent with a comment on a docket.
       * @example 12 Example Street
       */
      address1?: string | null
      /**
       * @description Street address, second line. Not sent with a comment on a docket.
       * @example Apt. 3
       */
      address2?: string | null
      /**
       * @description City.
       * @example Springfield
       */
      city?: string | null
      /**
       * @description Two-letter postal abbreviation. A comment on a docket may also use AA, AE or AP.
       * @example CA
       */
      state?: string | null
      /**
       * @description ZIP code as a string: NNNNN or NNNNN-NNNN.
       * @example 90001
       */
      zip_code?: string | null
      /**
       * @description Phone number, digits only: 10 digits, or 11 with a leading 1.
       * @example 2025550123
       */
      phone_number?: string | null
      /**
       * @description E-mail address.
       * @example ada@example.org
       */
      email?: string | null
      /**
       * @description Subject line, for a legislator only.
       * @example Please support the bill
       */
      custom_subject?: string | null
      /**
       * @description Text of the message or comment.
       * @example I am writing to ask for your support.
       */
      message?: string | null
      /**
       * @description Destination: a legislator code (integer), a House seat such as HCA12, or a docket id.
       * @example HCA12
       */
      destination_id?: number | string | null
      /**
       * @description Code of an issue area from /api/issue-areas, for a legislator only.
       * @example 18
       */
      main_issue?: number | null
      /**
       * @description Sponsoring organization, for a docket only. Regulations.gov has no place for it in a comment by a person, so it is not sent and the answer has a warning.
       * @example Example Society
       */
      sponsoring_org?: string | null
      /**
       * @description Category of the submitter from the list of the agency, for a docket only.
       * @example Individual Consumer
       */
      category?: string | null
    }
    MessageStatus: {
      id: string
      state: components['schemas']['DeliveryState']
      /** @description Reason for the current state. */
      reason: string
      /** @enum {unknown} */
      channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
      /** @description Office code, or docket id. */
      destination: string
      document: string | null
      /** @description Id that the receiver sees, the same on every attempt. */
      delivery_id: string
      attempts: number
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      accepted_at: string
      not_before: string | null
      expected_at: string | null
      deadline: string | null
      possible_duplicate_of: string | null
      /** @description Warnings: facts that may keep an accepted message from being read, and fields that the receiver has no place for. Deleted together with the text. */
      warnings: components['schemas']['MessageWarning'][]
      receipt: components['schemas']['Receipt'] | null
      personal_data_until: string | null
      timeline: components['schemas']['TimelineEntry'][]
    }
    MessageWarning: {
      /** @enum {unknown} */
      code:
        | 'zip_not_in_state'
        | 'state_not_of_seat'
        | 'seat_vacant'
        | 'possible_duplicate'
        | 'docket_closes_first'
        | 'other_documents_open'
        | 'campaign_not_sent'
        | 'name_prefix_not_sent'
        | 'suffix_not_sent'
        | 'address2_not_sent'
        | 'sponsoring_org_not_sent'
      /** @description Sentence of the warning, as in the `Warning` header of the answer. */
      text: string
    }
    OpenDocket: {
      /** @description Value for `destination_id`. */
      docket_id: string
      title: string
      /** @description Acronym of the agency. */
      agency: string
      agency_name: string | null
      document_id: string | null
      /** @description Preferred type among the open documents of the docket: Proposed Rule before Rule, Notice and Other. */
      document_type: string
      document_title: string | null
      abstract: string | null
      comment_starts_on: string | null
      comment_ends_on: string | null
      printed_ends_on: string | null
      /** @description Values for `category`; empty if the agency has no list. */
      categories: string[]
      /** @description Regulation identifier numbers (RIN). */
      rins: string[]
      /** @description Affected parts of the Code of Federal Regulations. */
      cfr: string[]
      fr_document_number: string | null
      fr_citation: string | null
      fr_url: string | null
      published_on: string | null
      comment_url: string | null
      checked_at: string | null
      /** @description Documents of the docket, each with its comment period. The query parameter `document` of send-message takes one that is open. */
      windows: components['schemas']['CommentWindow'][]
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
        | 'proof_needed'
        | 'mailbox_needed'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_too_slow'
        | 'snapshot_changed'
        | 'idempotency_key_reused'
        | 'message_not_waiting'
        | 'changed_meanwhile'
        | 'not_in_this_state'
        | 'too_many_reports'
        | 'release_gone'
        | 'precondition_failed'
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
    Receipt: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      http_status: number
      tracking_number: string | null
    }
    ReceivedRequest: {
      /** @enum {unknown} */
      channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      method: string
      /** @description Path and query. REDACTED replaces the key. */
      path: string
      content_type: string | null
      body: string
      /** @description Status of the answer; 0 if the simulator did not answer. */
      status: number
    }
    SendMessageBody: {
      data: components['schemas']['MessageData']
    }
    ServicePart: {
      /** @enum {unknown} */
      name:
        | 'database'
        | 'readers'
        | 'release'
        | 'legislators'
        | 'house_offices'
        | 'senate_offices'
        | 'open_dockets'
        | 'delivery_worker'
        | 'clock'
      /**
       * @description `unknown` while the database does not answer or the clock is wrong.
       * @enum {unknown}
       */
      status: 'ok' | 'missing' | 'unknown'
      /** @description Whether the service is ready only with this part. */
      needed: boolean
      detail: string | null
    }
    ServiceStatus: {
      /**
       * @description Delivery mode. sandbox delivers to simulators only.
       * @enum {unknown}
       */
      mode: 'sandbox' | 'live'
      /** @description Version of the software. */
      version: string
      commit: string | null
      /** @description Whether every needed part is ok. */
      ready: boolean
      parts: components['schemas']['ServicePart'][]
      /** @description Current releases, one per collection. */
      releases: {
        /** @description Name of the collection. */
        collection: string
        /** @description Id of the current release. */
        release: string
        /** @description Snapshot token, as in `meta.snapshot` of every answer. */
        snapshot: string
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        published_at: string
        /** @description Whether its records are invented. */
        sample: boolean
        /** @description Datasets of the release, each with the age of its sources. */
        datasets: {
          dataset: string
          freshness: components['schemas']['SourceFreshness']
        }[]
      }[]
      channels: {
        /** @enum {unknown} */
        channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
        /** @enum {unknown} */
        state: 'open' | 'paused'
        since: string | null
        /** @description Time when the pause ends by itself. */
        until: string | null
        reason: string | null
      }[]
      lists: components['schemas']['KeptList'][]
    }
    /** @description Age of the sources. The build time of the release is not part of it. */
    SourceFreshness: {
      /** @description Time of the earliest retrieval of a document. */
      earliest_retrieved_at: string | null
      /** @description Time of the latest retrieval of a document. */
      latest_retrieved_at: string | null
      /** @description Latest publication day of a document; null if no document has one. */
      latest_published_at: string | null
      /** @description Time when this service last checked the sources for changes. */
      checked_at: string | null
    }
    /**
     * @description Two-letter postal abbreviation.
     * @enum {unknown}
     */
    StateCode:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY'
      | 'DC'
      | 'AS'
      | 'GU'
      | 'MP'
      | 'PR'
      | 'VI'
    TimelineEntry: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      state: components['schemas']['DeliveryState']
      /** @description Reason for this state. */
      reason: string
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  sendMessage: {
    parameters: {
      query?: {
        /**
         * @description Document of the docket that a comment is filed on, by its number in `windows` of /api/dockets. Without this parameter the service prefers a proposed rule, then a rule, then a notice, then other documents. A warning names the other open documents. If two documents have the best type, the comment is refused. With an Idempotency-Key, the parameter counts as part of the body.
         * @example FDA-2026-N-9001-0001
         */
        document?: string
      }
      header?: {
        /**
         * @description A value of your choice, unique to each message of your organisation across all its keys. The same content with the same value gives the same message, never a second one: the order of keys, white space, and fields that are null, empty or left out make no difference. In quotation marks it is the same value. The service remembers the value until it deletes the personal data of the message.
         * @example 5f0c9a3e-1d2b-4c6f-8a77-0b1c2d3e4f50
         */
        'Idempotency-Key'?: string
        /**
         * @description Campaign of a message to an office: a name of your choice, with `;stance=pro` or `;stance=con` for its side. Offices group what they receive by organisation, issue area, campaign and stance.
         * @example libraries-2026;stance=pro
         */
        Campaign?: string
        /**
         * @description `wait=N`: answer after the first outcome or after N seconds, whichever comes first; at most 30. A refusal by the receiver within that time is a 422 with its reason.
         * @example wait=10
         */
        Prefer?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageBody']
      }
    }
    responses: {
      /** @description Stored, and on its way. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Warnings about an accepted message: facts that may keep it from being read, and fields that the receiver has no place for. One or more of `299 rotunda "…"`, separated by commas. The status of the message has the same sentences, each with a code. */
          warning?: string
          /** @description Address of the status of the message. */
          location?: string
          /** @description `true` if the message was accepted earlier with the same Idempotency-Key. */
          'idempotent-replayed'?: string
          /** @description Applied wait, if one was requested. */
          'preference-applied'?: string
          /** @description State of the message at the end of that wait. */
          'message-state'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "success"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'success'
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Conflict */
      409: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This Idempotency-Key was used before with a different body."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Payload Too Large */
      413: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is larger than 256 KiB, more than any message needs."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unsupported Media Type */
      415: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body must be JSON. Send the header \"content-type: application/json\"."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Warnings about an accepted message: facts that may keep it from being read, and fields that the receiver has no place for. One or more of `299 rotunda "…"`, separated by commas. The status of the message has the same sentences, each with a code. */
          warning?: string
          /** @description Address of the status of the message. */
          location?: string
          /** @description `true` if the message was accepted earlier with the same Idempotency-Key. */
          'idempotent-replayed'?: string
          /** @description Applied wait, if one was requested. */
          'preference-applied'?: string
          /** @description State of the message at the end of that wait. */
          'message-state'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The phone number field is required."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This key has used its quota of 600 requests for this minute, which ends in 12 seconds. Send this request again after that."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  validateMessage: {
    parameters: {
      query?: {
        /**
         * @description Document of the docket that a comment is filed on, by its number in `windows` of /api/dockets. Without this parameter the service prefers a proposed rule, then a rule, then a notice, then other documents. A warning names the other open documents. If two documents have the best type, the comment is refused. With an Idempotency-Key, the parameter counts as part of the body.
         * @example FDA-2026-N-9001-0001
         */
        document?: string
      }
      header?: {
        /**
         * @description Campaign of a message to an office: a name of your choice, with `;stance=pro` or `;stance=con` for its side. Offices group what they receive by organisation, issue area, campaign and stance.
         * @example libraries-2026;stance=pro
         */
        Campaign?: string
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageBody']
      }
    }
    responses: {
      /** @description The message would be accepted. Nothing was stored. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Warnings about an accepted message: facts that may keep it from being read, and fields that the receiver has no place for. One or more of `299 rotunda "…"`, separated by commas. The status of the message has the same sentences, each with a code. */
          warning?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "success"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'success'
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Payload Too Large */
      413: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is larger than 256 KiB, more than any message needs."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unsupported Media Type */
      415: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body must be JSON. Send the header \"content-type: application/json\"."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unprocessable Entity */
      422: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The phone number field is required."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Too Many Requests */
      429: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This key has used its quota of 600 requests for this minute, which ends in 12 seconds. Send this request again after that."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  getMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the message: the last part of Location.
         * @example msg_019e12ab34cd00112233445566778899
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message, with every change of its state. */
      200: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "msg_019e12ab34cd00112233445566778899",
           *       "state": "delivered",
           *       "reason": "The receiver took it.",
           *       "channel": "house-cwc",
           *       "destination": "HCA12",
           *       "document": null,
           *       "delivery_id": "00112233445566778899aabbccddeeff",
           *       "attempts": 1,
           *       "accepted_at": "2026-06-15T12:00:00.000Z",
           *       "not_before": null,
           *       "expected_at": null,
           *       "deadline": null,
           *       "possible_duplicate_of": null,
           *       "warnings": [],
           *       "receipt": {
           *         "received_at": "2026-06-15T12:00:01.000Z",
           *         "http_status": 200,
           *         "tracking_number": null
           *       },
           *       "personal_data_until": "2026-07-15T12:00:01.000Z",
           *       "timeline": [
           *         {
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "state": "accepted",
           *           "reason": "Stored."
           *         },
           *         {
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "state": "queued",
           *           "reason": "Waits for its turn."
           *         },
           *         {
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "state": "sending",
           *           "reason": "Handed to the receiver’s gateway."
           *         },
           *         {
           *           "at": "2026-06-15T12:00:01.000Z",
           *           "state": "delivered",
           *           "reason": "The receiver took it."
           *         }
           *       ]
           *     }
           */
          'application/json': {
            id: string
            state: components['schemas']['DeliveryState']
            /** @description Reason for the current state. */
            reason: string
            /** @enum {unknown} */
            channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
            /** @description Office code, or docket id. */
            destination: string
            document: string | null
            /** @description Id that the receiver sees, the same on every attempt. */
            delivery_id: string
            attempts: number
            /**
             * Format: date-time
             * @description UTC instant, ISO 8601.
             */
            accepted_at: string
            not_before: string | null
            expected_at: string | null
            deadline: string | null
            possible_duplicate_of: string | null
            /** @description Warnings: facts that may keep an accepted message from being read, and fields that the receiver has no place for. Deleted together with the text. */
            warnings: components['schemas']['MessageWarning'][]
            receipt: components['schemas']['Receipt'] | null
            personal_data_until: string | null
            timeline: components['schemas']['TimelineEntry'][]
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This key’s organisation has no message with this id."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  withdrawMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Id of the message: the last part of Location.
         * @example msg_019e12ab34cd00112233445566778899
         */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message in its new state. */
      200: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "msg_019e12ab34cd00112233445566778899",
           *       "state": "withdrawn",
           *       "reason": "Its sender withdrew it. Nothing of it was sent.",
           *       "channel": "house-cwc",
           *       "destination": "HCA12",
           *       "document": null,
           *       "delivery_id": "00112233445566778899aabbccddeeff",
           *       "attempts": 0,
           *       "accepted_at": "2026-06-15T12:00:00.000Z",
           *       "not_before": null,
           *       "expected_at": null,
           *       "deadline": null,
           *       "possible_duplicate_of": null,
           *       "warnings": [],
           *       "receipt": null,
           *       "personal_data_until": "2026-07-15T12:00:01.000Z",
           *       "timeline": [
           *         {
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "state": "accepted",
           *           "reason": "Stored."
           *         },
           *         {
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "state": "queued",
           *           "reason": "Waits for its turn."
           *         },
           *         {
           *           "at": "2026-06-15T12:00:01.000Z",
           *           "state": "withdrawn",
           *           "reason": "Its sender withdrew it. Nothing of it was sent."
           *         }
           *       ]
           *     }
           */
          'application/json': {
            id: string
            state: components['schemas']['DeliveryState']
            /** @description Reason for the current state. */
            reason: string
            /** @enum {unknown} */
            channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
            /** @description Office code, or docket id. */
            destination: string
            document: string | null
            /** @description Id that the receiver sees, the same on every attempt. */
            delivery_id: string
            attempts: number
            /**
             * Format: date-time
             * @description UTC instant, ISO 8601.
             */
            accepted_at: string
            not_before: string | null
            expected_at: string | null
            deadline: string | null
            possible_duplicate_of: string | null
            /** @description Warnings: facts that may keep an accepted message from being read, and fields that the receiver has no place for. Deleted together with the text. */
            warnings: components['schemas']['MessageWarning'][]
            receipt: components['schemas']['Receipt'] | null
            personal_data_until: string | null
            timeline: components['schemas']['TimelineEntry'][]
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This key’s organisation has no message with this id."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description The message is being sent, or is final. */
      409: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The message is delivered, so it cannot be withdrawn."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Payload Too Large */
      413: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is larger than 256 KiB, more than any message needs."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unsupported Media Type */
      415: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body must be JSON. Send the header \"content-type: application/json\"."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  listMessages: {
    parameters: {
      query?: {
        /**
         * @description Only messages in this state.
         * @example delivered
         */
        state?: components['schemas']['DeliveryState']
        /**
         * @description Maximum number of messages on a page.
         * @example 50
         */
        limit?: number
        /**
         * @description `meta.next` of the previous page.
         * @example msg_019e12ab34cd00112233445566778899
         */
        after?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Messages, with the start of the next page. */
      200: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "msg_019e12ab34cd00112233445566778899",
           *           "state": "delivered",
           *           "reason": "The receiver took it.",
           *           "channel": "house-cwc",
           *           "destination": "HCA12",
           *           "document": null,
           *           "delivery_id": "00112233445566778899aabbccddeeff",
           *           "attempts": 1,
           *           "accepted_at": "2026-06-15T12:00:00.000Z",
           *           "not_before": null,
           *           "expected_at": null,
           *           "deadline": null,
           *           "possible_duplicate_of": null,
           *           "warnings": [],
           *           "receipt": {
           *             "received_at": "2026-06-15T12:00:01.000Z",
           *             "http_status": 200,
           *             "tracking_number": null
           *           },
           *           "personal_data_until": "2026-07-15T12:00:01.000Z",
           *           "timeline": [
           *             {
           *               "at": "2026-06-15T12:00:00.000Z",
           *               "state": "accepted",
           *               "reason": "Stored."
           *             },
           *             {
           *               "at": "2026-06-15T12:00:00.000Z",
           *               "state": "queued",
           *               "reason": "Waits for its turn."
           *             },
           *             {
           *               "at": "2026-06-15T12:00:00.000Z",
           *               "state": "sending",
           *               "reason": "Handed to the receiver’s gateway."
           *             },
           *             {
           *               "at": "2026-06-15T12:00:01.000Z",
           *               "state": "delivered",
           *               "reason": "The receiver took it."
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "next": null
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['MessageStatus'][]
            meta: {
              /** @description Value of `after` for the next page; null on the last. */
              next: string | null
            }
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  readReceived: {
    parameters: {
      query: {
        /**
         * @description Id of the message: the last part of Location.
         * @example msg_019e12ab34cd00112233445566778899
         */
        message: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Requests, oldest first. */
      200: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "channel": "house-cwc",
           *           "at": "2026-06-15T12:00:00.000Z",
           *           "method": "POST",
           *           "path": "/v2/message?apikey=REDACTED",
           *           "content_type": "application/xml",
           *           "body": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<CWC>…</CWC>\n",
           *           "status": 200
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['ReceivedRequest'][]
          }
        }
      }
      /** @description Bad Request */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The body is not JSON: it ends before it is complete."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Unauthorized */
      401: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is unknown to this service."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Forbidden */
      403: {
        headers: {
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "The key is valid, but lacks the scope messages:send. Ask the operator for a key that has it."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Not Found */
      404: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "This key’s organisation has no message with this id."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "response": "error",
           *       "reason": "Regulations.gov gave no answer. Send again in a minute."
           *     }
           */
          'application/json': {
            /** @enum {string} */
            response: 'error'
            /** @description Problems to correct, in plain words. Lists every problem of the body. */
            reason: string
          }
        }
      }
    }
  }
  listLegislators: {
    parameters: {
      query?: {
        /**
         * @description Only seats of this chamber.
         * @example house
         */
        chamber?: 'house' | 'senate'
        /**
         * @description Two-letter postal abbreviation.
         * @example CA
         */
        state?:
          | 'AL'
          | 'AK'
          | 'AZ'
          | 'AR'
          | 'CA'
          | 'CO'
          | 'CT'
          | 'DE'
          | 'FL'
          | 'GA'
          | 'HI'
          | 'ID'
          | 'IL'
          | 'IN'
          | 'IA'
          | 'KS'
          | 'KY'
          | 'LA'
          | 'ME'
          | 'MD'
          | 'MA'
          | 'MI'
          | 'MN'
          | 'MS'
          | 'MO'
          | 'MT'
          | 'NE'
          | 'NV'
          | 'NH'
          | 'NJ'
          | 'NM'
          | 'NY'
          | 'NC'
          | 'ND'
          | 'OH'
          | 'OK'
          | 'OR'
          | 'PA'
          | 'RI'
          | 'SC'
          | 'SD'
          | 'TN'
          | 'TX'
          | 'UT'
          | 'VT'
          | 'VA'
          | 'WA'
          | 'WV'
          | 'WI'
          | 'WY'
          | 'DC'
          | 'AS'
          | 'GU'
          | 'MP'
          | 'PR'
          | 'VI'
        /**
         * @description Only House seats with this district number, 0 for a State with one seat. Covers every State unless `state` names one.
         * @example 12
         */
        district?: number
        /**
         * @description Maximum number of rows on a page. Without it, the answer is the whole list.
         * @example 50
         */
        limit?: number
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: number
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if the list has changed since.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: string
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: 'true' | 'false'
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: 'json' | 'csv' | 'ndjson'
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Rows, with paging and the age of the data. `format` or `Accept` can select the format of `/api/legislators.csv` and `/api/legislators.ndjson`. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "code": 900053,
           *           "bioguide": "ZZ00053",
           *           "name": "Ada Sample",
           *           "chamber": "house",
           *           "state": "CA",
           *           "district": 12,
           *           "class": null,
           *           "office_code": "HCA12",
           *           "accepts_delivery": true,
           *           "contact_form": "https://www.example.org/offices/HCA12/contact",
           *           "vacant": false,
           *           "as_of": "2026-06-15"
           *         }
           *       ],
           *       "meta": {
           *         "snapshot": "pE6zbIbyxUAoYvY8Tz0dFQ",
           *         "next_offset": 1,
           *         "total": 2,
           *         "limit": 1,
           *         "offset": 0,
           *         "freshness": {
           *           "source": "Example source",
           *           "retrieved_at": "2026-06-15T12:00:00.000Z",
           *           "as_of": "2026-06-15"
           *         },
           *         "attribution": "Data: Rotunda, from Example source. Keep the source and its dates."
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Legislator'][]
            meta: {
              /** @description Token of this version of the list. */
              snapshot: string
              next_offset: number | null
              total: number
              limit: number | null
              offset: number
              freshness: components['schemas']['Freshness']
              /** @description Credit line to print. */
              attribution: string
            }
          }
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The snapshot is not current (`snapshot_changed`). */
      409: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
      503: {
        headers: {
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
    }
  }
  listIssueAreas: {
    parameters: {
      query?: {
        /**
         * @description Maximum number of rows on a page. Without it, the answer is the whole list.
         * @example 50
         */
        limit?: number
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: number
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if the list has changed since.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: string
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: 'true' | 'false'
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: 'json' | 'csv' | 'ndjson'
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Rows, with paging and the age of the data. `format` or `Accept` can select the format of `/api/issue-areas.csv` and `/api/issue-areas.ndjson`. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "code": 18,
           *           "name": "Health"
           *         }
           *       ],
           *       "meta": {
           *         "snapshot": "pE6zbIbyxUAoYvY8Tz0dFQ",
           *         "next_offset": 1,
           *         "total": 2,
           *         "limit": 1,
           *         "offset": 0,
           *         "freshness": {
           *           "source": "Example source",
           *           "retrieved_at": "2026-06-15T12:00:00.000Z",
           *           "as_of": "2026-06-15"
           *         },
           *         "attribution": "Data: Rotunda, from Example source. Keep the source and its dates."
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['IssueArea'][]
            meta: {
              /** @description Token of this version of the list. */
              snapshot: string
              next_offset: number | null
              total: number
              limit: number | null
              offset: number
              freshness: components['schemas']['Freshness']
              /** @description Credit line to print. */
              attribution: string
            }
          }
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The snapshot is not current (`snapshot_changed`). */
      409: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
    }
  }
  listOpenDockets: {
    parameters: {
      query?: {
        /**
         * @description Acronym of the agency, in any case.
         * @example EPA
         */
        agency?: string
        /**
         * @description Number of the docket, in any case.
         * @example FDA-2026-N-9001
         */
        docket?: string
        /**
         * @description Dockets that take comments on this day or later, Eastern time. If `document_id` is null, any open document may match. Rows without a last day are left out.
         * @example 2026-01-20
         */
        closing_after?: string
        /**
         * @description Dockets with a last day for comments on this day or before, Eastern time. If `document_id` is null, any open document may match. Rows without a last day are left out.
         * @example 2026-01-20
         */
        closing_before?: string
        /**
         * @description Words to find in titles, abstract, numbers and agency, in any case. A docket must hold all of them.
         * @example water
         */
        q?: string
        /**
         * @description Maximum number of rows on a page. Without it, the answer is the whole list.
         * @example 50
         */
        limit?: number
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: number
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if the list has changed since.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: string
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: 'true' | 'false'
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: 'json' | 'csv' | 'ndjson'
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Rows, with paging and the age of the data. `format` or `Accept` can select the format of `/api/dockets.csv` and `/api/dockets.ndjson`. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "docket_id": "EXA-2026-0001",
           *           "title": "Example rule",
           *           "agency": "EXA",
           *           "agency_name": "Example Administration",
           *           "document_id": "EXA-2026-0001-0001",
           *           "document_type": "Proposed Rule",
           *           "document_title": "Example rule; proposed rule",
           *           "abstract": "The agency proposes an example.",
           *           "comment_starts_on": "2026-06-01",
           *           "comment_ends_on": "2026-07-31",
           *           "printed_ends_on": "2026-07-31",
           *           "categories": [
           *             "Individual Consumer"
           *           ],
           *           "rins": [
           *             "0910-ZZ01"
           *           ],
           *           "cfr": [
           *             "21 CFR 101"
           *           ],
           *           "fr_document_number": "2026-99001",
           *           "fr_citation": "91 FR 10001",
           *           "fr_url": "https://www.federalregister.gov/d/2026-99001",
           *           "published_on": "2026-06-01",
           *           "comment_url": "https://www.regulations.gov/commenton/EXA-2026-0001-0001",
           *           "checked_at": "2026-06-15T11:00:00.000Z",
           *           "windows": [
           *             {
           *               "document_id": "EXA-2026-0001-0001",
           *               "document_type": "Proposed Rule",
           *               "title": "Example rule; proposed rule",
           *               "comment_starts_on": "2026-06-01",
           *               "comment_ends_on": "2026-07-31",
           *               "open": true,
           *               "allows_late": null,
           *               "fr_document_number": "2026-99001"
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "snapshot": "pE6zbIbyxUAoYvY8Tz0dFQ",
           *         "next_offset": 1,
           *         "total": 2,
           *         "limit": 1,
           *         "offset": 0,
           *         "freshness": {
           *           "source": "Example source",
           *           "retrieved_at": "2026-06-15T12:00:00.000Z",
           *           "as_of": "2026-06-15"
           *         },
           *         "attribution": "Data: Rotunda, from Example source. Keep the source and its dates."
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OpenDocket'][]
            meta: {
              /** @description Token of this version of the list. */
              snapshot: string
              next_offset: number | null
              total: number
              limit: number | null
              offset: number
              freshness: components['schemas']['Freshness']
              /** @description Credit line to print. */
              attribution: string
            }
          }
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next page, if more rows follow. */
          link?: string
          /** @description Snapshot token, like `meta.snapshot` in JSON. */
          'rotunda-snapshot'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The snapshot is not current (`snapshot_changed`). */
      409: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
      503: {
        headers: {
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
    }
  }
  getStatus: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Present status. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "mode": "sandbox",
           *       "version": "0.1.0",
           *       "commit": "4f0c3f1c0f7de1b6d6c9a35bb1a7d7f9e7a2f3f0",
           *       "ready": true,
           *       "parts": [
           *         {
           *           "name": "database",
           *           "status": "ok",
           *           "needed": true,
           *           "detail": null
           *         },
           *         {
           *           "name": "readers",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "release",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "legislators",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "house_offices",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "senate_offices",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "open_dockets",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "delivery_worker",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         },
           *         {
           *           "name": "clock",
           *           "status": "ok",
           *           "needed": false,
           *           "detail": null
           *         }
           *       ],
           *       "releases": [
           *         {
           *           "collection": "appropriations",
           *           "release": "0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f0c9f",
           *           "snapshot": "DJ8MnwyfDJ8MnwyfDJ8Mnw",
           *           "published_at": "2026-06-15T12:00:00.000Z",
           *           "sample": true,
           *           "datasets": [
           *             {
           *               "dataset": "house-projects",
           *               "freshness": {
           *                 "earliest_retrieved_at": "2026-06-01T12:00:00.000Z",
           *                 "latest_retrieved_at": "2026-06-02T12:00:00.000Z",
           *                 "latest_published_at": "2026-05-30",
           *                 "checked_at": "2026-06-14T12:00:00.000Z"
           *               }
           *             }
           *           ]
           *         }
           *       ],
           *       "channels": [
           *         {
           *           "channel": "house-cwc",
           *           "state": "open",
           *           "since": null,
           *           "until": null,
           *           "reason": null
           *         },
           *         {
           *           "channel": "senate-cwc",
           *           "state": "paused",
           *           "since": "2026-06-15T11:00:00.000Z",
           *           "until": "2026-06-15T13:00:00.000Z",
           *           "reason": "The receiver asked to wait."
           *         },
           *         {
           *           "channel": "regulations-gov",
           *           "state": "open",
           *           "since": null,
           *           "until": null,
           *           "reason": null
           *         }
           *       ],
           *       "lists": [
           *         {
           *           "list": "open_dockets",
           *           "as_of": "2026-06-15",
           *           "checked_at": "2026-06-15T11:30:00.000Z",
           *           "late": false
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['ServiceStatus']
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
      503: {
        headers: {
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
    }
  }
  listDeliveries: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "day": "2026-06-14",
           *           "channel": "house-cwc",
           *           "outcome": "delivered",
           *           "count": 412
           *         },
           *         {
           *           "day": "2026-06-14",
           *           "channel": "house-cwc",
           *           "outcome": "refused",
           *           "count": 3
           *         },
           *         {
           *           "day": "2026-06-15",
           *           "channel": "regulations-gov",
           *           "outcome": "delivered",
           *           "count": 1
           *         }
           *       ],
           *       "meta": {
           *         "mode": "sandbox",
           *         "from": "2026-03-18",
           *         "to": "2026-06-15",
           *         "as_of": "2026-06-15T12:00:00.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['DeliveryCounts']
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
      503: {
        headers: {
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
    }
  }
  listIncidents: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: string
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Incidents; empty if the operator keeps no list. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "2026-06-15-house-gateway",
           *           "title": "Messages to the House wait",
           *           "started_at": "2026-06-15T11:00:00.000Z",
           *           "ended_at": "2026-06-15T13:10:00.000Z",
           *           "updates": [
           *             {
           *               "at": "2026-06-15T11:10:00.000Z",
           *               "text": "The gateway of the House does not answer. Messages are kept."
           *             },
           *             {
           *               "at": "2026-06-15T13:10:00.000Z",
           *               "text": "The gateway answers again; all messages were sent."
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Incidents']
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The answer has another ETag (`precondition_failed`). */
      412: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
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
    }
  }
}
