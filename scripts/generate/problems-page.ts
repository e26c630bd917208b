import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

/** Advice to the caller for each problem. The type is total: a new code does not compile without its advice. */
const ADVICE: Readonly<Record<ProblemCode, string>> = {
  not_json:
    'Send one JSON object of the form `{"data": {…}}`, encoded as UTF-8, complete and without duplicate keys.',
  request_unreadable:
    'Send HTTP/1.1 to this port. TLS ends at the proxy in front of it. The service closes the connection.',
  invalid_query:
    'Compare the parameters with the description of the API. `detail` names the faulty parameter.',
  key_in_address:
    'Send the key in the header `Authorization: Bearer KEY` and nowhere else. Addresses end up in logs, so ask the operator for a new key. In live mode the service suspends a key from an address at once.',
  authentication_failed:
    'Send `Authorization: Bearer KEY` with a valid key. `detail` says whether this key is unknown, expired, revoked, suspended or replaced.',
  sign_in_needed: 'Sign in at /portal, or send the session cookie. A session ends after 8 idle hours.',
  scope_not_permitted:
    'Ask for the scopes that `detail` names at `/portal`, where your organisation then issues a key with them; the data APIs list them in `missing_scopes`. A retry does not help.',
  address_not_permitted:
    'Send the request from an address that the key allows, or ask the operator to add yours. `detail` names the address that the service sees.',
  terms_required:
    'Let a member of the organisation read the terms that `terms_url` names and accept them at /portal. The next request works then.',
  other_origin:
    'Send the request from a page of this service. A program sends the header `Origin` with the address of this service.',
  not_permitted: 'Ask a person who has the role that `detail` names.',
  passkey_needed: 'Sign in again with a passkey, then repeat the request.',
  proof_needed:
    'Ask for a challenge at `/api/corrections/v1/challenge`, solve it, and send the report with the proof within 10 minutes. Each proof works once. Or confirm a mailbox.',
  mailbox_needed:
    'Confirm a mailbox: `/api/corrections/v1/mailbox` sends a code, and the report takes it in place of the proof of work. Nothing was stored.',
  not_found: 'Check the address and the id. Messages of another organisation look as if they did not exist.',
  method_not_allowed: 'Use the method that the description of the API gives for this address.',
  request_too_slow: 'Send the whole request within 30 seconds.',
  snapshot_changed:
    'Discard the pages collected so far and start again without the old snapshot token. `release_url` leads to the old snapshot.',
  changed_meanwhile: 'Read it again, and decide on its present form.',
  not_in_this_state: 'Read its present state. `detail` says which states allow this.',
  too_many_reports: 'Wait until a report is decided, or withdraw one at its private address.',
  release_gone:
    'Cite another release: /downloads lists the present ones. A copy of the bundle still proves its contents.',
  idempotency_key_reused:
    'Use a new `Idempotency-Key` for a new body; repeat the old key only with the same body.',
  message_not_waiting: 'Read the status of the message. Only a queued or held message can be withdrawn.',
  precondition_failed:
    'Discard the parts that you have, and send the request again without `If-Match`. `detail` names the present `ETag`.',
  body_too_large: 'Send a shorter body. The description of the API gives the limit.',
  media_type_not_supported: 'Send the header `Content-Type: application/json`.',
  range_not_satisfiable:
    'Request a range within the file: `Content-Range` gives its size. A complete download needs no request.',
  invalid_message:
    'Correct every field that `reason` names. It names all of them at once. Nothing was stored.',
  invalid_fields:
    'Correct every field that `errors` names. It names all of them at once. Nothing was stored.',
  rate_limited:
    'Wait for the number of seconds in the `Retry-After` header, then send the same request again.',
  headers_too_large: 'Send fewer or shorter headers, and fewer values in the address, which counts too.',
  internal: 'The fault is in the service. Report it with the request id from the answer.',
  unavailable: 'Wait for the seconds in `Retry-After`, or back off without it, then send the request again.',
}

/** Builds the page that the `type` of a problem document leads to: one heading per code. */
export const buildProblemsPage = (): Promise<string> => {
  // The keys of a constant table are exactly its type.
  const codes = Object.keys(PROBLEMS) as ProblemCode[]
  return Promise.resolve([INTRODUCTION, ...codes.map(section)].join('\n\n'))
}

const INTRODUCTION = `# Problems

<!-- Made by \`npm run generate\` from packages/contract/src/problems.ts and scripts/generate/problems-page.ts. -->

Every refusal has one of these codes. The data APIs send it as \`code\` in a problem document (RFC 9457); the message
endpoint sends \`{"response": "error", "reason": "…"}\` with the same HTTP status.`

const section = (code: ProblemCode): string =>
  `## ${code}\n\n${PROBLEMS[code].title}. HTTP status ${PROBLEMS[code].status}.\n\n${ADVICE[code]}`
