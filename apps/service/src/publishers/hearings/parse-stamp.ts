import { parseEasternTime } from './parse-eastern-time.ts'

/**
 * An instant that a publisher in Washington stamps without an offset (`2014-05-20T13:47:13.700`); null for a blank stamp,
 * and in the hour that happens twice. Undefined for what is no stamp.
 */
export const parseStamp = (text: string | undefined): string | null | undefined => {
  if (text === undefined || text.trim() === '') return null
  const [day = '', time = ''] = text.trim().split('T')
  return parseEasternTime(day, time)?.instant
}
