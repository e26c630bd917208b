/** A document as its publisher puts it out, small enough to be read thousands of times. */
export type WholeDocument = {
  readonly publisher: string
  readonly url: string
  readonly form: 'json' | 'xml' | 'csv' | 'yaml' | 'pages'
  readonly text: string
}
