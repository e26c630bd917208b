import { Type, type Static } from 'typebox'
import { PROBLEMS } from '@rotunda/contract'
import type { Refusal } from '../../platform/index.ts'

const text = (description: string) => Type.String({ description })
const ifSo = Type.Optional

/** RFC 9457, with what a client needs to mend its request. */
export const Problem = Type.Object(
  {
    type: text('Address of the page about this code.'),
    title: text('What the code means; the same for every occurrence.'),
    status: Type.Integer({ description: 'HTTP status.' }),
    code: Type.Enum(Object.keys(PROBLEMS), { description: 'Code of the problem.' }),
    detail: text('What is wrong here, and what to do about it.'),
    param: ifSo(text('Parameter at fault.')),
    allowed: ifSo(Type.Array(Type.String(), { description: 'Names or values that are allowed.' })),
    did_you_mean: ifSo(text('The allowed name or value that was probably meant.')),
    current_snapshot: ifSo(text('With 409: token of the snapshot that the address gives now.')),
    release_url: ifSo(
      text(
        'With 409: address at which the snapshot that was asked for stays readable, relative to this service.',
      ),
    ),
    retry_after: ifSo(
      Type.Integer({ description: 'Seconds to wait before the next request, as in `Retry-After`.' }),
    ),
    missing_scopes: ifSo(
      Type.Array(Type.String(), { description: 'With 403: scopes that the key has not been given.' }),
    ),
    request_id: text('Id of this request in the log of the service.'),
  },
  { additionalProperties: false },
)
export type Problem = Static<typeof Problem>

/** Without the id of the request, which not every refusal has; in the order of the schema. */
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
  ...(refusal.retryAfterSeconds === undefined ? {} : { retry_after: refusal.retryAfterSeconds }),
})
