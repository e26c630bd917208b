import { UnexpectedAnswer } from './failures.ts'
import { Problem, type ProblemDocument } from './problem.ts'
import { PROBLEM_CLASSES } from './problem-classes.ts'

export type ReadRefusal = (response: Response, body: unknown) => Problem | UnexpectedAnswer

/** The refusal that an answer of the data APIs holds. A code that is newer than this client is a plain Problem. */
export const readProblem: ReadRefusal = (response, body) => {
  if (!isProblem(body)) return new UnexpectedAnswer(response.status)
  return makeProblem(body)
}

export const makeProblem = (document: ProblemDocument): Problem => {
  const { code } = document
  return new (Object.hasOwn(PROBLEM_CLASSES, code) ? PROBLEM_CLASSES[code] : Problem)(document)
}

/** What stands between may have codes of its own: the service's come with the page about them. */
const isProblem = (body: unknown): body is ProblemDocument => {
  // All that JSON can hold may be asked for a field, once it is made an object.
  const { type, code } = Object(body) as { readonly type?: unknown; readonly code: string }
  return String(type).endsWith(`/docs/problems#${code}`)
}
