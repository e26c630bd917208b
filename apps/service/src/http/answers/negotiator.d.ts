/** The part of the package that is used here. Its published types lack `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> })
    mediaType(available: readonly string[]): string | undefined
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined
  }
  export = Negotiator
}
