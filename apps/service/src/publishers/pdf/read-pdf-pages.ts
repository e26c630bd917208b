import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DocumentRefused } from '../publisher.ts'
import type { PdfReply, PdfStart } from './pdf-worker.ts'
import type { PdfPage } from './pdf-page.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'

export type PdfBounds = {
  readonly pages: number
  /** Texts on one page. */
  readonly texts: number
  /** Processor time for one page, and for all pages. */
  readonly pageSeconds: number
  readonly allSeconds: number
  /** Heap and unpacked bytes of the thread at once. */
  readonly megabytes: number
}

export type PdfReading = {
  readonly bounds?: PdfBounds
  /**
   * Refuses a page whose texts may not be those that it shows. The prints of the Government Publishing Office have
   * texts of the printer in the margin that are not upright, so a reader of such prints cannot demand it.
   */
  readonly demandsVisible?: boolean
}

const PDF = {
  pages: DOCUMENT_LIMITS.pdfPages.value,
  texts: DOCUMENT_LIMITS.pdfTexts.value,
  pageSeconds: DOCUMENT_LIMITS.pdfPageSeconds.value,
  allSeconds: DOCUMENT_LIMITS.pdfSeconds.value,
  megabytes: DOCUMENT_LIMITS.pdfMegabytes.value,
}

/** Time between two checks of the thread. */
const LOOK_MILLISECONDS = 100

/**
 * Reads the pages of a PDF, one by one: each text with its column, as in a text that keeps columns. A PDF of a megabyte
 * can unpack to gigabytes, so it is read on a thread that is ended if it exceeds a bound. Throws a DocumentRefused that
 * names the bound, and for a document that is not a PDF or is locked.
 */
export async function* readPdfPages(
  bytes: Uint8Array,
  { bounds = PDF, demandsVisible = false }: PdfReading = {},
): AsyncGenerator<PdfPage, void> {
  const start: PdfStart = {
    bytes: Uint8Array.from(bytes),
    mostPages: bounds.pages,
    mostTexts: bounds.texts,
    demandsVisible,
  }
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
  })
  const watch = watchThread(worker, bounds)
  try {
    for await (const [reply] of on(worker, 'message', { close: ['exit'], signal: watch.signal })) {
      const read = reply as PdfReply // The type of the messages from pdf-worker.ts.
      if (read.kind === 'page') {
        watch.passPage()
        yield read.page
      } else if (read.kind === 'bound') throw refuseBound(read.bound)
      else if (read.kind === 'hidden') throw refuseHidden(read.page, read.fault)
      else if (read.kind === 'unreadable') throw refusePdf(read.fault)
      else return
    }
    throw refusePdf(new Error('the thread ended before the document'))
  } catch (cause) {
    if (watch.signal.aborted) throw watch.signal.reason
    if (isOutOfMemory(cause)) throw refuseBound(`${bounds.megabytes} MB of memory`)
    throw cause
  } finally {
    watch.end()
    await worker.terminate()
  }
}

/**
 * Watches a thread, and aborts with a refusal that names the exceeded bound. Measures processor time, so that a busy
 * machine refuses no document.
 */
const watchThread = (worker: Worker, bounds: PdfBounds) => {
  const over = new AbortController()
  let [pages, seconds, secondsOfPages] = [0, 0, 0]
  const look = async (): Promise<void> => {
    const [cpu, heap] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()])
    seconds = (cpu.user + cpu.system) / 1e6
    const { used_heap_size: used, external_memory: external } = heap
    if (used + external > bounds.megabytes * 1e6) over.abort(refuseBound(`${bounds.megabytes} MB of memory`))
    else if (seconds - secondsOfPages > bounds.pageSeconds)
      over.abort(refuseBound(`${bounds.pageSeconds} seconds of processor time for page ${pages + 1}`))
    else if (seconds > bounds.allSeconds)
      over.abort(refuseBound(`${bounds.allSeconds} seconds of processor time`))
  }
  const timer = setInterval(() => {
    // A thread that has ended reports that itself.
    look().catch(() => undefined)
  }, LOOK_MILLISECONDS)
  return {
    signal: over.signal,
    passPage: () => {
      pages += 1
      secondsOfPages = seconds
    },
    end: () => {
      clearInterval(timer)
    },
  }
}

const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'

const refuseBound = (bound: string): DocumentRefused =>
  new DocumentRefused(
    `The PDF is over a bound: it takes more than ${bound}. Real documents are far smaller: give the file as it was published, some of its pages, or its text with the columns kept.`,
  )

const refuseHidden = (page: number, fault: string): DocumentRefused =>
  new DocumentRefused(
    `Page ${page} has ${fault}. Only a PDF whose texts are all visible is read: compare the page with its print, and give the file as the publisher made it, or its table as CSV.`,
  )

/** Refuses a PDF. The library throws only if it cannot read the bytes as a PDF. */
const refusePdf = (cause: unknown): DocumentRefused =>
  new DocumentRefused('The PDF cannot be read: it is cut off, damaged or locked. Fetch it again.', { cause })
