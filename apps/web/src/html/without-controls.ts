/** Replaces characters that XML forbids by spaces, in escaped and unescaped text. */
export const withoutControls = (text: string): string => text.toWellFormed().replace(NO_XML, ' ')

// eslint-disable-next-line no-control-regex -- these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
