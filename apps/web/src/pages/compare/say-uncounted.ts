import { CHAMBERS, type Stage } from '@rotunda/contract'
import { addressOf, ofSnapshot, withValues } from '../../filters/addresses.ts'
import type { IsCovered } from '../../filters/coverage.ts'
import { join } from '../../filters/conditions.ts'
import { chosenStages } from '../../filters/describe-filter.ts'
import { ofNoState } from '../../filters/find-records-of.ts'
import { showValue } from '../../filters/parameters.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { countStage, STAGE_WORDS } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import type { Side } from './read-sides.ts'
import type { Comparison } from './sides.ts'

/** Counts records without a State, for each stage. Comparisons of other kinds have none. */
export const readOfNoState = async (
  asked: Asked,
  { kind, params }: Comparison,
): Promise<readonly Group[]> => {
  if (kind !== 'state') return []
  const filter = ofNoState(params)
  filter.set('snapshot', params.get('snapshot') ?? '')
  const { data } = await readGroups(asked.clients.appropriations, filter, [])
  return data
}

export const sayOfNoState = ({ params }: Comparison, stage: Stage, totals: readonly Group[]): Content => {
  const rows = totals.find(({ group }) => group.stage === stage)?.rows ?? 0
  if (rows === 0) return null
  const address = addressOf('/records', ofSnapshot(withValues(ofNoState(params), 'stage', [stage]), params))
  const [name, are] = rows === 1 ? ['names', 'is'] : ['name', 'are']
  return html`<p class="box"><a href="${href(address)}">${countStage(stage, rows)}</a> ${name} no member’s State, and ${are} counted on neither side.</p>`
}

/** Warns before the chart of years with documents of different chambers, since the years differ for that reason, too. */
export const warnOfChambers = (
  { kind, params }: Comparison,
  { sides, isCovered }: { readonly sides: readonly Side[]; readonly isCovered: IsCovered },
): Content => {
  if (kind !== 'year') return null
  const said = chosenStages(params).flatMap((stage) => {
    const held = sides.map(({ name, value }) => ({
      name,
      chambers: CHAMBERS.filter((chamber) => isCovered(stage, value, { chamber })),
    }))
    if (new Set(held.map(({ chambers }) => chambers.join())).size < 2) return []
    const sources = held.map(({ name, chambers }) => `of ${name} ${nameChambers(chambers)}`)
    return [`This service has ${STAGE_WORDS[stage].many} ${sources.join(', and ')}.`]
  })
  if (said.length === 0) return null
  return html`<p class="box"><strong>Not the same documents.</strong> ${said.join(' ')} Differences between these years may come from different coverage. <a href="/datasets">What is covered</a></p>`
}

const nameChambers = (chambers: readonly string[]): string => {
  const names = chambers.map((chamber) => `the ${showValue('chamber', chamber)}`)
  if (names.length === 0) return 'from neither chamber'
  return `from ${join(names, 'and')}${names.length === 1 ? ' alone' : ''}`
}
