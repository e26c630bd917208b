import { html, type Html } from '../../html/html.ts'
import type { Size } from '../../charts/charts.ts'
import type { Embeddable } from './embeddable.ts'

/** The element that shows it in a page of others: it names the release, and stays as it is. */
export const writeFrame = (
  { address, title, size }: Embeddable,
  origin: string,
  release: string,
  { width, height }: Size = size,
): Html => {
  const source = `${origin}${address}${address.includes('?') ? '&' : '?'}release=${encodeURIComponent(release)}`
  return html`<iframe src="${source}" width="${width}" height="${height}" title="${title}" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`
}
