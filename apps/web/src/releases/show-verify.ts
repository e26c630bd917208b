import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'
import type { ReleaseFiles } from './read-releases.ts'

type Step = { readonly title: string; readonly text: string }

/** Commands that verify the files of a release, as in docs/how-to/verify-a-bundle.md. */
export const showVerify = ({ id, files }: Pick<ReleaseFiles, 'id' | 'files'>, origin: string): Html => {
  const base = `${origin}/downloads/${id}`
  const zip = files.find(({ name }) => name.endsWith('.zip'))?.name
  const isSigned = files.some(({ name }) => name === 'SHA256SUMS.sig')
  return html`<section aria-labelledby="verify"><h2 id="verify">Verify your download</h2>
<p>Digests reveal damage. Only the signature reveals a file that was changed together with its digest. <a href="/docs/how-to/verify-a-bundle">More on this</a>.</p>
${[
  takeOne(base),
  checkSums,
  ...(isSigned ? [checkSignature(base)] : []),
  ...(zip === undefined ? [] : [checkAll(base, zip)]),
].map(
  ({ title, text }) => html`<h3>${title} ${copyNext(`the commands: ${title}`)}</h3>
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
)}</section>`
}

const takeOne = (base: string): Step => ({
  title: 'Download a file and the list of digests',
  text: `curl --create-dirs --output data/senate-requests.csv ${base}/data/senate-requests.csv
curl --remote-name ${base}/SHA256SUMS`,
})

const checkSums: Step = {
  title: 'Is the file complete?',
  text: 'sha256sum --check --ignore-missing SHA256SUMS',
}

const checkSignature = (base: string): Step => ({
  title: 'Is it the published file?',
  text: `curl --remote-name-all ${base}/SHA256SUMS.sig ${base}/SHA256SUMS.pub
base64 -d SHA256SUMS.sig > signature
openssl pkeyutl -verify -pubin -inkey SHA256SUMS.pub -rawin -in SHA256SUMS -sigfile signature`,
})

const checkAll = (base: string, zip: string): Step => ({
  title: 'All at once, where Rotunda is installed',
  text: `curl --remote-name ${base}/${zip}
npm run rotunda -- release verify ${zip}`,
})
