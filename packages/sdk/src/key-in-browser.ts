/** A key in a browser is a key that every visitor can read. */
export class KeyInBrowser extends Error {
  override readonly name = 'KeyInBrowser'

  constructor() {
    super('A client with a key must not run in a browser.')
  }
}
