import { html } from '../../html/html.ts'
import type { Page } from '../../page.ts'

/** The front page of a service that has no data yet: what there is all the same. */
export const describeUnpublished = (): Page => ({
  title: 'No data is published yet',
  description: 'This service works, and has not published its first release of data.',
  isIndexed: false,
  headers: { 'cache-control': 'no-store' },
  main: html`<p class="lead">This service works, and has not published its first release yet. Until then the pages of records, totals and files answer that they are unavailable.</p>
<section aria-labelledby="there"><h2 id="there">What is here</h2><ul>
<li><a href="/docs">Documentation</a>: what the data will say, and how to use it</li>
<li><a href="/docs/api">API reference</a>, for data and for messages</li>
<li><a href="/regulations">Regulations that are open for comment</a></li>
<li><a href="/status">Status</a>: which parts of the service are there, and which are missing</li>
</ul></section>
<p class="hint">If you run this service: <a href="/docs/how-to/fetch-sources">gather source documents</a>, then <a href="/docs/how-to/publish-a-release">publish a release</a>.</p>`,
})
