import { ENACTED_LIST } from './enacted.ts'
import type { ListView } from './list-view.ts'
import { RECORD_LIST } from './records.ts'

/** All lists with a page. */
export const LISTS: readonly ListView[] = [RECORD_LIST, ENACTED_LIST]
