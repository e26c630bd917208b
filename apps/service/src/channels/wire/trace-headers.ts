import { continueTrace, formatTraceparent } from '../../platform/index.ts'

/** Header that names a request's message to a simulator, in the sandbox. Never sent to a real receiver. */
export const TRACE_HEADER = 'rotunda-delivery'

/** Header fields that tell a simulator the message of a request, and the trace of the request that sent the message. */
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
