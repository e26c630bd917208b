import { Problem, UnexpectedAnswer, type ProblemDocument } from '@rotunda/sdk/appropriations'

/**
 * The body of an answer that the clients have no call for. A refusal is thrown as the clients throw theirs, and becomes
 * a page of its own.
 */
export const readJson = async <Body>(answer: Response): Promise<Body> => {
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && body !== undefined) return body as Body // The service holds its answers to their schemas.
  if (isProblem(body)) throw new Problem(body)
  throw new UnexpectedAnswer(answer.status)
}

const isProblem = (body: unknown): body is ProblemDocument =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
