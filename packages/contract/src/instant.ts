import { Type } from 'typebox'

/** Point in time, in the format of every answer. */
export const Instant = Type.String({ format: 'date-time', description: 'UTC instant, ISO 8601.' })
