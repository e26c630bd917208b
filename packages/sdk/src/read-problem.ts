import { UnexpectedAnswer } from './failures.ts'
import { Problem, toClassName, type ProblemDocument } from './problem.ts'
import { PROBLEM_CLASSES } from './problem-classes.ts'

export type ReadRefusal = (response: Response, body: unknown) => Problem | UnexpectedAnswer

/** The refusal that an answer of the data APIs holds. A code that is newer than this client is a plain Problem. */
export const readProblem: ReadRefusal = (response, body) => {
  if (!isProblem(body)) return new UnexpectedAnswer(response.status)
  return makeProblem(body)
}

export const makeProblem = (document: ProblemDocument): Problem => {
  const name = toClassName(document.code)
  if (!Object.hasOwn(PROBLEM_CLASSES, name)) return new Problem(document)
  // Just found there.
  return new PROBLEM_CLASSES[name as keyof typeof PROBLEM_CLASSES](document)
}

const isProblem = (body: unknown): body is ProblemDocument =>
  // Of all that JSON can hold, only null cannot be asked for a field.
  typeof (body as { readonly code?: unknown } | null | undefined)?.code === 'string'
