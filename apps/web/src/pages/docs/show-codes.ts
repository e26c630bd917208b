import { showText } from '../../parts/show-text.ts'
import { html, type Html } from '../../html/html.ts'

export type Codes = {
  readonly heading: string
  readonly codes: Readonly<Record<string, string>>
  /** Prefix that makes anchors unique on the page. */
  readonly anchor?: string
  readonly says?: string
}

/** Codes with their meanings. Answers and other pages link to each. */
export const showCodes = ({ heading, codes, anchor = '', says }: Codes): Html => html`<section>
<h2 id="${nameOf(heading)}">${showText(heading)} <a class="heading-link" href="#${nameOf(heading)}" aria-label="Link to “${heading}”">#</a></h2>
${says !== undefined && html`<p>${showText(says)}</p>`}
<dl class="codes">${Object.entries(codes).map(
  ([code, text]) =>
    html`<div id="${anchor}${code}"><dt><code>${code}</code> <a class="heading-link" href="#${anchor}${code}" aria-label="Link to ${code}">#</a></dt><dd>${showText(text)}</dd></div>`,
)}</dl>
</section>`

/** Starts with a capital, so it never equals a code. */
const nameOf = (heading: string): string => `S-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

export const showContents = (sections: readonly Codes[]): Html =>
  html`<details class="on-this-page"><summary>On this page</summary>
<ul>${sections.map(({ heading }) => html`<li><a href="#${nameOf(heading)}">${showText(heading)}</a></li>`)}</ul></details>`
