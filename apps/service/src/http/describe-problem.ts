import { PROBLEMS, type ProblemCode } from '@rotunda/contract'
import { Type } from 'typebox'
import { Problem } from './problem.ts'

/** Declares that an operation can refuse for these reasons, by the status of each. */
export const describeProblems = (...codes: readonly ProblemCode[]) =>
  Object.fromEntries(codes.map((code) => [PROBLEMS[code].status, describeProblem(code)]))

const describeProblem = (code: ProblemCode) => ({
  description: `${PROBLEMS[code].title} (\`${code}\`).`,
  content: { 'application/problem+json': { schema: Problem } },
  ...(code === 'rate_limited' || code === 'unavailable' ? { headers: RETRY_AFTER } : {}),
})

const RETRY_AFTER = {
  'retry-after': Type.String({ description: 'Seconds after which to send again.' }),
}
