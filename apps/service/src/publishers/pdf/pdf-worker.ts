import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { findHiddenText, type ReadText } from './find-hidden-text.ts'
import type { PdfPage, Token } from './pdf-page.ts'

/** Start data of the thread. */
export type PdfStart = {
  readonly bytes: Uint8Array
  readonly mostPages: number
  readonly mostTexts: number
  /** Set if hidden texts refuse a page. */
  readonly demandsVisible: boolean
}

/** Reply of the thread, one for each page. */
export type PdfReply =
  | { readonly kind: 'page'; readonly page: PdfPage }
  | { readonly kind: 'end' }
  /** The document exceeds this bound. */
  | { readonly kind: 'bound'; readonly bound: string }
  /** The page has this fault, so its texts may not be those that it shows. */
  | { readonly kind: 'hidden'; readonly page: number; readonly fault: string }
  | { readonly kind: 'unreadable'; readonly fault: unknown }

const post = (reply: PdfReply): void => parentPort?.postMessage(reply)

/** Posts each text of a page with its column, as in a text that keeps columns. */
const extractPages = async ({ bytes, mostPages, mostTexts, demandsVisible }: PdfStart): Promise<void> => {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, ...(demandsVisible && CHECKED) })
  if (pdf.numPages > mostPages) {
    post({ kind: 'bound', bound: `${mostPages.toLocaleString('en-US')} pages` })
    return
  }
  let row = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const reply = await readPage(pdf, number, { row, mostTexts, demandsVisible })
    post(reply)
    if (reply.kind !== 'page') return
    row += reply.page.lines.length
  }
  post({ kind: 'end' })
}

/**
 * The check of hidden texts needs the letters of each font, and the place of each image. It refuses a page if the library
 * would skip a part of it, such as an image of more pixels than a page that is scanned at 400 dots an inch.
 */
const CHECKED = { fontExtraProperties: true, stopAtErrors: true, maxImageSize: 2 ** 24 }

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** A text with its place on the page, from the top left. */
type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
}

type Reading = Pick<PdfStart, 'mostTexts' | 'demandsVisible'> & { readonly row: number }

/** Reads the lines of a page. The rest of a page with too many texts is not read. */
const readPage = async (
  pdf: Pdf,
  number: number,
  { row, mostTexts, demandsVisible }: Reading,
): Promise<PdfReply> => {
  const hidden = (fault: string): PdfReply => ({ kind: 'hidden', page: number, fault })
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const placed: Placed[] = []
  let texts = 0
  const read: ReadText[] = []
  // The library's type names the streams of browsers.
  const chunks = page.streamTextContent().getReader() as ChunkReader
  for (;;) {
    const { value } = await chunks.read()
    if (value === undefined) break
    for (const item of value.items) {
      if ('str' in item && item.str !== '') texts += 1
      // The thread ends then.
      if (texts > mostTexts)
        return { kind: 'bound', bound: `${mostTexts.toLocaleString('en-US')} texts on page ${number}` }
      if (!('str' in item) || item.str.trim() === '') continue
      const fault = demandsVisible ? findUnclear(item, viewport.transform) : undefined
      if (fault !== undefined) return hidden(`${fault}: “${item.str.trim()}”`)
      // The last two numbers of the matrix of a text are its position.
      const [x, y] = viewport.convertToViewportPoint(
        Number(item.transform[4]),
        Number(item.transform[5]),
      ) as [number, number]
      const place = { x, y, width: item.width * page.userUnit, height: item.height * page.userUnit || 1 }
      placed.push({ ...place, text: item.str })
      if (demandsVisible) read.push({ text: item.str, box: findCore(place) })
    }
  }
  const fault = demandsVisible ? await findHiddenText(pdf, page, read) : undefined
  if (fault !== undefined) return hidden(fault)
  page.cleanup()
  const left = placed.reduce((least, { x }) => Math.min(least, x), Infinity)
  const unit = viewport.width / COLUMNS
  const lines = groupLines(placed).map((line, index) => ({
    row: row + index + 1,
    y: line[0]?.y ?? 0,
    height: line[0]?.height ?? 0,
    tokens: joinTexts(line).map(({ x, width, text }): Token => ({
      x: (x - left) / unit,
      end: (x - left + width) / unit,
      text,
    })),
  }))
  return { kind: 'page', page: { lines } }
}

/** The part of a text that must be seen: between its lines, and without the space beside its letters. */
const findCore = ({ x, y, width, height }: Omit<Placed, 'text'>): ReadText['box'] => {
  const side = Math.min(height * SIDE, width / 4)
  return { left: x + side, right: x + width - side, top: y - height * TOP, bottom: y - height * SIDE }
}

/** Space beside letters and over their base line, and height of the lower part of capitals, in heights of letters. */
const SIDE = 0.1
const TOP = 0.6

/** Height and width of the smallest letters that can be read, in points. Letters are as wide as high, or half. */
const SMALLEST = 2
/** Largest slope of the line of a text that is upright. */
const SLOPE = 0.01

/** Explains why a text cannot be read where it is; undefined if it can. Matrices are those of PDF: a, b, c, d, e, f. */
const findUnclear = (
  { transform: text }: { readonly transform: readonly number[] },
  page: readonly number[],
): string | undefined => {
  const [a = 0, b = 0, c = 0, d = 0] = text
  const [e = 0, f = 0, g = 0, h = 0] = page
  const [right, down, up] = [e * a + g * b, f * a + h * b, -(f * c + h * d)]
  const size = Math.min(Math.hypot(a, b), Math.hypot(c, d))
  if (size < SMALLEST) return `letters of ${Number(size.toFixed(2))} points`
  return right > 0 && up > 0 && Math.abs(down) <= SLOPE * right ? undefined : 'a text that is not upright'
}

type TextContent = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>
type ChunkReader = { readonly read: () => Promise<{ readonly value?: Pick<TextContent, 'items'> }> }

/** Approximate width of a page of a report of payments, in columns of text. */
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

/** Joins texts that stand as near to each other as words. A text over another is apart from it. */
const joinTexts = (line: readonly Placed[]): readonly Placed[] => {
  const joined: Placed[] = []
  for (const text of line) {
    const last = joined.at(-1)
    const gap = last === undefined ? Infinity : text.x - last.x - last.width
    if (last === undefined || gap > text.height * WIDEST_SPACE || gap < -text.height * WIDEST_OVERLAP)
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

/** Widths of spaces, and of what letters may overlap, in heights of letters. */
const WIDEST_SPACE = 0.7
const NARROWEST_SPACE = 0.1
const WIDEST_OVERLAP = 0.25

// Only readPdfPages starts this thread, with this data.
await extractPages(workerData as PdfStart).catch((fault: unknown) => {
  post({ kind: 'unreadable', fault: String(fault) })
})
