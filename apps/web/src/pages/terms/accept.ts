import type { TermsDocument, TermsOfOrganisation } from '@rotunda/contract'
import { Problem } from '@rotunda/sdk/portal'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { Redirect, type Page } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { showChoices, showFaults, showForm } from '../../portal/forms.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readOrganisation, type AskedOrganisation } from '../../portal/read-organisation.ts'
import { showAgain } from '../../portal/show-again.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { readTerms, showDifference, showTermsFacts, showText, termsPath } from './show-terms.ts'

/** A member reads the terms, and accepts them for the organisation. */
export const organisationTerms: PortalRoute = {
  path: '/portal/organisations/:organisation/terms',
  show: async (asked) => {
    const [organisation, standing] = await Promise.all([readOrganisation(asked), readStanding(asked)])
    const version = chooseVersion(asked, standing)
    const around: Around = { asked, organisation, standing }
    const page = {
      title: 'Terms for partners',
      description: `The terms for partners and ${organisation.name}.`,
      trail: organisation.trail,
    }
    if (version === undefined)
      return {
        ...page,
        main: html`<p class="lead">No terms are in force. Your organisation needs to accept none.</p>
<p><a href="${href(`${organisation.path}/keys`)}">Keys of ${organisation.name}</a></p>`,
      }
    return { ...page, main: await showStanding(around, await readTerms(asked, version)) } satisfies Page
  },
  submit: (asked) => accept(asked),
}

type Around = {
  readonly asked: PortalAsked
  readonly organisation: AskedOrganisation
  readonly standing: TermsOfOrganisation
}

const readStanding = async ({ portal, named }: PortalAsked): Promise<TermsOfOrganisation> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/organisations/{organisation}/terms', {
      params: { path: { organisation: named['organisation'] ?? '' } },
      signal,
    }),
  )
  return data
}

/** The asked version; else the first that is not accepted, and the version in force when all are. */
const chooseVersion = (
  { params, form }: PortalAsked,
  { in_force: inForce, next, accepted }: TermsOfOrganisation,
): string | undefined => {
  const open = [inForce, next].flatMap((one) => (one === null ? [] : [one.version]))
  const wanted = form.get('version') ?? params.get('version')
  return (
    open.find((version) => version === wanted) ??
    open.find((version) => !accepted.some((one) => one.version === version)) ??
    open[0]
  )
}

const showStanding = async (around: Around, terms: TermsDocument): Promise<Html> => {
  const { asked, organisation, standing } = around
  const [newest] = standing.accepted
  const acceptance = standing.accepted.find(({ version }) => version === terms.version)
  const old =
    acceptance === undefined && newest !== undefined ? await readTerms(asked, newest.version) : undefined
  return html`${showFaults(asked)}${showNext(around, terms, acceptance !== undefined)}
${showTermsFacts(terms)}
${showOther(around, terms)}
${
  old !== undefined &&
  html`<h2 id="terms-difference">Differences to version ${old.version}</h2>
<p>Your organisation has accepted version ${old.version}. These lines differ:</p>
${showDifference(old, terms)}`
}
<h2 id="terms-text">The terms, version ${terms.version}</h2>
${showText(terms)}
${acceptance === undefined && showAcceptForm(asked, organisation, terms)}
${showAccepted(standing)}`
}

/** Says what is due, and what happens then. */
const showNext = ({ organisation }: Around, terms: TermsDocument, isAccepted: boolean): Content => {
  const { name, path } = organisation
  const keys = html`<a href="${href(`${path}/keys`)}">the keys of ${name}</a>`
  if (isAccepted)
    return html`<p class="lead">${name} has accepted version ${terms.version}. Nothing more is needed. Go on to ${keys}.</p>`
  return terms.state === 'to_come'
    ? html`<p class="lead">New terms come in force at ${showMinute(terms.in_force_at)}. From then on, the data for partners is closed to the keys of ${name} until a member has accepted them. You can accept them now, and nothing is interrupted. Messages are sent as before.</p>`
    : html`<p class="lead">${name} has not accepted the terms in force. Read them, and accept them below: a key is issued after that. If the organisation has keys, they read the data again from the next request on.</p>`
}

/** Leads to the other version that can be accepted. */
const showOther = (
  { organisation, standing: { in_force: inForce, next } }: Around,
  terms: TermsDocument,
): Content => {
  const other = [inForce, next].find((one) => one !== null && one.version !== terms.version)
  if (other === undefined || other === null) return null
  const address = makeAddress(`${organisation.path}/terms`, { version: other.version })
  return other.state === 'to_come'
    ? showNotice(
        'New terms come',
        html`<p>Version ${other.version} comes in force at ${showMinute(other.in_force_at)}. <a href="${href(address)}">Read it and accept it</a></p>`,
      )
    : html`<p>The terms in force now are <a href="${href(address)}">version ${other.version}</a>.</p>`
}

const showAcceptForm = (asked: PortalAsked, { name, path }: AskedOrganisation, terms: TermsDocument): Html =>
  html`<h2 id="terms-accept">Accept the terms</h2>
<p>Your e-mail address, the time and the network address of your computer are kept with the acceptance. Every member of ${name} can read who accepted which version.</p>
${showForm({
  action: `${path}/terms`,
  hidden: { version: terms.version, sha256: terms.sha256 },
  fields: showChoices(asked, {
    name: 'accept',
    legend: `Acceptance for ${name}`,
    isMany: true,
    choices: [
      {
        value: 'yes',
        label: `I accept the terms, version ${terms.version}, for ${name}, and I may do so.`,
      },
    ],
  }),
  button: 'Accept the terms',
})}`

const accept = async (asked: PortalAsked): Promise<PortalAnswer> => {
  const { organisation = '' } = asked.named
  const version = asked.form.get('version') ?? ''
  const sha256 = asked.form.get('sha256') ?? ''
  if (asked.form.get('accept') !== 'yes')
    return showAgain(
      organisationTerms,
      asked,
      new Map([['accept', 'Tick the box to accept the terms for your organisation.']]),
    )
  try {
    await asked.portal.ask((api, signal) =>
      api.POST('/api/portal/v1/organisations/{organisation}/terms/{version}/accept', {
        params: { path: { organisation, version } },
        body: { sha256 },
        signal,
      }),
    )
  } catch (fault) {
    // Other terms came in force while the person was reading: the page shows them.
    if (!(fault instanceof Problem) || fault.code !== 'changed_meanwhile') throw fault
    return showAgain(
      organisationTerms,
      { ...asked, form: new URLSearchParams() },
      new Map([['accept', fault.document.detail]]),
    )
  }
  return new Redirect(`/portal/organisations/${encodeURIComponent(organisation)}/terms`, 303)
}

const showAccepted = ({ accepted }: TermsOfOrganisation): Content =>
  accepted.length > 0 &&
  html`<h2 id="terms-accepted">Accepted versions</h2>
${showTable({
  name: 'Accepted versions',
  caption: 'Versions that the organisation has accepted, newest first',
  rows: accepted,
  columns: [
    {
      title: 'Version',
      cell: ({ version }) => html`<a href="${href(termsPath(version))}">${version}</a>`,
      isHeading: true,
    },
    { title: 'Accepted', cell: ({ accepted_at: at }) => showMinute(at) },
    {
      title: 'By',
      cell: ({ mailbox, person }) =>
        mailbox ?? (person === null ? 'A paper that the operator recorded' : 'A person who was deleted'),
    },
  ],
})}`
