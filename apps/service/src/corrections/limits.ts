/** Bounds on reports of mistakes. `npm run generate` writes them to docs/explanation/limits.md. */
export const REPORT_LIMITS = {
  recordCharacters: {
    value: 2000,
    bound: '{} characters of the id or the address by which a report names its record',
    why: 'The longest address of a record has fewer',
  },
  whyCharacters: {
    value: 5000,
    bound: '{} characters of the explanation in a report of a mistake, and at least 10',
    why: 'Two printed pages. A longer text belongs in a document that the report names',
  },
  evidenceAddresses: {
    value: 10,
    bound: '{} addresses of evidence in a report, later answers included',
    why: 'A reviewer opens each address',
  },
  evidenceCharacters: {
    value: 2000,
    bound: '{} characters of an address of evidence',
    why: 'No common browser opens a longer address',
  },
  proposedKib: {
    value: 20,
    bound: '{} KiB of the JSON of a proposed value',
    why: 'The longest value that a release holds takes less',
  },
  openOfAddress: {
    value: 10,
    bound: '{} open reports of one client address (IPv6 by /64)',
    why: 'Reviewers read each report. The client address is not stored, only an HMAC that ends with the decision',
  },
  openWithoutMailbox: {
    value: 500,
    bound: '{} open reports in all, before a new report needs a confirmed mailbox',
    why: 'A program can pay for proofs of work from many addresses. A mailbox costs more',
  },
  proofMinutes: {
    value: 10,
    bound: '{} minutes until a challenge of the proof of work ends',
    why: 'Used proofs are remembered for as long',
  },
  proofNumbers: {
    value: 30_000,
    bound: '{} numbers to try at most for a proof of work',
    why: 'A phone tries them in under a second. A program that sends a thousand reports needs minutes',
  },
  draftMinutes: {
    value: 60,
    bound: '{} minutes for which the words of a report wait for the code of its mailbox',
    why: 'A code that ended is replaced without writing the report again. Each draft takes a code, which is counted',
  },
  draftCharacters: {
    value: 200_000,
    bound: '{} characters of the words of a report that wait for a code',
    why: 'The longest report takes less, with every character escaped as in an address',
  },
  appealDays: {
    value: 30,
    bound: '{} days after a rejection for the appeal of the reporter',
    why: 'The contact of the reporter is erased then as well',
  },
  contactDays: {
    value: 30,
    bound: '{} days after a decision before the contact of the reporter is erased',
    why: 'An appeal may follow until then',
  },
  answerDays: {
    value: 30,
    bound: '{} days for the answer to a question of a reviewer, before the report lapses',
    why: 'The reporter may be on holiday. A new report is as much work as an old report',
  },
  noteCharacters: {
    value: 2000,
    bound: '{} characters of a question or a reason of a reviewer',
    why: 'A reason is published with the record',
  },
  drawAgainDays: {
    value: 7,
    bound: '{} days without a step of the drawn reviewer, before another reviewer is drawn',
    why: 'A reviewer may be away. No report waits for one person',
  },
  sameReviewerDays: {
    value: 30,
    bound: '{} days in which every report on a record goes to the reviewer who was drawn first',
    why: 'A reporter who withdraws a report and sends it again would otherwise choose the reviewer',
  },
  watchedAtOnce: {
    value: 100,
    bound: '{} reports that lapse, or lose their contact, in one pass of the worker',
    why: 'The next pass takes the rest',
  },
  listedReports: {
    value: 200,
    bound: '{} reports in one list for reviewers',
    why: 'A longer queue needs more reviewers, not a longer page',
  },
  shownEditions: {
    value: 10,
    bound: '{} releases in which a reviewer sees the record',
    why: 'Each release opens an index',
  },
}

/** Bounds on followers. `npm run generate` writes them to docs/explanation/limits.md. */
export const FOLLOW_LIMITS = {
  followsOfMailbox: {
    value: 50,
    bound: '{} addresses that a mailbox follows',
    why: 'The daily mail names each changed address. A feed takes as many as its reader likes',
  },
  addressCharacters: {
    value: 1000,
    bound: '{} characters of an address that is followed',
    why: 'A list of records with many filters has fewer',
  },
  digestsAtOnce: {
    value: 100,
    bound: '{} followers that are read at once for their daily mails',
    why: 'Memory stays small, however many there are',
  },
}

/** Bounds on files of evidence. `npm run generate` writes them to docs/explanation/limits.md. */
export const EVIDENCE_LIMITS = {
  removeSeconds: {
    value: 5,
    bound: '{} seconds that the removal of a file from ROTUNDA_STORE may take',
    why: 'No audited write goes on meanwhile, so that no report takes the file. The next hour tries again',
  },
  filesOfReport: {
    value: 5,
    bound: '{} files of evidence in a report',
    why: 'A reviewer opens each address',
  },
  fileMib: {
    value: 10,
    bound: '{} MiB of the files of a report together, and of a copy that a reviewer publishes',
    why: 'A scanned letter has one or two MiB. A long document belongs at a public address',
  },
  filesGib: {
    value: 2,
    bound: '{} GiB of all files of evidence and published copies',
    why: 'Anybody can send files, and the disk also holds the messages. Beyond this limit, a new file gets 503 with the reason',
  },
  addressMib: {
    value: 50,
    bound:
      '{} MiB of files of evidence from one client address (IPv6 by /64) on one day, erased files included',
    why: 'Otherwise a reporter who withdraws and reports again could fill the whole room. The address is kept as an HMAC of the day, which is removed after that day',
  },
  unconfirmedMib: {
    value: 512,
    bound: '{} MiB of files of undecided reports without a confirmed mailbox',
    why: 'The rest of the room is for reporters who confirm a mailbox, and for copies of reviewers',
  },
  mailboxMib: {
    value: 100,
    bound: '{} MiB of files of undecided reports of one confirmed mailbox',
    why: 'Ten reports of the largest size. A program needs twenty mailboxes to fill the room. The contacts are opened to count, so no column names a mailbox',
  },
  draftsMib: {
    value: 100,
    bound: '{} MiB of files that one process takes at once, scans among them',
    why: 'These files are on the disk, and in memory, before the database counts them. Beyond this limit, a new file gets 503, and can be sent again in a minute',
  },
  nameCharacters: {
    value: 100,
    bound: '{} characters of the name of a file',
    why: 'The name is one line of a list',
  },
  fileDays: {
    value: 180,
    bound: '{} days after the decision before the files of a report are erased',
    why: 'A decision can still be looked into. Copies that a reviewer published stay',
  },
  scanSeconds: {
    value: 60,
    bound: '{} seconds for the scanner of `ROTUNDA_SCAN_COMMAND`',
    why: 'The reporter waits for the scanner. A file whose scan did not end counts as not scanned',
  },
}
