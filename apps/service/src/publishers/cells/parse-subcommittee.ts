import { namesOf, SUBCOMMITTEES, type SubcommitteeCode } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/**
 * Parses the name of one of the twelve subcommittees, in any spelling that the committees use. Ignores case,
 * punctuation, `&` for `and`, `Department of` and `and Related Agencies`; any other spelling must be in the list.
 */
export const parseSubcommittee = (text: string): SubcommitteeCode | undefined =>
  codeBySpelling.get(simplify(text))

/** Words that some sources print and others leave out. */
const OPTIONAL_WORDS = new Set(
  'and of the department departments dept subcommittee on related agencies agency programs'.split(' '),
)

const simplify = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !OPTIONAL_WORDS.has(word))
    .join(' ')

/**
 * Further spellings of request workbooks, grids, reports and tables, in addition to the code and the name in the
 * contract.
 */
const SPELLINGS: Readonly<Record<SubcommitteeCode, readonly string[]>> = {
  AG: [
    'Agriculture',
    'Agriculture, Rural Development, Food and Drug Administration',
    'Agriculture, Rural Development',
    'Agriculture, Rural Development, FDA',
    'Ag',
  ],
  CJS: ['Commerce Justice Science'],
  DEF: ['Defense', 'DOD'],
  EW: ['Energy and Water Development', 'Energy and Water', 'E&W', 'EWD'],
  FSGG: ['Financial Services'],
  HS: ['Homeland Security', 'Homeland', 'DHS'],
  INT: ['Interior', 'Interior and Environment'],
  LEG: ['Legislative Branch', 'Leg Branch', 'Legislative'],
  LHHS: [
    'Labor, Health and Human Services, Education',
    'Labor, HHS, Education',
    'Labor, HHS',
    'Labor-H',
    'Labor-HHS-Ed',
    'LHHSE',
    'Labor, Health and Human Services',
  ],
  MCVA: [
    'Military Construction, Veterans Affairs',
    'Military Construction and Veterans Administration',
    'Military Construction',
    'MilCon',
    'MilCon-VA',
    'MilConVA',
  ],
  SFO: [
    'State, Foreign Operations',
    'State-Foreign Ops',
    'SFOPS',
    'National Security, Department of State',
    'National Security, Department of State, and Related Programs',
    'NSRP',
  ],
  THUD: [
    'Transportation, Housing and Urban Development',
    'Transportation, HUD',
    'Transportation-Housing',
    'T-HUD',
  ],
}

const codeBySpelling: ReadonlyMap<string, SubcommitteeCode> = new Map(
  namesOf(SUBCOMMITTEES).flatMap((code) =>
    [code, SUBCOMMITTEES[code], ...SPELLINGS[code]].map((spelling) => [simplify(spelling), code] as const),
  ),
)
