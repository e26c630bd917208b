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

const isProblem = (body: unknown): body is ProblemDocument =>
  // Of all that JSON can hold, only null cannot be asked for a field.
  typeof (body as { readonly code?: unknown } | null | undefined)?.code === 'string'
