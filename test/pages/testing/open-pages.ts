import { parseHTML } from 'linkedom'
import { openTestService, type Environment, type TestService } from '../../../apps/service/src/bin/testing.ts'

/** What tests look at of a page: the types of browsers are not loaded beside those of Node. */
export type PageElement = PageParts & {
  readonly id: string
  readonly textContent: string | null
  readonly parentElement: PageElement | null
  readonly nextElementSibling: PageElement | null
  getAttribute(name: string): string | null
}
export type PageParts = {
  querySelector(selector: string): PageElement | null
  querySelectorAll(selector: string): Iterable<PageElement> & { readonly length: number }
}
export type PageDocument = PageParts & { getElementById(id: string): PageElement | null }

export type ReadPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly document: PageDocument
}

export type OpenPages = {
  readonly service: TestService
  /** A page as a browser asks for it. */
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<ReadPage>
}

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** The whole service on its sample, with its pages: one for each file of tests. */
export const openPages = async (
  t: { after(clean: () => unknown): void },
  environment: Environment = {},
): Promise<OpenPages> => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0', ...environment })
  t.after(() => service.close())
  const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<ReadPage> => {
    const answer = await service.app.inject({ url: path, headers: { ...BROWSER, ...headers } })
    const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    const { document } = parseHTML(answer.body) as unknown as { document: PageDocument } // As above.
    return { status: answer.statusCode, headers: Object.fromEntries(fields), text: answer.body, document }
  }
  return { service, read }
}

/** What a reader sees of an element, with single spaces. */
export const wordsOf = (element: PageElement | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
