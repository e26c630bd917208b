/** A committed file that is a pure function of the code. `build` gives its text, before formatting. */
export type Generated = {
  readonly file: string
  readonly build: () => Promise<string>
  /** True for a text that is not formatted, such as a file for browsers. */
  readonly isFormatted?: true
}
