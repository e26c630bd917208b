import { Type, type Static } from 'typebox'
import { PROBLEMS } from '@rotunda/contract'
import { findNearest, Refusal } from '../platform/index.ts'
import type { ValidationFault } from './validation.ts'

/** RFC 9457, with what a client needs to mend its request. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Address of the page about this code.' }),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.Enum(Object.keys(PROBLEMS)),
    detail: Type.String(),
    param: Type.Optional(Type.String()),
    allowed: Type.Optional(Type.Array(Type.String())),
    did_you_mean: Type.Optional(Type.String()),
    current_snapshot: Type.Optional(Type.String()),
    retry_after: Type.Optional(Type.Integer()),
    request_id: Type.String(),
  },
  { additionalProperties: false },
)
export type Problem = Static<typeof Problem>

export const toProblem = (refusal: Refusal, requestId: string, more: Partial<Problem> = {}): Problem => ({
  type: `/docs/problems#${refusal.code}`,
  title: PROBLEMS[refusal.code].title,
  status: refusal.status,
  code: refusal.code,
  detail: refusal.message,
  ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after: refusal.retryAfterSeconds }),
  ...(refusal.currentSnapshot === undefined ? {} : { current_snapshot: refusal.currentSnapshot }),
  ...more,
  request_id: requestId,
})

type QueryFault = { readonly refusal: Refusal; readonly more: Partial<Problem> }

/** The first fault of a query, with the values that would do. */
export const explainQuery = ({ validation, schema }: ValidationFault): QueryFault => {
  const names = Object.keys(schema.properties ?? {})
  const [fault] = validation
  const unknown: unknown = fault?.params['additionalProperty']
  if (typeof unknown === 'string') {
    const nearest = findNearest(unknown, names)
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
    const refusal = new Refusal('invalid_query', `There is no parameter "${unknown}".${hint}`)
    return { refusal, more: { param: unknown, allowed: names, ...(nearest && { did_you_mean: nearest }) } }
  }
  const param = fault?.instancePath.split('/')[1] ?? ''
  const allowed = allowedOf(fault?.params['allowedValues'])
  if (allowed === undefined) {
    const rule = fault?.message ?? 'is not valid'
    return {
      refusal: new Refusal('invalid_query', `The parameter "${param}" ${rule}. Give it once.`),
      more: { param },
    }
  }
  const nearest = typeof fault?.data === 'string' ? findNearest(fault.data, allowed) : undefined
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  const detail = `The parameter "${param}" must be one of ${allowed.join(', ')}, and given once.${hint}`
  const more = { param, allowed, ...(nearest && { did_you_mean: nearest }) }
  return { refusal: new Refusal('invalid_query', detail), more }
}

const allowedOf = (values: unknown): string[] | undefined =>
  Array.isArray(values) ? values.map(String) : undefined
