import type { EnactedProject, LineageLink, Stage } from '@rotunda/contract'
import { join } from '../../filters/conditions.ts'
import { CHAMBER_OF_ORIGIN } from '../../filters/enacted-parameters.ts'
import { html, type Html } from '../../html/html.ts'
import { countOf, showDollars } from '../../parts/format.ts'
import {
  findingOf,
  listSpendingSteps,
  nameCompared,
  sayAsOf,
  showLineage,
  showLink,
  type LineageStep,
} from '../../views/lineage.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { chambersOf, type LineOfProject } from './read-line.ts'
import { SOURCES_ID } from './show-project.ts'

/** The line from the requests to the payment, as the page of a record has it. */
export const listStepsOf = (project: EnactedProject, line: LineOfProject): LineageStep[] => {
  const { id, amount } = project
  const enacted: LineageStep = {
    title: 'Enacted',
    finding: 'found',
    amounts: amount === null ? [] : [amount],
    details: `This project${amount === null ? '' : `, ${showDollars(amount)} enacted`}`,
    proof: SOURCES_ID,
  }
  return [
    findStage('Asked', 'request', project, line),
    findStage('In a bill', 'house_bill', project, line),
    enacted,
    ...listSpendingSteps(line.spending, 'found', [{ id, finding: 'found' }]),
  ]
}

/** The steps with their grounds. */
export const showLineOf = (
  steps: readonly LineageStep[],
  line: LineOfProject,
  release: Parameters<typeof sayAsOf>[0],
): Html =>
  html`<section aria-labelledby="lineage"><h2 id="lineage">From the request to the payment</h2>
<p>This service compared records with the project. A document states a link only if its grade says so.</p>
${showLineage(steps, sayAsOf(release))}
${line.total > line.links.length && html`<p>The API has all ${countOf(line.total, 'link')}.</p>`}</section>`

const findStage = (
  title: LineageStep['title'],
  stage: Stage,
  project: EnactedProject,
  line: LineOfProject,
): LineageStep => {
  const links = line.links.filter((link) => link.stage === stage)
  if (links.length === 0) return { title, ...explainAbsence(stage, project, line) }
  const finding = findingOf(links)
  const best = links.filter((link) => findingOf([link]) === finding)
  return {
    title,
    finding,
    amounts: best.flatMap(({ record_id: id }) => line.amounts.get(id) ?? []),
    details: links.map((link) => showOne(link, line.amounts.get(link.record_id))),
  }
}

const ASKED = { request: 'asked for', house_bill: 'in the bill' } as const satisfies Record<Stage, string>

const showOne = (link: LineageLink, amount: number | null | undefined): Html => {
  const { record_id: id, chamber, stage } = link
  const money = typeof amount === 'number' && `, ${showDollars(amount)} ${ASKED[stage]}`
  return html`<p><a href="${linkRecord(id)}"><code>${id}</code></a>, ${CHAMBER_OF_ORIGIN[chamber]}${money}</p>
${showLink(link)}`
}

const WORDS = { request: 'request', house_bill: 'project in a bill' } as const satisfies Record<Stage, string>

/** A stage is not found only if the links compared the records of every chamber in question. */
const explainAbsence = (
  stage: Stage,
  project: EnactedProject,
  { records, compared }: LineOfProject,
): Pick<LineageStep, 'finding' | 'details'> => {
  if (records === undefined)
    return {
      finding: 'no_source',
      details: 'The links compare no release of the records that this service serves.',
    }
  const found = compared.get(stage) ?? []
  const lacking = chambersOf(stage, project).filter((chamber) => !found.includes(chamber))
  const name = (chambers: typeof found) =>
    join(
      chambers.map((one) => CHAMBER_OF_ORIGIN[one]),
      'and',
    )
  const release = html`release ${nameCompared(records.id)} of the records`
  const isLinked =
    found.length > 0 &&
    html` No ${WORDS[stage]} of the ${name(found)} for this year and subcommittee is linked.`
  return lacking.length > 0
    ? {
        finding: 'no_source',
        details: html`No ${WORDS[stage]} of the ${name(lacking)} for this year and subcommittee is in ${release}.${isLinked}`,
      }
    : {
        finding: 'not_found',
        details: html`${isLinked} The links compare ${release}. The project or its recipient may have another name there.`,
      }
}
