/** Bounds on documents that are read. `npm run generate` writes them to docs/explanation/limits.md. */
export const DOCUMENT_LIMITS = {
  workbookBytes: {
    value: 100_000_000,
    bound: '{} bytes of a workbook, unpacked',
    why: 'The largest real workbook has under 6,000 rows of a dozen columns, some 10 MB',
  },
  documentBytes: {
    value: 268_435_456,
    bound: '{} bytes of a CSV, or of a workbook before it is unpacked',
    why: 'The archive takes files of this size. A CSV is read row by row and never held in memory',
  },
  jsonBytes: {
    value: 100_000_000,
    bound: '{} bytes of a JSON document',
    why: 'The parser holds the document in memory. The largest real document has some 20 MB',
  },
  xmlBytes: {
    value: 20_000_000,
    bound: '{} bytes of an XML document',
    why: 'The parser holds the document in memory. The largest real document, the Clerk’s list of members, has half a megabyte',
  },
  xmlElements: {
    value: 1_000_000,
    bound: '{} elements of an XML document',
    why: 'Small elements take more memory than their bytes',
  },
  xmlDepth: {
    value: 100,
    bound: '{} levels of nesting in an XML document',
    why: 'Real documents have at most seven',
  },
  zipDirectoryBytes: {
    value: 16_000_000,
    bound: '{} bytes of the directory of a ZIP archive',
    why: 'The directory is held in memory. A quarter of lobbying reports has some 25,000 entries, 2 MB',
  },
  zipEntryBytes: {
    value: 20_000_000,
    bound: '{} bytes of a file in a ZIP archive, unpacked',
    why: 'The file is held in memory, and the parser takes files of this size',
  },
  zipBytes: {
    value: 4_000_000_000,
    bound: '{} bytes of all files in a ZIP archive, unpacked',
    why: 'A quarter of lobbying reports has some 400 MB',
  },
  zipStreamedBytes: {
    value: 20_000_000_000,
    bound: '{} bytes of tables in a ZIP archive, unpacked',
    why: 'Tables are read piece by piece and never held in memory. A small archive must not keep a build busy for hours',
  },
  zipRatio: {
    value: 200,
    bound: '{} times its packed size for a file in a ZIP archive of more than 64 KB',
    why: 'Forms in XML pack to a twentieth; only an attack packs to less than a hundredth',
  },
  zipName: {
    value: 200,
    bound: '{} characters of the name of a file in a ZIP archive',
    why: 'Names are numbers or periods',
  },
  rows: {
    value: 1_048_576,
    bound: '{} rows of a table',
    why: 'A sheet of a spreadsheet can have as many',
  },
  columns: {
    value: 16_384,
    bound: '{} columns',
    why: 'The same',
  },
  csvCells: {
    value: 16_777_216,
    bound: '{} cells of a CSV',
    why: 'Sixteen for each possible row',
  },
  csvRowBytes: {
    value: 4_000_000,
    bound: '{} bytes of one row of a CSV',
    why: 'The reader holds a row, and an unclosed quote must not make the whole file one row',
  },
  cells: {
    value: 2_000_000,
    bound: '{} cells of all sheets, including blank cells between filled cells, or of a code list',
    why: 'A cell far out on an empty sheet must not make a huge table',
  },
  pdfPages: {
    value: 10_000,
    bound: '{} pages of a PDF',
    why: 'A report has some 2,600. A thread of its own reads a PDF page by page; a refusal names the bound',
  },
  pdfTexts: {
    value: 20_000,
    bound: '{} texts on a page of a PDF',
    why: 'A page of a report has some 400',
  },
  pdfPageSeconds: {
    value: 5,
    bound: '{} seconds of processor time for a page of a PDF',
    why: 'A page takes some 10 ms. Processor time, so a busy machine refuses no document',
  },
  pdfSeconds: {
    value: 120,
    bound: '{} seconds of processor time for all pages of a PDF',
    why: 'A PDF may have many quick pages',
  },
  pdfMegabytes: {
    value: 320,
    bound: '{} megabytes held by the thread of a PDF, unpacked bytes included',
    why: '2,600 pages take 160 MB. A PDF of 1.1 MB unpacked to 440 MB and took 2.1 GB',
  },
  workbookElements: {
    value: 20_000_000,
    bound: '{} elements of a part of a workbook',
    why: 'Small elements unpack to more than their bytes',
  },
  heldElements: {
    value: 200_000,
    bound: '{} elements of a part of a workbook that is held in memory',
    why: 'A row may have 16,384 cells, each with a text, a formula and a value',
  },
  workbookDepth: {
    value: 100,
    bound: '{} levels of nesting in a workbook',
    why: 'A workbook has some ten',
  },
  mergedCells: {
    value: 1_000_000,
    bound: '{} merged cells',
    why: 'A merge counts each row that it reaches: a few merges that cover everything take the time of many',
  },
  searchResults: {
    value: 50_000,
    bound: '{} awards of a search of USAspending',
    why: 'A search returns no more. A search of fewer days or listings finds the rest',
  },
}
