import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino'

/** JSON lines: `event` from the catalogue of a module, ids, and never anything that a person wrote. */
export type Log<Event extends string = string> = {
  info(event: Event, facts?: LogFacts): void
  warn(event: Event, facts?: LogFacts): void
  /** For what a person has to look at. */
  error(event: Event, facts?: LogFacts): void
}

export type LogFacts = Readonly<Record<string, string | number | boolean | Error | null | undefined>>

/** Fields that would hold a person's words or a secret, should a caller ever name one. */
const NEVER = ['authorization', 'body', 'headers', 'fields', 'data', 'email', 'apikey', 'key', 'secret']

/** To standard error when no stream is given: standard output is for what a person or a program asked to see. */
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
