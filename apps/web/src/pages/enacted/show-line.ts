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

/** The line from the requests to the payment, as the page of a record shows it. */
export const showLineOf = (
  project: EnactedProject,
  line: LineOfProject,
  release: Parameters<typeof sayAsOf>[0],
): Html => {
  const { id, amount } = project
  const enacted: LineageStep = {
    title: 'Enacted',
    finding: 'found',
    details: `This project${amount === null ? '' : `, ${showDollars(amount)} enacted`}`,
  }
  return html`<section aria-labelledby="lineage"><h2 id="lineage">From the request to the payment</h2>
<p>This service compared records with the project. A document states a link only if its grade says so.</p>
${showLineage(
  [
    findStage('Request', 'request', project, line),
    findStage('Bill', 'house_bill', project, line),
    enacted,
    ...listSpendingSteps(line.spending, 'found', [{ id, finding: 'found' }]),
  ],
  sayAsOf(release),
)}
${line.total > line.links.length && html`<p>The API has all ${countOf(line.total, 'link')}.</p>`}</section>`
}

const findStage = (
  title: LineageStep['title'],
  stage: Stage,
  project: EnactedProject,
  line: LineOfProject,
): LineageStep => {
  const links = line.links.filter((link) => link.stage === stage)
  return links.length > 0
    ? { title, finding: findingOf(links), details: links.map((link) => showOne(link)) }
    : { title, ...explainAbsence(stage, project, line) }
}

const showOne = (link: LineageLink): Html =>
  html`<p><a href="${linkRecord(link.record_id)}"><code>${link.record_id}</code></a>, ${CHAMBER_OF_ORIGIN[link.chamber]}</p>
${showLink(link)}`

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
