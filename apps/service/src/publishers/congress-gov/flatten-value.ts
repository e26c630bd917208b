import { cellText } from '../json/cell-text.ts'
import { isJsonObject } from '../json/is-json-object.ts'

/** The values of an entry word for word, lists and objects as JSON. `without` names those that are rows of their own. */
export const flattenValue = (
  value: unknown,
  without: readonly string[] = [],
): Readonly<Record<string, string>> =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !without.includes(key))
          .map(([key, part]) => [key, cellText(part) ?? JSON.stringify(part)]),
      )
    : { entry: JSON.stringify(value) }
