type Init = { readonly status: number; readonly headers: [string, string][] }

/** A response whose body is here already: read as it is, where a platform's own would make a stream of it first. */
export class HeldResponse extends Response {
  override readonly text: () => Promise<string>
  override readonly json: () => Promise<unknown>
  override readonly arrayBuffer: () => Promise<ArrayBuffer>

  constructor(bytes: Uint8Array, init: Init) {
    super(null, init)
    // Decoded when it is read: texts that wait outlive the young heap, and bytes lie outside of it.
    const decode = (): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
    this.text = () => Promise.resolve(decode())
    this.json = () => Promise.resolve().then((): unknown => JSON.parse(decode()))
    this.arrayBuffer = () => Promise.resolve(new Uint8Array(bytes).buffer)
  }
}
