/** Bounds on commands. `npm run generate` writes them to docs/explanation/limits.md. */
export const KEY_LIMITS = {
  organisationCharacters: {
    value: 200,
    bound: '{} characters of the name of an organisation',
    why: 'Gateways to offices take up to 500',
  },
  noteCharacters: {
    value: 1000,
    bound: '{} characters of a note on a key',
    why: 'The note is one line of a list',
  },
  reasonCharacters: {
    value: 500,
    bound: '{} characters of the reason for a suspension, and of `--terms-accepted-by` and `--without-terms`',
    why: 'The holder of the key reads it in a refusal, and the exemption at `whoami`',
  },
}

export const ROSTER_LIMITS = {
  rosterMib: {
    value: 16,
    bound: '{} MiB of a list of legislators',
    why: 'The present list has 2 MB',
  },
  rosterSeconds: {
    value: 60,
    bound: '{} seconds to fetch it',
    why: 'A slower host is down',
  },
}

export const COMMAND_LIMITS = {
  publicationSeconds: {
    value: 86_400,
    bound: '{} seconds that "release publish --wait" takes at most',
    why: 'A release that waits longer should be announced when the machines are ready',
  },
  congressGovQuota: {
    setting: 'ROTUNDA_CONGRESS_GOV_QUOTA',
    bound: '{} requests to Congress.gov in any hour, over all processes',
    why: 'A key allows as many',
  },
  documentSeconds: {
    value: 120,
    bound: '{} seconds to fetch one document',
    why: 'The largest known has a few MB',
  },
  auditLines: {
    value: 1000,
    bound: '{} lines of the audit log in one answer of `audit list`',
    why: 'A time option selects the next ones',
  },
  messages: {
    value: 200,
    bound: '{} messages in one answer of `messages list`',
    why: 'The same',
  },
  leftoverHours: {
    value: 24,
    bound: '{} hours before `store clean` removes an object that no row names, or an upload that did not end',
    why: 'A command that stores an object writes its row within a day',
  },
  withdrawalCharacters: {
    value: 2000,
    bound: '{} characters of the reason of `corrections withdraw`',
    why: 'Releases publish it beside the correction',
  },
}
