/** A text without what XML has no place for, escaped or not: a space stands in its place. */
export const withoutControls = (text: string): string => text.toWellFormed().replace(NO_XML, ' ')

// eslint-disable-next-line no-control-regex -- these are what is looked for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
