import { html, type Content } from '../html/html.ts'
import type { Page } from '../page.ts'

const RECORDS = { path: '/records', title: 'Search the records for it' }

/** A 404 page with a search for the missing name in a list; `before` stands above the search. */
export const makeNotFoundPage = (
  what: string,
  text: string,
  before: Content = null,
  list: { readonly path: string; readonly title: string } = RECORDS,
): Page => ({
  title: `There is no such ${what} here`,
  description: `The current release does not have the ${what} in this address.`,
  status: 404,
  isIndexed: false,
  main: html`<p class="lead">The current release does not have the ${what} <code>${text}</code>.</p>
${before}
<form class="box" action="${list.path}"><label class="usa-label" for="search-for">${list.title}</label>
<input class="usa-input" id="search-for" name="q" type="search" value="${text}"><button class="usa-button" type="submit">Search</button></form>`,
})
