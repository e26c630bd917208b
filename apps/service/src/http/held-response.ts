type Init = { readonly status: number; readonly headers: [string, string][] }

/** A response whose body is here already: read as it is, where a platform's own would make a stream of it first. */
export class HeldResponse extends Response {
  override readonly text: () => Promise<string>
  override readonly json: () => Promise<unknown>
  override readonly arrayBuffer: () => Promise<ArrayBuffer>

  constructor(held: Buffer, init: Init) {
    super(null, init)
    this.text = () => Promise.resolve(held.toString())
    this.json = () => this.text().then((text): unknown => JSON.parse(text))
    this.arrayBuffer = () => Promise.resolve(new Uint8Array(held).buffer)
  }
}
