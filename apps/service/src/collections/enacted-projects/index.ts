import { SUBCOMMITTEES, namesOf } from '@rotunda/contract'
import { Type } from 'typebox'
import type { FactSchemas } from '../../releases/index.ts'
import { declareFamilies, makeNoticesFamily, type Facts } from '../families/index.ts'
import { ENACTED_FAMILY } from './enacted-family.ts'
import { PROJECT_FACTS } from './facts.ts'
import { describeLineage, type LineageCounts } from './lineage/index.ts'
import { makeLineageFamily } from './lineage/lineage-family.ts'
import { compareTotals, listTables } from './make-control-totals.ts'

/** Facts that tables of enacted projects do not state; they are given when a table is added. */
const DOCUMENT_FACTS = {
  fiscal_year: Type.Integer({ minimum: 2000, maximum: 2100 }),
  subcommittee: Type.Enum(namesOf(SUBCOMMITTEES)),
  act: Type.String({ minLength: 1, maxLength: 100 }),
  rows: Type.Enum(['published']),
} as const satisfies FactSchemas

/** The family of lineage makes these counts. */
const readCounts = ({ lineage }: Readonly<Record<string, unknown>>): LineageCounts => lineage as LineageCounts

/** States the tables that a release covers, and how its count compares with the published ones. */
const describeCoverage = (
  facts: Facts,
  _staging: unknown,
  _written: unknown,
  counts: Readonly<Record<string, unknown>>,
): string => {
  const projects = [...facts.list(PROJECT_FACTS)].map(({ draft }) => draft)
  const acts = [
    ...new Set(projects.map(({ act, fiscal_year }) => act ?? `an Act for fiscal year ${fiscal_year}`)),
  ]
  const counted = projects.filter((project) => project.counted).length
  const compared = compareTotals(facts).map(({ comparison }) => comparison.status)
  const count = (status: string) => compared.filter((one) => one === status).length
  return `Rows from the tables of ${acts.length === 0 ? 'no Act' : acts.toSorted().join('; ')}: ${projects.length}. GAO would count ${counted} of them as projects. The table control-totals compares them with ${compared.length} published totals: ${count('equal')} agree, ${count('differs')} differ, and ${count('not_covered')} are not covered, because the release lacks rows.${describeCheckTables(facts)} ${describeLineage(readCounts(counts))}`
}

/** States the tables that are read for checks, and how many rows each has. */
const describeCheckTables = (facts: Facts): string => {
  const tables = listTables(facts)
    .flat()
    .flatMap(({ division, publisher, sums }) =>
      publisher === null
        ? []
        : `${division} (${sums.reduce((all, { rows }) => all + rows, 0)}, ${publisher})`,
    )
  return tables.length === 0
    ? ''
    : ` These tables were read for checks only, and their rows are not published: ${tables.toSorted().join('; ')}.`
}

const WORK_OF_GOVERNMENT =
  'Works of the U.S. Government have no copyright in the United States (17 U.S.C. 105).'

const PARTS = [ENACTED_FAMILY, makeLineageFamily()]

const ENACTED_SERIES = [{ title: 'Enacted', column: 'amount' }] as const

/** Enacted community projects and congressionally directed spending. */
export const ENACTED_PROJECTS = declareFamilies([...PARTS, makeNoticesFamily(PARTS)], {
  name: 'enacted-projects',
  words: {
    title: 'Enacted projects, with their sources',
    summary:
      'Community projects and congressionally directed spending as the disclosure tables of Acts list them, each row with its source.',
    attribution:
      'Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates.',
    caution:
      'Enacted means that Congress set this amount aside. It does not show what was spent. Never add it to requests, and never divide it among requestors.',
    publishedRows: 'Rows that are projects, control totals, members, or sums of rows that are not published.',
  },
  catalog: { keywords: ['appropriations', 'enacted', 'earmarks', 'Congress'] },
  notes: {
    rights:
      'Public access grants no licence to source documents. Credit this service and the original publisher, and keep source links and dates.',
    sample_data:
      'This release was made from invented sample documents. No project is real; do not cite any of them.',
  },
  documents: {
    facts: DOCUMENT_FACTS,
    included: ['control-totals', 'notices', 'lineage-decisions', 'lineage-labels'],
  },
  describeCoverage,
  // In a table in thousands that was read as dollars, nearly all amounts are smaller.
  comparison: { leastMedianAmount: 10_000 },
  snapshot: {
    purpose:
      'Congress sets money aside for single projects that its members ask for. This table lists each project that an Act discloses: its amount, its recipient, its State, and the members who requested it. Use it to see what a request became, and what was set aside in a State or by a subcommittee.',
    figures: [
      {
        title: 'Enacted by subcommittee and fiscal year',
        dataset: 'projects',
        by: ['subcommittee'],
        across: 'fiscal_year',
        heading: 'Subcommittee',
        order: 'greatest',
        unit: 'dollars',
        series: ENACTED_SERIES,
        where: ['counted', 'true'],
        note: 'Each fiscal year is apart, because years are counted by different rules. Projects without an amount are not in the sums, and years without a table are missing.',
      },
      {
        title: 'Enacted by State and fiscal year',
        dataset: 'projects',
        by: ['states'],
        across: 'fiscal_year',
        heading: 'State',
        order: 'greatest',
        unit: 'dollars',
        series: ENACTED_SERIES,
        where: ['counted', 'true'],
        note: 'A project in several States counts for each of them, so a column is never added up.',
      },
    ],
    neverClaim: [
      'An enacted amount was not necessarily obligated or paid.',
      'Amounts of requests, bills, Acts and awards are never added.',
      'A member requested the amount of the request, not the enacted amount.',
      'No part of an amount is the credit of a single member.',
      'Years are not compared across counting rules.',
    ],
    terms: [
      {
        publisher: 'joint-statements',
        text: WORK_OF_GOVERNMENT,
      },
      {
        publisher: 'joint-statements-pdf',
        text: WORK_OF_GOVERNMENT,
      },
      { publisher: 'bpc-enacted', text: null },
      {
        publisher: 'control-totals',
        text: 'A report of the Government Accountability Office is “a work of the U.S. government and is not subject to copyright”. For other documents no terms were found.',
      },
      { publisher: 'congress-legislators', text: 'Public domain (CC0 1.0).' },
      { publisher: 'release-manifest', text: 'Releases of this service, with their own notes on rights.' },
      { publisher: 'lineage-decisions', text: 'Decisions of the operator of this service.' },
      { publisher: 'lineage-labels', text: 'Verdicts of two readers, who have agreed to their publication.' },
    ],
    cadence: {
      words: 'After each Act, and again after errata',
      days: 365,
      publishers: ['joint-statements', 'joint-statements-pdf', 'bpc-enacted'],
    },
    cellsWithheld: {
      'bpc-enacted': ['every column, unless the operator publishes its rows'],
      'joint-statements-pdf': ['every column of a project, unless the operator publishes its rows'],
    },
    preview: {
      projects: {
        period: 'fiscal_year',
        counts: ['subcommittee', 'agency_code', 'origination'],
      },
      requestors: { period: 'fiscal_year', counts: ['chamber', 'party', 'match'] },
      'control-totals': { period: 'fiscal_year', counts: ['status'] },
      links: { period: 'fiscal_year', counts: ['grade', 'stage', 'chamber'] },
    },
  },
})
export { PROJECTS } from './projects-table.ts'
export { LINKS } from './lineage/links-table.ts'
