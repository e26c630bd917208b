import { namesOf, type ChangesMeta } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { addressOf, withValues } from '../../filters/addresses.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { showCount } from '../../parts/show-dollars.ts'
import { showTable } from '../../parts/table.ts'
import { CHANGE_WORDS } from './change-words.ts'

/** How many changes there are by kind and stage, each kind a link to those alone. */
export const showCounts = (params: URLSearchParams, { counts }: ChangesMeta): Html => {
  const stages = [...new Set(counts.map(({ stage }) => stage))]
  const kinds = namesOf(CHANGE_WORDS)
  const rowsOf = (kind: string, stage: string): number =>
    counts.find((one) => one.change === kind && one.stage === stage)?.rows ?? 0
  const only = (values: string[]): string => addressOf('/changes', withValues(params, 'change', values))
  return html`${showTable({
    name: 'Changes by kind and stage',
    caption: html`Changes by kind and stage${params.has('change') && html`. <a href="${href(only([]))}">Show all kinds</a>`}`,
    rows: kinds,
    columns: [
      {
        title: 'Change',
        cell: (kind) => html`<a href="${href(only([kind]))}">${CHANGE_WORDS[kind]}</a>`,
        isHeading: true,
      },
      ...stages.map((stage) => ({
        title: stageTitle(stage),
        cell: (kind: keyof typeof CHANGE_WORDS) => showCount(rowsOf(kind, stage)),
        isNumber: true,
      })),
    ],
  })}`
}
