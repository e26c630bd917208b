import type { EnactedAgency, SubcommitteeCode } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { CountedAccount } from './drafts.ts'

type Rule = readonly [EnactedAgency, RegExp]

/** Bills of Defense and of Military Construction name the same agencies. */
const MILITARY = /army|navy|marine|air force|defense|guard|space force|\bang?\b|\bng\b|\bdod\b/

/**
 * Agencies by subcommittee and printed text, as the Government Accountability Office counts: by the Act that
 * appropriates. The first rule that fits decides.
 */
const RULES: Readonly<Partial<Record<SubcommitteeCode, readonly Rule[]>>> = {
  AG: [
    ['HHS', /\bfood and drug\b|\bfda\b/],
    [
      'USDA',
      /agricultur|^general provisions?$|\busda\b|\brural\b|natural resources conservation|animal and plant|food and nutrition|\bfarm\b|\b(?:aphis|ars|nifa|nrcs)\b/,
    ],
  ],
  CJS: [
    ['NASA', /\bnasa\b|aeronautics/],
    ['DOJ', /justice|\bdoj\b|\bcops\b|byrne|\bojp\b|law enforcement|prisons/],
    [
      'DOC',
      /commerce|\bdoc\b|\bnoaa\b|oceanic|\bnist\b|standards and technology|economic development|trade administration/,
    ],
  ],
  DEF: [['DOD', MILITARY]],
  EW: [
    ['USACE', /\bcorps\b/],
    ['DOE', /department of energy|^energy$|\bdoe\b/],
    ['DOI', /interior|reclamation/],
  ],
  FSGG: [
    ['GSA', /general services|\bgsa\b/],
    ['NARA', /national archives|\bnara\b/],
    ['SBA', /small business|\bsba\b/],
  ],
  HS: [
    [
      'DHS',
      /homeland|\bdhs\b|emergency management|coast guard|customs|immigration|secret service|transportation security|cybersecurity|\b(?:fema|cbp|tsa|cisa|uscg)\b/,
    ],
  ],
  INT: [
    ['EPA', /environmental protection|\bepa\b/],
    ['HHS', /indian health/],
    ['USDA', /forest service/],
    [
      'DOI',
      /interior|indian affairs|indian education|land management|fish and wildlife|park service|geological survey/,
    ],
  ],
  LHHS: [
    ['DOL', /department of labor|\bdol\b|employment and training/],
    ['ED', /education|\bed\b/],
    [
      'HHS',
      /health|human services|\bhhs\b|\bhrsa\b|\bsamhsa\b|children and families|community living|disease control/,
    ],
  ],
  MCVA: [
    ['VA', /veterans|\bva\b/],
    ['DOD', MILITARY],
  ],
  THUD: [
    ['HUD', /housing|\bhud\b/],
    ['DOT', /transportation|\bdot\b|highway|transit|aviation|railroad|maritime/],
  ],
}

/** Finds the agency that the Act gives the money to; null if the text is none of the known ones. */
export const findAgency = (subcommittee: SubcommitteeCode, agency: string | null): EnactedAgency | null => {
  const text = foldText(agency ?? '')
  if (text.trim() === '') return null
  return RULES[subcommittee]?.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}

/** Finds the first other subcommittee that has the agency; undefined if its own has it, or if it is unknown. */
export const findOtherSubcommittee = (
  subcommittee: SubcommitteeCode,
  agency: string,
): SubcommitteeCode | undefined =>
  findAgency(subcommittee, agency) === null
    ? listCodes().find((code) => findAgency(code, agency) !== null)
    : undefined

/** Subcommittees whose tables have projects of the agency. */
export const listSubcommittees = (agency: EnactedAgency): readonly SubcommitteeCode[] =>
  listCodes().filter((code) => RULES[code]?.some(([own]) => own === agency))

// The keys of the rules are codes of subcommittees.
const listCodes = () => Object.keys(RULES) as SubcommitteeCode[]

/** Finds the account, if a control total counts it apart. */
export const findCountedAccount = (
  agency: EnactedAgency | null,
  account: string | null,
): CountedAccount | null =>
  agency === 'EPA' && /^stag\b.*(?:clean|drinking) water|revolving fund/.test(foldText(account ?? ''))
    ? 'stag_water'
    : null
