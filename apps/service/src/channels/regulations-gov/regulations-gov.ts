import type { MessageField, WarningCode } from '@rotunda/contract'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import {
  isAbsent,
  normaliseText,
  type Channel,
  type Delivery,
  type MessageFields,
  type Outcome,
  type Probe,
} from '../../messages/index.ts'
import { parseJson } from '../../platform/index.ts'
import { cleanReceiverText } from '../wire/index.ts'
import { commentOutcome, readError } from './comment-outcome.ts'
import { findCommentProblems } from './find-comment-problems.ts'
import { postToApi, type RegulationsGovSettings } from './post-to-api.ts'
import { PROFILE } from './profile.ts'

/** Files comments through version 4 of the API of Regulations.gov. */
export const makeRegulationsGov = (settings: RegulationsGovSettings): Channel => ({
  name: 'regulations-gov',
  profile: { ...PROFILE, timeoutSeconds: settings.timeoutSeconds ?? PROFILE.timeoutSeconds },
  findProblems: findCommentProblems,
  findUnsent,
  deliver: (delivery, signal) => fileComment(settings, delivery, signal),
  probe: (signal) => probeSubmissions(settings, signal),
})

const fileComment = async (
  settings: RegulationsGovSettings,
  { destination, fields, deliveryId, traceId, mayStart }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  if (destination.kind !== 'docket') throw new Error(`a comment cannot go to a ${destination.kind} office`)
  const data = { type: 'comments', attributes: commentAttributes(fields, destination.documentId) }
  const result = await postToApi(settings, { path: '/comments', data, signal, deliveryId, traceId, mayStart })
  return commentOutcome(result, { fields, apiKey: settings.apiKey, now: settings.clock() })
}

/** Fields that Regulations.gov has a place for. */
const ATTRIBUTES = {
  message: 'comment',
  first_name: 'firstName',
  last_name: 'lastName',
  city: 'city',
  state: 'stateProvinceRegion',
  zip_code: 'zip',
  phone_number: 'phone',
  email: 'email',
  category: 'category',
} as const

/**
 * Optional fields that no comment sends. `address1` is not among them: every message has it, so a warning would be on
 * every comment.
 */
type Unsent = Exclude<
  MessageField,
  keyof typeof ATTRIBUTES | 'destination_id' | 'custom_subject' | 'main_issue' | 'address1'
>

const WARNINGS: Readonly<Record<Unsent, WarningCode>> = {
  name_prefix: 'name_prefix_not_sent',
  suffix: 'suffix_not_sent',
  address2: 'address2_not_sent',
  sponsoring_org: 'sponsoring_org_not_sent',
}

/** Warnings for optional fields that a person filled in and that are not sent. */
const findUnsent = (fields: MessageFields): WarningCode[] =>
  // Object.keys gives string[]; the object's keys are a constant of this file.
  (Object.keys(WARNINGS) as Unsent[])
    .filter((field) => !isAbsent(fields[field]))
    .map((field) => WARNINGS[field])

type CommentAttributes = Readonly<Record<string, string | boolean>>

/**
 * Attributes of one person's comment on a document. A sponsoring organisation does not make it an organisation's
 * comment, and Regulations.gov has no field for one beside a person.
 */
const commentAttributes = (fields: MessageFields, documentId: string): CommentAttributes => ({
  commentOnDocumentId: documentId,
  submissionType: 'API',
  submitterType: 'INDIVIDUAL',
  sendEmailReceipt: true,
  country: 'United States',
  ...Object.fromEntries(listSent(fields)),
})

const listSent = (fields: MessageFields): [string, string][] =>
  // Object.keys gives string[]; the object's keys are a constant of this file.
  (Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]).flatMap((field) => {
    const text = fields[field]
    return text === undefined ? [] : [[ATTRIBUTES[field], normaliseText(text)]]
  })

const Key = Type.Object({ data: Type.Object({ id: Type.String({ minLength: 1 }) }) })

/** True if the API key may post now. */
const probeSubmissions = async (settings: RegulationsGovSettings, signal: AbortSignal): Promise<Probe> => {
  const answer = await requestSubmissionKey(settings, signal)
  return answer.kind === 'given'
    ? { ok: true, detail: 'Regulations.gov takes comments with this key.' }
    : { ok: false, detail: `Regulations.gov takes no comments with this key now: ${answer.detail}.` }
}

type SubmissionKey =
  { readonly kind: 'given'; readonly key: string } | { readonly kind: 'not_given'; readonly detail: string }

/**
 * Asks for a key for uploading files. It files nothing, and is refused exactly as a comment would be if the API key may
 * not post.
 */
const requestSubmissionKey = async (
  settings: RegulationsGovSettings,
  signal: AbortSignal,
): Promise<SubmissionKey> => {
  const result = await postToApi(settings, {
    path: '/submission-keys',
    data: { type: 'submission-keys' },
    signal,
  })
  if (result.kind !== 'answered') return { kind: 'not_given', detail: `no answer (${result.cause})` }
  const json = parseJson(result.body)
  if (result.status === 201 && Value.Check(Key, json)) return { kind: 'given', key: json.data.id }
  const explanation = cleanReceiverText(readError(result.body).text, [], [settings.apiKey])
  return { kind: 'not_given', detail: `answer ${result.status}, ${explanation}` }
}
