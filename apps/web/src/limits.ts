/** Bounds on addresses and pages. `npm run generate` writes them to docs/explanation/limits.md. */
export const ADDRESS_LIMITS = {
  docsSearchCharacters: {
    value: 200,
    bound: '{} characters of a search in the documentation',
    why: 'The rest is ignored. No person asks a longer question, and each word costs an index look-up',
  },
  addressCharacters: {
    value: 4000,
    bound: '{} characters of the address of a page',
    why: 'Every link of a page repeats its filter. With twice as many, a page took 57 ms and 2.7 MB',
  },
  parameterCharacters: {
    value: 1364,
    bound: '{} characters of an id in the address of a page',
    why: 'A passkey has an id of at most 1023 bytes (WebAuthn), which are as many characters of base64url',
  },
  sqlAddressCharacters: {
    value: 8000,
    bound: '{} characters of an address of `/sql`',
    why: 'The address holds a query, which no link repeats. Node reads twice as much of a request besides its body',
  },
  parameters: {
    value: 150,
    bound: '{} parameters in the address of a page',
    why: 'A form sends all of its fields, and a filter takes a hundred values. Each is compared with the others',
  },
  filterLinks: {
    value: 40,
    bound: '{} conditions of a filter with a link that removes them',
    why: 'Each link repeats the rest of the filter. The form removes the other conditions',
  },
  linkCharacters: {
    value: 2500,
    bound: '{} characters of links in the header fields of a page',
    why: 'nginx reads 4 KiB of fields by default, and each link repeats the filter. Further links are left out; the head of the page has all of them',
  },
  tryCharacters: {
    value: 20_000,
    bound: '{} characters of an answer at `/docs/api/try`',
    why: 'A person reads no more. The page shows the beginning and links to the whole; a whole list is shown as a page of 20 rows',
  },
}

export const SEARCH_LIMITS = {
  queries: {
    value: 20,
    bound: '{} queries behind a page of search results',
    why: 'The parsed words, the words as typed, members, enacted projects, funding lines, regulations, releases and the mode of the service; the names of datasets and the awards of a release, once; if nothing is found, similar words',
  },
  questionCharacters: {
    value: 300,
    bound: '{} characters of a question that is parsed for names',
    why: 'A search of records takes as many. Each part is a link that repeats the others',
  },
  comparedWords: {
    value: 8,
    bound: '{} unknown words compared with names when a search finds nothing',
    why: 'Each is compared with the words of 2,000 names',
  },
  totalsSeconds: {
    value: 2,
    bound: '{} seconds that a page of records waits for its totals',
    why: 'Totals may queue behind long answers; plain rows never do. The page then shows its rows and links to the totals',
  },
  feedEntries: {
    value: 100,
    bound: '{} entries in a document of the feed of records or of enacted projects',
    why: 'Feed readers ask about every hour. Older entries are in the documents that `prev-archive` names',
  },
  sitemapParts: {
    value: 50_000,
    bound: '{} parts of the sitemap, each with 2,000 records',
    why: 'A part is ten pages of the API, so a crawler stays within its rate. A sitemap index holds no more parts',
  },
  sitemapValues: {
    value: 1000,
    bound: '{} members, States, subcommittees and funding lines each in the sitemap',
    why: 'The API counts as many values',
  },
}

export const RECORD_PAGE_LIMITS = {
  editions: {
    value: 5,
    bound: '{} newest releases in the history of a record',
    why: 'Each earlier release has to be opened. The page links to the rest in the API',
  },
  breakdownGroups: {
    value: 20,
    bound: '{} groups in a breakdown',
    why: 'The page links to the rest, in the API or under /totals',
  },
  listedGroups: {
    value: 200,
    bound: '{} lines on a page of States, subcommittees, recipients or accounts, one for each stage',
    why: 'The API returns as many groups at once. The next page has the others',
  },
  searchedGroups: {
    value: 2000,
    bound: '{} lines searched in the list of recipients or accounts',
    why: 'The names with the most records come first. A further word finds others',
  },
  foundNames: {
    value: 50,
    bound: '{} names in the result of that search',
    why: 'One address of the API counts all of them',
  },
  memberGroups: {
    value: 5000,
    bound: '{} lines in the list of members, one for each stage',
    why: 'Every member of every Congress in the records',
  },
  comparedGroups: {
    value: 5000,
    bound: '{} lines read for the comparison of members, one for each chamber and stage',
    why: 'The same',
  },
  surroundingsSeconds: {
    value: 4,
    bound: '{} seconds that the page of a record waits for the rows around it',
    why: 'A workbook takes long the first time. The page then shows everything else, and says that these rows are still being read',
  },
  lineageSeconds: {
    value: 4,
    bound: '{} seconds that the page of a record waits for links to enacted projects, and for award spending',
    why: 'The page then shows everything else, and says that the links could not be read',
  },
  links: {
    value: 10,
    bound: '{} links to enacted projects on the page of a record',
    why: 'A record has one link as a rule. The API lists the others',
  },
  reloadSeconds: {
    value: 10,
    bound: '{} seconds before a page without these rows reloads',
    why: 'A `Refresh` field of the answer asks for it; the page itself has no time limit',
  },
  surroundedEvidence: {
    value: 3,
    bound: '{} pieces of evidence whose rows the page of a record shows',
    why: 'Each reads its document again. The page has the cells of the others, and links to their documents',
  },
  nameCharacters: {
    value: 1000,
    bound: '{} characters of a name',
    why: 'Beyond it 404. No record has a longer one',
  },
  lineIdCharacters: {
    value: 100,
    bound: '{} characters of the id of a funding line',
    why: 'The same, in the API too',
  },
  beforeCharacters: {
    value: 140,
    bound: '{} characters of a corrected value, as it was before',
    why: 'The page of the record has the whole value, and so have the downloads',
  },
  headingCharacters: {
    value: 140,
    bound: '{} characters of a heading',
    why: 'Some sources print longer names, which end in “…”',
  },
}

export const PAGE_LIMITS = {
  stageGroups: {
    value: 200,
    bound: '{} groups of each stage in tables of totals by one dimension',
    why: 'One answer holds as many. The page says how many there are, and the CSV has all',
  },
  totalsGroups: {
    value: 1000,
    bound: '{} groups read for a page of totals',
    why: 'Five answers of the API. A table of two dimensions has a group in each cell; a cell beyond the limit says that it is not shown',
  },
  bars: {
    value: 15,
    bound: '{} bars in a chart of totals, 14 columns',
    why: 'More cannot be read. The table below has the rest',
  },
  narrowStates: {
    value: 10,
    bound: '{} States in a chart for a phone',
    why: 'A phone has no room for more; the wide chart has all',
  },
  districts: {
    value: 1000,
    bound: '{} districts on the map',
    why: 'There are 441 seats, and sources print some more. Beyond it the answer is a fault',
  },
  headingValues: {
    value: 6,
    bound: '{} values of one filter named in a heading',
    why: 'A heading counts the others, and the page lists them beside it',
  },
  found: {
    value: 10,
    bound: '{} results of each kind in a search',
    why: 'A link leads to all',
  },
}
