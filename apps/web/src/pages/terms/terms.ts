import type { TermsVersion } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showTable } from '../../parts/table.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { readTerms, showTermsFacts, showTermsState, showText, termsPath } from './show-terms.ts'

/** Every version of the terms. Anyone may read it. */
export const termsVersions: PortalRoute = {
  path: '/terms',
  show: async (asked) => {
    const { data, meta } = await readVersions(asked)
    return {
      title: 'Terms for partners',
      description: 'Versions of the terms for partners, with their dates and digests.',
      main: html`<p class="lead">An organisation accepts these terms before it gets a key. Each version keeps its address and its words.</p>
${data.length === 0 ? html`<p>There are no terms yet.</p>` : showVersions(data)}
${meta.has_more && html`<p><a href="${href(makeAddress('/terms', { offset: meta.offset + meta.limit }))}">Older versions</a></p>`}`,
    }
  },
}

const readVersions = ({ portal, params }: PortalAsked) =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/terms', {
      params: { query: { offset: Number(params.get('offset') ?? 0) } },
      signal,
    }),
  )

const showVersions = (versions: readonly TermsVersion[]): Html =>
  showTable({
    name: 'Versions of the terms',
    caption: 'Versions, the newest date first',
    rows: versions,
    columns: [
      {
        title: 'Version',
        cell: ({ version }) => html`<a href="${href(termsPath(version))}">${version}</a>`,
        isHeading: true,
      },
      { title: 'State', cell: (version) => showTermsState(version) },
      { title: 'SHA-256', cell: ({ sha256 }) => html`<code>${sha256}</code>` },
    ],
  })

/** A version, for ever at its address. Anyone may read it. */
export const termsVersion: PortalRoute = {
  path: '/terms/:version',
  show: async (asked) => {
    const terms = await readTerms(asked, asked.named['version'] ?? '')
    return {
      title: `Terms for partners, version ${terms.version}`,
      description: `The terms for partners, version ${terms.version}.`,
      trail: [{ title: 'Terms for partners', address: '/terms' }],
      main: html`${showTermsFacts(terms)}
${showText(terms)}
<p>A member of an organisation accepts the terms in <a href="/portal">the portal</a>.</p>`,
    }
  },
}
