/** A clock time in Washington as an instant, if it has exactly one. */
type EasternTime = {
  /** UTC; null if the hour happens twice or never. */
  readonly instant: string | null
  /** Reason for the null. */
  readonly note: string | null
}

const ZONE = 'America/New_York'

/**
 * Finds the instant of a day and a clock time in Washington, which publishers write without an offset. An hour is
 * repeated when summer time ends, and one is left out when it begins: the instant is not guessed then. Undefined for an
 * invalid day or time.
 */
export const parseEasternTime = (day: string, time: string): EasternTime | undefined => {
  if (!DAY.test(day) || !TIME.test(time)) return undefined
  const local = readLocal(`${day}T${time}`)
  if (local === undefined) return undefined
  const [early, late] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(ZONE, { disambiguation }),
  )
  if (early === undefined || late === undefined) return undefined
  if (early.epochMilliseconds === late.epochMilliseconds) return { instant: writeInstant(early), note: null }
  const clock = `${time.slice(0, 5)} Eastern on ${day}`
  const isTwice = early.toPlainDateTime().equals(local)
  return {
    instant: null,
    note: isTwice
      ? `${clock} happens twice, at ${writeInstant(early)} and at ${writeInstant(late)}: the source does not say which time it means.`
      : `${clock} does not exist: clocks go forward in that hour.`,
  }
}

/** Returns an instant as a clock in Washington shows it. */
export const showEastern = (instant: string): { readonly day: string; readonly time: string } => {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDateTime()
  return {
    day: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'second' }),
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/

const readLocal = (text: string): Temporal.PlainDateTime | undefined => {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const writeInstant = (time: Temporal.ZonedDateTime): string =>
  time
    .toInstant()
    .toString({ smallestUnit: Number.isInteger(time.epochMilliseconds / 1000) ? 'second' : 'millisecond' })

/**
 * Parses an instant that a publisher in Washington writes without an offset (`2014-05-20T13:47:13.700`); null for a
 * blank text, and in the hour that happens twice. Undefined for any other text.
 */
export const parseStamp = (text: string | undefined): string | null | undefined => {
  if (text === undefined || text.trim() === '') return null
  const [day = '', time = ''] = text.trim().split('T')
  return parseEasternTime(day, time)?.instant
}
