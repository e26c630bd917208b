import { ENACTED } from './enacted-parameters.ts'
import type { ListWords } from './list-words.ts'
import { RECORDS } from './parameters.ts'

const LISTS: readonly ListWords[] = [ENACTED]

/** The list of an address: of its page, a frame, a chart or a feed. Other pages take filters of records. */
export const findListOf = (path: string): ListWords =>
  LISTS.find((list) => new RegExp(`^(?:/embed|/charts|/feeds)?${list.path}\\b`).test(path)) ?? RECORDS
