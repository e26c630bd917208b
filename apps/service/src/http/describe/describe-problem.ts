import { PROBLEMS, type ProblemCode } from '@rotunda/contract'
import { Type, type TSchema } from 'typebox'
import { Problem } from '../answers/problem.ts'

type Headers = Readonly<Record<string, TSchema>>

/** Describes these refusals of an operation, by status. */
export const describeProblems = (...codes: readonly ProblemCode[]) => describeProblemsWith({}, ...codes)

/** Describes refusals that all have these header fields. */
export const describeProblemsWith = (headers: Headers, ...codes: readonly ProblemCode[]) =>
  Object.fromEntries(codes.map((code) => [PROBLEMS[code].status, describeProblem(code, headers)]))

/** Describes refusals. Several may share a status. */
export const describeProblemsOf = (codes: readonly ProblemCode[], headers: Headers) => {
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, [first = 'internal', ...others]]) => {
      const described = describeProblem(first, headers)
      const more = others.map((code) => ` Or: ${PROBLEMS[code].title} (\`${code}\`).`)
      return [status, { ...described, description: described.description + more.join('') }]
    }),
  )
}

/** Describes the refusals of a key. */
export const describeKeyProblems = (headers: Headers = {}) => {
  const challenge = {
    'www-authenticate': Type.String({
      description: '`Bearer` with the fault of the key (RFC 6750).',
    }),
  }
  const denied = describeProblem('scope_not_permitted', { ...headers, ...challenge })
  const others = (['address_not_permitted', 'terms_required'] as const).map(
    (code) => `Or: ${PROBLEMS[code].title} (\`${code}\`).`,
  )
  return {
    ...describeProblemsWith({ ...headers, ...challenge }, 'authentication_failed'),
    403: {
      ...denied,
      description: [denied.description, ...others].join(' '),
    },
  }
}

const describeProblem = (code: ProblemCode, headers: Headers) => ({
  description: `${PROBLEMS[code].title} (\`${code}\`).`,
  content: { 'application/problem+json': { schema: Problem } },
  headers: { ...headers, ...(code === 'rate_limited' || code === 'unavailable' ? RETRY_AFTER : {}) },
})

const RETRY_AFTER = {
  'retry-after': Type.String({ description: 'Seconds to wait before the next request.' }),
}
