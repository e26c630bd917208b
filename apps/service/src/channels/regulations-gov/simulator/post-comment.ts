import { randomInt } from 'node:crypto'
import type { SimulatedAnswer, SimulatedRequest } from '../../wire/index.ts'
import { answerJson, serviceError } from './answers.ts'
import { checkComment } from './check-comment.ts'
import { listSampleDocuments } from './sample-documents.ts'

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
