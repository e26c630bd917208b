import { Type, type Static } from 'typebox'
import { closed, PROBLEMS, text } from '@rotunda/contract'
import type { Refusal } from '../../platform/index.ts'

const ifSo = Type.Optional

/** Problem details (RFC 9457), with fields that help a client to correct its request. */
export const Problem = closed({
  type: text('Address of the page about this code.'),
  title: text('Meaning of the code, identical in every answer.'),
  status: Type.Integer({ description: 'HTTP status.' }),
  code: Type.Enum(Object.keys(PROBLEMS), { description: 'Code of the problem.' }),
  detail: text('Mistake in this request, and the way to fix it.'),
  param: ifSo(text('Wrong or missing parameter.')),
  allowed: ifSo(Type.Array(Type.String(), { description: 'Allowed names or values.' })),
  did_you_mean: ifSo(text('Allowed name or value that was probably meant.')),
  current_snapshot: ifSo(text('Token of the current snapshot. With 409.')),
  release_url: ifSo(
    text('Permanent address of the requested snapshot, relative to the address of this service. With 409.'),
  ),
  retry_after: ifSo(
    Type.Integer({ description: 'Seconds to wait before the next request, as in `Retry-After`.' }),
  ),
  missing_scopes: ifSo(Type.Array(Type.String(), { description: 'Scopes that the key lacks. With 403.' })),
  terms_url: ifSo(text('Path of the terms to accept. With 403.')),
  errors: ifSo(
    Type.Array(
      Type.Object({
        field: text('Name of the field; a place in a list follows a dot, as in `scopes.0.reason`.'),
        detail: text('Mistake in the field, and the way to fix it.'),
      }),
      { description: 'Every wrong field. With 422.' },
    ),
  ),
  request_id: text('Id of this request in the log of the service.'),
})
export type Problem = Static<typeof Problem>

/** Lists the fields in the order of the schema, without the id of the request, which not every refusal has. */
export const toProblem = (refusal: Refusal): Omit<Problem, 'request_id'> => ({
  type: `/docs/problems#${refusal.code}`,
  title: PROBLEMS[refusal.code].title,
  status: refusal.status,
  code: refusal.code,
  detail: refusal.message,
  ...(refusal.param === undefined ? {} : { param: refusal.param }),
  ...(refusal.allowed === undefined ? {} : { allowed: [...refusal.allowed] }),
  ...(refusal.didYouMean === undefined ? {} : { did_you_mean: refusal.didYouMean }),
  ...(refusal.currentSnapshot === undefined ? {} : { current_snapshot: refusal.currentSnapshot }),
  ...(refusal.releaseUrl === undefined ? {} : { release_url: refusal.releaseUrl }),
  ...(refusal.missingScopes === undefined ? {} : { missing_scopes: [...refusal.missingScopes] }),
  ...(refusal.termsUrl === undefined ? {} : { terms_url: refusal.termsUrl }),
  ...(refusal.errors === undefined ? {} : { errors: [...refusal.errors] }),
  ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after: refusal.retryAfterSeconds }),
})
