import type { Conflict } from '@rotunda/contract'
import type { VoteviewMemberDraft } from '../../../publishers/congress/index.ts'
import type { Origin } from '../../../releases/index.ts'
import { chooseValue, type Statement } from '../choose-value.ts'
import type { Witness } from './find-witnesses.ts'
import type { Pair } from './pair-stretches.ts'
import { findPartyCode, isCompared } from './party-codes.ts'
import { readDistrict } from './read-district.ts'
import { readMeans } from './read-means.ts'
import type { ServiceNeeds } from './service-needs.ts'

/** Contradictions of sources about the same stretch. */
export const compareService = (
  pair: Pair,
  entry: Origin | undefined,
  witnesses: readonly Witness[],
  needs: ServiceNeeds,
): readonly Conflict[] => [
  ...compare('party', [...listParties(pair, entry, needs), ...witnesses.map(sayOf('party'))]),
  ...compare('state', [...listStates(pair, entry), ...witnesses.map(sayOf('state'))]),
  ...compare('district', [...listDistricts(pair, entry, needs), ...witnesses.map(sayOf('district'))]),
  ...compare('means', listMeans(pair, entry)),
]

const compare = (field: string, said: readonly Statement<string | number>[]): readonly Conflict[] =>
  chooseValue(field, said).conflicts

const sayOf =
  (field: 'district' | 'party' | 'state') =>
  (witness: Witness): Statement<string | number> => ({ value: witness[field], fact: witness.fact })

type Said = readonly Statement<string | number>[]

/** Only parties that both name alike can be held against each other. */
const listParties = ({ stretch, row }: Pair, entry: Origin | undefined, needs: ServiceNeeds): Said => {
  const own = findPartyCode(stretch?.party ?? null)
  if (stretch === undefined || entry === undefined) return []
  return [
    ...(own === undefined ? [] : [{ value: stretch.party, fact: entry }]),
    ...(row ?? [])
      .filter(({ draft }) => own !== undefined && (isCompared(draft.party_code) || !hasName(draft, needs)))
      .map((fact) => ({ value: NAMES[fact.draft.party_code] ?? `code ${fact.draft.party_code}`, fact })),
  ]
}

/** A code that stands for no party contradicts every one. */
const hasName = ({ party_code, congress }: VoteviewMemberDraft, { nameParty }: ServiceNeeds): boolean =>
  nameParty(party_code, congress) !== null

const NAMES: Readonly<Record<number, string>> = { 100: 'Democrat', 200: 'Republican', 328: 'Independent' }

const listStates = ({ stretch, row }: Pair, entry: Origin | undefined): Said => [
  ...(stretch && entry ? [{ value: stretch.state, fact: entry }] : []),
  ...(row ?? []).map((fact) => ({ value: fact.draft.state, fact })),
]

const listDistricts = ({ stretch, row }: Pair, entry: Origin | undefined, needs: ServiceNeeds): Said => {
  const own = stretch?.district ?? null
  return [
    ...(entry && own !== null && own >= 0 ? [{ value: own, fact: entry }] : []),
    ...(row ?? []).map((fact) => ({ value: readDistrict(fact.draft, needs), fact })),
  ]
}

/** The list of members names appointments and special elections alone: its silence says nothing. */
const listMeans = ({ stretch, row }: Pair, entry: Origin | undefined): Said => {
  const own = readMeans(stretch?.how ?? null, null)
  if (entry === undefined || own === 'unknown') return []
  const others = (row ?? []).map((fact) => {
    const means = readMeans(null, fact.draft.last_means)
    return { value: means === 'unknown' ? null : means, fact }
  })
  return [{ value: own, fact: entry }, ...others]
}
