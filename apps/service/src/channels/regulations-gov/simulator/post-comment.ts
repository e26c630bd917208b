import { randomInt } from 'node:crypto'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { parseJson } from '../../../platform/index.ts'
import type { SimulatedAnswer, SimulatedRequest } from '../../wire/index.ts'
import { answerJson, serviceError } from './answers.ts'
import { CATEGORIES } from './docket-definitions.ts'
import { listSampleDocuments, type SampleDocument } from './sample-documents.ts'

const MEDIA_TYPE = /^application\/vnd\.api\+json *(;|$)/i
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const postComment = (request: SimulatedRequest, now: Date): SimulatedAnswer => {
  const wrong = refuseMediaType(request)
  if (wrong) return wrong
  if (request.oversized) return serviceError(413, 'The body is too large.')
  const checked = checkComment(request.body, listSampleDocuments(now), now)
  switch (checked.kind) {
    case 'unknown_document':
      return serviceError(404, `The document ${checked.id} could not be found.`)
    case 'bad':
      return serviceError(400, ...checked.titles)
    case 'good':
      return { ...answerJson(201, { data: describeTaken(checked.attributes, now) }), taken: true }
  }
}

export const postSubmissionKey = (request: SimulatedRequest): SimulatedAnswer => {
  const wrong = refuseMediaType(request)
  if (wrong) return wrong
  return answerJson(201, { data: { id: randomCode('kex', 5, 4), type: 'submission-keys' } })
}

/** Plain JSON is understood and refused; other media types are not understood at all. */
const refuseMediaType = ({ headers }: SimulatedRequest): SimulatedAnswer | undefined => {
  const type = headers['content-type'] ?? ''
  if (MEDIA_TYPE.test(type)) return undefined
  return type === '' || type.startsWith('application/json')
    ? serviceError(400, 'The content type must be application/vnd.api+json.')
    : serviceError(415, 'The content type is not supported.')
}

const describeTaken = (attributes: Readonly<Record<string, unknown>>, now: Date) => ({
  id: randomCode(letters(3), 4, 4),
  type: 'comments',
  attributes: { ...attributes, receiveDate: now.toISOString().replace('Z', '+0000'), userId: null },
})

/** Shaped like the receiver's: klb-dy99-pl2c, kex-d31z-fe04. */
const randomCode = (first: string, ...lengths: number[]): string => [first, ...lengths.map(letters)].join('-')

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

type CheckedComment =
  | { readonly kind: 'good'; readonly attributes: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unknown_document'; readonly id: string }
  | { readonly kind: 'bad'; readonly titles: readonly string[] }

type Attributes = Readonly<Record<string, unknown>>

const Body = Type.Object({
  data: Type.Object({
    type: Type.Literal('comments'),
    attributes: Type.Record(Type.String(), Type.Unknown()),
  }),
})

const ALL = ['commentOnDocumentId', 'comment', 'submissionType', 'submitterType']
const MAXIMA: Readonly<Record<string, number>> = {
  comment: 5000,
  email: 100,
  firstName: 25,
  lastName: 25,
  city: 50,
  stateProvinceRegion: 50,
  country: 50,
  phone: 50,
  zip: 10,
  organization: 120,
}
const OPTIONAL = ['category', 'email', 'sendEmailReceipt', 'submissionKey', 'files', 'numItemsReceived']
/** Required and optional attributes of each submitter type, besides those of all types. */
const BY_TYPE: Readonly<Record<string, { readonly required: string[]; readonly optional: string[] }>> = {
  ANONYMOUS: { required: [], optional: [] },
  INDIVIDUAL: {
    required: ['firstName', 'lastName'],
    optional: ['city', 'stateProvinceRegion', 'zip', 'country', 'phone'],
  },
  ORGANIZATION: { required: ['organization', 'organizationType'], optional: [] },
}

/** Runs the checks of POST /comments, all at once. */
const checkComment = (body: string, documents: readonly SampleDocument[], now: Date): CheckedComment => {
  const json = parseJson(body)
  if (!Value.Check(Body, json))
    return { kind: 'bad', titles: ['The body is not a document of type comments.'] }
  const { attributes } = json.data
  const wanted = attributes['commentOnDocumentId']
  const document = documents.find(({ id }) => id === wanted)
  if (typeof wanted === 'string' && document === undefined) return { kind: 'unknown_document', id: wanted }
  const titles = [
    ...findFaults(attributes),
    ...(document ? findDocumentFaults(attributes, document, now) : []),
  ]
  return titles.length > 0 ? { kind: 'bad', titles } : { kind: 'good', attributes }
}

const findFaults = (attributes: Attributes): string[] => [
  ...findTypeFaults(attributes),
  ...Object.entries(MAXIMA).flatMap(([name, max]) => findLengthFault(name, attributes[name], max)),
  ...(attributes['submissionType'] === 'API' ? [] : ['submissionType must be API.']),
  ...(/\p{RGI_Emoji}/v.test(String(attributes['comment'])) ? ['comment must not contain emoji.'] : []),
  ...(attributes['sendEmailReceipt'] === true && !isText(attributes['email'])
    ? ['email is required when sendEmailReceipt is true.']
    : []),
]

const findTypeFaults = (attributes: Attributes): string[] => {
  const rules = BY_TYPE[String(attributes['submitterType'])]
  if (rules === undefined) return ['submitterType must be ANONYMOUS, INDIVIDUAL or ORGANIZATION.']
  const required = [...ALL, ...rules.required]
  const known = new Set([...required, ...rules.optional, ...OPTIONAL])
  return [
    ...required.filter((name) => !isText(attributes[name])).map((name) => `${name} is required.`),
    ...Object.keys(attributes)
      .filter((name) => !known.has(name))
      .map((name) => `${name} is not an attribute of this submitter type.`),
  ]
}

const findLengthFault = (name: string, value: unknown, max: number): string[] => {
  if (value === undefined) return []
  if (typeof value !== 'string') return [`${name} must be a string.`]
  return value.length > max || Buffer.byteLength(value) > max ? [`${name} must not exceed ${max}.`] : []
}

const findDocumentFaults = (
  attributes: Attributes,
  { id, docket, definition, open, endsAt }: SampleDocument,
  now: Date,
): string[] => {
  const late =
    definition.allowsLate === true && endsAt !== null && endsAt < now && definition.withdrawn !== true
  const categories = CATEGORIES[docket.agency] ?? []
  const category = attributes['category']
  return [
    ...(open || late ? [] : [`${id} is not open for comment.`]),
    ...(category === undefined || categories.some((known) => known === category)
      ? []
      : [`category is not one of those of ${docket.agency}.`]),
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
