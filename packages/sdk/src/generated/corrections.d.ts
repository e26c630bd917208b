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
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
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
  responses: never
  parameters: never
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
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
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
      404: {
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
      429: {
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
      503: {
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
    }
  }
}
