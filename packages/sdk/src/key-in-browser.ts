/** A key in a browser is a key that every visitor can read. */
export class KeyInBrowser extends Error {
  override readonly name = 'KeyInBrowser'

  constructor() {
    super('A key must stay out of browsers.')
  }
}
