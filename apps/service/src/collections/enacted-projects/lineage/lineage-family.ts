import {
  LINEAGE_GRADES,
  LINEAGE_SIDES,
  type LineageLink,
  type NoticeFields,
  type RowFields,
} from '@rotunda/contract'
import {
  lineageDecisions,
  lineageLabels,
  releaseManifest,
  type LineageDecisionDraft,
  type LineageRecordDraft,
} from '../../../publishers/lineage/index.ts'
import { digestOf, type Fact, type Finding, type MadeRow, type Staging } from '../../../releases/index.ts'
import type { Facts, Family } from '../../families/index.ts'
import { makeProjects, type MadeProject } from '../make-projects.ts'
import { countGrades, countLineage, type MadeLineage } from './count-lineage.ts'
import {
  DECISION_FACTS,
  findRelease,
  LABEL_FACTS,
  MEMBER_FACTS,
  RECORD_FACTS,
  RELEASE_FACTS,
} from './lineage-facts.ts'
import type { LineageProject } from './lineage-item.ts'
import { linkRecords, type Lineage, type Link } from './link-records.ts'
import { LINKS } from './links-table.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Links between the records of a release of appropriations and enacted projects. */
export const makeLineageFamily = (): Family => {
  let made: MadeLineage | undefined
  return {
    tables: [LINKS],
    datasets: {
      links: {
        title: 'Links from requests to enacted projects',
        notes: ['links_are_graded', 'stages_never_added', 'rights'],
      },
    },
    facts: [RELEASE_FACTS, RECORD_FACTS, MEMBER_FACTS, DECISION_FACTS, LABEL_FACTS],
    publishers: [
      { publisher: releaseManifest, datasets: ['links'] },
      { publisher: lineageDecisions, datasets: ['links'] },
      { publisher: lineageLabels, datasets: ['links'] },
    ],
    notes: {
      links_are_graded:
        'Links come from comparing words, members and States; stated links come from documents. `grade` says how sure a link is. A candidate may be a different project. A request without a link was not found among the enacted projects: the request was not necessarily denied.',
      stages_never_added:
        'A request, a bill, an Act, an obligation and a payment are different stages. Never add their amounts, and derive no rate of success from links.',
    },
    refusals: {},
    fields: { grade: LINEAGE_GRADES, runner_up_side: LINEAGE_SIDES },
    *make(facts, staging) {
      const sides = readSides(facts, staging)
      const found = linkRecords(
        [...sides.records.values()].map(({ draft }) => draft),
        [...sides.projects.values()].map(readProject),
        sides.decisions.map(({ draft: { record, project, decision } }) => ({
          record,
          project,
          verdict: decision,
        })),
      )
      made = { ...found, sides }
      for (const link of found.links) yield makeLink(link, sides)
    },
    check: () => (made === undefined ? [] : [describeLinks(made), ...checkDecisions(made)]),
    count: (facts) => {
      const counts = made === undefined ? {} : { lineage: countLineage(facts, made) }
      // Frees the records of the build.
      made = undefined
      return counts
    },
  }
}

type Sides = {
  readonly release: string
  readonly records: ReadonlyMap<string, Fact<LineageRecordDraft>>
  readonly projects: ReadonlyMap<string, MadeProject>
  readonly decisions: readonly Fact<LineageDecisionDraft>[]
}

const readSides = (facts: Facts, staging: Staging): Sides => ({
  release: findRelease(facts, 'appropriations') ?? '',
  records: new Map([...facts.list(RECORD_FACTS)].map((fact) => [fact.draft.id, fact])),
  projects: new Map([...makeProjects(facts, staging)].map((project) => [project.id, project])),
  decisions: [...facts.list(DECISION_FACTS)],
})

const readProject = ({ id, body }: MadeProject): LineageProject => ({
  id,
  fiscal_year: body.fiscal_year,
  subcommittee: body.subcommittee,
  requestors: body.requestors.map(({ name, bioguide, chamber }) => ({ name, bioguide, chamber })),
  states: body.states,
  recipient: body.recipient,
  title: body.project,
  amount: body.amount,
})

const ID_DIGITS = 16

const makeLink = (link: Link, { release, records, projects, decisions }: Sides): MadeRow => {
  const { record, project, grade, score, runnerUp, evidence } = link
  const decision = decisions.find(
    ({ draft }) => grade === 'stated' && draft.record === record.id && draft.project === project.id,
  )
  const body: Omit<LineageLink, 'id' | keyof RowFields | keyof NoticeFields> & NoticeFields = {
    record_id: record.id,
    project_id: project.id,
    fiscal_year: project.fiscal_year,
    stage: record.stage,
    chamber: record.chamber,
    grade,
    score,
    runner_up_side: runnerUp?.side ?? null,
    runner_up_id: runnerUp?.id ?? null,
    runner_up_score: runnerUp?.score ?? null,
    grounds: { ...evidence, words: [...evidence.words] },
    decision_reason: decision?.draft.reason ?? null,
    decision_url: decision?.draft.evidence_url ?? null,
    record_release: release,
    matcher_version: THRESHOLDS.version,
    notices: [],
  }
  const origins = [records.get(record.id), ...(projects.get(project.id)?.from ?? []), decision]
  return {
    table: LINKS.name,
    dataset: LINKS.name,
    id: `lnk-${digestOf([record.id, project.id], ID_DIGITS)}`,
    coverage: {},
    body,
    from: origins.filter((origin) => origin !== undefined),
  }
}

/** Counts of the links, for readers of the checks. */
const describeLinks = ({ links, compared }: Lineage): Finding => {
  const { stated, unique, candidate } = countGrades(links)
  return {
    name: 'lineage_links',
    rule: `Links join records and enacted projects of the same year. Stated ${stated}, unique ${unique}, candidates ${candidate}; ${compared} pairs were compared by version ${THRESHOLDS.version} of the thresholds.`,
    faults: links
      .filter(({ record, project }) => record.fiscal_year !== project.fiscal_year)
      .map(({ record, project }) => `${record.id} ${project.id}`),
  }
}

/** A decision may name a record of an earlier release, so it only reports. */
const checkDecisions = ({ unused }: Lineage): readonly Finding[] => {
  if (unused.length === 0) return []
  const named = unused.map(({ record, project, reason }) => `${record} ${project} (${reason})`)
  return [
    {
      name: 'lineage_decisions',
      rule: `A decision makes no link across years or States, and no second link. Decisions without effect: ${named.join(', ')}.`,
      faults: [],
    },
  ]
}
