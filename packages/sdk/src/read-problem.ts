import { UnexpectedAnswer } from './failures.ts'
import { Problem, type ProblemDocument } from './problem.ts'
import { PROBLEM_CLASSES } from './problem-classes.ts'

export type ReadRefusal = (response: Response, body: unknown) => Problem | UnexpectedAnswer

/** Reads the refusal in an answer of the data APIs. A code that this version does not know gives a plain Problem. */
export const readProblem: ReadRefusal = (response, body) => {
  if (!isProblem(body)) return new UnexpectedAnswer(response.status)
  return makeProblem(body)
}

export const makeProblem = (document: ProblemDocument): Problem => {
  const { code } = document
  return new (Object.hasOwn(PROBLEM_CLASSES, code) ? PROBLEM_CLASSES[code] : Problem)(document)
}

/** True for a refusal of the service: its `type` links to the page about its code. A proxy may use codes of its own. */
const isProblem = (body: unknown): body is ProblemDocument => {
  // `Object` turns any JSON value into an object, so its fields can be read.
  const { type, code } = Object(body) as { readonly type?: unknown; readonly code: string }
  return String(type).endsWith(`/docs/problems#${code}`)
}
