import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { findPageNumber, type PageLine, type TextPage, type Token } from './split-pages.ts'

/** Start data of the thread. */
export type PdfStart = { readonly bytes: Uint8Array; readonly mostPages: number; readonly mostTexts: number }

/** Reply of the thread, one for each page. */
export type PdfReply =
  | { readonly kind: 'page'; readonly page: TextPage }
  | { readonly kind: 'end' }
  /** The document exceeds this bound. */
  | { readonly kind: 'bound'; readonly bound: string }
  | { readonly kind: 'unreadable'; readonly fault: unknown }

const post = (reply: PdfReply): void => parentPort?.postMessage(reply)

/** Posts each text of a page with its column, as in a text that keeps columns. */
const extractPages = async ({ bytes, mostPages, mostTexts }: PdfStart): Promise<void> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  if (pdf.numPages > mostPages) {
    post({ kind: 'bound', bound: `${mostPages.toLocaleString('en-US')} pages` })
    return
  }
  let row = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await readLines(pdf, number, { row, mostTexts })
    if (lines === undefined) {
      post({ kind: 'bound', bound: `${mostTexts.toLocaleString('en-US')} texts on page ${number}` })
      return
    }
    row += lines.length
    post({ kind: 'page', page: { number: findPageNumber(lines), lines } })
  }
  post({ kind: 'end' })
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** A text with its place on the page, from the top left. */
type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
}

type Reading = { readonly row: number; readonly mostTexts: number }

/** Reads the lines of a page; undefined for a page with too many texts, whose rest is not read. */
const readLines = async (
  pdf: Pdf,
  number: number,
  { row, mostTexts }: Reading,
): Promise<readonly PageLine[] | undefined> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const placed: Placed[] = []
  let texts = 0
  // The library's type names the streams of browsers.
  const chunks = page.streamTextContent().getReader() as ChunkReader
  for (;;) {
    const { value } = await chunks.read()
    if (value === undefined) break
    for (const item of value.items) {
      if ('str' in item && item.str !== '') texts += 1
      // The thread ends then.
      if (texts > mostTexts) return undefined
      if (!('str' in item) || item.str.trim() === '') continue
      // The last two numbers of the matrix of a text are its position.
      const [x, y] = viewport.convertToViewportPoint(
        Number(item.transform[4]),
        Number(item.transform[5]),
      ) as [number, number]
      placed.push({ x, y, width: item.width, height: item.height || 1, text: item.str })
    }
  }
  page.cleanup()
  const left = placed.reduce((least, { x }) => Math.min(least, x), Infinity)
  const unit = viewport.width / COLUMNS
  return groupLines(placed).map((line, index) => ({
    row: row + index + 1,
    tokens: joinTexts(line).map(({ x, text }): Token => ({ x: (x - left) / unit, text })),
  }))
}

type TextContent = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>
type ChunkReader = { readonly read: () => Promise<{ readonly value?: Pick<TextContent, 'items'> }> }

/** Approximate width of a page of these reports, in columns of text. */
const COLUMNS = 190

/** Groups texts into lines, from the top. A text less than half a letter lower is on the same line. */
const groupLines = (texts: readonly Placed[]): readonly (readonly Placed[])[] => {
  const lines: Placed[][] = []
  for (const text of texts.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line !== undefined && first !== undefined && text.y - first.y < first.height / 2) line.push(text)
    else lines.push([text])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

/** Joins texts that stand as near to each other as words. */
const joinTexts = (line: readonly Placed[]): readonly Placed[] => {
  const joined: Placed[] = []
  for (const text of line) {
    const last = joined.at(-1)
    const gap = last === undefined ? Infinity : text.x - last.x - last.width
    if (last === undefined || gap > text.height * WIDEST_SPACE)
      joined.push({ ...text, text: text.text.trim() })
    else
      joined[joined.length - 1] = {
        ...last,
        width: text.x + text.width - last.x,
        text: `${last.text}${gap > text.height * NARROWEST_SPACE ? ' ' : ''}${text.text}`.trim(),
      }
  }
  return joined.map((text) => ({ ...text, text: text.text.replace(/\s+/g, ' ') }))
}

/** Widths of spaces, in heights of letters. */
const WIDEST_SPACE = 0.7
const NARROWEST_SPACE = 0.1

// Only readPdfPages starts this thread, with this data.
await extractPages(workerData as PdfStart).catch((fault: unknown) => {
  post({ kind: 'unreadable', fault: String(fault) })
})
