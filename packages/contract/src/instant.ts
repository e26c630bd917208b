import { Type } from 'typebox'

/** A point in time as every answer writes it. */
export const Instant = Type.String({ format: 'date-time', description: 'UTC instant, ISO 8601.' })
