import { isJsonObject } from '../json/is-json-object.ts'

/** The same value without keys that have nothing behind them: lists write what they do not know as null or as ''. */
export const dropBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dropBlanks)
  if (!isJsonObject(value)) return value
  const filled = Object.entries(value).filter(([, one]) => one !== null && one !== '')
  return Object.fromEntries(filled.map(([key, one]) => [key, dropBlanks(one)]))
}
