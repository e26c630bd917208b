type Init = { readonly status: number; readonly headers: [string, string][] }

/** A response whose body is here already: read as it is, where a platform's own would make a stream of it first. */
export class HeldResponse extends Response {
  readonly #held: Buffer

  constructor(held: Buffer, init: Init) {
    super(null, init)
    this.#held = held
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#held.toString())
  }

  override async json(): Promise<unknown> {
    const body: unknown = JSON.parse(await this.text())
    return body
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new Uint8Array(this.#held).buffer)
  }
}
