import { ASSETS, findModule, PRELOAD_FONT } from '../assets/assets.ts'
import { listCitationFiles } from '../cite/citation-forms.ts'
import { addressOf } from '../filters/addresses.ts'
import { href } from '../html/href.ts'
import { html, type Content, type Html, writeJsonScript } from '../html/html.ts'
import type { Alternate, Asked, Page, Site, DataMeta } from '../page.ts'
import { showDay } from '../parts/format.ts'
import { showText } from '../parts/show-text.ts'
import { FOOT, NAVIGATION, type Place } from './navigation.ts'
import { writeSampleBanner } from './sample-banner.ts'

export type Surroundings = Pick<Asked, 'path' | 'params' | 'site' | 'origin'> & {
  /** Names of the collections whose data is invented. */
  readonly samples: readonly string[]
}

/** The whole HTML document of a page. */
export const layOut = (page: Page, around: Surroundings): string =>
  html`<!doctype html>
<html lang="en">
<head>${writeHead(page, around)}</head>
<body>
<a class="usa-skipnav" href="#text">Skip to the text</a>
${writeSiteHead(around.path)}
${writeSampleBanner(around.path, around.samples, page.invented)}
<main id="text" class="frame usa-prose" tabindex="-1">
${writeTrail(page)}
<h1>${page.title}</h1>
${page.main}
${page.data !== undefined && showDataLine(page.data)}
</main>
${writeFoot(around.site)}
</body>
</html>
`.toString()

/** The text in the picture, for readers who cannot see it. */
const SHARE_WORDS =
  'Rotunda: money that members of Congress ask for, and what House bills include, each value with the document that says it. Not the government.'

const writeHead = (page: Page, { path, params, origin }: Surroundings): Html => {
  const { title, part, description, isIndexed = true, modules = ['copy.js'] } = page
  const isRefused = page.status === REFUSED
  const full = path === '/' ? 'Rotunda' : `${part === undefined ? title : `${title}, ${part}`} – Rotunda`
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${isRefused && 'Error: '}${full}</title>
<meta name="description" content="${description}">
${!isIndexed && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="Rotunda">
<meta property="og:title" content="${full}">
<meta property="og:description" content="${description}">
${page.status === undefined && html`<meta property="og:url" content="${origin}${addressOf(path, params)}">`}
<meta property="og:image" content="${origin}${ASSETS.share.address}">
<meta property="og:image:alt" content="${SHARE_WORDS}">
<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="${ASSETS.icon.address}" type="image/svg+xml">
${PRELOAD_FONT}
<link rel="stylesheet" href="${ASSETS.style.address}">
${page.citation !== undefined && html`<link rel="cite-as" href="${href(page.citation.address)}">`}
${[...(page.alternates ?? []), ...listCitationFiles(page.citation)].map(writeAlternate)}
${page.previous !== undefined && html`<link rel="prev" href="${href(page.previous)}">`}
${page.next !== undefined && html`<link rel="next" href="${href(page.next)}">`}
${page.structured !== undefined && writeJsonScript('application/ld+json', page.structured)}
${modules.map((name) => html`<script type="module" src="${addressOfModule(name)}" fetchpriority="low"></script>`)}`
}

/** Status of a form that is shown again: a screen reader hears first that something is wrong. */
const REFUSED = 422

const addressOfModule = (name: string): string => {
  const asset = findModule(name)
  if (asset === undefined) throw new Error(`${name} is no asset`)
  return asset.address
}

const writeAlternate = ({ type, address, title }: Alternate): Html =>
  html`<link rel="alternate" type="${type}" title="${title}" href="${href(address)}">`

/** A menu without a script on phones; elsewhere its links are always visible. */
const writeSiteHead = (path: string): Html => html`<header class="site-head"><div class="frame">
<a class="site-name" href="/">Rotunda</a>
<details class="site-menu"><summary>Menu</summary>
<nav class="site-nav" aria-label="Main"><ul>
${NAVIGATION.map((place) => html`<li><a href="${place.address}"${markCurrent(path, place)}>${place.title}</a></li>`)}
</ul></nav>
<form class="site-search" role="search" action="/search">
<label class="visually-hidden" for="site-search">Search everything</label>
<input id="site-search" name="q" type="search" placeholder="Search everything" autocomplete="off"><button type="submit">Search</button>
</form></details>
<a class="site-sign-in" href="/portal">Sign in</a>
</div></header>`

/** Distinguishes the place itself from pages below it. */
const markCurrent = (path: string, { address, holds = [] }: Place): Content => {
  if (path === address) return html` aria-current="page"`
  return [address, ...holds].some((one) => isWithin(path, one)) && html` aria-current="true"`
}

const isWithin = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`)

const writeTrail = ({ trail, title }: Page): Content =>
  trail !== undefined &&
  html`<nav class="usa-breadcrumb" aria-label="Breadcrumbs"><ol class="usa-breadcrumb__list">
${[{ title: 'Rotunda', address: '/' }, ...trail].map(
  (step) =>
    html`<li class="usa-breadcrumb__list-item"><a href="${href(step.address)}" class="usa-breadcrumb__link"><span>${step.title}</span></a></li>`,
)}
<li class="usa-breadcrumb__list-item usa-current" aria-current="page"><span>${title}</span></li>
</ol></nav>`

const writeFoot = ({ operator: { name, contact } }: Site): Html => {
  const mail = contact !== undefined && html` (<a href="mailto:${contact}">${contact}</a>)`
  return html`<footer class="site-foot"><div class="frame">
<nav aria-label="More">${FOOT.map(writeFootPlaces)}</nav>
<p>This service is run by ${name}${mail}. It is not part of the government. It shows what committees and agencies published, with the source document of each value.</p>
<p>A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award.</p>
</div></footer>`
}

const writeFootPlaces = ({ title, places }: (typeof FOOT)[number]): Html => {
  const links = places.map(({ address, title: name }) => html`<li><a href="${address}">${name}</a></li>`)
  return html`<div><p>${title}</p><ul>${links}</ul></div>`
}

/** Age, gaps and credit of the sources, on every page with data. */
const showDataLine = ({ freshness, coverage = [], attribution, snapshot }: DataMeta): Html =>
  html`<section class="as-of" aria-label="About this data">
<p>${describeFreshness(freshness)} Snapshot <code>${snapshot}</code>.</p>
${
  coverage.length > 0 &&
  html`<details><summary>What this data covers and lacks</summary>
<ul>${coverage.map(({ text }) => html`<li>${showText(text)}</li>`)}</ul></details>`
}
${attribution !== undefined && html`<p>${attribution}</p>`}
</section>`

const describeFreshness = (freshness: object): Html => {
  // Each kind of list has its own dates; absent ones are left out.
  const {
    as_of: asOf,
    retrieved_at: fetched,
    latest_published_at: published = asOf,
    latest_retrieved_at: retrieved = fetched,
    checked_at: checked,
  } = freshness as Readonly<Record<string, string | null | undefined>>
  const dates = [
    typeof published === 'string' && html`published up to ${showDay(published)}, `,
    typeof retrieved === 'string' && html`retrieved ${showDay(retrieved)}`,
    typeof checked === 'string' && html`, checked ${showDay(checked)}`,
  ]
  return html`As of the sources: ${dates}.`
}
