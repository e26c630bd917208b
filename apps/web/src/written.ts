/** What is sent: bytes with a tag, and the fields that belong to them. */
export type Written = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
