import type { TermsDocument, TermsVersion } from '@rotunda/contract'
import { renderDocument } from '../../docs/render-document.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import { diffLines, type DiffLine } from './diff-lines.ts'

export const termsPath = (version: string): string => `/terms/${encodeURIComponent(version)}`

export const readTerms = async ({ portal }: PortalAsked, version: string): Promise<TermsDocument> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/portal/v1/terms/{version}', { params: { path: { version } }, signal }),
  )
  return data
}

/** The text as people read it. HTML in it is shown as text. */
export const showText = ({ version, text }: TermsDocument): Html => {
  const document = {
    file: 'terms.md',
    address: termsPath(version),
    folder: 'reference',
    title: version,
  } as const
  return html`<div class="terms-text">${renderDocument({ ...document, markdown: text }).body}</div>`
}

export const showTermsState = ({ state, in_force_at: from }: TermsVersion): Content => {
  if (state === 'to_come') return html`To come: in force from ${showMinute(from)}`
  return state === 'in_force'
    ? html`In force since ${showMinute(from)}`
    : html`Replaced. It was in force from ${showMinute(from)}`
}

/** Version, date and digest, with the bytes that have the digest. */
export const showTermsFacts = (terms: TermsVersion): Html => html`<dl class="facts">
<dt>Version</dt><dd><a href="${href(termsPath(terms.version))}">${terms.version}</a></dd>
<dt>State</dt><dd>${showTermsState(terms)}</dd>
<dt>SHA-256</dt><dd><code>${terms.sha256}</code> of the <a href="${href(`/api/portal/v1/terms/${encodeURIComponent(terms.version)}/text`)}">plain text</a></dd>
</dl>`

/** Lines that two texts have in common are counted; the others are shown, and marked in words. */
export const showDifference = (old: TermsDocument, present: TermsDocument): Html => {
  const lines = diffLines(old.text, present.text)
  if (lines.every(({ kind }) => kind === 'same')) return html`<p>The words are the same.</p>`
  return html`<ul class="terms-diff">${group(lines).map((run) => showRun(run))}</ul>`
}

/** Neighbouring lines of the same kind. */
const group = (lines: readonly DiffLine[]): DiffLine[][] => {
  const runs: DiffLine[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.[0]?.kind === line.kind) last.push(line)
    else runs.push([line])
  }
  return runs
}

const showRun = (run: readonly DiffLine[]): Content => {
  const kind = run[0]?.kind ?? 'same'
  if (kind === 'same')
    return html`<li class="is-same">${run.length === 1 ? '1 line is' : `${run.length} lines are`} the same.</li>`
  return run.map(({ line }) =>
    kind === 'added'
      ? html`<li><strong>Added:</strong> <ins>${line}</ins></li>`
      : html`<li><strong>Removed:</strong> <del>${line}</del></li>`,
  )
}
