import { Type, type Static } from 'typebox'
import { PROBLEMS } from '@rotunda/contract'
import type { Refusal } from '../platform/index.ts'

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

export const toProblem = (refusal: Refusal, requestId: string): Problem => ({
  type: `/docs/problems#${refusal.code}`,
  title: PROBLEMS[refusal.code].title,
  status: refusal.status,
  code: refusal.code,
  detail: refusal.message,
  ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after: refusal.retryAfterSeconds }),
  ...(refusal.currentSnapshot === undefined ? {} : { current_snapshot: refusal.currentSnapshot }),
  ...(refusal.param === undefined ? {} : { param: refusal.param }),
  ...(refusal.allowed === undefined ? {} : { allowed: [...refusal.allowed] }),
  ...(refusal.didYouMean === undefined ? {} : { did_you_mean: refusal.didYouMean }),
  request_id: requestId,
})
