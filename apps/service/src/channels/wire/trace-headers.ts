import { continueTrace, formatTraceparent } from '../../platform/index.ts'

/** Header that names a request's message to a simulator, in the sandbox. Never sent to a real receiver. */
export const TRACE_HEADER = 'rotunda-delivery'

/** What a simulator learns of a request: its message, and the trace of the request that sent the message. */
export const traceHeaders = ({
  deliveryId,
  traceId,
}: {
  readonly deliveryId?: string | undefined
  readonly traceId?: string | undefined
}): Record<string, string> => ({
  ...(deliveryId !== undefined && { [TRACE_HEADER]: deliveryId }),
  ...(traceId !== undefined && { traceparent: formatTraceparent(continueTrace(traceId)) }),
})
