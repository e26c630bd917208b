import type { Dimension } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { html, type Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import type { EntityKind } from './entity.ts'
import { entityAddress, linkValue } from '../../views/entity-links.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

type Named = 'recipient' | 'account'
type Example = Awaited<ReturnType<typeof findExample>>

const LONGEST_NAME = RECORD_PAGE_LIMITS.nameCharacters.value

const ABSENT = html`<span class="absent">not stated</span>`

const findByName =
  (dimension: Named, showAbout: (example: Example) => Content): EntityKind['find'] =>
  async (asked, key) => {
    if (key.length > LONGEST_NAME) return undefined
    const example = await findExample(asked, dimension, key)
    const name = example?.[dimension]
    if (typeof name !== 'string') return undefined
    return {
      name,
      address: entityAddress(dimension, name),
      filter: { [dimension]: name },
      about: showAbout(example),
    }
  }

const findExample = async ({ clients }: Asked, dimension: Named, name: string) => {
  const { data } = await clients.appropriations
    .records({ [dimension]: name, sort: '-fiscal_year' }, { ...PAGE_CALL, pageSize: 1 })
    .page()
  return data[0]
}

const kindOf = (
  dimension: Named,
  many: string,
  questions: EntityKind['questions'],
  breakdowns: readonly Dimension[],
  showAbout: (example: Example) => Content,
): EntityKind => ({
  one: dimension,
  many,
  path: `/${many.toLowerCase()}`,
  dimension,
  questions,
  breakdowns,
  find: findByName(dimension, showAbout),
})

/** Recipients by exact name. Sources give no ids, so two spellings are two recipients. */
export const recipients = kindOf(
  'recipient',
  'Recipients',
  { one: 11, list: 11 },
  ['bioguide', 'subcommittee', 'project_state'],
  (example) =>
    html`<p>Sources give recipients no id. This page has the records with exactly this name, in upper or lower case. Other spellings have pages of their own.</p>
<dl class="facts"><dt>Address, in the newest record</dt><dd>${example?.recipient_address ?? ABSENT}</dd></dl>`,
)

/** Accounts from tables in bills, the only documents that name accounts. */
export const accounts = kindOf(
  'account',
  'Accounts',
  { one: 14, list: 11 },
  ['agency', 'subcommittee', 'bioguide', 'recipient', 'funding_line'],
  (example) => {
    const code = example?.subcommittee
    const subcommittee = typeof code === 'string' ? linkValue('subcommittee', code) : ABSENT
    return html`<dl class="facts">
<dt>Agency, in the newest record</dt><dd>${example?.agency ?? ABSENT}</dd>
<dt>Subcommittee</dt><dd>${subcommittee}</dd>
</dl><p class="as-of">Name as printed in tables of bills. Agencies may have accounts of the same name, so this page counts the agencies.</p>`
  },
)
