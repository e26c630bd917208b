/** The cited document of a publisher, and this service as the place where it was read. */
export type Citation = {
  /** Short key for a list of references, without spaces. */
  readonly key: string
  readonly title: string
  /** Bodies that published the document. */
  readonly publishers: readonly string[]
  /** Publication day of the document, where known. */
  readonly publishedOn: string | null
  /** Publication day of the release, the date of views without a document of their own. */
  readonly releasedOn: string | null
  /** The document; undefined for views of many documents. */
  readonly document?: {
    readonly url: string
    readonly sha256: string
    /** Time at which this service retrieved the document. */
    readonly retrievedAt: string
    /** Place of the row in the document. */
    readonly place: string
  }
  /** Day on which the newest document was retrieved, for a whole collection. */
  readonly newestOn?: string
  /** Sentence that a publisher asks every user to show. */
  readonly notice?: string
  /** One text for each value that was corrected here and so differs from the document. */
  readonly corrected?: readonly string[]
  /** Id of the release. */
  readonly release: string
  /** Permanent address of the cited data. */
  readonly address: string
  /** Path and parameters of the page, which shows the newest release. */
  readonly view: string
  /** Address that shows people the same view while the release is current; undefined for other pages. */
  readonly page?: string
  /** Permanent address that shows people the first 200 rows. */
  readonly table?: string
  /** Day of the citation, which is the day of reading. */
  readonly readOn: string
}

export const SERVICE = 'Rotunda'

/** Names the release, the document and the corrections, and gives the notice; the same in every format. */
export const describeOrigin = ({ document, newestOn, notice, release, corrected = [] }: Citation): string =>
  [
    `${SERVICE}, release ${release}`,
    ...(document === undefined
      ? []
      : [
          `document SHA-256 ${document.sha256}, ${document.place}, retrieved ${document.retrievedAt.slice(0, 10)}`,
        ]),
    ...(newestOn === undefined ? [] : [`newest document retrieved ${newestOn}`]),
    ...corrected,
    // Formats end the text with a full stop of their own.
    ...(notice === undefined ? [] : [notice.replace(/\.$/, '')]),
  ].join('; ')

/** The date by which lists of references sort. */
export const findDate = ({ publishedOn, releasedOn }: Citation): string | null => publishedOn ?? releasedOn

/** Year, month and day of a calendar day or an instant. */
export const splitDay = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number)
  return [year, month, date]
}

/** Puts a text on one line, because reference formats start a field with each new line. */
export const toLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** Says "released" for a release's day, which is not the document's. */
const sayDate = ({ publishedOn, releasedOn }: Citation): string => {
  if (publishedOn !== null) return publishedOn
  return releasedOn === null ? 'day of publication not stated' : `released ${releasedOn}`
}

/** A citation for a footnote or the end of an article. */
export const writeText = (citation: Citation): string => {
  const { publishers, title, document, address, readOn } = citation
  return [
    `${publishers.join('; ')}.`,
    `“${title}”`,
    `(${sayDate(citation)}).`,
    ...(document === undefined ? [] : [`${document.url}.`]),
    `${describeOrigin(citation)}.`,
    `${address} (read ${readOn}).`,
  ]
    .map(toLine)
    .join(' ')
}
