import { APIS, isApi, readDescription, type ApiName } from '../../ask/api-description.ts'
import type { Operation } from '../../ask/api-operations.ts'
import { showText } from '../../parts/show-text.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, Route } from '../../page.ts'
import { showCode } from '../../parts/code-block.ts'
import { notFound } from '../../parts/not-found.ts'
import { showDocs } from '../../views/docs-frame.ts'
import { sendTry, type Tried } from './send-try.ts'
import { showField, readFilled } from './try-form.ts'
import { addressOf, writeCurl, type Filled } from './write-curl.ts'

/**
 * A form for trying requests. The page sends those that need no key, and shows their answers. For others it writes
 * the command, because a key must not be typed into a browser.
 */
export const tryApi: Route = {
  path: '/docs/api/try/:api',
  questions: 2,
  isLive: true,
  write: async (asked) => {
    const { api: name = '' } = asked.named
    if (!isApi(name))
      return notFound(`No API has this name. Choose one of: ${Object.keys(APIS).join(', ')}.`, asked)
    const operations = (await readDescription(name, asked.clients)).operations.filter(isReading)
    const wanted = asked.params.get('operation')
    const operation =
      operations.find(({ id }) => id === wanted) ?? (wanted === null ? operations[0] : undefined)
    if (operation === undefined)
      return notFound(
        `The API has no read operation with this name. Choose one at /docs/api/try/${name}.`,
        asked,
      )
    return {
      title: `Try: ${operation.summary}`,
      description: `Fill in a request to ${operation.path} and see the answer.`,
      isIndexed: false,
      trail: [
        { title: 'Documentation', address: '/docs' },
        { title: 'API reference', address: '/docs/api' },
        { title: APIS[name], address: `/docs/api/${name}` },
      ],
      main: showDocs('/docs/api', await showTry(operation, { name, operations, asked })),
    }
  },
}

const isReading = ({ method }: Operation): boolean => method === 'GET'

type Around = { readonly name: ApiName; readonly operations: readonly Operation[]; readonly asked: Asked }

const showTry = async (operation: Operation, { name, operations, asked }: Around): Promise<Html> => {
  const filled = readFilled(operation, asked.params)
  const isAsked = asked.params.has('send') && operation.needs === undefined
  const tried = isAsked ? await sendTry(operation, filled, asked.clients) : undefined
  return html`<form class="try-choice" action="${href(`/docs/api/try/${name}`)}">
<label class="usa-label" for="try-operation">Operation</label>
<div><select class="usa-select" id="try-operation" name="operation">${operations.map(
    ({ id, path }) => html`<option value="${id}"${id === operation.id && html` selected`}>${path}</option>`,
  )}</select><button class="usa-button usa-button--outline" type="submit">Choose</button></div>
</form>
<p>${showText(operation.description)} <a href="${href(`/docs/api/${name}#${operation.id}`)}">Full description</a></p>
<form class="try-form" action="${href(`/docs/api/try/${name}`)}">
<input type="hidden" name="operation" value="${operation.id}"><input type="hidden" name="send" value="1">
${operation.parameters.filter((one) => one.in !== 'header').map((one) => showField(one, filled[one.name] ?? ''))}
<p><button class="usa-button" type="submit">${operation.needs === undefined ? 'Send the request' : 'Write the request'}</button></p>
</form>
<h2 id="request">The request</h2>
${operation.needs !== undefined && html`<p>${WITHOUT[operation.needs]}</p>`}
${showCode('curl', writeCurl(operation, asked.origin, filled))}
${operation.needs === undefined && showLink(operation, filled)}
${tried !== undefined && showTried(tried)}`
}

const WITHOUT = {
  key: 'It needs a key, which is never typed into a web page: send it from where your key is kept.',
  session: 'It needs the session of a person who is signed in: send it with the cookie of the session.',
} as const

/** Shows no link while a required field is empty, because its address would be refused. */
const showLink = (operation: Operation, filled: Filled): Html => {
  const missing = operation.parameters.filter(({ name, required }) => required === true && !filled[name])
  return missing.length > 0
    ? html`<p>Fill in ${missing.map(({ name }, index) => html`${index > 0 && ', '}<code>${name}</code>`)} to open this address.</p>`
    : html`<p><a href="${href(addressOf(operation, filled))}">Open this address</a></p>`
}

const showTried = ({ status, type, headers, body, isCut }: Tried): Content => {
  const fields = headers.map(([field, value]) => html`<dt><code>${field}</code></dt><dd>${value}</dd>`)
  return html`<h2 id="answer">The answer</h2>
<p><strong>HTTP ${status}</strong>, <code>${type}</code></p>
${showCode('Body', body)}
${isCut && html`<p>This is its beginning: the address above has the whole of it.</p>`}
<details><summary>Header fields</summary><dl class="facts">${fields}</dl></details>`
}
