import { countOf } from '../../parts/format.ts'
import { html, type Content } from '../../html/html.ts'
import { showTable } from '../../parts/table.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { linkRecord } from '../../views/record-cell.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

type Related = ShownRecord['related'][number]

/** Related records, with the certainty of each relation and its grounds. */
export const showRelated = ({
  related,
}: ShownRecord): Content => html`<section aria-labelledby="related"><h2 id="related">Related records</h2>
${
  related.length === 0
    ? html`<p>No other record is known to be about this project, and none resembles it.</p>`
    : showTable({
        name: 'Related records',
        caption: `${countOf(related.length, 'related record')}. A candidate may be another project, so do not treat it as a fact.`,
        rows: related,
        columns: [
          {
            title: 'Record',
            cell: ({ id }) => html`<a href="${linkRecord(id)}"><code>${id}</code></a>`,
            isHeading: true,
          },
          { title: 'Stage', cell: ({ stage }) => stageTitle(stage) },
          { title: 'Year', cell: ({ fiscal_year: year }) => year },
          { title: 'How sure', cell: sayTier },
          { title: 'What both have in common', cell: ({ basis }) => basis },
        ],
      })
}</section>`

const TIERS = {
  same_project: 'The same project, according to the documents',
  identical_row: 'An identical row: the document does not say whether it is the same project',
} as const

/** Certainty of a relation, with the next best of a candidate. */
export const sayTier = ({ tier, grade, score, runner_up: runnerUp }: Related): Content => {
  if (tier !== 'candidate') return TIERS[tier]
  const nextBest =
    runnerUp !== null &&
    html`; next best: <a href="${linkRecord(runnerUp.id)}"><code>${runnerUp.id}</code></a> (${runnerUp.score})`
  return html`${grade === 'strong' ? 'Strong' : 'Possible'} candidate, score ${score} of 100${nextBest}`
}
