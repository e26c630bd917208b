/** A text of the contract or of an API description as HTML. What stands between backticks is code. */
export const writeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
