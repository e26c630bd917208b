/** A real committee or subcommittee that holds fictional meetings. */
export type SampleCommittee = {
  readonly id: string
  readonly name: string
  readonly subcommittee: { readonly id: string; readonly name: string } | null
}

const committee = (
  id: string,
  name: string,
  part?: readonly [id: string, name: string],
): SampleCommittee => ({
  id,
  name,
  subcommittee: part === undefined ? null : { id: part[0], name: part[1] },
})

export const HOUSE_COMMITTEES = [
  committee('HSAG00', 'Committee on Agriculture'),
  committee('HSII00', 'Committee on Natural Resources', ['HSII24', 'Indian and Insular Affairs']),
  committee('HSJU00', 'Committee on the Judiciary'),
  committee('HSIF00', 'Committee on Energy and Commerce'),
  committee('HSVR00', "Committee on Veterans' Affairs"),
] as const

export const SENATE_COMMITTEES = [
  committee('SSAF00', 'Agriculture, Nutrition, and Forestry'),
  committee('SSEG00', 'Energy and Natural Resources'),
  committee('SSJU00', 'Judiciary'),
  committee('SSCM00', 'Commerce, Science, and Transportation'),
  committee('SLIN00', 'Select Intelligence'),
] as const
