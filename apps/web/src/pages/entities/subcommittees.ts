import { namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { html } from '../../html/html.ts'
import type { EntityKind } from './entity.ts'
import { entityAddress } from '../../views/entity-links.ts'

/** The twelve subcommittees, by codes that outlive their names. */
export const subcommittees: EntityKind = {
  one: 'subcommittee',
  many: 'Subcommittees',
  path: '/subcommittees',
  pattern: '/subcommittees/:key',
  dimension: 'subcommittee',
  questions: { one: 11, list: 1 },
  breakdowns: ['account', 'state', 'bioguide', 'recipient'],
  find: (_asked, key) => {
    const code = namesOf(SUBCOMMITTEES).find((one) => one === key.toUpperCase())
    return Promise.resolve(
      code && {
        name: SUBCOMMITTEES[code],
        address: entityAddress('subcommittee', code),
        filter: { subcommittee: code },
        about: html`<dl class="facts"><dt>Code</dt><dd><code>${code}</code></dd></dl>
<p class="as-of">Names of subcommittees change between Congresses and differ between the chambers. The code covers all of these names. Records keep the name as printed.</p>
<p><a href="/api/appropriations/v1/funding-lines?subcommittee=${code}&basis=guidance_document">Accounts and programs named in documents on requests</a>, as JSON. Drafts, and accounts named only in bills, are <a href="/funding-lines">among the funding lines</a>.</p>`,
      },
    )
  },
}
