import { planEnacted, type SampleEnacted } from '../enacted/plan-enacted.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { makeRandom, type Random } from '../random.ts'

/** An invented award of an enacted project. */
export type PlannedAward = {
  readonly id: string
  readonly fiscalYear: number
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

/** Agencies of the sample’s topics that have a listing: the listing, the code of the top tier, the form of award numbers. */
const AGENCIES: Readonly<Record<string, readonly [listing: string, tier: string, fain: string]>> = {
  'Department of Housing and Urban Development': ['14.251', '086', 'B{yy}CP{ST}{n}'],
  'Environmental Protection Agency': ['66.202', '068', 'CG{n}'],
  'Department of Health and Human Services': ['93.493', '075', 'CE1HS{n}'],
  'Department of Justice': ['16.753', '015', '15PBJA{yy}GG{n}BRND'],
  'Department of Agriculture': ['10.723', '012', 'CDS{n}'],
  'Small Business Administration': ['59.059', '073', 'SBAHQ{yy}{n}'],
}

/** Chances in percent of what becomes of an enacted project. */
const CHANCES = { awarded: 65, named: 30, otherAmount: 20, otherTotal: 4, noOutlay: 30, respelt: 25 } as const
const FIRST_NUMBER = 100_000

/** Plans awards of the enacted projects of a year: some have none, and some have other amounts or other names. */
export const planAwards = (
  needs: SampleNeeds,
  fiscalYear: number,
  actions: number,
): readonly PlannedAward[] =>
  planEnacted(needs, fiscalYear).flatMap((enacted, index) => {
    const random = makeRandom(needs.seed, fiscalYear, 8100, index)
    const agency = AGENCIES[enacted.topic.agency]
    return agency !== undefined && random.chance(CHANCES.awarded)
      ? [makeAward({ enacted, agency, number: FIRST_NUMBER + index, actions }, random)]
      : []
  })

type AwardPlan = {
  readonly enacted: SampleEnacted
  readonly agency: readonly [listing: string, tier: string, fain: string]
  readonly number: number
  readonly actions: number
}

const makeAward = ({ enacted, agency, number, actions }: AwardPlan, random: Random): PlannedAward => {
  const { topic, title, recipient, states, amount, fiscalYear } = enacted
  const [listing, toptier, form] = agency
  const state = states[0] ?? 'OH'
  const fain = form
    .replace('{yy}', String(fiscalYear).slice(2))
    .replace('{ST}', state)
    .replace('{n}', String(number))
  const cents = amount * 100
  const obligated = random.chance(CHANCES.otherAmount) ? Math.round(cents * 0.8) : cents
  const part = Math.round(obligated / (actions + 1))
  return {
    id: `ASST_NON_${fain}_${toptier}`,
    fiscalYear,
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
    actions: Array.from({ length: actions }, (_, index) =>
      index + 1 < actions ? part : obligated - part * (actions - 1),
    ),
    total: random.chance(CHANCES.otherTotal) ? obligated + 1 : obligated,
    outlay: random.chance(CHANCES.noOutlay) ? null : Math.round(obligated / 4),
  }
}
