import { CHAMBERS, type Stage } from '@rotunda/contract'
import { html, type Content } from '../html/html.ts'
import type { CoveredYears } from '../filters/coverage.ts'
import { join } from '../filters/describe-filter.ts'
import { capitalize, showValue } from '../filters/parameters.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'

/** For a chart by year: bars of years differ by which documents are here, too. Null where that is the same in each. */
export const showCoveredYears = (covered: CoveredYears, stages: readonly Stage[]): Content => {
  const said = stages.flatMap((stage) => sayStage(stage, covered(stage)))
  return said.length === 0
    ? null
    : html` <span class="hint">What is covered. ${said.map(capitalize).join('. ')}.</span>`
}

type Year = ReturnType<CoveredYears>[number]

const sayStage = (stage: Stage, years: readonly Year[]): string[] => {
  const said = years.map((one) => ({ year: one.year, what: sayYear(stage, one) }))
  const isSame = new Set(said.map(({ what }) => what)).size < 2
  const isWithoutGap = said.every(
    ({ year }, index) => index === 0 || year === (said[index - 1]?.year ?? 0) + 1,
  )
  if (isSame && isWithoutGap) return []
  return [`${STAGE_WORDS[stage].many}, ${joinYears(said).join('; ')}`]
}

const sayYear = (stage: Stage, { chambers, subcommittees }: Year): string => {
  if (stage === 'house_bill') return join([...subcommittees].sort(), 'and')
  const names = CHAMBERS.filter((one) => chambers.has(one)).map((one) => showValue('chamber', one))
  return names.length === 1 ? `${names.join('')} only` : join(names, 'and')
}

type Said = { readonly year: number; readonly what: string }

/** Years in a row of which the same is said are said together: `2023 to 2026: House and Senate`. */
const joinYears = (years: readonly Said[]): string[] => {
  const runs: { first: number; last: number; what: string }[] = []
  for (const { year, what } of years) {
    const run = runs.at(-1)
    if (run?.what === what && run.last + 1 === year) run.last = year
    else runs.push({ first: year, last: year, what })
  }
  return runs.map(({ first, last, what }) => `${first === last ? first : `${first} to ${last}`}: ${what}`)
}
