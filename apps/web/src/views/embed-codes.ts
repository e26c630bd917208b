import type { Size } from '../charts/charts.ts'
import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'
import type { Embeddable } from './embeddable.ts'

/** HTML to copy into other websites. It shows the release of this page. */
export const showEmbedCodes = (embeddables: readonly Embeddable[], origin: string, release: string): Html =>
  html`<details><summary>Embed this</summary>
<p>Copy the code into your own page. It always shows this release, runs no scripts and names its source.</p>
${embeddables.map((one) => showCode(one.title, writeFrame(one, origin, release).toString()))}</details>`

const showCode = (title: string, code: string): Html =>
  html`<p>${title} ${copyNext(`the code of: ${title}`)}</p><pre tabindex="0" role="group" aria-label="Code of: ${title}"><code>${code}</code></pre>`

/** An iframe that stays at one release. */
export const writeFrame = (
  { address, title, size }: Embeddable,
  origin: string,
  release: string,
  { width, height }: Size = size,
): Html => {
  const source = `${origin}${address}${address.includes('?') ? '&' : '?'}release=${encodeURIComponent(release)}`
  return html`<iframe src="${source}" width="${width}" height="${height}" title="${title}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`
}
