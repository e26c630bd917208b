import { planEnacted, type SampleEnacted } from '../enacted/plan-enacted.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { makeRandom, type Random } from '../random.ts'

/** An invented enacted project with its code of the agency, and the award that came from it, if any. */
export type PlannedProject = {
  readonly id: string
  readonly agencyCode: string
  readonly enacted: SampleEnacted
  readonly award: PlannedAward | null
}

export type PlannedAward = {
  readonly id: string
  readonly fain: string
  readonly listing: string
  readonly agency: string
  readonly toptier: string
  readonly recipient: string
  readonly state: string
  readonly description: string
  /** Cents of each transaction, oldest first. */
  readonly actions: readonly number[]
  readonly total: number
  readonly outlay: number | null
}

/** Agencies of the sample’s topics: code, listing, code of the top tier, and the form of their award numbers. */
const AGENCIES: Readonly<
  Record<string, readonly [code: string, listing: string, tier: string, fain: string]>
> = {
  'Department of Housing and Urban Development': ['HUD', '14.251', '086', 'B{yy}CP{ST}{n}'],
  'Environmental Protection Agency': ['EPA', '66.202', '068', 'CG{n}'],
  'Department of Health and Human Services': ['HHS', '93.493', '075', 'CE1HS{n}'],
  'Department of Justice': ['DOJ', '16.753', '015', '15PBJA{yy}GG{n}BRND'],
  'Department of Agriculture': ['USDA', '10.723', '012', 'CDS{n}'],
  'Small Business Administration': ['SBA', '59.059', '073', 'SBAHQ{yy}{n}'],
}

/** Chances in percent of what becomes of an enacted project. */
const CHANCES = { awarded: 65, named: 30, otherAmount: 20, otherTotal: 4, noOutlay: 30, respelt: 25 } as const
const FIRST_NUMBER = 100_000

/** Plans awards of the enacted projects of a year: some have none, and some have other amounts or other names. */
export const planAwards = (needs: SampleNeeds, fiscalYear: number): readonly PlannedProject[] =>
  planEnacted(needs, fiscalYear).map((enacted, index) => {
    const random = makeRandom(needs.seed, fiscalYear, 8100, index)
    const [agencyCode = '', ...facts] = AGENCIES[enacted.topic.agency] ?? []
    const isAwarded = facts.length > 0 && random.chance(CHANCES.awarded)
    return {
      id: `sample-${fiscalYear}-${index + 1}`,
      agencyCode,
      enacted,
      award: isAwarded ? makeAward(enacted, facts, FIRST_NUMBER + index, random) : null,
    }
  })

const makeAward = (
  { topic, title, recipient, states, amount, fiscalYear }: SampleEnacted,
  [listing = '', toptier = '', form = '']: readonly string[],
  number: number,
  random: Random,
): PlannedAward => {
  const state = states[0] ?? 'OH'
  const fain = form
    .replace('{yy}', String(fiscalYear).slice(2))
    .replace('{ST}', state)
    .replace('{n}', String(number))
  const cents = amount * 100
  const obligated = random.chance(CHANCES.otherAmount) ? Math.round(cents * 0.8) : cents
  const first = Math.round(obligated / 3)
  return {
    id: `ASST_NON_${fain}_${toptier}`,
    fain,
    listing,
    agency: topic.agency,
    toptier,
    recipient: (random.chance(CHANCES.respelt) ? `${recipient}, Inc.` : recipient).toUpperCase(),
    state,
    description: (random.chance(CHANCES.named)
      ? `Community project funding: ${title}`
      : 'Congressional grant'
    ).toUpperCase(),
    actions: [first, obligated - first],
    total: random.chance(CHANCES.otherTotal) ? obligated + 1 : obligated,
    outlay: random.chance(CHANCES.noOutlay) ? null : Math.round(obligated / 4),
  }
}
