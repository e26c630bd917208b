/** What is cited: the document of a publisher first, and this service as where it was read. */
export type Citation = {
  /** Short, without spaces: names it in a list of references. */
  readonly key: string
  readonly title: string
  /** Bodies whose documents say it. */
  readonly publishers: readonly string[]
  /** Day on which the document was published, where known. */
  readonly publishedOn: string | null
  /** Day on which the release was published: the date of what has no document of its own. */
  readonly releasedOn: string | null
  /** The document itself; none where there are many. */
  readonly document?: {
    readonly url: string
    readonly sha256: string
    /** When this service retrieved it. */
    readonly retrievedAt: string
    /** Where in it the row stands. */
    readonly place: string
  }
  /** Of each value that is not the document's, since it was corrected here. */
  readonly corrected?: readonly string[]
  /** Id of the release. */
  readonly release: string
  /** At which this stays as it is. */
  readonly address: string
  /** The page that shows it, as the newest release has it: path and parameters. */
  readonly view: string
  /** Where a person sees the same for as long as the release is the newest; other pages say nothing of it. */
  readonly page?: string
  /** Where a person sees its first 200 rows for good. */
  readonly table?: string
  /** Day on which it is cited, which is when it was read. */
  readonly readOn: string
}

export const SERVICE = 'Rotunda'

/** Words of release, digest and corrections, the same in every form. */
export const describeOrigin = ({ document, release, corrected = [] }: Citation): string =>
  [
    `${SERVICE}, release ${release}`,
    ...(document === undefined
      ? []
      : [
          `document SHA-256 ${document.sha256}, ${document.place}, retrieved ${document.retrievedAt.slice(0, 10)}`,
        ]),
    ...corrected,
  ].join('; ')

/** The date that lists of references sort and name it by. */
export const findDate = ({ publishedOn, releasedOn }: Citation): string | null => publishedOn ?? releasedOn

/** Year, month and day of a calendar day or an instant. */
export const splitDay = (day: string): [number, number, number] => {
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number)
  return [year, month, date]
}

/** A text from a document in one line: formats of references begin a new field with a new line. */
export const toLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()

/** The day of the release is not that of the document. */
const sayDate = ({ publishedOn, releasedOn }: Citation): string => {
  if (publishedOn !== null) return publishedOn
  return releasedOn === null ? 'day of publication not stated' : `released ${releasedOn}`
}

/** For a footnote or the end of an article. */
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
