/** Markup that was written as markup: what stands in it needs no escaping any more. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** In one piece. The engine holds a text as the pieces that it was added up from: markup that stands on many pages would be put together for each of them. */
export const flatten = (markup: Html): Html => new Html(Buffer.from(markup.toString()).toString())

/** What may stand in a template. Nothing is shown for null, undefined and false; text is escaped always. */
export type Content = Html | string | number | null | undefined | false | readonly Content[]

/**
 * Markup with values in it. Text can end neither the element nor the quoted attribute that it stands in; attributes are
 * always written in double quotes, and addresses go through `href`.
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
  // Most texts hold none of them, and are given back as they are.
  SPECIAL.test(text)
    ? text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;')
    : text

/** Data for machines inside a page: no text in it can end the element that it stands in. */
export const writeJsonScript = (type: string, data: unknown): Html =>
  new Html(`<script type="${type}">${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, toEscape)}</script>`)

const toEscape = (one: string): string => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
