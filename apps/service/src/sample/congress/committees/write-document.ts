import { makeDocumentWriter } from '../sample-congress-document.ts'

/** A document of the sample of committees. */
export const writeDocument = makeDocumentWriter('committees.example')
