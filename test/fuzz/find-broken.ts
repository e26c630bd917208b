import type { Exchange, SeenAnswer } from './exchange.ts'
import type { WholeRequest } from './make-request.ts'

/** Laws of every request that an exchange breaks, in words; empty if it breaks none. */
export const findBroken = (request: WholeRequest, { answers, rest }: Exchange): string[] => {
  if (answers === undefined) return [`hangs, after ${JSON.stringify(rest.slice(0, 300))}`]
  if (answers.length === 0) return [`is closed without an answer ${JSON.stringify(rest.slice(0, 300))}`]
  const more = rest === '' ? [] : [`answer breaks off: ${JSON.stringify(rest.slice(0, 300))}`]
  return [...more, ...answers.flatMap((answer, index) => findFaults(request, answer, index))]
}

const findFaults = (request: WholeRequest, answer: SeenAnswer, index: number): string[] => {
  const { status, headers, body } = answer
  const shown = `${status} ${headers['content-type'] ?? ''} ${body.toString('utf8').slice(0, 400)}`
  if (status >= 500 && status !== 503) return [`fails: ${shown}`]
  if (status < 400 || (request.method === 'HEAD' && index === 0)) return []
  const fault = findFormFault(request, answer)
  return fault === undefined ? [] : [`${fault}: ${shown}`]
}

/** As a client knows them: each refusal is in the form of the operation that was asked. */
const findFormFault = (
  { target }: WholeRequest,
  { status, headers, body }: SeenAnswer,
): string | undefined => {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/html')) return body.includes('<!doctype html>') ? undefined : 'is no page'
  const parsed = parse(body)
  if (parsed === undefined) return 'is no JSON'
  const { response, reason, status: said, code, type: page, detail, title } = parsed
  const isMessageForm = response === 'error' && isText(reason)
  const isProblem =
    said === status &&
    isText(code) &&
    isText(detail) &&
    isText(title) &&
    page === `/docs/problems#${String(code)}`
  // Without a known route, an answer has both forms, so that each client finds its own.
  if (isMessageForm && isProblem)
    return type.startsWith('application/problem+json') ? undefined : 'has the wrong type'
  if (isMessageForm !== type.startsWith('application/json')) return 'has the type of another form'
  if (isProblem !== type.startsWith('application/problem+json')) return 'is no problem document'
  const isForMessages = /^\/api\/(send-message|validate-message|messages|sandbox)(\/|$)/.test(
    readPath(target),
  )
  return status === 404 || isMessageForm === isForMessages ? undefined : 'has the form of another operation'
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

const parse = (body: Buffer): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}

const readPath = (target: string): string => {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#;]/)
  return path.replace(/%[2-7][0-9a-f]/gi, (escape) => decodeURIComponent(escape))
}
