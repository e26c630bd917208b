import { ASSETS, PRELOAD_FONT } from '../../assets/assets.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Plain } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { writePolicy } from '../../policy.ts'
import { OEMBED_TYPE } from '../../views/embeddable.ts'

export type Embedded = {
  readonly title: string
  readonly main: Html
  /** Address of the full page. */
  readonly page: string
  /** The release and its date in words. */
  readonly source: Html
  /** oEmbed address of this document. */
  readonly oEmbed: string
}

/** A small HTML document for frames on other websites: without scripts, always with its source. */
export const writeEmbedded = ({ title, main, page, source, oEmbed }: Embedded, origin: string): Plain =>
  new Plain(
    'text/html; charset=utf-8',
    html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – Rotunda</title>
<base target="_top">
<link rel="alternate" type="${OEMBED_TYPE}" title="${title}" href="${oEmbed}">
${PRELOAD_FONT}
<link rel="stylesheet" href="${ASSETS.style.address}">
</head>
<body class="embedded"><main class="usa-prose">
<h1>${title}</h1>
${main}
<p class="source-line">${source} This frame stays at that release: <a href="${origin}${page}">the same from the newest release</a>. Rotunda is not the government.</p>
</main></body>
</html>
`.toString(),
    { 'content-security-policy': writePolicy({ isEmbedded: true }), 'referrer-policy': 'no-referrer' },
  )

/** Rows in a frame, unless the address names a number. */
export const ROWS_IN_FRAME = '10'

type Cut = { readonly total: number; readonly offset: number }

/** A table that lacks rows says how many it shows and where the rest is. */
export const sayCut = (
  { total, offset }: Cut,
  count: number,
  { row, page }: { readonly row: string; readonly page: string },
): Content => {
  if (count === total) return null
  const shown =
    offset === 0
      ? `The first ${showCount(count)}`
      : `${showCount(count)} from number ${showCount(offset + 1)} on`
  return html`<p>${shown} of ${countOf(total, row)}. <a href="${href(page)}">All ${row}s, from the newest release</a></p>`
}
