import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/index.ts'

export const DOCUMENT_PATTERN = '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'
const SHAPE = new RegExp(DOCUMENT_PATTERN)

/**
 * Reads the query parameter `document`. If the body is faulty, the schema does not report faults of the query, so this
 * checks it again.
 */
export const readDocument = ({ query }: FastifyRequest): string | undefined => {
  const document: unknown = Reflect.get(Object(query), 'document')
  if (document === undefined) return undefined
  if (typeof document === 'string' && SHAPE.test(document)) return document
  throw new Refusal(
    'not_json',
    'The query parameter document must be the number of one document of the docket, given once, such as: document=FDA-2026-N-9001-0001',
  )
}
