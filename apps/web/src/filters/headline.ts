import type { Stage } from '@rotunda/contract'
import { describeFilter, join } from './describe-filter.ts'
import { listValues } from './parameters.ts'
import { countStage, isStage, STAGE_WORDS } from './stage-words.ts'

export type StageCount = { readonly stage: Stage; readonly rows: number }

/** The stages that a filter leaves, in the order in which money moves. */
export const chosenStages = (params: URLSearchParams): Stage[] => {
  const [chosen, excluded] = [listValues(params, 'stage'), listValues(params, 'not_stage')]
  return Object.keys(STAGE_WORDS)
    .filter(isStage)
    .filter((stage) => (chosen.length === 0 || chosen.includes(stage)) && !excluded.includes(stage))
}

/** `12 requests to the House for fiscal year 2026 where member’s State is Alabama`: each stage is counted by itself. */
export const writeHeadline = (counts: readonly StageCount[], params: URLSearchParams): string => {
  const stages = chosenStages(params)
  const [chamber, ...others] = listValues(params, 'chamber')
  const to = others.length === 0 && chamber !== undefined ? ` to the ${CHAMBER[chamber] ?? chamber}` : ''
  const found = stages.flatMap((stage) => {
    const rows = counts.find((one) => one.stage === stage)?.rows ?? 0
    return rows === 0 ? [] : [`${countStage(stage, rows)}${stage === 'request' ? to : ''}`]
  })
  const [only, ...more] = stages
  // With several stages or none, the chamber is a condition like others.
  if (found.length === 0 && (only === undefined || more.length > 0))
    return `No records${describeFilter(params, ['stage', 'not_stage'])}`
  const subject = found.length > 0 ? join(found, 'and') : `No ${nameStage(only, to)}`
  const said = ['stage', 'not_stage', ...(to === '' ? [] : ['chamber'])]
  return subject + describeFilter(params, said)
}

const CHAMBER: Readonly<Record<string, string>> = { house: 'House', senate: 'Senate' }

const nameStage = (stage: Stage | undefined, to: string): string =>
  stage === undefined ? 'records' : STAGE_WORDS[stage].many + (stage === 'request' ? to : '')
