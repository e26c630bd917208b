import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { findPageNumber, type PageLine, type TextPage, type Token } from './split-pages.ts'

/** The data that starts the thread. */
export type PdfStart = { readonly bytes: Uint8Array; readonly mostPages: number; readonly mostTexts: number }

/** From the thread, page by page. */
export type PdfReply =
  | { readonly kind: 'page'; readonly page: TextPage }
  | { readonly kind: 'end' }
  /** The document is over a bound, which is named. */
  | { readonly kind: 'bound'; readonly bound: string }
  | { readonly kind: 'unreadable'; readonly fault: unknown }

const post = (reply: PdfReply): void => parentPort?.postMessage(reply)

/** Each text of a page with the column in which it stands, as a text that keeps columns has it. */
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

/** A text where it stands on the page, from its top left. */
type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
}

type Reading = { readonly row: number; readonly mostTexts: number }

/** Undefined for a page with too many texts: the rest of it is not read. */
const readLines = async (
  pdf: Pdf,
  number: number,
  { row, mostTexts }: Reading,
): Promise<readonly PageLine[] | undefined> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const placed: Placed[] = []
  let texts = 0
  // Its own type names the streams of browsers.
  const chunks = page.streamTextContent().getReader() as ChunkReader
  for (;;) {
    const { value } = await chunks.read()
    if (value === undefined) break
    for (const item of value.items) {
      if ('str' in item && item.str !== '') texts += 1
      // The thread is ended then, and the rest with it.
      if (texts > mostTexts) return undefined
      if (!('str' in item) || item.str.trim() === '') continue
      // The last two numbers of the matrix of a text are its place.
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

/** A text that keeps the columns of a page of these reports is about so wide. */
const COLUMNS = 190

/** Texts on one line, from the top; what stands less than half a letter lower is on the same one. */
const groupLines = (texts: readonly Placed[]): readonly (readonly Placed[])[] => {
  const lines: Placed[][] = []
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line !== undefined && first !== undefined && text.y - first.y < first.height / 2) line.push(text)
    else lines.push([text])
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x))
}

/** Texts that stand as near as words are one. */
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
  return joined.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ') }))
}

/** In heights of letters. */
const WIDEST_SPACE = 0.7
const NARROWEST_SPACE = 0.1

// Started by readPdfPages alone, with such a start.
await extractPages(workerData as PdfStart).catch((fault: unknown) => {
  post({ kind: 'unreadable', fault: String(fault) })
})
