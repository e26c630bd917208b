/** Codes that a command gives with `--json`. */
export type OperatorFaultCode = 'invalid_query' | 'not_found' | 'not_json' | 'unavailable'

/**
 * A fault that an operator can act on: the message says what is wrong and the way out. A command prints it, and a start
 * ends with it. No answer of an API carries one, unlike a `Refusal`.
 */
export class OperatorFault extends Error {
  readonly code: OperatorFaultCode

  constructor(code: OperatorFaultCode, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'OperatorFault'
    this.code = code
  }
}
