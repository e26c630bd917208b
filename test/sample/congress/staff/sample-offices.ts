import type { SampleCongressMember } from '../members/sample-congress-member.ts'

/** An office that pays staff, as the payroll of its chamber names it. */
export type SampleOffice = { readonly name: string; readonly code: string; readonly isMember: boolean }

/** Lists the offices of the sample’s members who are in office on a day, and of real committees. */
export const listSampleOffices = (
  members: readonly SampleCongressMember[],
  chamber: 'House' | 'Senate',
  day: string,
): readonly SampleOffice[] => {
  const sitting = members.flatMap((member) => {
    const term = member.terms.find((held) => held.chamber === chamber && held.start <= day && held.end > day)
    return term === undefined ? [] : [{ name: nameMember(member, chamber), ...term }]
  })
  const shared = Map.groupBy(sitting, ({ name }) => name)
  return [
    ...sitting.map(({ name, state, district }) => ({
      // The State follows a name that two members share, as in the House's own documents.
      name: (shared.get(name)?.length ?? 0) > 1 ? `${name} (${state})` : name,
      code: `21${state}${String(district ?? 0).padStart(2, '0')}0`,
      isMember: true,
    })),
    ...(chamber === 'House' ? HOUSE : SENATE).map(([name, code]) => ({ name, code, isMember: false })),
  ]
}

const nameMember = ({ first, middle, last, suffix }: SampleCongressMember, chamber: 'House' | 'Senate') => {
  const initial = middle === null ? undefined : `${middle.slice(0, 1)}.`
  const title = chamber === 'House' ? 'HON.' : 'SENATOR'
  return [title, first, initial, last, suffix].filter(Boolean).join(' ').toUpperCase()
}

const HOUSE = [
  ['COMMITTEE ON AGRICULTURE', '10AG000'],
  ['ARMED SERVICES COMMITTEE', '10AS000'],
  ['COMMITTEE ON ENERGY & COMMERCE', '10IF000'],
  ['HOUSE ADMINISTRATION', '10HO000'],
  ['COMMITTEE ON RULES', '10RU000'],
  ['OFFICE OF THE SPEAKER', '21SH203'],
] as const
const SENATE = [
  ['APPROPRIATIONS', ''],
  ['MAJORITY LEADER (R)', ''],
  ['SECRETARY OF THE SENATE', ''],
] as const
