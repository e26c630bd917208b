export type JsonObject = Readonly<Record<string, unknown>>

/** An object with keys, rather than null, a list or a single value. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
