import { STATES } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { showValue } from '../../filters/parameters.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Content } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { entityAddress, linkValue } from '../../views/entity-links.ts'
import { readMembers, givenFirst, surnameFirst } from '../../views/member-names.ts'
import type { EntityKind } from './entity.ts'
import { MEMBERS_PARAMS, writeMembers } from './write-members.ts'

const BIOGUIDE = /^[A-Za-z]{1,2}\d{5,6}$/

/** Members as named in appropriations records. Nothing here comes from the data behind keys. */
export const members: EntityKind = {
  one: 'member',
  many: 'Members',
  path: '/members',
  pattern: '/members/:key',
  dimension: 'bioguide',
  questions: { one: 15, list: 21 },
  breakdowns: ['subcommittee', 'recipient', 'project_state'],
  money: 'bioguide',
  writeList: writeMembers,
  listParams: MEMBERS_PARAMS,
  find: async (asked, key) => {
    if (!BIOGUIDE.test(key)) return undefined
    const bioguide = key.toUpperCase()
    const [found, named] = await Promise.all([
      findRequestor(asked, bioguide),
      readMembers(asked.clients, [bioguide]),
    ])
    const name = givenFirst(named.get(bioguide)?.name ?? surnameFirst(found?.name ?? ''))
    const address = entityAddress('bioguide', bioguide)
    return (
      found && {
        name,
        lead: describeSeat(found),
        repeats: 'requestors',
        address,
        structured: describeMember(found, { bioguide, name, page: asked.origin + address }),
        filter: { bioguide },
        about: showAbout(found, bioguide),
      }
    )
  },
}

/** The member's facts in the newest record. */
const findRequestor = async ({ clients }: Asked, bioguide: string) => {
  const { data } = await clients.appropriations
    .records({ bioguide, sort: '-fiscal_year', fields: ['requestors'] }, { ...PAGE_CALL, pageSize: 1 })
    .page()
  return data[0]?.requestors.find((one) => one.bioguide === bioguide)
}

type Requestor = NonNullable<Awaited<ReturnType<typeof findRequestor>>>

/** Formats `Republican, Senate, California`, without parts that the newest record lacks. */
const describeSeat = ({ party, chamber, state, district }: Requestor): string =>
  [
    party === null ? undefined : showValue('party', party),
    showValue('chamber', chamber),
    state === null ? undefined : STATES[state],
    district === null ? undefined : nameDistrict(district),
  ]
    .filter((part) => part !== undefined)
    .join(', ')

const nameDistrict = (district: number): string => (district === 0 ? 'at large' : `district ${district}`)

type Member = { readonly bioguide: string; readonly name: string; readonly page: string }

/** A schema.org person, identified by the Bioguide id. */
const describeMember = ({ chamber, party }: Requestor, { bioguide, name, page }: Member): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': page,
  name,
  url: page,
  identifier: { '@type': 'PropertyValue', propertyID: 'bioguide', value: bioguide },
  jobTitle: chamber === 'house' ? 'Member of the House of Representatives' : 'Senator',
  memberOf: [
    {
      '@type': 'GovernmentOrganization',
      name: chamber === 'house' ? 'United States House of Representatives' : 'United States Senate',
    },
    ...(party === null ? [] : [{ '@type': 'Organization', name: showValue('party', party) }]),
  ],
})

const showAbout = (
  { chamber, state, district, party }: Requestor,
  bioguide: string,
): Content => html`<dl class="facts">
<dt>Bioguide id</dt><dd><code>${bioguide}</code></dd>
<dt>Chamber</dt><dd>${showValue('chamber', chamber)}</dd>
<dt>State</dt><dd>${state === null ? html`<span class="absent">not stated</span>` : linkValue('state', state, STATES[state])}</dd>
${district !== null && html`<dt>District</dt><dd>${district === 0 ? 'at large' : district}</dd>`}
<dt>Party</dt><dd>${party === null ? html`<span class="absent">not stated</span>` : showValue('party', party)}</dd>
</dl>
<p class="as-of">From the newest record, as printed or as matched with the list of members. A record is linked to this member only if exactly one member fits.</p>
<p><a href="${makeAddress('/compare', { kind: 'member', a: bioguide })}">Compare with another member</a></p>
<p class="as-of">Terms, committees and staff are in <a href="/docs/api">the API for partners</a>, which needs a key.</p>`
