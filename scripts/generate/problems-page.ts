import { PROBLEMS, type ProblemCode } from '@rotunda/contract'

/** What the caller does about each problem. Total by its type: a new code does not compile without its advice. */
const ADVICE: Readonly<Record<ProblemCode, string>> = {
  not_json:
    'Send one JSON object of the form `{"data": {…}}`, encoded as UTF-8, whole and with no key twice.',
  request_unreadable:
    'Speak HTTP/1.1 to this port, and TLS only to a proxy before it. The connection is closed.',
  invalid_query: 'Compare the parameters with the description of the API. `detail` names the one at fault.',
  key_in_address:
    'Send the key in the header `Authorization: Bearer KEY` and nowhere else. One that stood in an address has been read by others: ask the operator for a new one. Where messages are delivered for real it is suspended at once.',
  authentication_failed:
    'Send `Authorization: Bearer KEY` with a key that is taken: `detail` says whether this one is unknown, expired, revoked, suspended or replaced.',
  scope_not_permitted:
    'Ask the operator for a key with the scopes that `detail` names; the data APIs list them in `missing_scopes`. Trying again changes nothing.',
  address_not_permitted:
    'Send the request from an address that was agreed for the key, or ask the operator to add this one. `detail` names the address that the service sees.',
  not_found:
    'Check the address and the id. What belongs to another organisation looks as if it did not exist.',
  method_not_allowed: 'Use the method that the description of the API gives for this address.',
  request_too_slow: 'Send the whole request within 30 seconds.',
  snapshot_changed:
    'Throw away the pages collected so far and begin again without the old snapshot token. Who wants the old snapshot itself finds it at `release_url`.',
  release_gone:
    'Cite another release: /downloads lists those that are here. A copy of the bundle still proves what it said.',
  idempotency_key_reused:
    'Use a new `Idempotency-Key` for a new body; repeat the old key only with the same body.',
  message_not_waiting: 'Read the status of the message: only what is queued or held can be withdrawn.',
  body_too_large: 'Send a shorter body. Each limit stands in the description of the API.',
  media_type_not_supported: 'Send the header `Content-Type: application/json`.',
  range_not_satisfiable:
    'Ask for bytes that the file has: `Content-Range` says how many. A download that is complete asks for none.',
  invalid_message:
    'Correct every field that `reason` names; all of them are listed at once. Nothing was stored.',
  rate_limited:
    'Wait for the number of seconds in the `Retry-After` header, then send the same request again.',
  headers_too_large:
    'Send fewer or shorter headers; ask with fewer values at once, since the address counts too.',
  internal: 'This is a fault of the service. Report it with the request id from the answer.',
  unavailable: 'Wait for the seconds in `Retry-After` where it is given, else back off, then send again.',
}

/** The page to which the `type` of a problem document leads: one heading per code. */
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
