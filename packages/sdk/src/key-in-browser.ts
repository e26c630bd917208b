/** Every visitor can read a key in a browser, so a client with a key does not start there. */
export class KeyInBrowser extends Error {
  override readonly name = 'KeyInBrowser'

  constructor() {
    super('A key must stay out of browsers.')
  }
}
