import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'

/** A document of the sample of committees. Hosts that end in `.example` do not exist (RFC 2606). */
export const writeDocument = (
  publisher: string,
  file: string,
  media_type: string,
  text: string,
): SampleCongressDocument =>
  makeSampleDocument(
    {
      publisher,
      url: `https://committees.example/${file}`,
      media_type,
      retrieved_at: '2026-06-15T12:00:00.000Z',
    },
    text,
  )
