import type { HearingChamber } from './hearing-drafts.ts'

const LETTERS: Readonly<Record<HearingChamber, string>> = { House: 'h', Senate: 's', Joint: 'j', None: 'j' }

/** The name under which govinfo keeps a printed hearing: `CHRG-116hhrg41365`. */
export const makePackageId = (hearing: {
  readonly congress: number
  readonly chamber: HearingChamber
  readonly jacket: string
}): string => `CHRG-${hearing.congress}${LETTERS[hearing.chamber]}hrg${hearing.jacket}`

export type PackageId = {
  readonly congress: number
  readonly chamber: HearingChamber
  readonly jacket: string
  /** The text after the number, of a hearing printed in parts and of corrections. */
  readonly rest: string | null
}

/** Undefined for what is no such name. */
export const parsePackageId = (text: string): PackageId | undefined => {
  const [, congress, letter, jacket, rest] =
    /^CHRG-([1-9]\d{0,2})([hsj])hrg(\d{3,7})((?:[a-z]\w*|-\w+)*)$/.exec(text) ?? []
  const chamber = (['House', 'Senate', 'Joint'] as const).find((name) => LETTERS[name] === letter)
  if (chamber === undefined || jacket === undefined) return undefined
  return { congress: Number(congress), chamber, jacket, rest: rest === '' ? null : (rest ?? null) }
}
