/** A text on a line, with the columns in which it begins and ends. */
export type Token = { readonly x: number; readonly end: number; readonly text: string }

/** A line of texts. Lines of a PDF have their place on the page and the height of their letters, in points. */
export type PageLine = {
  /** Line of the document, from 1. */
  readonly row: number
  readonly y: number
  readonly height: number
  readonly tokens: readonly Token[]
}

/** A page of a PDF. */
export type PdfPage = { readonly lines: readonly PageLine[] }
