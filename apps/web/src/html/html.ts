/** Markup that is already escaped. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** Joins the pieces of which the engine keeps a long text, so that markup shared by many pages is joined once. */
export const flatten = (markup: Html): Html => new Html(Buffer.from(markup.toString()).toString())

/** Values of a template. Null, undefined and false show nothing; text is always escaped. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

/**
 * Markup with escaped values. Text can end neither its element nor its quoted attribute, provided that attributes are
 * in double quotes and addresses go through `href`.
 */
export const html = (markup: TemplateStringsArray, ...contents: readonly Content[]): Html => {
  let text = markup[0] ?? ''
  for (let index = 0; index < contents.length; index++)
    text += write(contents[index]) + (markup[index + 1] ?? '')
  return new Html(text)
}

const write = (content: Content): string => {
  if (typeof content === 'string') return escape(content)
  if (content instanceof Html) return content.toString()
  if (typeof content === 'number') return String(content)
  if (content === null || content === undefined || content === false) return ''
  let text = ''
  for (const one of content) text += write(one)
  return text
}

const SPECIAL = /[&<>"']/

export const escape = (text: string): string =>
  // Returns early, because most texts need no escaping.
  SPECIAL.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
    : text

/** JSON inside a page. It cannot end its script element. */
export const writeJsonScript = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, toEscape)}</script>`)

const toEscape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Replaces characters that XML forbids by spaces, in escaped and unescaped text. */
export const withoutControls = (text: string): string => text.toWellFormed().replace(NO_XML, ' ')

// eslint-disable-next-line no-control-regex -- these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
