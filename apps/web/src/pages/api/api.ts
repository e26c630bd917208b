import { showText } from '../../parts/show-text.ts'
import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { showDocs } from '../../views/docs-frame.ts'
import { APIS, isApi, readDescription, type Description } from '../../ask/api-description.ts'
import { showOperation } from './show-operation.ts'

/** All APIs with a list of their operations. */
export const api: Route = {
  path: '/docs/api',
  questions: 6,
  hasNoParams: true,
  write: async ({ clients, path }) => {
    const all = await Promise.all(
      Object.keys(APIS)
        .filter(isApi)
        .map((name) => readDescription(name, clients)),
    )
    return {
      title: 'API reference',
      description:
        'Every operation of the APIs: appropriations data, enacted projects, messages and comments, data on Congress, the partner access portal, and corrections.',
      trail: [{ title: 'Documentation', address: '/docs' }],
      main: showDocs(
        path,
        html`<p class="lead">All APIs have one address. The appropriations data and the enacted projects need no key. Messages and the data on Congress do. The portal is for people who are signed in, and anyone can report a mistake.</p>
<p>Different parameters narrow a result, several values of one parameter widen it, and an unknown parameter is refused by name. A page holds up to 200 rows: for the next one keep the filters, and add <code>snapshot</code> and <code>offset</code> with the values of <code>meta.snapshot</code> and <code>meta.next_offset</code>. To learn it step by step, open <a href="/docs/tutorials/read-appropriations">Read the appropriations data</a> or <a href="/docs/tutorials/first-message">First message</a>.</p>
<p>Postman and similar programs import <a href="/api/postman.json">one collection of all operations</a>: a folder for each API, with examples as values. Its variables are <code>baseUrl</code>, this service, and <code>key</code>, your key.</p>
${all.map(showOverview)}`,
      ),
    }
  },
}

const showOverview = ({ name, about, operations }: Description): Html => html`<section>
<h2 id="${name}"><a href="${href(`/docs/api/${name}`)}">${APIS[name]}</a></h2>
<p>${showText(about)}</p>
<dl class="operations">${operations.map(
  ({ id, method, path, summary }) =>
    html`<div><dt><a href="${href(`/docs/api/${name}#${id}`)}"><span class="method">${method}</span> <code>${path}</code></a></dt><dd>${summary}</dd></div>`,
)}</dl>
<p>For programs: <a href="${href(`/api/openapi/${name}.json`)}">the description as OpenAPI 3.1</a>.</p>
</section>`

/** All operations of one API, from the description that programs read. */
export const apiReference: Route = {
  path: '/docs/api/:api',
  questions: 1,
  hasNoParams: true,
  write: async (asked) => {
    const { api: name = '' } = asked.named
    // The breadcrumb of the page for trying requests leads here.
    if (name === 'try') return new Redirect('/docs/api/try/appropriations')
    if (!isApi(name))
      return notFound(`No API has this name. Choose one of: ${Object.keys(APIS).join(', ')}.`, asked)
    const { about, operations } = await readDescription(name, asked.clients)
    return {
      title: `API reference: ${APIS[name].toLowerCase()}`,
      description: about.slice(0, 200),
      alternates: [
        {
          type: 'application/vnd.oai.openapi+json',
          address: `/api/openapi/${name}.json`,
          title: 'OpenAPI 3.1',
        },
      ],
      trail: [
        { title: 'Documentation', address: '/docs' },
        { title: 'API reference', address: '/docs/api' },
      ],
      main: showDocs(
        '/docs/api',
        html`<p class="lead">${showText(about)}</p>
<p><a href="${href(`/docs/api/try/${name}`)}">Try it in the browser</a> · <a href="${href(`/api/openapi/${name}.json`)}">OpenAPI 3.1, for programs</a></p>
<details class="on-this-page" open><summary>Operations</summary>
<ul>${operations.map(({ id, summary, path }) => html`<li><a href="#${id}">${summary}</a> <code>${path}</code></li>`)}</ul></details>
${operations.map((one) => showOperation(one, { api: name, origin: asked.origin }))}`,
      ),
    }
  },
}
