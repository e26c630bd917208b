import { LINK_GRADES, type LinkGrade, type SpendingResult } from '@rotunda/contract'
import type { LinkedAward, Spending } from '../ask/memory.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { linkOut } from '../parts/link-out.ts'

/** The awards of a project, each with its number and its page at the publisher. */
export const showAwards = (
  { result, stated_awards: stated, unique_awards: unique, candidate_awards: open }: Spending,
  awards: readonly LinkedAward[] = [],
): Content =>
  isGrade(result) &&
  html`<p>Awards: ${stated + unique + open}, the best link of the grade <strong>${result}</strong>: ${LINK_GRADES[result]}</p>
${awards.length > 0 && html`<ul>${awards.map((award) => showAward(award))}</ul>`}`

export const isGrade = (result: SpendingResult): result is LinkGrade => Object.hasOwn(LINK_GRADES, result)

/** Words for the grade of a link. */
export const GRADE_WORDS = {
  stated: 'stated',
  unique: 'inferred',
  candidate: 'possible',
} as const satisfies Record<LinkGrade, string>

const showAward = ({ award_id: id, grade }: LinkedAward): Html => {
  const number = findAwardNumber(id)
  const name =
    number === undefined
      ? html`Award <code class="digest">${id}</code>`
      : html`${linkOut(`https://www.usaspending.gov/award/${encodeURIComponent(id)}`, `Award ${number} at USAspending.gov`)} (<code class="digest">${id}</code>)`
  return html`<li>${name}, ${GRADE_WORDS[grade]}</li>`
}

/** Ids of USAspending hold the number of the award, and then the code of its agency; those of orders their parent, too. */
const ASSISTANCE = /^ASST_(?:NON|AGG)_(.+)_[^_]+$/
const CONTRACT = /^CONT_(?:AWD|IDV)_([^_]+)_/

export const findAwardNumber = (id: string): string | undefined =>
  (ASSISTANCE.exec(id) ?? CONTRACT.exec(id))?.[1]
