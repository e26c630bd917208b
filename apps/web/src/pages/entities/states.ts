import { isState, STATES } from '@rotunda/contract'
import { readStageTotals } from '../../filters/stage-totals.ts'
import { findState } from '../../geography/find-state.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { countStage } from '../../filters/stage-words.ts'
import type { EntityKind } from './entity.ts'
import { entityAddress } from '../../views/entity-links.ts'
import { readMembersOf } from '../../views/member-names.ts'
import { listEnactedOnly, rankMembers, showRanking } from './rank-members.ts'
import { STATES_PARAMS, writeStates } from './write-states.ts'

/** Members of a State by the amounts of their enacted projects. */
const showMembers: EntityKind['showMore'] = async ({ clients }, key, money) => {
  if (money.kind !== 'read' || !isState(key)) return null
  const named = await readMembersOf(clients, key)
  const members = [
    ...[...named].map(([id, { name }]) => ({ id, name, hasPage: true })),
    ...listEnactedOnly(money, named, key).map(([id, { name }]) => ({ id, name, hasPage: false })),
  ]
  const ranking = rankMembers(money, members)
  return (
    ranking !== undefined &&
    html`<section aria-labelledby="ranked"><h2 id="ranked">Members by amount enacted</h2>
${showRanking(ranking, ` of ${STATES[key]}`)}</section>`
  )
}

/** States of members. Project locations are listed separately, because they answer another question. */
export const states: EntityKind = {
  one: 'State',
  many: 'States',
  namedAs: 'that of a member',
  path: '/states',
  pattern: '/states/:key',
  dimension: 'state',
  questions: { one: 18, list: 5 },
  breakdowns: ['bioguide', 'subcommittee', 'recipient'],
  money: 'state',
  showMore: showMembers,
  writeList: writeStates,
  listParams: STATES_PARAMS,
  find: async (asked, key) => {
    const code = findState(key)
    return (
      code && {
        name: STATES[code],
        address: entityAddress('state', code),
        filter: { state: code },
        about: await showAbout(asked, code),
      }
    )
  },
}

const showAbout = async ({ clients }: Asked, code: string): Promise<Content> => {
  const projects = await readStageTotals(clients.appropriations, new URLSearchParams({ project_state: code }))
  return html`<p>This page shows what <strong>members of this State</strong> asked for.</p>
<p>Projects <strong>in this State</strong>, requested by members of any State: ${
    projects.length === 0
      ? 'none known'
      : projects.map(
          ({ stage, rows }, index) =>
            html`${index > 0 && ', '}<a href="${makeAddress('/records', { project_state: code, stage })}">${countStage(stage, rows)}</a>`,
        )
  }. Many documents do not say where a project is.</p>
<p><a href="/map">All States on a map</a>, <a href="${makeAddress('/compare', { kind: 'state', a: code })}">compare with another</a></p>`
}
