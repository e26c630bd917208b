/** Bounds on organisations and invitations. `npm run generate` writes them to docs/explanation/limits.md. */
export const ORGANISATION_LIMITS = {
  nameCharacters: {
    value: 200,
    bound: '{} characters of the name of an organisation that a person makes, and at least 2',
    why: 'Commands take as many',
  },
  siteCharacters: {
    value: 300,
    bound: '{} characters of the address of its website',
    why: 'Only its host is kept, and a host has at most 253',
  },
  organisationsOfPerson: {
    value: 20,
    bound: '{} organisations of one person, before they can make another',
    why: 'A name can be taken once, so nobody may take many',
  },
  mailboxCharacters: {
    value: 254,
    bound: '{} characters of a mailbox, 64 of them before the @',
    why: 'No mail server takes a longer address (RFC 5321)',
  },
  openInvitations: {
    value: 100,
    bound: '{} open invitations of an organisation',
    why: 'Each one is a mail to a person who did not ask for it',
  },
  invitationMails: {
    value: 5,
    bound: '{} mails of invitation to one mailbox in 24 hours, from all organisations',
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
