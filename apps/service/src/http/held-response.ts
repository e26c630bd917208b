type Init = { readonly status: number; readonly headers: [string, string][] }

/** A response whose body is here already: read as it is, where a platform's own would make a stream of it first. */
export class HeldResponse extends Response {
  override readonly text: () => Promise<string>
  override readonly json: () => Promise<unknown>
  override readonly arrayBuffer: () => Promise<ArrayBuffer>

  constructor(held: Buffer, init: Init) {
    super(null, init)
    this.text = async () => held.toString()
    this.json = async () => JSON.parse(held.toString()) as unknown
    this.arrayBuffer = async () => new Uint8Array(held).buffer
  }
}
