import { html, type Html } from '../../html/html.ts'
import { showForm } from '../../portal/forms.ts'
import { readMe, type Me, type PortalRoute } from '../../portal/portal-page.ts'

/** First page of a person who is signed in. */
export const portal: PortalRoute = {
  path: '/portal',
  show: async (asked) => {
    const me = await readMe(asked)
    return {
      title: 'Partner access',
      description: 'Organisations, access requests and keys.',
      main: html`<p class="lead">You are signed in as <strong>${me.mailbox}</strong>.</p>
${showOrganisations(me)}
<p><a href="/portal/sessions">Sessions and passkeys</a></p>
${showForm({ action: '/portal/sign-out', button: 'Sign out', fields: null })}`,
    }
  },
}

const showOrganisations = ({ organisations }: Me): Html =>
  html`<h2 id="organisations">Your organisations</h2>
${organisations.length === 0 ? html`<p>You belong to no organisation yet.</p>` : html`<ul>${organisations.map(({ id, name }) => html`<li><a href="/portal/organisations/${id}">${name}</a></li>`)}</ul>`}`
