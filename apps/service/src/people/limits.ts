/** Bounds on organisations and invitations. `npm run generate` writes them to docs/explanation/limits.md. */
export const ORGANISATION_LIMITS = {
  nameCharacters: {
    value: 200,
    bound: '{} characters of the name of an organisation that a person makes, and at least 2',
    why: 'Commands take names of this length',
  },
  siteCharacters: {
    value: 300,
    bound: '{} characters of the address of its website',
    why: 'Only its host is kept, and a host has at most 253',
  },
  organisationsOfPerson: {
    value: 20,
    bound: '{} organisations of a person, before the person can make another',
    why: 'A name can be taken once, so nobody may take many',
  },
  mailboxCharacters: {
    value: 254,
    bound: '{} characters of a mailbox, 64 of them before the @',
    why: 'No mail server takes a longer address (RFC 5321)',
  },
  invitationsOfDay: {
    value: 200,
    bound: '{} invitations of an organisation in 24 hours, withdrawn invitations included',
    why: 'An organisation invites its own people. This service must not mail strangers one after another',
  },
  openInvitations: {
    value: 100,
    bound: '{} open invitations of an organisation',
    why: 'Each invitation is a mail to a person who did not ask for it',
  },
  invitationMails: {
    value: 5,
    bound: '{} mails of invitation to one mailbox in a day of UTC, from all organisations',
    why: 'The same',
  },
  invitationDays: {
    value: 14,
    bound: '{} days until an invitation ends',
    why: 'A person may be on holiday for two weeks',
  },
  enrolmentDays: {
    value: 7,
    bound: '{} days until the code of a reviewer or operator ends',
    why: 'The code gives a role, and is handed over in person',
  },
}

/** Bounds on sign-in, sessions and passkeys. */
export const SIGN_IN_LIMITS = {
  codeMinutes: {
    value: 10,
    bound: '{} minutes in which a code by mail can be typed',
    why: 'Long enough for a slow mail server, short enough that a code in an old mail opens nothing',
  },
  refusedAddressDays: {
    value: 90,
    bound: '{} days for which the address of refused sign-ins is kept with their audit line',
    why: 'Long enough to look into an attack. The line itself names no address',
  },
  codeTries: {
    value: 5,
    bound: '{} tries to type a code, in the browser that asked for it',
    why: 'With this limit, a guess of 8 digits succeeds once in 20 million attempts',
  },
  codesOfMailboxHour: {
    value: 5,
    bound: '{} codes an hour for one mailbox, over all processes',
    why: 'Nobody can fill the mailbox of another person',
  },
  codesOfMailboxDay: {
    value: 20,
    bound: '{} codes a day for one mailbox, over all processes',
    why: 'The same',
  },
  codesOfAddressHour: {
    value: 20,
    bound: '{} codes an hour for one client address (IPv6 by /64), over all processes',
    why: 'An office behind one address signs in in the morning; a program that tries many mailboxes stops here',
  },
  codesToUnknownHour: {
    value: 1000,
    bound:
      '{} codes an hour to mailboxes that neither belong to a person nor are invited, from all addresses',
    why: 'A program with many addresses cannot send any number of mails to strangers from the domain of the operator',
  },
  codesToKnownHour: {
    value: 5000,
    bound: '{} codes an hour to mailboxes of people and to invited mailboxes, from all addresses',
    why: 'Codes to strangers never use up the codes of people who sign in. With the bound above, it bounds codes in all',
  },
  idleHours: {
    value: 8,
    bound: '{} hours until an idle session ends',
    why: 'A working day',
  },
  sessionDays: {
    value: 7,
    bound: '{} days for a session, however busy',
    why: 'A stolen cookie is worth nothing after a week',
  },
  passkeyMinutes: {
    value: 15,
    bound: '{} minutes after a passkey was used in which a reviewer decides without using it again',
    why: 'A browser that was left open decides nothing',
  },
  challengeMinutes: {
    value: 5,
    bound: '{} minutes to answer with a passkey',
    why: 'Finding a security key takes a while',
  },
  passkeysOfPerson: {
    value: 10,
    bound: '{} passkeys for one person',
    why: 'A person has a few devices',
  },
  passkeyNameCharacters: {
    value: 60,
    bound: '{} characters of the name of a passkey',
    why: 'The name identifies a device of the person',
  },
  agentCharacters: {
    value: 200,
    bound: '{} characters of the name of a browser in the list of sessions',
    why: 'The rest of a longer name is cut off',
  },
}

/** Bounds on mail. `npm run generate` writes them to docs/explanation/limits.md. */
export const MAIL_LIMITS = {
  subjectCharacters: {
    value: 200,
    bound: '{} characters of a subject',
    why: 'Mail programs show fewer. The rest is cut off',
  },
  trySeconds: {
    value: 30,
    bound: '{} seconds for one try to send a mail',
    why: 'A slower mail server delays the mails behind it',
  },
  sentAtOnce: {
    value: 6,
    bound: '{} mails sent at once by one process',
    why: 'A mail server that takes seconds for a mail still takes codes within minutes. Many servers refuse more connections of one client',
  },
  sentAtOnceToKnown: {
    value: 2,
    bound: '{} of these mails only for codes to mailboxes of people and to invited mailboxes',
    why: 'Codes to strangers never keep people from signing in',
  },
  leaseSeconds: {
    value: 120,
    bound: '{} seconds before the mails of a process that died are sent by another process',
    why: 'Longer than a try, so that a slow process does not send a mail twice. A mail may be sent twice if a process dies after the server took the mail',
  },
  lookMilliseconds: {
    value: 1000,
    bound: '{} milliseconds at most before a mail from another process is noticed',
    why: 'A person waits for a code',
  },
  firstRetrySeconds: {
    value: 30,
    bound: '{} seconds before the second try; doubled each time',
    why: 'A server that refuses for a moment is asked again while its reader still waits',
  },
  longestRetryHours: {
    value: 1,
    bound: '{} hour between two tries at most',
    why: 'A server that comes back after a day gets its mail within the hour',
  },
  fewestTries: {
    value: 12,
    bound: '{} tries of a mail at least, before it counts as failed',
    why: 'A mail may have waited for days while no worker ran. Its text is erased at the end of its time in any case',
  },
  triedDays: {
    value: 3,
    bound: '{} days of tries to send a mail; a code is tried only while it is valid',
    why: 'Then the mail failed, and the audit log says so',
  },
  keptDays: {
    value: 30,
    bound:
      '{} days before the text and the mailbox of a mail are erased. For a code, a digest or a mail to a reporter, both are erased once the server took the mail',
    why: 'An operator can still answer a question about it',
  },
  eraseSeconds: {
    value: 10,
    bound: '{} seconds between two looks for texts to erase',
    why: 'The database files are rewritten where a text was',
  },
  listed: {
    value: 200,
    bound: '{} mails in one answer of `mail list` and of `/api/sandbox/mail`',
    why: 'The newest mails come first',
  },
}
