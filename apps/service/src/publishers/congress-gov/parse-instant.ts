/** `2023-03-24 13:00:00+00:00` or `2023-03-24T13:00:00Z`, as the site writes both; undefined for what is no instant. */
export const parseInstant = (text: string): string | undefined => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.0+)?(?:Z|\+00:00)$/.exec(text) ?? []
  if (day === undefined || time === undefined) return undefined
  try {
    return Temporal.Instant.from(`${day}T${time}Z`).toString({ smallestUnit: 'second' })
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}
