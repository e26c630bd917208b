/** A real committee, whose members in the sample are fictional. */
export type SampleCommittee = {
  /** Code in unitedstates/congress-legislators, such as `HSAG`. */
  readonly code: string
  readonly chamber: 'House' | 'Joint' | 'Senate'
  /** Name without “Committee on”. */
  readonly subject: string
  readonly name: string
  readonly subcommittees: readonly { readonly digits: string; readonly name: string }[]
  /** Number of members of the majority and of the minority. */
  readonly seats: readonly [majority: number, minority: number]
}

type Parts = readonly (readonly [digits: string, name: string])[]

const house = (letters: string, subject: string, parts: Parts = []): SampleCommittee => ({
  code: `HS${letters}`,
  chamber: 'House',
  subject,
  name: `House Committee on ${subject}`,
  subcommittees: parts.map(([digits, name]) => ({ digits, name })),
  seats: [24, 20],
})

const senate = (code: string, subject: string, parts: Parts = []): SampleCommittee => ({
  code,
  chamber: 'Senate',
  subject,
  name: `Senate Committee on ${subject}`,
  subcommittees: parts.map(([digits, name]) => ({ digits, name })),
  seats: [11, 10],
})

/** Committees of the sample, including those of its meetings. */
export const SAMPLE_COMMITTEES: readonly SampleCommittee[] = [
  house('AG', 'Agriculture', [
    ['03', 'Nutrition and Foreign Agriculture'],
    ['15', 'Forestry and Horticulture'],
  ]),
  house('II', 'Natural Resources', [['24', 'Indian and Insular Affairs']]),
  house('JU', 'the Judiciary'),
  house('IF', 'Energy and Commerce', [['14', 'Health']]),
  house('VR', "Veterans' Affairs"),
  senate('SSAF', 'Agriculture, Nutrition, and Forestry', [
    ['14', 'Conservation, Forestry, Natural Resources, and Biotechnology'],
  ]),
  senate('SSEG', 'Energy and Natural Resources'),
  senate('SSJU', 'the Judiciary'),
  senate('SSCM', 'Commerce, Science, and Transportation'),
  {
    code: 'SLIN',
    chamber: 'Senate',
    subject: 'Intelligence',
    name: 'Senate Select Committee on Intelligence',
    subcommittees: [],
    seats: [8, 7],
  },
  {
    code: 'JSEC',
    chamber: 'Joint',
    subject: 'Economic Committee',
    name: 'Joint Economic Committee',
    subcommittees: [],
    seats: [6, 4],
  },
]
