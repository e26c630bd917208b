/** A committed file that is a pure function of the code. `build` gives its text, before formatting. */
export type Generated = {
  readonly file: string
  readonly build: () => Promise<string>
  /** Whether the text is to stay as it is: one that browsers load is written for them. */
  readonly isFormatted?: true
}
