import type { Stage } from '@rotunda/contract'
import type { Group } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import { html, type Content } from '../html/html.ts'

/** Why stages are missing from a chart: nothing is of them, or of what is no amount is known. */
export const sayNotDrawn = (left: readonly Stage[], groups: readonly Pick<Group, 'group'>[]): Content => {
  const isThere = (stage: Stage): boolean => groups.some(({ group }) => group.stage === stage)
  return [
    say(
      'nothing here is of that stage',
      left.filter((stage) => !isThere(stage)),
    ),
    say('no amount is known here', left.filter(isThere)),
  ]
}

const say = (reason: string, stages: readonly Stage[]): Content =>
  stages.length > 0 &&
  html`<p class="hint">Not drawn, since ${reason}: ${stages.map((stage) => STAGE_WORDS[stage].many).join(' and ')}.</p>`
