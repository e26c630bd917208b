import type { IncomingMessage } from 'node:http'
import { readTrace, type Trace } from '../platform/index.ts'

const TRACE = Symbol('trace')

/** Trace of a request. It is a property of the request: all its lines of the log name the same trace. */
export const traceOf = (request: IncomingMessage & { [TRACE]?: Trace }): Trace => {
  const known = request[TRACE]
  if (known !== undefined) return known
  const trace = readTrace(request.headers['traceparent'])
  request[TRACE] = trace
  return trace
}
