import { html, type Html } from '../html/html.ts'

/** The search form of the search page and the front page. */
export const showSearchForm = (words: string): Html =>
  html`<form class="search-line" role="search" action="/search" aria-label="Everything"><label class="visually-hidden" for="q">Words</label><input class="usa-input" id="q" name="q" type="search" value="${words}" placeholder="A county, a project, a member, an agency, a docket"><button class="usa-button" type="submit">Search</button></form>`
