// Made by `npm run generate` from packages/contract/openapi/corrections.json.

export interface paths {
  '/api/corrections/v1/record': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A record that a report can name
     * @description Finds a record by its id, or by the address of its page or of its answer, in any release that is still published. Shows the fields that a correction can change, with their present values and the archived cells. A record behind a key is found, and shows no values.
     */
    get: operations['showReportableRecord']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/challenge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A challenge of the proof of work
     * @description Makes a challenge. Find the number from 0 to `maxnumber` whose digits, appended to `salt`, have the SHA-256 `challenge`. Send the challenge with that `number` as base64 of JSON in `altcha`, within 10 minutes. Each proof works once.
     */
    get: operations['makeProofChallenge']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/mailbox': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code to confirm a mailbox
     * @description Sends a code of 8 digits to a mailbox. A report takes the code in `confirmation`, in place of a proof of work. The mailbox then gets mails about the report; it is stored sealed, and never published. The code signs nobody in.
     */
    post: operations['sendReportCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/reports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a mistake
     * @description Stores a report about a published record, for review. Nothing that is published changes by it. A report that names a field which can be corrected proposes its value. It holds a proof of work in `altcha`, or a confirmed mailbox in `confirmation`. Before a decision only its number, record, field, state and days are public.
     */
    post: operations['sendReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A report for its reporter
     * @description Shows everything that the reporter wrote, the state and the history of the report, questions of reviewers, and the actions that the reporter can take now. Reviewers are not named.
     */
    get: operations['showOwnReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/answer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Answer the question of a reviewer
     * @description Answers a report that was asked back, perhaps with further addresses of evidence.
     */
    post: operations['answerReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw a report
     * @description Ends a report that waits for a decision. It cannot be opened again.
     */
    post: operations['withdrawReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/appeal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Appeal a rejection
     * @description Asks other reviewers to decide a rejected report: once, and within 30 days.
     */
    post: operations['appealReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/contact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code to the contact of a report
     * @description Sends a code of 8 digits to a mailbox that shall get mails about the report.
     */
    post: operations['sendContactCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/contact/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm the contact of a report
     * @description Takes the code that was sent to the mailbox. The mailbox replaces an earlier one, is stored sealed, is never published, and is erased 30 days after the decision.
     */
    post: operations['confirmContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/files/{sha256}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A published copy of evidence
     * @description Gives the redacted copy of evidence that a reviewer published, as a download.
     */
    get: operations['readPublishedCopy']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/follows/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a code to follow changes by mail
     * @description Sends a code of 8 digits to a mailbox. The code signs nobody in.
     */
    post: operations['sendFollowCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/follows': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Follow changes by mail
     * @description Follows an address by mail, from today on: one mail a day at most, and none on a day without a change. The service keeps the sealed mailbox, the followed address, the digest of a token, and the day of the last mail.
     */
    post: operations['follow']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/follows/{token}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Addresses that a mailbox follows
     * @description Lists what the mailbox of the token follows: nothing, if it follows nothing more.
     */
    get: operations['listFollows']
    put?: never
    post?: never
    /**
     * Stop mails
     * @description Stops the mails about one address, or about all of them. Stopping again is no fault.
     */
    delete: operations['stopFollowing']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/private/{secret}/files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a file of evidence to a report
     * @description The body is the file itself: PDF, PNG, JPEG, CSV in UTF-8, or XLSX without macros, which its content must show. A report has at most five, of 10 MiB together. No file is ever public: reviewers read it, and 180 days after the decision it is erased.
     */
    post: operations['addReportFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Public list of reports
     * @description Lists reports of mistakes, the newest change first. Before a decision a report has its number, record, field, state and days alone. Afterwards it has the words that a reviewer published. Spam and duplicates are only counted, in the statistics. A report that changes moves to the front, so ask with `since` for the changes during a walk.
     */
    get: operations['listReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/reports/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One public report
     * @description Returns a report and the line of the ledger that it led to. A report that was put aside as spam or as a duplicate is not found.
     */
    get: operations['getReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/corrections/v1/statistics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Statistics of reports
     * @description Counts the reports, with the median of days to a decision and the share of accepted ones, in all and for each publisher.
     */
    get: operations['countReports']
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
    MailboxAttempt: {
      /** @description Secret that the code counts beside. Send both back. */
      attempt: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      ends_at: string
    }
    NewReport: {
      /** @description Id of the record, or the address of its page or of its answer. */
      record: string
      /** @description Field that is wrong; absent for the record as a whole. */
      field?: string
      proposed?: components['schemas']['ReportedValue']
      /** @description Explanation, from 10 to 5,000 characters. */
      why: string
      /** @description Public addresses that prove it, at most 10. */
      evidence?: string[]
      /** @description Proof of work: base64 of the JSON of the challenge with the `number` that solves it, as ALTCHA writes it. */
      altcha?: string
      /** @description Confirmed mailbox in place of a proof of work. It becomes the contact of the report. */
      confirmation?: {
        /** @description Address of the mailbox. */
        mailbox: string
        /** @description `attempt` of the answer that sent the code. */
        attempt: string
        /** @description The 8 digits of the mail. */
        code: string
      }
    }
    OwnReport: {
      /** @description Public number of the report. */
      number: number
      about: components['schemas']['ReportedRecord']
      /** @description Field of the record; null for the record as a whole. */
      field: string | null
      state: components['schemas']['ReportState']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      /** @description Time of the decision; null before it. */
      decided_at: string | null
      /** @description Number of the newest event. */
      revision: number
      /** @description Proposed value; null without one, and once erased. */
      proposed: {
        value: components['schemas']['ReportedValue']
      } | null
      /** @description Explanation of the reporter; null once erased. */
      why: string | null
      /** @description Addresses of the evidence; null once erased. */
      evidence: string[] | null
      /** @description Files of evidence, oldest first. */
      files: components['schemas']['ReportFile'][]
      /** @description Published reason of the decision; null for none. */
      reason: string | null
      /** @description Number of the report that it repeats. */
      duplicate_of: number | null
      /** @description Whether the reporter gets mails about it. */
      has_contact: boolean
      /** @description Actions that the reporter can take now. */
      actions: ('answer' | 'withdraw' | 'appeal' | 'contact')[]
      /** @description Time until which a question can be answered, or a rejection appealed; null without one. */
      until: string | null
      /** @description Every event, oldest first, without persons. */
      history: components['schemas']['ReportEvent'][]
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
    ProofChallenge: {
      /**
       * @description Hash function.
       * @enum {string}
       */
      algorithm: 'SHA-256'
      /** @description Hash of the salt followed by the number, hexadecimal. */
      challenge: string
      /** @description Largest number to try. */
      maxnumber: number
      /** @description Salt. It holds the time at which the challenge ends. */
      salt: string
      /** @description HMAC of the challenge. Send it back unchanged. */
      signature: string
    }
    PublicLedgerLine: {
      /** @description Id of the correction, as in `corrections.csv` of a release. */
      id: string
      before: components['schemas']['ReportedValue']
      after: components['schemas']['ReportedValue']
      /** @description Address of the proof. */
      evidence_url: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      decided_at: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      entered_at: string
      /** @description Reversal of the correction; null for a correction that holds. */
      withdrawn: {
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        at: string
        /** @description Reason of the reversal. */
        reason: string
      } | null
    }
    PublicReport: {
      /** @description Public number of the report. */
      number: number
      about: components['schemas']['ReportedRecord']
      /** @description Field of the record; null for the record as a whole. */
      field: string | null
      state: components['schemas']['ReportState']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      /** @description Time of the decision; null before it. */
      decided_at: string | null
      /** @description Dataset of the record, such as `senate-requests`; else its table. */
      dataset: string
      /**
       * Format: date-time
       * @description Time of the newest change of the report.
       */
      changed_at: string
      /** @description Whole days from receipt to the decision, or until now for a report without one. */
      days: number
      published: components['schemas']['PublishedWords']
      /** @description Id of the line of the ledger; null unless the report was accepted. */
      correction: string | null
    }
    PublicReportWithLine: {
      /** @description Public number of the report. */
      number: number
      about: components['schemas']['ReportedRecord']
      /** @description Field of the record; null for the record as a whole. */
      field: string | null
      state: components['schemas']['ReportState']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      /** @description Time of the decision; null before it. */
      decided_at: string | null
      /** @description Dataset of the record, such as `senate-requests`; else its table. */
      dataset: string
      /**
       * Format: date-time
       * @description Time of the newest change of the report.
       */
      changed_at: string
      /** @description Whole days from receipt to the decision, or until now for a report without one. */
      days: number
      published: components['schemas']['PublishedWords']
      /** @description Id of the line of the ledger; null unless the report was accepted. */
      correction: string | null
      /** @description Line of the ledger; null unless the report was accepted. */
      ledger: components['schemas']['PublicLedgerLine'] | null
    }
    PublishedWords: {
      /** @description Proposed value. */
      proposed: {
        value: components['schemas']['ReportedValue']
      } | null
      /** @description Explanation of the reporter, perhaps redacted. */
      why: string | null
      /** @description Addresses of the evidence. */
      evidence: string[]
      /** @description Reason of the decision. */
      reason: string | null
    }
    ReportCounts: {
      /** @description All reports. */
      received: number
      /** @description Reports without a decision. */
      open: number
      /** @description Accepted reports whose correction holds. */
      accepted: number
      /** @description Accepted reports whose correction was reversed. */
      reversed: number
      /** @description Rejected reports. */
      rejected: number
      /** @description Reports that were told to the publisher. */
      told_publisher: number
      /** @description Reports that the reporter withdrew. */
      withdrawn: number
      /** @description Reports whose reporter did not answer a question. */
      lapsed: number
      /** @description Duplicates of other reports. */
      duplicate: number
      /** @description Reports that were put aside as spam. */
      spam: number
      /** @description Median of whole days from receipt to the decision, over accepted, reversed and rejected reports and those told to the publisher; null without any. */
      median_days: number | null
      /** @description Share of accepted reports, reversed ones among them, of the same reports; null without any. */
      share_accepted: number | null
    }
    ReportEvent: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      /** @description Number of the event. A report begins with 1. */
      revision: number
      /**
       * @description Event.
       * @enum {unknown}
       */
      event:
        | 'receive'
        | 'draw'
        | 'ask_back'
        | 'answer'
        | 'propose'
        | 'accept'
        | 'second'
        | 'disagree'
        | 'reject'
        | 'tell_publisher'
        | 'mark_duplicate'
        | 'mark_spam'
        | 'withdraw'
        | 'lapse'
        | 'appeal'
        | 'propose_reversal'
        | 'keep'
        | 'reverse'
        | 'pass'
        | 'add_file'
        | 'set_contact'
        | 'publish'
        | 'redact'
        | 'erase_file'
      state: components['schemas']['ReportState']
      /**
       * @description Side that acted.
       * @enum {unknown}
       */
      by: 'reporter' | 'reviewer' | 'service'
      /** @description Id of the reviewer who acted. Null for others, and for readers who are no reviewers. */
      person: string | null
      /** @description Whether a command of the operator acted for the reviewer. */
      by_command: boolean
      /** @description Words for the other side; null for none, and once erased. */
      note: string | null
    }
    ReportFile: {
      /** @description SHA-256 of the bytes of the file. */
      sha256: string
      /** @description Name of the file. */
      name: string
      /** @description Type of the file, by its content. */
      media_type: string
      /** @description Size of the file. */
      bytes: number
      /**
       * @description Result of the scan for malware. A file with malware is refused.
       * @enum {unknown}
       */
      scan: 'clean' | 'not_scanned'
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      added_at: string
      /** @description Time at which the bytes were erased; null before. */
      erased_at: string | null
      /** @description Whether a reviewer erased them, or the end of their time; null before. */
      erased_by: ('reviewer' | 'rule') | null
    }
    /**
     * @description State of the report. `received` waits for a reviewer to be drawn, `under_review`, `awaiting_second` and `awaiting_reversal` for a reviewer, `asked_back` for the reporter. `rejected` can be appealed once, `accepted` can be reversed. Every other state is final.
     * @enum {unknown}
     */
    ReportState:
      | 'received'
      | 'under_review'
      | 'asked_back'
      | 'awaiting_second'
      | 'accepted'
      | 'rejected'
      | 'told_publisher'
      | 'duplicate'
      | 'spam'
      | 'withdrawn'
      | 'lapsed'
      | 'awaiting_reversal'
      | 'reversed'
    ReportStatistics: {
      all: components['schemas']['ReportCounts']
      /** @description Counts for each publisher, most reports first. A record from documents of several publishers counts for each of them. */
      by_publisher: {
        /** @description Body that published the document; null for values of several documents. */
        publisher: string | null
        /** @description All reports. */
        received: number
        /** @description Reports without a decision. */
        open: number
        /** @description Accepted reports whose correction holds. */
        accepted: number
        /** @description Accepted reports whose correction was reversed. */
        reversed: number
        /** @description Rejected reports. */
        rejected: number
        /** @description Reports that were told to the publisher. */
        told_publisher: number
        /** @description Reports that the reporter withdrew. */
        withdrawn: number
        /** @description Reports whose reporter did not answer a question. */
        lapsed: number
        /** @description Duplicates of other reports. */
        duplicate: number
        /** @description Reports that were put aside as spam. */
        spam: number
        /** @description Median of whole days from receipt to the decision, over accepted, reversed and rejected reports and those told to the publisher; null without any. */
        median_days: number | null
        /** @description Share of accepted reports, reversed ones among them, of the same reports; null without any. */
        share_accepted: number | null
      }[]
    }
    ReportableRecord: {
      about: components['schemas']['ReportedRecord']
      /** @description Table of the record, such as `records`. */
      kind: string
      /** @description Id of the release that holds it. */
      release: string
      /** @description Fields that a correction can change, with their present values. May be empty. */
      fields: {
        /** @description Name of the field. */
        name: string
        value: components['schemas']['ReportedValue']
        /** @description Whether two reviewers must agree to a correction of the field. */
        needs_two: boolean
        /** @description JSON Schema of its values. */
        schema: unknown
      }[]
      /** @description Places in source documents that state the record, with the archived cells. */
      evidence: unknown[]
    }
    ReportedRecord: {
      /** @description Collection of the record, such as `appropriations`. */
      collection: string
      /** @description Id of the record. */
      record: string
      /** @description Name of the record; empty if its data needs a key. */
      title: string
      /** @description Path of its page; null without one. */
      page: string | null
    }
    /** @description Value, typed as the field is in the record. Null for none. */
    ReportedValue: unknown
  }
  responses: {
    /** @description The query has an unknown parameter or value (`invalid_query`). */
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
    /** @description There is nothing at this address (`not_found`). */
    NotFound: {
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
    /** @description The code is on its way. */
    'sendReportCode.OK': {
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
         *         "attempt": "q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o",
         *         "ends_at": "2026-11-26T12:10:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: components['schemas']['MailboxAttempt']
        }
      }
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). Or: The body is not the JSON that the operation needs (`not_json`). */
    'sendReportCode.BadRequest': {
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
    /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
    NotModified: {
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
    'listReports.BadRequest': {
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
    PreconditionFailed: {
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
    'listReports.TooManyRequests': {
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
    'listReports.ServiceUnavailable': {
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
  parameters: {
    /** @description Secret of the private address. */
    secret: string
    /** @description Token in the addresses of the mails. */
    token: string
    /** @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412. */
    'if-match': string
    /** @description `ETag` of the answer that the client already has. */
    'if-none-match': string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  showReportableRecord: {
    parameters: {
      query: {
        /** @description Id or address of the record. */
        record: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The record. */
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
           *         "about": {
           *           "collection": "appropriations",
           *           "record": "sr-2026-2f6b0c9d4e8a1735",
           *           "title": "Water main replacement",
           *           "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *         },
           *         "kind": "records",
           *         "release": "3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024",
           *         "fields": [
           *           {
           *             "name": "amount",
           *             "value": 1000000,
           *             "needs_two": true,
           *             "schema": {
           *               "anyOf": [
           *                 {
           *                   "type": "integer"
           *                 },
           *                 {
           *                   "type": "null"
           *                 }
           *               ]
           *             }
           *           }
           *         ],
           *         "evidence": [
           *           {
           *             "publisher": "Senate Committee on Appropriations",
           *             "cells": {
           *               "Amount": "$1,000,000"
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ReportableRecord']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  makeProofChallenge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The challenge. */
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
           *         "algorithm": "SHA-256",
           *         "challenge": "1f0c8d1b9f2f6a6d0d1c2e3b4a5968778695a4b3c2d1e0f00112233445566778",
           *         "maxnumber": 30000,
           *         "salt": "f2b1c4d5e6a7988990a1b2c3?expires=1795694400&",
           *         "signature": "9a8b7c6d5e4f30211203f4e5d6c7b8a99a8b7c6d5e4f30211203f4e5d6c7b8a9"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ProofChallenge']
          }
        }
      }
      400: components['responses']['BadRequest']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendReportCode: {
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
      200: components['responses']['sendReportCode.OK']
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendReport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReport']
      }
    }
    responses: {
      /** @description The report is stored. */
      201: {
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
           *         "number": 12,
           *         "secret": "q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o",
           *         "private_address": "https://data.example/corrections/private/q1J0cNcCVx0mWnK3pJq3yqY0hY0b3m0a4mTn2yq8V3o"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Public number of the report. */
              number: number
              /** @description Secret of the private address. It is shown once: keep it. */
              secret: string
              /** @description Address of the page at which the reporter follows, answers and withdraws the report. */
              private_address: string
            }
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      /** @description The request comes from another website (`other_origin`). Or: The report needs a proof of work or a confirmed mailbox (`proof_needed`). Or: The report needs a confirmed mailbox (`mailbox_needed`). */
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
      /** @description Too many reports of this address wait for a decision (`too_many_reports`). */
      409: {
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
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showOwnReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The report. */
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
           *         "number": 12,
           *         "about": {
           *           "collection": "appropriations",
           *           "record": "sr-2026-2f6b0c9d4e8a1735",
           *           "title": "Water main replacement",
           *           "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *         },
           *         "field": "amount",
           *         "state": "under_review",
           *         "received_at": "2026-11-26T12:00:00.000Z",
           *         "decided_at": null,
           *         "revision": 2,
           *         "proposed": {
           *           "value": 1500000
           *         },
           *         "why": "The letter of the member gives 1.5 million dollars.",
           *         "evidence": [
           *           "https://member.example/letter.pdf"
           *         ],
           *         "files": [],
           *         "reason": null,
           *         "duplicate_of": null,
           *         "has_contact": false,
           *         "actions": [
           *           "withdraw",
           *           "contact"
           *         ],
           *         "until": null,
           *         "history": [
           *           {
           *             "at": "2026-11-26T12:00:00.000Z",
           *             "revision": 1,
           *             "event": "receive",
           *             "state": "received",
           *             "by": "reporter",
           *             "person": null,
           *             "by_command": false,
           *             "note": null
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnReport']
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  answerReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Words for the reviewers, from 10 to 5,000 characters. */
          note: string
          /** @description Further public addresses that prove it. */
          evidence?: string[]
        }
      }
    }
    responses: {
      /** @description The report is under review again. */
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
           *         "number": 12,
           *         "state": "under_review",
           *         "revision": 4
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Public number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Number of the newest event. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  withdrawReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The report is withdrawn. */
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
           *         "number": 12,
           *         "state": "withdrawn",
           *         "revision": 4
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Public number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Number of the newest event. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  appealReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Words for the reviewers, from 10 to 5,000 characters. */
          note: string
        }
      }
    }
    responses: {
      /** @description The report waits for another reviewer. */
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
           *         "number": 12,
           *         "state": "received",
           *         "revision": 4
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Public number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Number of the newest event. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendContactCode: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
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
      200: components['responses']['sendReportCode.OK']
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  confirmContact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
          /** @description `attempt` of the answer that sent the code. */
          attempt: string
          /** @description The 8 digits of the mail. */
          code: string
        }
      }
    }
    responses: {
      /** @description The mailbox gets mails about the report. */
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
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readPublishedCopy: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description SHA-256 of the bytes of the file. */
        sha256: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': unknown
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  sendFollowCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address to follow: of a record, a member, a State or another value, a list of records or enacted projects with a filter, an enacted project, or a correction. */
          what: string
          /** @description Address of the mailbox. */
          mailbox: string
        }
      }
    }
    responses: {
      200: components['responses']['sendReportCode.OK']
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  follow: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address to follow: of a record, a member, a State or another value, a list of records or enacted projects with a filter, an enacted project, or a correction. */
          what: string
          /** @description Address of the mailbox. */
          mailbox: string
          /** @description `attempt` of the answer that sent the code. */
          attempt: string
          /** @description The 8 digits of the mail. */
          code: string
        }
      }
    }
    responses: {
      /** @description The address is followed. */
      201: {
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
           *         "what": "/records?state=TX",
           *         "name": "records with state TX"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Followed address, in its one spelling. */
              what: string
              /** @description Name of what is followed. */
              name: string
            }
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listFollows: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Token in the addresses of the mails. */
        token: components['parameters']['token']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The followed addresses. */
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
           *       "data": [
           *         {
           *           "what": "/records?state=TX",
           *           "name": "records with state TX"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @description Followed addresses. */
            data: {
              /** @description Followed address, in its one spelling. */
              what: string
              /** @description Name of what is followed. */
              name: string
            }[]
          }
        }
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  stopFollowing: {
    parameters: {
      query?: {
        /** @description Address to follow: of a record, a member, a State or another value, a list of records or enacted projects with a filter, an enacted project, or a correction. */
        what?: string
      }
      header?: never
      path: {
        /** @description Token in the addresses of the mails. */
        token: components['parameters']['token']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The addresses that are no longer followed. */
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
           *       "data": [
           *         {
           *           "what": "/records?state=TX",
           *           "name": "records with state TX"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @description Followed addresses. */
            data: {
              /** @description Followed address, in its one spelling. */
              what: string
              /** @description Name of what is followed. */
              name: string
            }[]
          }
        }
      }
      400: components['responses']['sendReportCode.BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  addReportFile: {
    parameters: {
      query: {
        /** @description Name of the file, with the ending of its type. */
        name: string
      }
      header?: never
      path: {
        /** @description Secret of the private address. */
        secret: components['parameters']['secret']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/octet-stream': unknown
      }
    }
    responses: {
      /** @description The file, as the report has it. */
      201: {
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
           *         "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
           *         "name": "letter.pdf",
           *         "media_type": "application/pdf",
           *         "bytes": 48213,
           *         "scan": "not_scanned",
           *         "added_at": "2026-11-26T12:00:00.000Z",
           *         "erased_at": null,
           *         "erased_by": null
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ReportFile']
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listReports: {
    parameters: {
      query?: {
        /** @description Id of the record, as in `about.record`. */
        record?: string
        /** @description Dataset, as in `dataset`. */
        dataset?: string
        /** @description State of the reports. */
        state?:
          | 'received'
          | 'under_review'
          | 'asked_back'
          | 'awaiting_second'
          | 'accepted'
          | 'rejected'
          | 'told_publisher'
          | 'withdrawn'
          | 'lapsed'
          | 'awaiting_reversal'
          | 'reversed'
        /** @description Reports with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC. */
        since?: string | unknown | unknown
        /** @description Maximum number of reports. */
        limit?: number
        /** @description Reports to skip. */
        offset?: number
        /** @description Format of the answer. Takes precedence over the `Accept` header. */
        format?: 'json' | 'csv' | 'ndjson' | 'atom'
      }
      header?: {
        /** @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412. */
        'if-match'?: components['parameters']['if-match']
        /** @description `ETag` of the answer that the client already has. */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Reports. `format` or `Accept` chooses JSON, CSV, NDJSON or an Atom feed. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept, Accept-Encoding`. */
          vary?: string
          /** @description `next`: address of the next part, if more reports follow. */
          link?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "number": 17,
           *           "about": {
           *             "collection": "appropriations",
           *             "record": "sr-2026-2f6b0c9d4e8a1735",
           *             "title": "Water main replacement",
           *             "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *           },
           *           "field": "amount",
           *           "state": "accepted",
           *           "received_at": "2026-06-15T12:00:00.000Z",
           *           "decided_at": "2026-06-18T09:30:00.000Z",
           *           "dataset": "senate-requests",
           *           "changed_at": "2026-06-18T09:30:00.000Z",
           *           "days": 2,
           *           "published": {
           *             "proposed": {
           *               "value": 1500000
           *             },
           *             "why": "The letter of the senator names another amount.",
           *             "evidence": [
           *               "https://senator.example/letter.pdf"
           *             ],
           *             "reason": "The letter is signed, and newer than the table."
           *           },
           *           "correction": "report-17"
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "next_offset": null
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['PublicReport'][]
            meta: {
              /** @description Maximum number of reports. */
              limit: number
              /** @description Skipped reports. */
              offset: number
              /** @description Offset of the next part; null at the end. */
              next_offset: number | null
            }
          }
          'text/csv': string
          'application/x-ndjson': string
          'application/atom+xml': string
        }
      }
      304: components['responses']['NotModified']
      400: components['responses']['listReports.BadRequest']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['listReports.TooManyRequests']
      503: components['responses']['listReports.ServiceUnavailable']
    }
  }
  getReport: {
    parameters: {
      query?: never
      header?: {
        /** @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412. */
        'if-match'?: components['parameters']['if-match']
        /** @description `ETag` of the answer that the client already has. */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /** @description Public number of the report. */
        number: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The report. */
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
           *       "data": {
           *         "number": 17,
           *         "about": {
           *           "collection": "appropriations",
           *           "record": "sr-2026-2f6b0c9d4e8a1735",
           *           "title": "Water main replacement",
           *           "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *         },
           *         "field": "amount",
           *         "state": "accepted",
           *         "received_at": "2026-06-15T12:00:00.000Z",
           *         "decided_at": "2026-06-18T09:30:00.000Z",
           *         "dataset": "senate-requests",
           *         "changed_at": "2026-06-18T09:30:00.000Z",
           *         "days": 2,
           *         "published": {
           *           "proposed": {
           *             "value": 1500000
           *           },
           *           "why": "The letter of the senator names another amount.",
           *           "evidence": [
           *             "https://senator.example/letter.pdf"
           *           ],
           *           "reason": "The letter is signed, and newer than the table."
           *         },
           *         "correction": "report-17",
           *         "ledger": {
           *           "id": "report-17",
           *           "before": 1000000,
           *           "after": 1500000,
           *           "evidence_url": "https://senator.example/letter.pdf",
           *           "decided_at": "2026-06-18T09:30:00.000Z",
           *           "entered_at": "2026-06-18T09:30:00.000Z",
           *           "withdrawn": null
           *         }
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['PublicReportWithLine']
          }
        }
      }
      304: components['responses']['NotModified']
      400: components['responses']['listReports.BadRequest']
      /** @description There is nothing at this address (`not_found`). */
      404: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      412: components['responses']['PreconditionFailed']
      429: components['responses']['listReports.TooManyRequests']
      503: components['responses']['listReports.ServiceUnavailable']
    }
  }
  countReports: {
    parameters: {
      query?: never
      header?: {
        /** @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412. */
        'if-match'?: components['parameters']['if-match']
        /** @description `ETag` of the answer that the client already has. */
        'if-none-match'?: components['parameters']['if-none-match']
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
           *       "data": {
           *         "all": {
           *           "received": 4,
           *           "open": 1,
           *           "accepted": 1,
           *           "reversed": 0,
           *           "rejected": 1,
           *           "told_publisher": 0,
           *           "withdrawn": 0,
           *           "lapsed": 0,
           *           "duplicate": 1,
           *           "spam": 0,
           *           "median_days": 3.5,
           *           "share_accepted": 0.5
           *         },
           *         "by_publisher": [
           *           {
           *             "publisher": "Senate Committee on Appropriations",
           *             "received": 4,
           *             "open": 1,
           *             "accepted": 1,
           *             "reversed": 0,
           *             "rejected": 1,
           *             "told_publisher": 0,
           *             "withdrawn": 0,
           *             "lapsed": 0,
           *             "duplicate": 1,
           *             "spam": 0,
           *             "median_days": 3.5,
           *             "share_accepted": 0.5
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ReportStatistics']
          }
        }
      }
      304: components['responses']['NotModified']
      400: components['responses']['listReports.BadRequest']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['listReports.TooManyRequests']
      503: components['responses']['listReports.ServiceUnavailable']
    }
  }
}
