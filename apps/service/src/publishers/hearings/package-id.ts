import type { HearingChamber } from './hearing-drafts.ts'

const LETTERS: Readonly<Record<HearingChamber, string>> = { House: 'h', Senate: 's', Joint: 'j', None: 'j' }

/** Makes the name of a printed hearing at govinfo: `CHRG-116hhrg41365`. */
export const makePackageId = (hearing: {
  readonly congress: number
  readonly chamber: HearingChamber
  readonly jacket: string
}): string => `CHRG-${hearing.congress}${LETTERS[hearing.chamber]}hrg${hearing.jacket}`

export type PackageId = {
  readonly congress: number
  readonly chamber: HearingChamber
  readonly jacket: string
  /** Text after the number, for corrections and for hearings printed in parts. */
  readonly rest: string | null
}

/** Parses a package id; undefined for any other text. */
export const parsePackageId = (text: string): PackageId | undefined => {
  const [, congress, letter, jacket, rest] =
    /^CHRG-([1-9]\d{0,2})([hsj])hrg(\d{3,7})((?:[a-z]\w*|-\w+)*)$/.exec(text) ?? []
  const chamber = (['House', 'Senate', 'Joint'] as const).find((name) => LETTERS[name] === letter)
  if (chamber === undefined || jacket === undefined) return undefined
  return { congress: Number(congress), chamber, jacket, rest: rest === '' ? null : (rest ?? null) }
}
