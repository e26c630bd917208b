import { html, type Content } from '../html/html.ts'
import type { Page } from '../page.ts'

/** For an address whose thing is not there: what `before` says of it, and a search for it. */
export const makeNotFoundPage = (what: string, text: string, before: Content = null): Page => ({
  title: `There is no such ${what} here`,
  description: `Nothing that is published here is the ${what} that this address names.`,
  status: 404,
  isIndexed: false,
  headers: { 'cache-control': 'no-store' },
  main: html`<p class="lead">Nothing in the current release is the ${what} <code>${text}</code>.</p>
${before}
<form class="box" action="/records"><label class="usa-label" for="search-for">Search the records for it</label>
<input class="usa-input" id="search-for" name="q" type="search" value="${text}"><button class="usa-button" type="submit">Search</button></form>`,
})
