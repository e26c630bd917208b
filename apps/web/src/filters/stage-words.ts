import { STAGES, type Stage } from '@rotunda/contract'
import { countOf } from '../parts/format.ts'

type StageWords = { readonly title: string; readonly one: string; readonly many: string }

/** Name of one row of a stage in a sentence, and of several. */
export const STAGE_WORDS: Readonly<Record<Stage, StageWords>> = {
  request: { title: 'Requests', one: 'request', many: 'requests' },
  house_bill: { title: 'In House bills', one: 'project in a House bill', many: 'projects in House bills' },
}

/** Formats a count: `1 request`, `36 projects in House bills`. */
export const countStage = (stage: Stage, count: number): string =>
  countOf(count, STAGE_WORDS[stage].one, STAGE_WORDS[stage].many)

export const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value)

/** Name of a stage in a table. A stage unknown to these pages keeps its code. */
export const stageTitle = (value: unknown): string =>
  isStage(value) ? STAGE_WORDS[value].title : String(value)
