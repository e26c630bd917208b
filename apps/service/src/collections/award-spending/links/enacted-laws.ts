import { ENACTED_LAWS } from '@rotunda/contract'
import type { LinkProject } from './link-facts.ts'

/** The law of a project, as far as it is known. */
type ProjectLaw = {
  /** Number of the law that its Act gives. */
  readonly law: string | undefined
  /** Numbers of the laws that may have enacted it. */
  readonly laws: readonly string[]
  /** First day on which an award of the project can be signed. */
  readonly since: string
}

/**
 * Reads the law of a project. A project whose Act has no number may be of any law of its year. The bound of a law that is
 * not in the table is the beginning of the fiscal year.
 */
export const readLaw = ({ act, fiscal_year }: Pick<LinkProject, 'act' | 'fiscal_year'>): ProjectLaw => {
  const law = /\b\d{3}-\d{1,3}\b/.exec(act ?? '')?.[0]
  const known = ENACTED_LAWS.filter(
    (one) => one.fiscal_year === fiscal_year && (law === undefined || one.law === law),
  )
  const days = known.map(({ enacted_on }): string => enacted_on).sort()
  return {
    law,
    laws: law === undefined ? known.map((one) => one.law) : [law],
    since: days[0] ?? `${fiscal_year - 1}-10-01`,
  }
}

const NUMBER = /\d{2,3}-\d{1,3}\b/gu
const CITATION =
  /\bP(?:UB(?:LIC)?)?[.\s]*L(?:AWS?)?[^\p{L}\p{N}]*(?:NOS?\b[^\p{L}\p{N}]*)?\d{2,3}-\d{1,3}\b(?:(?:[\s,;&/]|\bAND\b)+\d{2,3}-\d{1,3}\b)*/giu

/** Lists the numbers of the public laws that a text cites: `P.L. 117-103`, or `Public Laws 117-58 and 117-103`. */
export const listLaws = (text: string): readonly string[] =>
  [...text.replace(/ ?[\p{Pd}\u2212] ?/gu, '-').matchAll(CITATION)].flatMap(
    ([cited]) => cited.match(NUMBER) ?? [],
  )

/** Lists the years of the appropriations Acts that a text names. */
export const listYears = (text: string): readonly number[] =>
  [...text.matchAll(/\bAPPROPRIATIONS ACTS?,?(?: OF| FOR)?(?: FY| FISCAL YEAR)? ?(20\d\d)\b/giu)].map(
    ([, year]) => Number(year),
  )
