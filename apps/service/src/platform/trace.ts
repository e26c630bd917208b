import { takeRandomBytes } from './entropy.ts'

/** Place of a request in a trace, as W3C Trace Context defines it. */
export type Trace = {
  /** The caller's id, or a new one: 32 hexadecimal digits. */
  readonly traceId: string
  /** Id of this service's part of the trace: 16 hexadecimal digits. */
  readonly spanId: string
  readonly isSampled: boolean
}

const VERSION = /^(?!ff)[\da-f]{2}/
const IDS = /^..-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?=-|$)/
const LENGTH_OF_VERSION_00 = 55

/**
 * Continues the trace of a `traceparent`, or begins a new one if the header is absent or invalid. Two headers arrive as
 * one text with a comma, which is invalid.
 */
export const readTrace = (header: unknown): Trace => {
  const [, traceId, flags = ''] =
    typeof header === 'string' && isOfKnownForm(header) ? (IDS.exec(header) ?? []) : []
  return traceId === undefined
    ? continueTrace(takeRandomBytes(16).toString('hex'))
    : { ...continueTrace(traceId), isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** Version 00 ends after the flags; a later version may have more parts. */
const isOfKnownForm = (header: string): boolean =>
  VERSION.test(header) && (header.startsWith('00') ? header.length === LENGTH_OF_VERSION_00 : true)

/** A further part of a trace: a try to deliver a message, for instance. */
export const continueTrace = (traceId: string): Trace => ({
  traceId,
  spanId: takeRandomBytes(8).toString('hex'),
  isSampled: false,
})

/** The header that passes the trace on. */
export const formatTraceparent = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
