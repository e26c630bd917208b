import type { NewSecret } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { Page } from '../../page.ts'
import { showCode } from '../../parts/code-block.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import type { AskedOrganisation } from '../../portal/read-organisation.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { keyPath, showTime } from './key-words.ts'

type Around = {
  readonly asked: PortalAsked
  /** Read before the key is made: a page that fails after that would lose the secret. */
  readonly organisation: AskedOrganisation
}

/** The answer to the form is the only page that shows a key. Nothing leads back to it. */
export const showSecret = (
  { asked: { origin }, organisation: { path, trail } }: Around,
  { id, secret, expires_at: end }: NewSecret,
  more: Content = null,
): Page => {
  const tried = `ROTUNDA_KEY='${secret}'\ncurl -H "Authorization: Bearer $ROTUNDA_KEY" ${origin}/api/partner/v1/whoami`
  return {
    title: 'Your new key',
    description: 'A new key, shown once.',
    trail: [...trail, { title: 'Keys', address: `${path}/keys` }],
    main: html`${showNotice('The key is shown on this page only', html`<p>Store it now, in a secret store. This service keeps no copy that can be read. Do not reload the page: the form would be sent again, and another key made.</p>`)}
${showCode('Key', secret)}
<p>To copy it without the button, select the whole line. It expires at ${showTime(end, 'no time')}.</p>
${more}
<h2 id="try">Try it</h2>
<p>The answer names your organisation, the scopes and the quotas of the key. It costs nothing of a quota.</p>
${showCode('Shell', tried)}
<h2 id="keep">Keep it secret</h2>
<p>Send it only in the header <code>Authorization</code>, from a server. Never put it into a web page, an app, a repository or an address. If others may have seen it, rotate it at once.</p>
<p><a class="usa-button" href="${href(keyPath(path, { id }))}">I have stored it</a></p>`,
  }
}
