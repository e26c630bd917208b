import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino'

/** JSON lines: an `event` from a module's catalogue, and ids, but never anything that a person wrote. */
export type Log<Event extends string = string> = {
  info(event: Event, facts?: LogFacts): void
  warn(event: Event, facts?: LogFacts): void
  /** Events that a person has to look at. */
  error(event: Event, facts?: LogFacts): void
}

export type LogFacts = Readonly<Record<string, string | number | boolean | Error | null | undefined>>

/** Fields that would hold a person's words or a secret, if a caller ever named one. */
const NEVER = ['authorization', 'body', 'headers', 'fields', 'data', 'email', 'apikey', 'key', 'secret']

/** Writes to standard error by default: standard output holds only what a person or a program asked for. */
export const makeLog = (level: string, stream: DestinationStream = destination(2)): Log => {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    redact: { paths: [...NEVER, ...NEVER.map((name) => `*.${name}`)], remove: true },
  }
  const logger = pino(options, stream)
  return {
    info: (event, facts) => {
      logger.info({ event, ...facts })
    },
    warn: (event, facts) => {
      logger.warn({ event, ...facts })
    },
    error: (event, facts) => {
      logger.error({ event, ...facts })
    },
  }
}
