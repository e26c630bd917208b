import { DATASETS } from '@rotunda/contract'
import { html, type Content } from '../html/html.ts'
import { nameCollection } from '../parts/format.ts'

/** Says in one line that data is invented, with the rest behind it. `invented` is a sentence of the page itself. */
export const writeSampleBanner = (
  path: string,
  samples: readonly string[],
  invented: string | undefined,
): Content => {
  const shown = findShown(path)
  const named = shown === undefined ? samples : samples.filter((one) => shown.includes(one))
  if (samples.length === 0 && invented === undefined) return null
  // The links of such a page lead to samples.
  const leadsToSamples = named.length === 0 && invented === undefined
  return html`<section class="sample-banner" aria-label="Sample data"><details class="frame"><summary><strong>Sample data:</strong> ${leadsToSamples ? 'on other pages.' : 'invented.'} <span class="like-link">What is real?</span></summary>
<p>${named.length > 0 ? describeSamples(named) : leadsToSamples && NONE_HERE}${invented}</p></details></section>`
}

const describeSamples = (named: readonly string[]): Content => {
  const replaced = `The first real document that the operator adds replaces ${named.length === 1 ? 'the sample' : 'each sample'}. `
  const guidance =
    named.includes(REQUESTS) && 'Funding guidance is real, except for entries named “Sample …”. '
  return html`Invented here: ${named.map(nameSample).join(', ')}. ${guidance}${replaced}`
}

const NONE_HERE = html`Nothing on this page is a sample. Pages with samples say what is invented, and <a href="/releases">Releases</a> tells samples from real data. The first real document that the operator adds replaces each sample.`

const REQUESTS = 'appropriations'

const nameSample = (collection: string): string =>
  collection === REQUESTS
    ? 'the requests and the projects in bills (no member, recipient or amount in them is real)'
    : nameCollection(collection)

const LINKED = [REQUESTS, 'enacted-projects', 'award-spending']

/** Addresses whose pages show other collections than requests and bills. Undefined stands for all collections. */
const SHOWN_UNDER: readonly (readonly [path: string, shown: readonly string[] | undefined])[] = [
  ['/api', undefined],
  ['/changes', undefined],
  ['/data', undefined],
  ['/datasets', undefined],
  ['/downloads', undefined],
  ['/releases', undefined],
  ['/sql', undefined],
  ['/status', undefined],
  ['/enacted', LINKED],
  ['/records', LINKED],
  ['/search', LINKED],
  ...[
    '/desk',
    '/docs',
    '/follow',
    '/portal',
    '/regulations',
    '/review',
    '/sandbox',
    '/terms',
    '/unsubscribe',
  ].map((path) => [path, []] as const),
]

const findShown = (path: string): readonly string[] | undefined => {
  const [, dataset] = /^\/datasets\/([^/]+)(?:\/|$)/.exec(path) ?? []
  if (dataset !== undefined) return [Object.hasOwn(DATASETS, dataset) ? REQUESTS : dataset]
  const found = SHOWN_UNDER.find(([under]) => path === under || path.startsWith(`${under}/`))
  return found === undefined ? [REQUESTS] : found[1]
}
