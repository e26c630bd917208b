import { ASSETS, PRELOAD_FONT } from '../../assets/assets.ts'
import { html, type Html } from '../../html/html.ts'
import { Plain } from '../../page.ts'
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
<p class="source-line">${source} <a href="${origin}${page}">Rotunda</a> is not the government.</p>
</main></body>
</html>
`.toString(),
    { 'content-security-policy': writePolicy({ isEmbedded: true }), 'referrer-policy': 'no-referrer' },
  )
