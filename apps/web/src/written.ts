/** A response: its bytes, and headers that belong to them. */
export type Written = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
