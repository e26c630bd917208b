// Made by `npm run generate` from packages/contract/openapi/portal.json.

export interface paths {
  '/api/keys/leaked': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Report a leaked key
     * @description Takes a whole key that anyone found where others can read it, and suspends it if it is a key of this service. The text can hold up to 20 keys. Their owners are mailed. The answer is the same for every text, so it tells nothing of the keys. No cookie, no key and no `Origin` is needed.
     *
     *     A key matches `rtd_(live|test)_[0-9A-Za-z]{49}`. Its last 6 characters are a checksum: the CRC-32 of the text between `rtd_` and the checksum, such as `live_…`, as a number in base 62 with the digits `0-9A-Za-z`, the highest first, filled with zeros on the left. A scanner that checks it reports no look-alikes.
     */
    post: operations['reportLeakedKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a code by mail
     * @description Sends a code of 8 digits to the mailbox. The answer is the same whether or not somebody has signed in with it before. Beyond a number of codes in all, no mail is sent until the next full hour, and the answer is the same still. The cookie of the answer marks the browser: the code works nowhere else.
     */
    post: operations['askForCode']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/code': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The code that this browser may type
     * @description Shows the mailbox of the newest code that this browser asked for, to sign in or to change the mailbox. It is null once the code was typed or has ended, and in every other browser. No mail is sent, and it is no try.
     */
    get: operations['showOpenCode']
    put?: never
    /**
     * Sign in with the code
     * @description Takes the code in the browser that asked for it, and answers with the cookie of a new session. A session that the browser had before ends. After 5 wrong tries or 10 minutes a new code is needed.
     */
    post: operations['signIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-out': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out
     * @description Ends the session of the request. Without a session it does nothing.
     */
    post: operations['signOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The person who is signed in
     * @description Shows the person of the session, its organisations, and the invitations to its mailbox.
     */
    get: operations['showMe']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/me/mailbox/codes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to change the mailbox
     * @description Sends a code to the mailbox of the person and another code to the new mailbox. A person who has a passkey must have used it within 15 minutes. The codes work in this browser only.
     */
    post: operations['askForMailboxCodes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/me/mailbox': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the mailbox
     * @description Gives the person the new mailbox, by the codes of both mailboxes. Role, passkeys, organisations and invitations stay. Every other session ends, and so does an open enrolment of either mailbox. The old mailbox gets a mail.
     */
    post: operations['changeMailbox']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Open sessions
     * @description Lists the open sessions of the person, newest first.
     */
    get: operations['listSessions']
    put?: never
    post?: never
    /**
     * End every other session
     * @description Ends every session of the person but this one.
     */
    delete: operations['endOtherSessions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sessions/{session}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * End a session
     * @description Ends one of the sessions of the person, such as that of a lost device.
     */
    delete: operations['endSession']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/passkey/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to sign in with a passkey, or to use it again
     * @description Returns the options for the browser: for any passkey of this website, or within a session for those of its person.
     */
    post: operations['beginPasskeySignIn']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/sign-in/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in with a passkey, or use it again
     * @description Takes the answer of the passkey. A session that the browser had ends, and a new one begins.
     */
    post: operations['signInWithPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Passkeys
     * @description Lists the passkeys of the person.
     */
    get: operations['listPasskeys']
    put?: never
    /**
     * Add the passkey that the browser made
     * @description Adds the passkey, and the role of an enrolment that was begun: that removes every earlier passkey of the person and ends every other session. The session ends and a new one with the passkey begins.
     */
    post: operations['addPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     * @description Returns the options for the browser. A person who has a passkey must have used one in this session.
     */
    post: operations['beginAddPasskey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/enrolment/options': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to take a role by a one-time code
     * @description Takes the code that an operator made for the mailbox of the person, and returns the options for the passkey that the role needs. `addPasskey` ends it.
     */
    post: operations['beginEnrolment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/passkeys/{passkey}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a passkey
     * @description Removes a passkey of the person, and ends the other sessions that it opened. A reviewer or operator keeps at least one.
     */
    delete: operations['removePasskey']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Access requests of an organisation
     * @description Lists the access requests of an organisation for one of its members, newest first.
     */
    get: operations['listRequests']
    put?: never
    /**
     * Begin an access request
     * @description Begins a request as a draft, with any of its answers. No reviewer is told before it is submitted. A draft lapses after 90 days without a change.
     */
    post: operations['draftRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/requests/{request}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An access request
     * @description Shows a request with its answers and its history to a member of its organisation. Ids of reviewers, and their flags, are left out.
     */
    get: operations['showRequest']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the answers of an access request
     * @description Replaces all answers of a draft, or of a request that was asked back. An answer that is left out is removed.
     */
    patch: operations['answerRequest']
    trace?: never
  }
  '/api/portal/v1/requests/{request}/submit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit an access request
     * @description Hands the request to the reviewers, who are mailed. Every question of the chosen scopes must be answered.
     */
    post: operations['submitRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/requests/{request}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw an access request
     * @description Ends a request that is not settled. It cannot be opened again.
     */
    post: operations['withdrawRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Approved scopes of an organisation
     * @description Lists the scopes that the organisation may give to its keys, with the quotas of such keys.
     */
    get: operations['listGrants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Access requests of all organisations
     * @description Lists the requests that wait for a reviewer, or those in one state. The one that waited longest comes first.
     */
    get: operations['listQueue']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests/{request}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An access request, for a reviewer
     * @description Shows a request of any organisation with its answers, its history, flags, and the reason why the reviewer may not decide it.
     */
    get: operations['reviewRequest']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests/{request}/ask-back': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask the organisation a question
     * @description Hands the request back to its organisation with a note. Its members can change the answers and submit it again.
     */
    post: operations['askBack']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests/{request}/approve': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve scopes of an access request
     * @description Approves some or all of the scopes that are asked for. With `staff:read` among them it is a proposal, which grants nothing before a second reviewer agrees. With no scope the request is refused, and the note is the reason.
     */
    post: operations['approveRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests/{request}/second': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Agree with the first reviewer
     * @description Approves what another reviewer proposed. The scopes are granted at once.
     */
    post: operations['secondRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/requests/{request}/refuse': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Refuse an access request
     * @description Refuses the request as a whole. Its organisation reads the reason.
     */
    post: operations['refuseRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/organisations/{organisation}/grants': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Approved scopes of an organisation, for a reviewer
     * @description Shows an organisation with the scopes that it may give to its keys.
     */
    get: operations['reviewGrants']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/organisations/{organisation}/narrow': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take approved scopes away, or lower their quotas
     * @description Ends the grants of these scopes, or lowers their quotas when some are given. Keys of the organisation lose the same within a second.
     */
    post: operations['narrowGrants']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/files/{sha256}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A file of evidence, for a reviewer
     * @description Gives a file of a report as a download. Open it with care: a stranger sent it.
     */
    get: operations['readReportFile']
    put?: never
    post?: never
    /**
     * Erase a file of a report
     * @description Erases a file of the reporter, or a published copy, for good and in any state of the report. A published copy with the same bytes is withdrawn with it. While a correction names the copy as its evidence, it is refused. The history keeps the reason, which the reporter reads.
     */
    delete: operations['eraseReportFile']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Reports of mistakes in the data
     * @description Lists the reports that wait for a reviewer, or those in one state. The one that waited longest comes first.
     */
    get: operations['listReportQueue']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A report of a mistake, for a reviewer
     * @description Shows a report with its record in every published release, the proposal, the evidence, other reports on the record, the record as the ledger would change it, and the totals that the change moves.
     */
    get: operations['reviewReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/pass': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Pass a report to another reviewer
     * @description Hands the report to the next reviewer in the order of the record, who is drawn where there is none. Only the drawn reviewer can pass a report.
     */
    post: operations['passReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/ask-back': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask the reporter a question
     * @description The reporter reads the question at the private address. Without an answer the report lapses after 30 days.
     */
    post: operations['askReporter']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/accept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept a report
     * @description Adds the correction to the ledger, and the next release applies it. For an amount or a name of a person, recipient or member, and where the reporter confirmed no mailbox, it is a proposal: nothing changes before a second reviewer agrees.
     */
    post: operations['acceptReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/second': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Agree with the first reviewer
     * @description Accepts what another reviewer proposed. The correction enters the ledger at once.
     */
    post: operations['secondReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/disagree': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Disagree with the first reviewer
     * @description Hands the report back to the reviewer who was drawn.
     */
    post: operations['disagreeWithReview']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/reject': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a report
     * @description Ends the report with a public reason. The reporter can appeal once within 30 days.
     */
    post: operations['rejectReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/tell-publisher': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a report as told to the publisher
     * @description For a mistake that no correction can mend. A person sends `publisher_text` of the report to the publisher.
     */
    post: operations['tellPublisher']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/spam': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Put a report aside as spam
     * @description Ends the report. It is only counted.
     */
    post: operations['markReportSpam']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/propose-reversal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Propose to reverse an accepted correction
     * @description Changes nothing before a second reviewer agrees. Neither may have accepted the report.
     */
    post: operations['proposeReversal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/reverse': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Agree to a reversal
     * @description Withdraws the correction in the ledger. The next release is without it.
     */
    post: operations['reverseCorrection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/keep': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Keep a correction against a proposed reversal
     * @description The reviewer who proposed the reversal may take it back so.
     */
    post: operations['keepCorrection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/duplicate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a report as a duplicate of another one
     * @description The other report is about the same record, and is decided in its place.
     */
    post: operations['markReportDuplicate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/publish': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Publish words of a decided report
     * @description Shows the proposal, the explanation and the addresses to everybody, redacted where needed. A field that is left out stays as it is.
     */
    post: operations['publishReportWords']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/redact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Erase texts of a report
     * @description Erases texts for good, in any state. The audit log keeps a digest of each.
     */
    post: operations['redactReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Versions of the terms
     * @description Lists every version of the terms for partners, the newest date first.
     */
    get: operations['listTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/terms/{version}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A version of the terms
     * @description Shows a version with its whole text. A version never changes, and keeps its address.
     */
    get: operations['showTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/terms/{version}/text': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The text of a version
     * @description Sends the text of a version, byte for byte as it was added. Its SHA-256 is that of the version.
     */
    get: operations['readTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The terms and an organisation
     * @description Shows a member what is in force, what comes next, and what the organisation has accepted.
     */
    get: operations['showOrganisationTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/terms/{version}/accept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept a version of the terms
     * @description Accepts a version for the organisation, as one of its members. It must be in force or the next to come. A second acceptance changes nothing.
     */
    post: operations['acceptTerms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Keys of an organisation
     * @description Lists the keys of the organisation for one of its members, newest first. Revoked ones are among them.
     */
    get: operations['listKeys']
    put?: never
    /**
     * Issue a key
     * @description Issues a key for scopes that the organisation was granted, once it has accepted the terms in force. The answer alone holds the secret: no other answer shows it again.
     */
    post: operations['issueKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys/{key}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A key of an organisation
     * @description Shows a key to a member of its organisation, without its secret.
     */
    get: operations['showKey']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change the name or the addresses of a key
     * @description Changes what is given, and leaves the rest. Scopes never change: another scope needs another key. A key that the operator issued takes no name.
     */
    patch: operations['changeKey']
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys/{key}/rotate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replace a key
     * @description Issues a key with the scopes, the addresses and the name of another one, which ends after the overlap. The two share their quotas. The answer alone holds the secret. Terms and grants count as for a new key.
     */
    post: operations['rotateKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys/{key}/suspend': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Suspend a key
     * @description Closes a key within a second, until a member resumes it.
     */
    post: operations['suspendKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys/{key}/resume': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Resume a key
     * @description Opens a key again that a member suspended, or that was idle. A key that leaked is never opened again, and one that the operator suspended only by the operator.
     */
    post: operations['resumeKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/keys/{key}/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revoke a key
     * @description Closes a key within a second, for good.
     */
    post: operations['revokeKey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/usage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Usage of keys
     * @description Counts the answers to the keys of the organisation by UTC day, key, operation and status, the newest day first. They are stored every 5 seconds: a process that is killed loses at most those. Questions to `whoami` do not count.
     */
    get: operations['listUsage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make an organisation
     * @description Makes an organisation, and the person its owner. The name must differ from every other name by more than case, accents and look-alike letters. The site is shown to reviewers; nothing is fetched from it.
     */
    post: operations['makeOrganisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * An organisation
     * @description Shows an organisation to its people, with its progress on the way to data.
     */
    get: operations['showOrganisation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/people': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * People of an organisation
     * @description Lists the people of an organisation for one of them, in the order in which they joined.
     */
    get: operations['listPeople']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/people/{person}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A person of an organisation
     * @description Shows a person of an organisation to another one.
     */
    get: operations['showPerson']
    put?: never
    post?: never
    /**
     * Remove a person
     * @description Removes a person from an organisation, by an owner, and ends the sessions of the person. The answer lists the keys that the person saw: rotate them. The last owner stays.
     */
    delete: operations['removePerson']
    options?: never
    head?: never
    /**
     * Make a member an owner, or an owner a member
     * @description Changes the role of a person, by an owner. The last owner stays one.
     */
    patch: operations['changeRole']
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/people/{person}/keys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Keys that a person saw
     * @description Lists the keys of the organisation whose secret the person saw, for an owner; also after the person was removed.
     */
    get: operations['listSeenKeys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/leave': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Leave an organisation
     * @description Takes the person out of the organisation. The last owner stays.
     */
    post: operations['leaveOrganisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Open invitations
     * @description Lists the open invitations of an organisation for an owner, oldest first: 100 at most.
     */
    get: operations['listInvitations']
    put?: never
    /**
     * Invite a person
     * @description Invites a mailbox by mail, for an owner. A second invitation of a mailbox replaces the first. An invitation alone grants nothing.
     */
    post: operations['invitePerson']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/invitations/{invitation}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Withdraw an invitation
     * @description Ends an open invitation, by an owner.
     */
    delete: operations['withdrawInvitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/invitations/{invitation}/accept': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept an invitation
     * @description Makes the person one of the organisation that invited their mailbox.
     */
    post: operations['acceptInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/invitations/{invitation}/decline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Decline an invitation
     * @description Ends an invitation to the mailbox of the person. Nobody is mailed.
     */
    post: operations['declineInvitation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/organisations/{organisation}/audit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lines of the audit log of an organisation
     * @description Lists what was done to the keys, requests, people and terms of an organisation, newest first. Only its members read it.
     */
    get: operations['listOrganisationAudit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Number and age of access requests
     * @description Counts the requests that wait for a reviewer, or for their organisation after a question. `listQueue` has the requests.
     */
    get: operations['countRequests']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Number and age of messages by channel and state
     * @description Counts the messages that wait, and those that ended without a delivery and can be tried again, with the age of the oldest. Names the channels that are paused.
     */
    get: operations['countDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Messages that wait, or ended without a delivery
     * @description Lists the messages of all organisations in one state, oldest first: never their text, their sender or their destination. Messages that ended are left out once their text was deleted.
     */
    get: operations['listDeskMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/messages/{message}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A message with its history
     * @description Shows the state and the history of a message of any organisation, and the orders that it takes: never its text, its sender or its destination.
     */
    get: operations['showDeskMessage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/messages/{message}/retry': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a message again
     * @description Puts an uncertain, refused or undeliverable message back into the queue under the same delivery id. A receiver that has an uncertain message already may get it twice.
     */
    post: operations['retryMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/messages/{message}/hold': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hold a message
     * @description Holds a waiting message until it is released. A message that is being sent is not stopped.
     */
    post: operations['holdMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/desk/messages/{message}/release': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Release a held message
     * @description Puts a held message back into the queue.
     */
    post: operations['releaseMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/portal/v1/review/corrections/{number}/copies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Publish a redacted copy of evidence
     * @description Publishes a file that the reviewer made from the evidence, without private data. The body is the file itself. Its address stays, and can be the `evidence_url` of a correction.
     */
    post: operations['publishCopy']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    AccessRequest: {
      /** @description Id of the request. */
      id: string
      organisation: components['schemas']['RequestingOrganisation']
      /**
       * @description State of the request. `draft` and `asked_back` wait for the organisation, `submitted` and `awaiting_second` for a reviewer. Every other state is final.
       * @enum {unknown}
       */
      state:
        | 'draft'
        | 'submitted'
        | 'asked_back'
        | 'awaiting_second'
        | 'approved'
        | 'refused'
        | 'withdrawn'
        | 'lapsed'
      /** @description Number of the newest event. A change names the one that it was made on. */
      revision: number
      /** @description Scopes that are asked for. */
      scopes: (
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      )[]
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      created_at: string
      /** @description Time of the newest submission; null before the first. */
      submitted_at: string | null
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      changed_at: string
      /** @description Id of the person who began the request. */
      requester: string
      /** @description Mailbox of that person, for reviewers; null for members and once the person is deleted. */
      mailbox: string | null
      answers: components['schemas']['RequestAnswers']
      /** @description Newest decision: proposed while the request awaits a second reviewer. Null before any. */
      decision: components['schemas']['RequestDecision'] | null
      /** @description Reasons to look closer at the person who asks. They prove nothing; members do not see them. */
      flags: ('freemail' | 'unlike_site')[]
      /** @description Reason why the present reviewer may not decide the request; null if they may, and for members. */
      obstacle: string | null
      /** @description Every event, oldest first. */
      history: components['schemas']['RequestEvent'][]
    }
    AuditLine: {
      /** @description Number of the line in the log of the whole service. */
      number: number
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      /**
       * @description Action that the line records.
       * @enum {unknown}
       */
      action:
        | 'key.change'
        | 'key.exposed'
        | 'key.issue'
        | 'key.leaked'
        | 'key.resume'
        | 'key.revoke'
        | 'key.rotate'
        | 'key.suspend'
        | 'organisation.change_role'
        | 'organisation.invite'
        | 'organisation.join'
        | 'organisation.leave'
        | 'organisation.make'
        | 'organisation.remove'
        | 'organisation.set_terms_date'
        | 'organisation.decline_invitation'
        | 'organisation.withdraw_invitation'
        | 'request.ask_back'
        | 'request.approve'
        | 'request.draft'
        | 'request.lapse'
        | 'request.narrow'
        | 'request.refuse'
        | 'request.second'
        | 'request.submit'
        | 'request.withdraw'
        | 'terms.accept'
      /** @description Id of the key, request, invitation, organisation or version of the terms. */
      object: string
      /**
       * @description Side that acted.
       * @enum {unknown}
       */
      by: 'member' | 'reviewer' | 'operator' | 'service'
      /** @description Id of the person who acted. Null for the other sides: they are not named. */
      person: string | null
      /** @description Whether a command of the operator acted for the person. */
      by_command: boolean
      /** @description Facts of the action, such as scopes and roles. Persons are ids. */
      detail: {
        [key: string]: unknown
      }
    }
    CountedRequests: {
      /**
       * @description State of the requests.
       * @enum {unknown}
       */
      state:
        | 'draft'
        | 'submitted'
        | 'asked_back'
        | 'awaiting_second'
        | 'approved'
        | 'refused'
        | 'withdrawn'
        | 'lapsed'
      /** @description Number of them. */
      count: number
      /** @description Age of the oldest, in seconds. */
      oldest_seconds: number
    }
    /** @enum {unknown} */
    DeliveryState:
      | 'accepted'
      | 'queued'
      | 'sending'
      | 'held'
      | 'delivered'
      | 'refused'
      | 'undeliverable'
      | 'uncertain'
      | 'withdrawn'
    DeskDeliveries: {
      /** @description Messages by channel and state; ended ones while their text is kept. */
      deliveries: {
        /**
         * @description Channel of the message.
         * @enum {unknown}
         */
        channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
        /**
         * @description State of the message.
         * @enum {unknown}
         */
        state:
          | 'accepted'
          | 'queued'
          | 'sending'
          | 'held'
          | 'delivered'
          | 'refused'
          | 'undeliverable'
          | 'uncertain'
          | 'withdrawn'
        /** @description Number of them. */
        count: number
        /** @description Age of the oldest, in seconds. */
        oldest_seconds: number
      }[]
      /** @description Channels that are paused now. */
      pauses: {
        /**
         * @description Channel of the message.
         * @enum {unknown}
         */
        channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        since: string
        /** @description Reason of the pause. */
        reason: string
        /** @description End of the pause; null when a person has to end it. */
        until: string | null
      }[]
    }
    DeskMessage: {
      /** @description Id of the message. */
      id: string
      /** @description Name of the organisation that sent it. */
      organisation: string
      /**
       * @description Channel of the message.
       * @enum {unknown}
       */
      channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
      /**
       * @description State of the message.
       * @enum {unknown}
       */
      state:
        | 'accepted'
        | 'queued'
        | 'sending'
        | 'held'
        | 'delivered'
        | 'refused'
        | 'undeliverable'
        | 'uncertain'
        | 'withdrawn'
      /** @description Reason for this state. */
      reason: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      since: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      accepted_at: string
      /** @description Tries so far. */
      attempts: number
    }
    DeskMessageHistory: {
      /** @description Id of the message. */
      id: string
      /** @description Name of the organisation that sent it. */
      organisation: string
      /**
       * @description Channel of the message.
       * @enum {unknown}
       */
      channel: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
      /**
       * @description State of the message.
       * @enum {unknown}
       */
      state:
        | 'accepted'
        | 'queued'
        | 'sending'
        | 'held'
        | 'delivered'
        | 'refused'
        | 'undeliverable'
        | 'uncertain'
        | 'withdrawn'
      /** @description Reason for this state. */
      reason: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      since: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      accepted_at: string
      /** @description Tries so far. */
      attempts: number
      /** @description Orders that the message takes now; none once its text was deleted. */
      orders: ('retry' | 'hold' | 'release')[]
      /** @description Every state, oldest first. */
      timeline: components['schemas']['TimelineEntry'][]
    }
    /** @description Quotas of keys with the scope. For one that is left out, an approval takes the usual quota, 600 in a minute and 100,000 in a day, and a narrowing the present one. */
    GivenQuotas: {
      /** @description Requests of a key in a UTC minute. */
      minute?: number
      /** @description Requests of a key in a UTC day. */
      day?: number
    }
    /** @description Quotas of keys with this scope. */
    GrantQuotas: {
      /** @description Requests of a key in a UTC minute. */
      minute: number
      /** @description Requests of a key in a UTC day. */
      day: number
    }
    KeyUsage: {
      /**
       * Format: date
       * @description UTC day.
       */
      day: string
      /** @description Id of the key. */
      key: string
      /** @description Method and path of the operation. */
      operation: string
      /** @description HTTP status of the answers. */
      status: number
      /** @description Number of answers. */
      count: number
    }
    ListedGrant: {
      /**
       * @description Scope that the organisation may give to its keys.
       * @enum {unknown}
       */
      scope:
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      quotas: components['schemas']['GrantQuotas']
      /** @description Id of the request by which it was approved. */
      request: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      granted_at: string
    }
    ListedRequest: {
      /** @description Id of the request. */
      id: string
      organisation: components['schemas']['RequestingOrganisation']
      /**
       * @description State of the request. `draft` and `asked_back` wait for the organisation, `submitted` and `awaiting_second` for a reviewer. Every other state is final.
       * @enum {unknown}
       */
      state:
        | 'draft'
        | 'submitted'
        | 'asked_back'
        | 'awaiting_second'
        | 'approved'
        | 'refused'
        | 'withdrawn'
        | 'lapsed'
      /** @description Number of the newest event. A change names the one that it was made on. */
      revision: number
      /** @description Scopes that are asked for. */
      scopes: (
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      )[]
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      created_at: string
      /** @description Time of the newest submission; null before the first. */
      submitted_at: string | null
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      changed_at: string
    }
    ListedSession: {
      /** @description Id of the session. */
      id: string
      /** @description Whether it is the session of this request. */
      is_this: boolean
      /** @description Address from which it began. */
      address: string
      /** @description Browser or program, as it names itself. */
      agent: string
      /**
       * Format: date-time
       * @description Beginning.
       */
      created_at: string
      /**
       * Format: date-time
       * @description Last use, to the minute.
       */
      last_seen_at: string
      /**
       * Format: date-time
       * @description End.
       */
      ends_at: string
      /** @description Whether a passkey was used in it. */
      has_passkey: boolean
    }
    Me: {
      /** @description Id of the person. */
      id: string
      /** @description Address to which mails go. */
      mailbox: string
      /** @description Right to review requests, or also to run the desk; null for a partner. */
      role: ('reviewer' | 'operator') | null
      /** @description This session. */
      session: {
        /** @description Id of this session. */
        id: string
        /** @description Whether a passkey was used in this session. */
        has_passkey: boolean
        /** @description Whether it was used within the last 15 minutes. */
        is_fresh: boolean
        /**
         * Format: date-time
         * @description End of the session, however busy it is.
         */
        ends_at: string
      }
      /** @description Organisations of the person. */
      organisations: {
        /** @description Id of the organisation. */
        id: string
        /** @description Its name. */
        name: string
        /**
         * @description Role of the person in it.
         * @enum {unknown}
         */
        role: 'owner' | 'member'
      }[]
      /** @description Open invitations to the mailbox of the person. */
      invitations: {
        /** @description Id of the invitation. */
        id: string
        /** @description Name of the organisation. */
        organisation: string
        /** @description Address of its website; null for none. */
        site: string | null
        /**
         * @description Role that it offers.
         * @enum {unknown}
         */
        role: 'owner' | 'member'
        /**
         * Format: date-time
         * @description End of the invitation.
         */
        ends_at: string
      }[]
    }
    NewSecret: {
      /** @description Id of the new key. */
      id: string
      /** @description The key itself. It is shown here, once, and is stored nowhere. */
      secret: string
      /** @description End of the new key; null for none. */
      expires_at: string | null
    }
    OpenInvitation: {
      /** @description Id of the invitation. */
      id: string
      /** @description Mailbox that is invited. */
      mailbox: string
      role: components['schemas']['OrganisationRole']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      ends_at: string
    }
    Organisation: {
      /** @description Id of the organisation. It never changes. */
      id: string
      /** @description Its name. */
      name: string
      /** @description Address of its website; null if an operator made it. */
      site: string | null
      role: components['schemas']['OrganisationRole']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      created_at: string
      progress: components['schemas']['OrganisationProgress']
    }
    OrganisationGrants: {
      organisation: components['schemas']['RequestingOrganisation']
      /** @description Grants that have not ended. */
      grants: components['schemas']['ListedGrant'][]
    }
    OrganisationPerson: {
      /** @description Id of the person. */
      id: string
      /** @description Mailbox; null while the person is being deleted. */
      mailbox: string | null
      role: components['schemas']['OrganisationRole']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      since: string
    }
    /** @description Progress on the way to data. */
    OrganisationProgress: {
      /** @description People of the organisation. */
      people: number
      /** @description Access requests that were not submitted yet. */
      drafts: number
      /** @description Access requests that wait for an answer to a reviewer. */
      asked_back: number
      /** @description Access requests that wait for a reviewer. */
      under_review: number
      /** @description Approved scopes. */
      scopes: (
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      )[]
      /** @description Terms in force; null for none. */
      terms: {
        /** @description Version that is in force. */
        version: string
        /** @description Whether the organisation accepted it. */
        is_accepted: boolean
      } | null
      /** @description Keys that are accepted now. */
      keys: number
    }
    /**
     * @description `owner` invites and removes people; `member` does everything else.
     * @enum {unknown}
     */
    OrganisationRole: 'owner' | 'member'
    OwnKey: {
      /** @description Id of the key. */
      id: string
      /** @description Name that the organisation gave it; null for a key that the operator issued. */
      name: string | null
      /** @description First characters of the key, which tell keys apart and open nothing. */
      start: string
      /**
       * @description `open` keys are accepted. A `replaced` key was rotated and its overlap is over. Only a `suspended` key can be open again.
       * @enum {unknown}
       */
      state: 'open' | 'suspended' | 'replaced' | 'expired' | 'revoked'
      /** @description Scopes of the key. */
      scopes: (
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      )[]
      /** @description Quotas of the key. */
      quotas: {
        /** @description Requests in a UTC minute; 0 for no quota. */
        minute: number
        /** @description Requests in a UTC day; 0 for no quota. */
        day: number
      }
      /** @description Addresses and CIDR ranges that the key is limited to; null for any. */
      addresses: string[] | null
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      created_at: string
      /** @description End of the key: its last moment, or the end of the overlap with the key that replaced it. Null for none. */
      expires_at: string | null
      /** @description Minute of the last request; null for none. */
      last_used_at: string | null
      /** @description Time of the suspension; null for none. */
      suspended_at: string | null
      /** @description Reason of the suspension; null for none. */
      suspended_for: string | null
      /** @description Time of the revocation; null for none. */
      revoked_at: string | null
      /** @description Last time that the key stood in the address of a request; null for never. */
      exposed_at: string | null
      /** @description Id of the key that replaced it; null for none. */
      replaced_by: string | null
      /** @description Reason why the key needs no accepted terms; null for a key that does. */
      exempt: string | null
      /** @description Orders that a member can give now. Terms and grants can refuse a rotation all the same. */
      orders: ('rotate' | 'suspend' | 'resume' | 'revoke')[]
      /** @description People to whom the secret was shown. */
      seen_by: {
        /** @description Id of the person. */
        person: string
        /** @description Mailbox; null for a person who was deleted. */
        mailbox: string | null
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        at: string
      }[]
    }
    Passkey: {
      /** @description Id of the passkey. */
      id: string
      /** @description Name that the person gave it. */
      name: string
      /**
       * Format: date-time
       * @description Time when it was added.
       */
      created_at: string
      /** @description Time of its last use. */
      last_used_at: string | null
    }
    Problem: {
      /** @description Address of the page on this code. */
      type: string
      /** @description Meaning of the code, the same every time. */
      title: string
      /** @description HTTP status. */
      status: number
      /**
       * @description Code of the problem.
       * @enum {unknown}
       */
      code:
        | 'not_json'
        | 'request_unreadable'
        | 'invalid_query'
        | 'key_in_address'
        | 'authentication_failed'
        | 'sign_in_needed'
        | 'scope_not_permitted'
        | 'address_not_permitted'
        | 'terms_required'
        | 'other_origin'
        | 'not_permitted'
        | 'passkey_needed'
        | 'proof_needed'
        | 'mailbox_needed'
        | 'not_found'
        | 'method_not_allowed'
        | 'request_too_slow'
        | 'snapshot_changed'
        | 'idempotency_key_reused'
        | 'message_not_waiting'
        | 'changed_meanwhile'
        | 'not_in_this_state'
        | 'too_many_reports'
        | 'release_gone'
        | 'precondition_failed'
        | 'body_too_large'
        | 'media_type_not_supported'
        | 'range_not_satisfiable'
        | 'invalid_message'
        | 'invalid_fields'
        | 'rate_limited'
        | 'headers_too_large'
        | 'internal'
        | 'unavailable'
      /** @description Fault in this request, and the way to fix it. */
      detail: string
      /** @description Parameter at fault. */
      param?: string
      /** @description Allowed names or values. */
      allowed?: string[]
      /** @description Allowed name or value that was probably meant. */
      did_you_mean?: string
      /** @description Token of the current snapshot. With 409. */
      current_snapshot?: string
      /** @description Permanent address of the requested snapshot, relative to the address of this service. With 409. */
      release_url?: string
      /** @description Seconds to wait before the next request, as in `Retry-After`. */
      retry_after?: number
      /** @description Scopes that the key lacks. With 403. */
      missing_scopes?: string[]
      /** @description Path of the terms to accept. With 403. */
      terms_url?: string
      /** @description Every field at fault. With 422. */
      errors?: {
        /** @description Name of the field; a place in a list follows a dot, as in `scopes.0.reason`. */
        field: string
        /** @description Fault of the field, and the way to fix it. */
        detail: string
      }[]
      /** @description Id of this request in the log of the service. */
      request_id: string
    }
    PublishedWords: {
      /** @description Proposed value. */
      proposed: {
        value: components['schemas']['ReportedValue']
      } | null
      /** @description Explanation of the reporter, perhaps redacted. */
      why: string | null
      /** @description Addresses of the evidence. */
      evidence: string[]
      /** @description Reason of the decision. */
      reason: string | null
    }
    QueuedReport: {
      /** @description Public number of the report. */
      number: number
      about: components['schemas']['ReportedRecord']
      /** @description Field of the record; null for the record as a whole. */
      field: string | null
      state: components['schemas']['ReportState']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      /** @description Time of the decision; null before it. */
      decided_at: string | null
      /** @description Number of the newest event. */
      revision: number
      /** @description Whether two reviewers must agree to accept it. */
      needs_two: boolean
      /** @description Whether the reporter appealed. */
      appealed: boolean
      /** @description Id of the reviewer who was drawn; null before. */
      reviewer: string | null
      /** @description Reason why the reader may not decide the report; null for none. */
      bar: string | null
      /** @description Steps that the reader can take now. */
      steps: (
        | 'pass'
        | 'ask-back'
        | 'accept'
        | 'second'
        | 'disagree'
        | 'reject'
        | 'tell-publisher'
        | 'duplicate'
        | 'spam'
        | 'propose-reversal'
        | 'reverse'
        | 'keep'
        | 'publish'
        | 'redact'
      )[]
      /** @description Seconds since it was received. */
      age_seconds: number
    }
    QueuedRequest: {
      /** @description Id of the request. */
      id: string
      organisation: components['schemas']['RequestingOrganisation']
      /**
       * @description State of the request. `draft` and `asked_back` wait for the organisation, `submitted` and `awaiting_second` for a reviewer. Every other state is final.
       * @enum {unknown}
       */
      state:
        | 'draft'
        | 'submitted'
        | 'asked_back'
        | 'awaiting_second'
        | 'approved'
        | 'refused'
        | 'withdrawn'
        | 'lapsed'
      /** @description Number of the newest event. A change names the one that it was made on. */
      revision: number
      /** @description Scopes that are asked for. */
      scopes: (
        | 'messages:send'
        | 'staff:read'
        | 'members:read'
        | 'committees:read'
        | 'member-history:read'
        | 'hearings:read'
      )[]
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      created_at: string
      /** @description Time of the newest submission; null before the first. */
      submitted_at: string | null
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      changed_at: string
      /** @description Seconds since the newest submission; since its beginning for a draft. */
      age_seconds: number
      /** @description Reasons to look closer at the person who asks. They prove nothing; members do not see them. */
      flags: ('freemail' | 'unlike_site')[]
      /** @description Reason why the present reviewer may not decide the request; null if they may. */
      obstacle: string | null
    }
    ReportEvent: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      /** @description Number of the event. A report begins with 1. */
      revision: number
      /**
       * @description Event.
       * @enum {unknown}
       */
      event:
        | 'receive'
        | 'draw'
        | 'ask_back'
        | 'answer'
        | 'propose'
        | 'accept'
        | 'second'
        | 'disagree'
        | 'reject'
        | 'tell_publisher'
        | 'mark_duplicate'
        | 'mark_spam'
        | 'withdraw'
        | 'lapse'
        | 'appeal'
        | 'propose_reversal'
        | 'keep'
        | 'reverse'
        | 'pass'
        | 'add_file'
        | 'set_contact'
        | 'publish'
        | 'redact'
        | 'erase_file'
      state: components['schemas']['ReportState']
      /**
       * @description Side that acted.
       * @enum {unknown}
       */
      by: 'reporter' | 'reviewer' | 'service'
      /** @description Id of the reviewer who acted. Null for others, and for readers who are no reviewers. */
      person: string | null
      /** @description Whether a command of the operator acted for the reviewer. */
      by_command: boolean
      /** @description Words for the other side; null for none, and once erased. */
      note: string | null
    }
    ReportFile: {
      /** @description SHA-256 of the bytes of the file. */
      sha256: string
      /** @description Name of the file. */
      name: string
      /** @description Type of the file, by its content. */
      media_type: string
      /** @description Size of the file. */
      bytes: number
      /**
       * @description Result of the scan for malware. A file with malware is refused.
       * @enum {unknown}
       */
      scan: 'clean' | 'not_scanned'
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      added_at: string
      /** @description Time at which the bytes were erased; null before. */
      erased_at: string | null
      /** @description Whether a reviewer erased them, or the end of their time; null before. */
      erased_by: ('reviewer' | 'rule') | null
    }
    /**
     * @description State of the report. `received` waits for a reviewer to be drawn, `under_review`, `awaiting_second` and `awaiting_reversal` for a reviewer, `asked_back` for the reporter. `rejected` can be appealed once, `accepted` can be reversed. Every other state is final.
     * @enum {unknown}
     */
    ReportState:
      | 'received'
      | 'under_review'
      | 'asked_back'
      | 'awaiting_second'
      | 'accepted'
      | 'rejected'
      | 'told_publisher'
      | 'duplicate'
      | 'spam'
      | 'withdrawn'
      | 'lapsed'
      | 'awaiting_reversal'
      | 'reversed'
    ReportedRecord: {
      /** @description Collection of the record, such as `appropriations`. */
      collection: string
      /** @description Id of the record. */
      record: string
      /** @description Name of the record; empty if its data needs a key. */
      title: string
      /** @description Path of its page; null without one. */
      page: string | null
    }
    /** @description Value, typed as the field is in the record. Null for none. */
    ReportedValue: unknown
    RequestAnswers: {
      /** @description Scopes that are asked for, each once with its reason. */
      scopes?: {
        /**
         * @description Scope that is asked for.
         * @enum {unknown}
         */
        scope:
          | 'messages:send'
          | 'staff:read'
          | 'members:read'
          | 'committees:read'
          | 'member-history:read'
          | 'hearings:read'
        /** @description Reason why the organisation needs it. */
        reason: string
      }[]
      /** @description Purpose for which the organisation needs access. */
      purpose?: string
      /**
       * @description `public` when others see what is made of it, `internal` when only the organisation does.
       * @enum {unknown}
       */
      use?: 'public' | 'internal'
      /** @description Requests that are expected in a day. */
      volume?: number
      /** @description Place where the keys are kept, and the people who can read them. */
      key_storage?: string
      /** @description Addresses and CIDR ranges from which the keys are used, if they are fixed. Never required. */
      addresses?: string[]
      /** @description Treatment of the personal data of staff. Required with the scope `staff:read`. */
      staff_treatment?: string
      /** @description Subjects of the messages. Required with the scope `messages:send`, as the next two are. */
      messages_about?: string
      /** @description Way in which the organisation makes sure of the senders and of their consent. */
      messages_senders?: string
      /** @description Messages that are expected in a day. */
      messages_volume?: number
    }
    RequestDecision: {
      /** @description Approved scopes. */
      approved: {
        /**
         * @description Scope that is approved.
         * @enum {unknown}
         */
        scope:
          | 'messages:send'
          | 'staff:read'
          | 'members:read'
          | 'committees:read'
          | 'member-history:read'
          | 'hearings:read'
        quotas: components['schemas']['GrantQuotas']
      }[]
    }
    RequestEvent: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      /** @description Number of the event. A request begins with 1. */
      revision: number
      /**
       * @description Event.
       * @enum {unknown}
       */
      event:
        | 'submit'
        | 'ask_back'
        | 'propose'
        | 'approve'
        | 'second'
        | 'refuse'
        | 'withdraw'
        | 'lapse'
        | 'answer'
        | 'narrow'
      /**
       * @description State of the request. `draft` and `asked_back` wait for the organisation, `submitted` and `awaiting_second` for a reviewer. Every other state is final.
       * @enum {unknown}
       */
      state:
        | 'draft'
        | 'submitted'
        | 'asked_back'
        | 'awaiting_second'
        | 'approved'
        | 'refused'
        | 'withdrawn'
        | 'lapsed'
      /**
       * @description Side that acted.
       * @enum {unknown}
       */
      by: 'organisation' | 'reviewer' | 'service'
      /** @description Id of the person who acted. Null for the service; members do not see the ids of reviewers. */
      person: string | null
      /** @description Whether a command of the operator acted for the person. */
      by_command: boolean
      /** @description Words for the other side; empty for none. */
      note: string
      /** @description Decision of this event; null for none. */
      decision: components['schemas']['RequestDecision'] | null
    }
    /** @description Organisation that asks. */
    RequestingOrganisation: {
      /** @description Id of the organisation. */
      id: string
      /** @description Name of the organisation. */
      name: string
      /** @description Website that the organisation names; null for none. */
      site: string | null
    }
    ReviewedReport: {
      /** @description Public number of the report. */
      number: number
      about: components['schemas']['ReportedRecord']
      /** @description Field of the record; null for the record as a whole. */
      field: string | null
      state: components['schemas']['ReportState']
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      received_at: string
      /** @description Time of the decision; null before it. */
      decided_at: string | null
      /** @description Number of the newest event. */
      revision: number
      /** @description Whether two reviewers must agree to accept it. */
      needs_two: boolean
      /** @description Whether the reporter appealed. */
      appealed: boolean
      /** @description Id of the reviewer who was drawn; null before. */
      reviewer: string | null
      /** @description Reason why the reader may not decide the report; null for none. */
      bar: string | null
      /** @description Steps that the reader can take now. */
      steps: (
        | 'pass'
        | 'ask-back'
        | 'accept'
        | 'second'
        | 'disagree'
        | 'reject'
        | 'tell-publisher'
        | 'duplicate'
        | 'spam'
        | 'propose-reversal'
        | 'reverse'
        | 'keep'
        | 'publish'
        | 'redact'
      )[]
      /** @description Publishers of the documents of the record. */
      publishers: string[]
      /** @description Whether the reporter gets mails. The mailbox is not shown. */
      has_contact: boolean
      /** @description Proposed value; null for none, and once erased. */
      proposed: {
        value: components['schemas']['ReportedValue']
      } | null
      /** @description Explanation of the reporter; null once erased. */
      why: string | null
      /** @description Addresses of the evidence; null once erased. */
      evidence: string[] | null
      /** @description Files of evidence, oldest first. */
      files: components['schemas']['ReportFile'][]
      /** @description Redacted copies that reviewers published, oldest first. */
      copies: {
        /** @description SHA-256 of the copy. */
        sha256: string
        /** @description Name of the file. */
        name: string
        /** @description Path of its public address. */
        path: string
        /** @description Time at which a reviewer erased it; null before. */
        erased_at: string | null
      }[]
      published: components['schemas']['PublishedWords']
      /** @description Correction that was accepted, or waits for a second reviewer; null for none. */
      correction: {
        /** @description Field to correct. */
        field: string
        before: components['schemas']['ReportedValue']
        after: components['schemas']['ReportedValue']
        /** @description Public address of the evidence. */
        evidence_url: string
      } | null
      /** @description Reason of the decision; null before it, and once erased. */
      reason: string | null
      /** @description Reason of the reversal that waits or was made; null for none. */
      reversal: string | null
      /** @description Number of the report that it repeats. */
      duplicate_of: number | null
      /** @description Id of its line in the ledger. */
      ledger_id: string | null
      /** @description The record; null if the current release has none. */
      record: {
        /** @description Id of the current release. */
        release: string
        /** @description The published row with the archived cells; null if it needs a key. */
        row: unknown | null
        /** @description Value of the reported field in the published releases, newest first. */
        editions: {
          /** @description Id of the release. */
          release: string
          /** @description Time of its publication. */
          published_at: string | null
          value: components['schemas']['ReportedValue']
          /** @description Whether the release holds the record. */
          is_there: boolean
        }[]
      } | null
      /** @description The record as the ledger would change it; null without a value that can be corrected. */
      preview: {
        /** @description Corrected field. */
        field: string
        before: components['schemas']['ReportedValue']
        after: components['schemas']['ReportedValue']
        /** @description `applied`, or the reason why the next release would not apply the correction. */
        outcome: string
        /** @description Totals that it moves. */
        moves: {
          /** @description Total. */
          of: string
          /** @description Change in US dollars. */
          by: number
        }[]
      } | null
      /** @description Other reports on the record. */
      others: {
        /** @description Number of the report. */
        number: number
        /** @description Its field. */
        field: string | null
        state: components['schemas']['ReportState']
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        received_at: string
      }[]
      /** @description Text that can be sent to the publisher as it is. */
      publisher_text: string
      /** @description Every event, oldest first. */
      history: components['schemas']['ReportEvent'][]
    }
    RotatedSecret: {
      /** @description Id of the new key. */
      id: string
      /** @description The key itself. It is shown here, once, and is stored nowhere. */
      secret: string
      /** @description End of the new key; null for none. */
      expires_at: string | null
      /**
       * Format: date-time
       * @description End of the old key.
       */
      overlap_ends_at: string
    }
    SeenKey: {
      /** @description Id of the key. */
      id: string
      /** @description Name of the key; null for one that a command issued. */
      name: string | null
      /** @description Beginning of the secret. */
      start: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      seen_at: string
    }
    TermsDocument: {
      /** @description Name of the version, such as `2026-11`. */
      version: string
      /** @description SHA-256 of the text, in hexadecimal digits. */
      sha256: string
      /**
       * @description `in_force` for the one version that counts now, `to_come` before its time, `replaced` after.
       * @enum {unknown}
       */
      state: 'to_come' | 'in_force' | 'replaced'
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      in_force_at: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      added_at: string
      /** @description The whole text, in Markdown. */
      text: string
    }
    TermsOfOrganisation: {
      /** @description Version in force; null for none. */
      in_force: components['schemas']['TermsVersion'] | null
      /** @description Version that comes in force next; null for none. */
      next: components['schemas']['TermsVersion'] | null
      /** @description Versions that the organisation has accepted, the newest acceptance first. */
      accepted: {
        /** @description Version that was accepted. */
        version: string
        /** @description SHA-256 of the text that was accepted. */
        sha256: string
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        accepted_at: string
        /** @description Id of the person who accepted it; null for a paper that the operator recorded. */
        person: string | null
        /** @description Mailbox of the person; null for a paper, and for a person who was deleted. */
        mailbox: string | null
      }[]
    }
    TermsVersion: {
      /** @description Name of the version, such as `2026-11`. */
      version: string
      /** @description SHA-256 of the text, in hexadecimal digits. */
      sha256: string
      /**
       * @description `in_force` for the one version that counts now, `to_come` before its time, `replaced` after.
       * @enum {unknown}
       */
      state: 'to_come' | 'in_force' | 'replaced'
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      in_force_at: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      added_at: string
    }
    TimelineEntry: {
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      at: string
      state: components['schemas']['DeliveryState']
      /** @description Reason for this state. */
      reason: string
    }
  }
  responses: {
    /** @description The query has an unknown parameter or value (`invalid_query`). Or: The body is not the JSON that the operation needs (`not_json`). */
    BadRequest: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). */
    Forbidden: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is too large (`body_too_large`). */
    PayloadTooLarge: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The content type is not application/json (`media_type_not_supported`). */
    UnsupportedMediaType: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Fields of the body are missing or wrong (`invalid_fields`). */
    UnprocessableEntity: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Too many requests (`rate_limited`). */
    TooManyRequests: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The service cannot answer now (`unavailable`). */
    ServiceUnavailable: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    'showOpenCode.BadRequest': {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The person is signed in. */
    'signIn.OK': {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
         *       }
         *     }
         */
        'application/json': {
          data: {
            /** @description Id of the person. */
            person: string
          }
        }
      }
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    'showMe.BadRequest': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Nobody is signed in (`sign_in_needed`). */
    Unauthorized: {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Too many requests (`rate_limited`). */
    'showMe.TooManyRequests': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The service cannot answer now (`unavailable`). */
    'showMe.ServiceUnavailable': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Seconds to wait before the next request. */
        'retry-after'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). Or: The body is not the JSON that the operation needs (`not_json`). */
    'askForMailboxCodes.BadRequest': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). Or: This needs a passkey (`passkey_needed`). */
    'askForMailboxCodes.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is too large (`body_too_large`). */
    'askForMailboxCodes.PayloadTooLarge': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The content type is not application/json (`media_type_not_supported`). */
    'askForMailboxCodes.UnsupportedMediaType': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Fields of the body are missing or wrong (`invalid_fields`). */
    'askForMailboxCodes.UnprocessableEntity': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Its state does not allow this (`not_in_this_state`). */
    Conflict: {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). */
    'endOtherSessions.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description There is nothing at this address (`not_found`). */
    NotFound: {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Its state does not allow this (`not_in_this_state`). */
    'beginPasskeySignIn.Conflict': {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). Or: The person may not do this (`not_permitted`). */
    'addPasskey.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Options for `navigator.credentials.create`. */
    'beginAddPasskey.OK': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "challenge": "q83vEjRWeJA",
         *         "rpId": "data.example",
         *         "userVerification": "required"
         *       }
         *     }
         */
        'application/json': {
          /** @description Options for `navigator.credentials`, in WebAuthn’s JSON. */
          data: unknown
        }
      }
    }
    /** @description The request. */
    'showRequest.OK': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
         *         "organisation": {
         *           "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
         *           "name": "Example Society",
         *           "site": "https://society.example"
         *         },
         *         "state": "submitted",
         *         "revision": 2,
         *         "scopes": [
         *           "members:read"
         *         ],
         *         "created_at": "2026-11-26T12:00:00.000Z",
         *         "submitted_at": "2026-11-26T12:30:00.000Z",
         *         "changed_at": "2026-11-26T12:30:00.000Z",
         *         "requester": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
         *         "mailbox": null,
         *         "answers": {
         *           "scopes": [
         *             {
         *               "scope": "members:read",
         *               "reason": "Our guide shows the members of each district."
         *             }
         *           ],
         *           "purpose": "A guide to the offices of Congress.",
         *           "use": "public",
         *           "volume": 500,
         *           "key_storage": "In a secret store that two engineers can read."
         *         },
         *         "decision": null,
         *         "flags": [],
         *         "obstacle": null,
         *         "history": [
         *           {
         *             "at": "2026-11-26T12:30:00.000Z",
         *             "revision": 2,
         *             "event": "submit",
         *             "state": "submitted",
         *             "by": "organisation",
         *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
         *             "by_command": false,
         *             "note": "",
         *             "decision": null
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': {
          data: components['schemas']['AccessRequest']
        }
      }
    }
    /** @description It was changed meanwhile (`changed_meanwhile`). Or: Its state does not allow this (`not_in_this_state`). */
    'answerRequest.Conflict': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The person may not do this (`not_permitted`). Or: This needs a passkey (`passkey_needed`). */
    'listQueue.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The person may not do this (`not_permitted`). Or: This needs a passkey (`passkey_needed`). Or: The request comes from another website (`other_origin`). */
    'askBack.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description There is nothing at this address (`not_found`). */
    'showTerms.NotFound': {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description It was changed meanwhile (`changed_meanwhile`). */
    'acceptTerms.Conflict': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request comes from another website (`other_origin`). Or: The terms in force are not accepted (`terms_required`). */
    'issueKey.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The person may not do this (`not_permitted`). */
    'listSeenKeys.Forbidden': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The order is carried out. */
    'retryMessage.OK': {
      headers: {
        /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
        'ratelimit-policy'?: string
        /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": {
         *         "id": "msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
         *         "state": "queued"
         *       }
         *     }
         */
        'application/json': {
          data: {
            /** @description Id of the message. */
            id: string
            /**
             * @description State after the order.
             * @enum {unknown}
             */
            state:
              | 'accepted'
              | 'queued'
              | 'sending'
              | 'held'
              | 'delivered'
              | 'refused'
              | 'undeliverable'
              | 'uncertain'
              | 'withdrawn'
          }
        }
      }
    }
  }
  parameters: {
    /** @description Maximum number of rows. */
    limit: number
    /** @description Rows to skip. */
    offset: number
    /** @description Id of the organisation. */
    organisation: string
    /** @description Id of the request. */
    request: string
    /** @description Public number of the report. */
    number: string
    /** @description SHA-256 of the bytes of the file. */
    sha256: string
    /** @description Public number of the report. */
    'eraseReportFile.number': number
    /** @description Name of the version. */
    version: string
    /** @description Id of the key. */
    key: string
    /** @description Only this key. */
    'listUsage.key': string
    /** @description First UTC day; 30 days before the last when left out. */
    from: string
    /** @description Last UTC day; today when left out. */
    to: string
    /** @description Id of the person. */
    person: string
    /** @description Id of the invitation. */
    invitation: string
    /** @description Id of the message. */
    message: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  reportLeakedKey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "key": "rtd_live_000000000000000000000000000000000000000000001pJMI"
         *     }
         */
        'application/json': {
          /** @description The whole key, or several. Text around them does no harm. */
          key: string
        }
      }
    }
    responses: {
      /** @description The report has been read. */
      200: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). Or: The body is not the JSON that the operation needs (`not_json`). */
      400: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The body is too large (`body_too_large`). */
      413: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The content type is not application/json (`media_type_not_supported`). */
      415: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Fields of the body are missing or wrong (`invalid_fields`). */
      422: {
        headers: {
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description Too many requests (`rate_limited`). */
      429: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The service cannot answer now (`unavailable`). */
      503: {
        headers: {
          /** @description Seconds to wait before the next request. */
          'retry-after'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
    }
  }
  askForCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
        }
      }
    }
    responses: {
      /** @description The code is on its way. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "ends_at": "2026-11-26T12:10:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /**
               * Format: date-time
               * @description Time until which the code works.
               */
              ends_at: string
            }
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showOpenCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mailbox, or null. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "mailbox": "ada@example.org"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Mailbox to which the code was sent, or null for no open code. */
              mailbox: string | null
            }
          }
        }
      }
      400: components['responses']['showOpenCode.BadRequest']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
          /** @description The 8 digits of the mail. */
          code: string
        }
      }
    }
    responses: {
      200: components['responses']['signIn.OK']
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signOut: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Nobody is signed in. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showMe: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "mailbox": "ada@example.org",
           *         "role": null,
           *         "session": {
           *           "id": "ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "has_passkey": false,
           *           "is_fresh": false,
           *           "ends_at": "2026-12-03T12:00:00.000Z"
           *         },
           *         "organisations": [
           *           {
           *             "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "name": "Example Society",
           *             "role": "owner"
           *           }
           *         ],
           *         "invitations": []
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Me']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  askForMailboxCodes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
        }
      }
    }
    responses: {
      /** @description The codes are on their way. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "ends_at": "2026-11-26T12:10:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /**
               * Format: date-time
               * @description Time until which the code works.
               */
              ends_at: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askForMailboxCodes.Forbidden']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  changeMailbox: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
          /** @description The 8 digits of the mail to the new mailbox. */
          code: string
          /** @description The 8 digits of the mail to the old mailbox. */
          old_code: string
        }
      }
    }
    responses: {
      /** @description The person has the new mailbox. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askForMailboxCodes.Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "is_this": true,
           *           "address": "203.0.113.7",
           *           "agent": "Mozilla/5.0",
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "last_seen_at": "2026-11-26T12:30:00.000Z",
           *           "ends_at": "2026-12-03T12:00:00.000Z",
           *           "has_passkey": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedSession'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  endOtherSessions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The other sessions have ended. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "ended": 2
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Sessions that ended. */
              ended: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  endSession: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the session. */
        session: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginPasskeySignIn: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Options for `navigator.credentials.get`. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "challenge": "q83vEjRWeJA",
           *         "rpId": "data.example",
           *         "userVerification": "required"
           *       }
           *     }
           */
          'application/json': {
            /** @description Options for `navigator.credentials`, in WebAuthn’s JSON. */
            data: unknown
          }
        }
      }
      400: components['responses']['BadRequest']
      403: components['responses']['Forbidden']
      409: components['responses']['beginPasskeySignIn.Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  signInWithPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Answer of the passkey, as `toJSON()` of the browser gives it. */
          response: {
            /** @description Id of the passkey, base64url. */
            id: string
            /** @description The same. */
            rawId: string
            /** @enum {string} */
            type: 'public-key'
            response: {
              [key: string]: unknown
            }
            clientExtensionResults: {
              [key: string]: unknown
            }
            authenticatorAttachment?: string | null
          }
        }
      }
    }
    responses: {
      200: components['responses']['signIn.OK']
      400: components['responses']['BadRequest']
      /** @description The request comes from another website (`other_origin`). Or: The person may not do this (`not_permitted`). */
      403: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      409: components['responses']['beginPasskeySignIn.Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      422: components['responses']['UnprocessableEntity']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listPasskeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkeys. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "q83vEjRWeJA",
           *           "name": "Laptop",
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "last_used_at": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['Passkey'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  addPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Name for the passkey, such as "Laptop". */
          name: string
          /** @description Answer of the passkey, as `toJSON()` of the browser gives it. */
          response: {
            /** @description Id of the passkey, base64url. */
            id: string
            /** @description The same. */
            rawId: string
            /** @enum {string} */
            type: 'public-key'
            response: {
              [key: string]: unknown
            }
            clientExtensionResults: {
              [key: string]: unknown
            }
            authenticatorAttachment?: string | null
          }
        }
      }
    }
    responses: {
      /** @description The passkey is added. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the person. */
              person: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['addPasskey.Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginAddPasskey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['beginAddPasskey.OK']
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askForMailboxCodes.Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  beginEnrolment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description The code of 24 characters. */
          code: string
        }
      }
    }
    responses: {
      200: components['responses']['beginAddPasskey.OK']
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  removePasskey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the passkey. */
        passkey: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The passkey is removed. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askForMailboxCodes.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listRequests: {
    parameters: {
      query?: {
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requests. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "organisation": {
           *             "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "name": "Example Society",
           *             "site": "https://society.example"
           *           },
           *           "state": "submitted",
           *           "revision": 2,
           *           "scopes": [
           *             "members:read"
           *           ],
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "submitted_at": "2026-11-26T12:30:00.000Z",
           *           "changed_at": "2026-11-26T12:30:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedRequest'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  draftRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          answers: components['schemas']['RequestAnswers']
        }
      }
    }
    responses: {
      /** @description The draft. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "draft",
           *         "revision": 1
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  showRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['showRequest.OK']
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  answerRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          answers: components['schemas']['RequestAnswers']
        }
      }
    }
    responses: {
      /** @description The answers are stored. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "draft",
           *         "revision": 2
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  submitRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Words for the reviewers; empty for none. */
          note?: string
        }
      }
    }
    responses: {
      /** @description The request is with the reviewers. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "submitted",
           *         "revision": 2
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  withdrawRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Words for the reviewers; empty for none. */
          note?: string
        }
      }
    }
    responses: {
      /** @description The request is withdrawn. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "withdrawn",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listGrants: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The grants that have not ended. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "scope": "members:read",
           *           "quotas": {
           *             "minute": 600,
           *             "day": 100000
           *           },
           *           "request": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "granted_at": "2026-11-26T13:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['ListedGrant'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listQueue: {
    parameters: {
      query?: {
        /** @description Only requests in this state; those that wait for a reviewer when left out. */
        state?:
          | 'draft'
          | 'submitted'
          | 'asked_back'
          | 'awaiting_second'
          | 'approved'
          | 'refused'
          | 'withdrawn'
          | 'lapsed'
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The requests. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "organisation": {
           *             "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "name": "Example Society",
           *             "site": "https://society.example"
           *           },
           *           "state": "submitted",
           *           "revision": 2,
           *           "scopes": [
           *             "members:read"
           *           ],
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "submitted_at": "2026-11-26T12:30:00.000Z",
           *           "changed_at": "2026-11-26T12:30:00.000Z",
           *           "age_seconds": 3600,
           *           "flags": [
           *             "unlike_site"
           *           ],
           *           "obstacle": null
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['QueuedRequest'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  reviewRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['showRequest.OK']
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  askBack: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Question for the organisation. */
          note: string
        }
      }
    }
    responses: {
      /** @description The organisation is asked. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "asked_back",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  approveRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Scopes to approve. Without quotas a scope gets the usual ones. */
          approve: {
            /**
             * @description Scope to approve.
             * @enum {unknown}
             */
            scope:
              | 'messages:send'
              | 'staff:read'
              | 'members:read'
              | 'committees:read'
              | 'member-history:read'
              | 'hearings:read'
            quotas?: components['schemas']['GivenQuotas']
          }[]
          /** @description Words for the organisation; empty for none. */
          note?: string
        }
      }
    }
    responses: {
      /** @description The scopes are approved, or proposed to a second reviewer. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "approved",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  secondRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Words for the organisation; empty for none. */
          note?: string
        }
      }
    }
    responses: {
      /** @description The scopes are approved. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "approved",
           *         "revision": 4
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  refuseRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the request. */
        request: components['parameters']['request']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the request as the caller read it. Another one is refused: somebody changed it. */
          revision: number
          /** @description Reason for the organisation. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The request is refused. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "state": "refused",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the request. */
              id: string
              /**
               * @description State after the change.
               * @enum {unknown}
               */
              state:
                | 'draft'
                | 'submitted'
                | 'asked_back'
                | 'awaiting_second'
                | 'approved'
                | 'refused'
                | 'withdrawn'
                | 'lapsed'
              /** @description Revision after the change. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  reviewGrants: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organisation and its grants. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "organisation": {
           *           "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "name": "Example Society",
           *           "site": "https://society.example"
           *         },
           *         "grants": [
           *           {
           *             "scope": "members:read",
           *             "quotas": {
           *               "minute": 600,
           *               "day": 100000
           *             },
           *             "request": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "granted_at": "2026-11-26T13:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OrganisationGrants']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  narrowGrants: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Scopes to narrow. */
          scopes: (
            | 'messages:send'
            | 'staff:read'
            | 'members:read'
            | 'committees:read'
            | 'member-history:read'
            | 'hearings:read'
          )[]
          quotas?: components['schemas']['GivenQuotas']
          /** @description Reason for the organisation. */
          note: string
        }
      }
    }
    responses: {
      /** @description The remaining grants, and the keys that lost something. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "grants": [
           *           {
           *             "scope": "members:read",
           *             "quotas": {
           *               "minute": 600,
           *               "day": 100000
           *             },
           *             "request": "req_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "granted_at": "2026-11-26T13:00:00.000Z"
           *           }
           *         ],
           *         "keys": [
           *           "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Grants that remain. */
              grants: components['schemas']['ListedGrant'][]
              /** @description Keys that lost something. */
              keys: string[]
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  readReportFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['number']
        /** @description SHA-256 of the bytes of the file. */
        sha256: components['parameters']['sha256']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': unknown
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  eraseReportFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
        /** @description SHA-256 of the bytes of the file. */
        sha256: components['parameters']['sha256']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Reason. The reporter reads it. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The file is erased. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "under_review",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listReportQueue: {
    parameters: {
      query?: {
        /** @description Only reports in this state; those that wait for a reviewer when left out. */
        state?:
          | 'received'
          | 'under_review'
          | 'asked_back'
          | 'awaiting_second'
          | 'accepted'
          | 'rejected'
          | 'told_publisher'
          | 'duplicate'
          | 'spam'
          | 'withdrawn'
          | 'lapsed'
          | 'awaiting_reversal'
          | 'reversed'
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The reports. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "number": 12,
           *           "about": {
           *             "collection": "appropriations",
           *             "record": "sr-2026-2f6b0c9d4e8a1735",
           *             "title": "Water main replacement",
           *             "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *           },
           *           "field": "amount",
           *           "state": "under_review",
           *           "received_at": "2026-11-26T12:00:00.000Z",
           *           "decided_at": null,
           *           "revision": 2,
           *           "needs_two": true,
           *           "appealed": false,
           *           "reviewer": "per_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *           "bar": null,
           *           "steps": [
           *             "accept",
           *             "ask-back",
           *             "reject",
           *             "tell-publisher",
           *             "duplicate",
           *             "spam",
           *             "pass",
           *             "redact"
           *           ],
           *           "age_seconds": 3600
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['QueuedReport'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  reviewReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The report. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "about": {
           *           "collection": "appropriations",
           *           "record": "sr-2026-2f6b0c9d4e8a1735",
           *           "title": "Water main replacement",
           *           "page": "/records/sr-2026-2f6b0c9d4e8a1735"
           *         },
           *         "field": "amount",
           *         "state": "under_review",
           *         "received_at": "2026-11-26T12:00:00.000Z",
           *         "decided_at": null,
           *         "revision": 2,
           *         "needs_two": true,
           *         "appealed": false,
           *         "reviewer": "per_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *         "bar": null,
           *         "steps": [
           *           "accept",
           *           "ask-back",
           *           "reject",
           *           "tell-publisher",
           *           "duplicate",
           *           "spam",
           *           "pass",
           *           "redact"
           *         ],
           *         "publishers": [
           *           "Senate Committee on Appropriations"
           *         ],
           *         "has_contact": true,
           *         "proposed": {
           *           "value": 1500000
           *         },
           *         "why": "The letter of the Senator gives 1,500,000 dollars.",
           *         "evidence": [
           *           "https://senator.example/letter.pdf"
           *         ],
           *         "files": [],
           *         "copies": [],
           *         "published": {
           *           "proposed": null,
           *           "why": null,
           *           "evidence": [],
           *           "reason": null
           *         },
           *         "correction": null,
           *         "reason": null,
           *         "reversal": null,
           *         "duplicate_of": null,
           *         "ledger_id": null,
           *         "record": {
           *           "release": "3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024",
           *           "row": {
           *             "id": "sr-2026-2f6b0c9d4e8a1735",
           *             "amount": 1000000
           *           },
           *           "editions": [
           *             {
           *               "release": "3f1a9c0d5e7b2468ace013579bdf02468ace13579bdf02468ace013579bdf024",
           *               "published_at": "2026-11-20T12:00:00.000Z",
           *               "value": 1000000,
           *               "is_there": true
           *             }
           *           ]
           *         },
           *         "preview": {
           *           "field": "amount",
           *           "before": 1000000,
           *           "after": 1500000,
           *           "outcome": "applied",
           *           "moves": [
           *             {
           *               "of": "request, 2026",
           *               "by": 500000
           *             }
           *           ]
           *         },
           *         "others": [],
           *         "publisher_text": "To: Senate Committee on Appropriations",
           *         "history": [
           *           {
           *             "by_command": false,
           *             "person": null,
           *             "note": null,
           *             "at": "2026-11-26T12:00:00.000Z",
           *             "revision": 1,
           *             "event": "receive",
           *             "state": "received",
           *             "by": "reporter"
           *           },
           *           {
           *             "by_command": false,
           *             "person": null,
           *             "note": null,
           *             "at": "2026-11-26T12:00:00.000Z",
           *             "revision": 2,
           *             "event": "draw",
           *             "state": "under_review",
           *             "by": "service"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['ReviewedReport']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  passReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
        }
      }
    }
    responses: {
      /** @description The report is with another reviewer. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "under_review",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  askReporter: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Question for the reporter. */
          note: string
        }
      }
    }
    responses: {
      /** @description The reporter is asked. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "asked_back",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  acceptReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Field to correct; the reported one when left out. */
          field?: string
          after?: components['schemas']['ReportedValue']
          /** @description Public address of the evidence. */
          evidence_url: string
          /** @description Reason. It is public. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The report is accepted, or waits for a second reviewer. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "awaiting_second",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  secondReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
        }
      }
    }
    responses: {
      /** @description The report is accepted. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "accepted",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  disagreeWithReview: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Reason. Reviewers read it. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The report is under review again. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "under_review",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  rejectReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Reason. It is public. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The report is rejected. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "rejected",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  tellPublisher: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Reason. It is public. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The report is told to the publisher. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "told_publisher",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  markReportSpam: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
        }
      }
    }
    responses: {
      /** @description The report is put aside. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "spam",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  proposeReversal: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Reason. It is public. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The reversal waits for a second reviewer. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "awaiting_reversal",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  reverseCorrection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
        }
      }
    }
    responses: {
      /** @description The correction is reversed. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "reversed",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  keepCorrection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Reason. Reviewers read it. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The correction stays. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "accepted",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  markReportDuplicate: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Declaration that the caller has no interest in the outcome. Without it the decision is refused. */
          no_interest: boolean
          /** @description Number of the other report. */
          of: number
        }
      }
    }
    responses: {
      /** @description The report is a duplicate. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "duplicate",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  publishReportWords: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Whether the proposed value is public. */
          proposed?: boolean
          /** @description Explanation, redacted where needed; empty for none. */
          why?: string
          /** @description Public addresses. */
          evidence?: string[]
        }
      }
    }
    responses: {
      /** @description The words are public. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "accepted",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  redactReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['eraseReportFile.number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description `revision` of the report as the caller read it. Another one is refused. */
          revision: number
          /** @description Texts to erase. */
          parts: ('proposed' | 'why' | 'evidence' | 'answers' | 'reasons')[]
        }
      }
    }
    responses: {
      /** @description The texts are erased. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "accepted",
           *         "revision": 3
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Revision after the step. */
              revision: number
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['answerRequest.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listTerms: {
    parameters: {
      query?: {
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The versions. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "version": "2026-11",
           *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *           "state": "in_force",
           *           "in_force_at": "2026-11-01T00:00:00.000Z",
           *           "added_at": "2026-10-01T12:00:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['TermsVersion'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showOpenCode.BadRequest']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showTerms: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the version. */
        version: components['parameters']['version']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The version. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "version": "2026-11",
           *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *         "state": "in_force",
           *         "in_force_at": "2026-11-01T00:00:00.000Z",
           *         "added_at": "2026-10-01T12:00:00.000Z",
           *         "text": "# Terms for partners\n"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['TermsDocument']
          }
        }
      }
      400: components['responses']['showOpenCode.BadRequest']
      404: components['responses']['showTerms.NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  readTerms: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Name of the version. */
        version: components['parameters']['version']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The text, in Markdown. */
      200: {
        headers: {
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /** @example # Terms for partners */
          'text/plain': string
        }
      }
      400: components['responses']['showOpenCode.BadRequest']
      404: components['responses']['showTerms.NotFound']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  showOrganisationTerms: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The terms as they concern the organisation. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "in_force": {
           *           "version": "2026-11",
           *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *           "state": "in_force",
           *           "in_force_at": "2026-11-01T00:00:00.000Z",
           *           "added_at": "2026-10-01T12:00:00.000Z"
           *         },
           *         "next": null,
           *         "accepted": [
           *           {
           *             "version": "2026-11",
           *             "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           *             "accepted_at": "2026-11-26T12:00:00.000Z",
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['TermsOfOrganisation']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  acceptTerms: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Name of the version. */
        version: components['parameters']['version']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description SHA-256 of the text that the person has read. */
          sha256: string
        }
      }
    }
    responses: {
      /** @description The version is accepted. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "version": "2026-11"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Version that is accepted. */
              version: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['acceptTerms.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listKeys: {
    parameters: {
      query?: {
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "name": "Web server",
           *           "start": "rtd_live_4fQ9",
           *           "state": "open",
           *           "scopes": [
           *             "members:read"
           *           ],
           *           "quotas": {
           *             "minute": 600,
           *             "day": 100000
           *           },
           *           "addresses": null,
           *           "created_at": "2026-11-26T12:00:00.000Z",
           *           "expires_at": "2027-11-26T12:00:00.000Z",
           *           "last_used_at": null,
           *           "suspended_at": null,
           *           "suspended_for": null,
           *           "revoked_at": null,
           *           "exposed_at": null,
           *           "replaced_by": null,
           *           "exempt": null,
           *           "orders": [
           *             "rotate",
           *             "suspend",
           *             "revoke"
           *           ],
           *           "seen_by": [
           *             {
           *               "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *               "mailbox": "ada@example.org",
           *               "at": "2026-11-26T12:00:00.000Z"
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  issueKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Name that tells the key apart, such as the program that uses it. */
          name: string
          /** @description Scopes of the key. The organisation must be granted each. */
          scopes: (
            | 'messages:send'
            | 'staff:read'
            | 'members:read'
            | 'committees:read'
            | 'member-history:read'
            | 'hearings:read'
          )[]
          /**
           * Format: date-time
           * @description End of the key: 365 days from now at most, and by default.
           */
          expires_at?: string
          /** @description Addresses and CIDR ranges that the key is limited to. */
          addresses?: string[]
        }
      }
    }
    responses: {
      /** @description The key, with its secret. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "secret": "rtd_live_4fQ9…",
           *         "expires_at": "2027-11-26T12:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['NewSecret']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['issueKey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  showKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "Web server",
           *         "start": "rtd_live_4fQ9",
           *         "state": "open",
           *         "scopes": [
           *           "members:read"
           *         ],
           *         "quotas": {
           *           "minute": 600,
           *           "day": 100000
           *         },
           *         "addresses": null,
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "last_used_at": null,
           *         "suspended_at": null,
           *         "suspended_for": null,
           *         "revoked_at": null,
           *         "exposed_at": null,
           *         "replaced_by": null,
           *         "exempt": null,
           *         "orders": [
           *           "rotate",
           *           "suspend",
           *           "revoke"
           *         ],
           *         "seen_by": [
           *           {
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org",
           *             "at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  changeKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Name that tells the key apart, such as the program that uses it. */
          name?: string
          /** @description Addresses and CIDR ranges that the key is limited to; null for any. */
          addresses?: string[] | null
        }
      }
    }
    responses: {
      /** @description The key after the change. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "New web server",
           *         "start": "rtd_live_4fQ9",
           *         "state": "open",
           *         "scopes": [
           *           "members:read"
           *         ],
           *         "quotas": {
           *           "minute": 600,
           *           "day": 100000
           *         },
           *         "addresses": null,
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "last_used_at": null,
           *         "suspended_at": null,
           *         "suspended_for": null,
           *         "revoked_at": null,
           *         "exposed_at": null,
           *         "replaced_by": null,
           *         "exempt": null,
           *         "orders": [
           *           "rotate",
           *           "suspend",
           *           "revoke"
           *         ],
           *         "seen_by": [
           *           {
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org",
           *             "at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  rotateKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Whole days that the old key stays valid beside the new one; 0 for none. */
          overlap_days: number
          /**
           * Format: date-time
           * @description End of the key: 365 days from now at most, and by default.
           */
          expires_at?: string
        }
      }
    }
    responses: {
      /** @description The new key, with its secret. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d1",
           *         "secret": "rtd_live_9hT2…",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "overlap_ends_at": "2026-12-03T12:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['RotatedSecret']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['issueKey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  suspendKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key after the order. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "Web server",
           *         "start": "rtd_live_4fQ9",
           *         "state": "suspended",
           *         "scopes": [
           *           "members:read"
           *         ],
           *         "quotas": {
           *           "minute": 600,
           *           "day": 100000
           *         },
           *         "addresses": null,
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "last_used_at": null,
           *         "suspended_at": null,
           *         "suspended_for": null,
           *         "revoked_at": null,
           *         "exposed_at": null,
           *         "replaced_by": null,
           *         "exempt": null,
           *         "orders": [
           *           "rotate",
           *           "resume",
           *           "revoke"
           *         ],
           *         "seen_by": [
           *           {
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org",
           *             "at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  resumeKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key after the order. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "Web server",
           *         "start": "rtd_live_4fQ9",
           *         "state": "open",
           *         "scopes": [
           *           "members:read"
           *         ],
           *         "quotas": {
           *           "minute": 600,
           *           "day": 100000
           *         },
           *         "addresses": null,
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "last_used_at": null,
           *         "suspended_at": null,
           *         "suspended_for": null,
           *         "revoked_at": null,
           *         "exposed_at": null,
           *         "replaced_by": null,
           *         "exempt": null,
           *         "orders": [
           *           "rotate",
           *           "suspend",
           *           "revoke"
           *         ],
           *         "seen_by": [
           *           {
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org",
           *             "at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  revokeKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the key. */
        key: components['parameters']['key']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The key after the order. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "Web server",
           *         "start": "rtd_live_4fQ9",
           *         "state": "revoked",
           *         "scopes": [
           *           "members:read"
           *         ],
           *         "quotas": {
           *           "minute": 600,
           *           "day": 100000
           *         },
           *         "addresses": null,
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "expires_at": "2027-11-26T12:00:00.000Z",
           *         "last_used_at": null,
           *         "suspended_at": null,
           *         "suspended_for": null,
           *         "revoked_at": "2026-11-27T12:00:00.000Z",
           *         "exposed_at": null,
           *         "replaced_by": null,
           *         "exempt": null,
           *         "orders": [],
           *         "seen_by": [
           *           {
           *             "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "mailbox": "ada@example.org",
           *             "at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OwnKey']
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listUsage: {
    parameters: {
      query?: {
        /** @description Only this key. */
        key?: components['parameters']['listUsage.key']
        /** @description First UTC day; 30 days before the last when left out. */
        from?: components['parameters']['from']
        /** @description Last UTC day; today when left out. */
        to?: components['parameters']['to']
        /** @description Rows of the page; 50 when left out. */
        limit?: number
        /** @description Rows before the page; 0 when left out. */
        offset?: number
      }
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The counts. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "day": "2026-11-26",
           *           "key": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "operation": "GET /api/partner/v1/members",
           *           "status": 200,
           *           "count": 412
           *         }
           *       ],
           *       "meta": {
           *         "next_offset": null
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['KeyUsage'][]
            meta: {
              /** @description Offset of the next page; null after the last. */
              next_offset: number | null
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  makeOrganisation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Name, as the organisation writes it. */
          name: string
          /** @description https address of its website. */
          site: string
        }
      }
    }
    responses: {
      /** @description The organisation is made. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the organisation. */
              id: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  showOrganisation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The organisation. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "name": "Example Society",
           *         "site": "https://www.example.org",
           *         "role": "owner",
           *         "created_at": "2026-11-26T12:00:00.000Z",
           *         "progress": {
           *           "people": 2,
           *           "drafts": 0,
           *           "asked_back": 0,
           *           "under_review": 1,
           *           "scopes": [
           *             "members:read"
           *           ],
           *           "terms": {
           *             "version": "2026-11",
           *             "is_accepted": true
           *           },
           *           "keys": 1
           *         }
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['Organisation']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listPeople: {
    parameters: {
      query?: {
        /** @description Maximum number of rows. */
        limit?: components['parameters']['limit']
        /** @description Rows to skip. */
        offset?: components['parameters']['offset']
      }
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The people. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "mailbox": "ada@example.org",
           *           "role": "owner",
           *           "since": "2026-11-26T12:00:00.000Z"
           *         }
           *       ],
           *       "meta": {
           *         "limit": 50,
           *         "offset": 0,
           *         "has_more": false
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OrganisationPerson'][]
            meta: {
              /** @description Maximum number of rows. */
              limit: number
              /** @description Skipped rows. */
              offset: number
              /** @description Whether more rows follow. */
              has_more: boolean
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  showPerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the person. */
        person: components['parameters']['person']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "mailbox": "ada@example.org",
           *         "role": "owner",
           *         "since": "2026-11-26T12:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['OrganisationPerson']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  removePerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the person. */
        person: components['parameters']['person']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person is removed. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "keys": [
           *           {
           *             "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *             "name": "Web server",
           *             "start": "rtd_live_3kq9",
           *             "seen_at": "2026-11-26T12:00:00.000Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Keys whose secret the person saw, and that are not revoked. */
              keys: components['schemas']['SeenKey'][]
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['addPasskey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  changeRole: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the person. */
        person: components['parameters']['person']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          role: components['schemas']['OrganisationRole']
        }
      }
    }
    responses: {
      /** @description The role is changed. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['addPasskey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listSeenKeys: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the person. */
        person: components['parameters']['person']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The keys. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "name": "Web server",
           *           "start": "rtd_live_3kq9",
           *           "seen_at": "2026-11-26T12:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @description Keys whose secret the person saw, and that are not revoked. */
            data: components['schemas']['SeenKey'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listSeenKeys.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  leaveOrganisation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person has left. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listInvitations: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitations. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "inv_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "mailbox": "grace@example.org",
           *           "role": "member",
           *           "ends_at": "2026-12-10T12:00:00.000Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['OpenInvitation'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listSeenKeys.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  invitePerson: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Address of the mailbox. */
          mailbox: string
          role: components['schemas']['OrganisationRole']
        }
      }
    }
    responses: {
      /** @description The invitation is on its way. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "inv_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *         "ends_at": "2026-12-10T12:00:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the invitation. */
              id: string
              /**
               * Format: date-time
               * @description End of the invitation.
               */
              ends_at: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['addPasskey.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  withdrawInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: components['parameters']['organisation']
        /** @description Id of the invitation. */
        invitation: components['parameters']['invitation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitation is withdrawn. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['addPasskey.Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  acceptInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the invitation. */
        invitation: components['parameters']['invitation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person belongs to the organisation. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "organisation": "org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the organisation. */
              organisation: string
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  declineInvitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the invitation. */
        invitation: components['parameters']['invitation']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The invitation is declined. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {}
           *     }
           */
          'application/json': {
            data: Record<string, never>
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['endOtherSessions.Forbidden']
      404: components['responses']['NotFound']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listOrganisationAudit: {
    parameters: {
      query?: {
        /** @description Number of lines. */
        limit?: number
        /** @description Continue before this line: `next` of the previous page. */
        before?: number
      }
      header?: never
      path: {
        /** @description Id of the organisation. */
        organisation: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lines. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "number": 412,
           *           "at": "2026-11-26T12:00:00.000Z",
           *           "action": "key.issue",
           *           "object": "key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "by": "member",
           *           "person": "per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0",
           *           "by_command": false,
           *           "detail": {
           *             "scopes": [
           *               "members:read"
           *             ]
           *           }
           *         }
           *       ],
           *       "meta": {
           *         "next": 397
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['AuditLine'][]
            meta: {
              /** @description Value for `before` of the next page; null on the last. */
              next: number | null
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  countRequests: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbers by state. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "state": "submitted",
           *           "count": 3,
           *           "oldest_seconds": 86400
           *         }
           *       ]
           *     }
           */
          'application/json': {
            data: components['schemas']['CountedRequests'][]
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  countDeliveries: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbers. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "deliveries": [
           *           {
           *             "channel": "house-cwc",
           *             "state": "held",
           *             "count": 12,
           *             "oldest_seconds": 5400
           *           }
           *         ],
           *         "pauses": [
           *           {
           *             "channel": "house-cwc",
           *             "since": "2026-11-26T10:30:00.000Z",
           *             "reason": "Maintenance until noon.",
           *             "until": null
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DeskDeliveries']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  listDeskMessages: {
    parameters: {
      query?: {
        /** @description State of the messages; `held` when left out. */
        state?: 'queued' | 'held' | 'uncertain' | 'undeliverable' | 'refused'
        /** @description Only messages of this channel. */
        channel?: 'house-cwc' | 'senate-cwc' | 'regulations-gov'
        /** @description Number of messages. */
        limit?: number
        /** @description Continue after this message: `next` of the previous page. */
        after?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The messages. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *           "organisation": "Example Society",
           *           "channel": "house-cwc",
           *           "state": "uncertain",
           *           "reason": "The receiver did not answer in time. It may have the message.",
           *           "since": "2026-11-26T12:00:00.000Z",
           *           "accepted_at": "2026-11-26T11:59:00.000Z",
           *           "attempts": 1
           *         }
           *       ],
           *       "meta": {
           *         "next": null
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DeskMessage'][]
            meta: {
              /** @description Value for `after` of the next page; null on the last. */
              next: string | null
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  showDeskMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the message. */
        message: components['parameters']['message']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *         "organisation": "Example Society",
           *         "channel": "house-cwc",
           *         "state": "uncertain",
           *         "reason": "The receiver did not answer in time. It may have the message.",
           *         "since": "2026-11-26T12:00:00.000Z",
           *         "accepted_at": "2026-11-26T11:59:00.000Z",
           *         "attempts": 1,
           *         "orders": [
           *           "retry"
           *         ],
           *         "timeline": [
           *           {
           *             "at": "2026-11-26T11:59:00.000Z",
           *             "state": "queued",
           *             "reason": "The message was accepted."
           *           },
           *           {
           *             "at": "2026-11-26T12:00:00.000Z",
           *             "state": "uncertain",
           *             "reason": "The receiver did not answer in time. It may have the message."
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            data: components['schemas']['DeskMessageHistory']
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['listQueue.Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  retryMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the message. */
        message: components['parameters']['message']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['retryMessage.OK']
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  holdMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the message. */
        message: components['parameters']['message']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The order is carried out. */
      200: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "id": "msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *         "state": "held"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Id of the message. */
              id: string
              /**
               * @description State after the order.
               * @enum {unknown}
               */
              state:
                | 'accepted'
                | 'queued'
                | 'sending'
                | 'held'
                | 'delivered'
                | 'refused'
                | 'undeliverable'
                | 'uncertain'
                | 'withdrawn'
            }
          }
        }
      }
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  releaseMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description Id of the message. */
        message: components['parameters']['message']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['retryMessage.OK']
      400: components['responses']['askForMailboxCodes.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      415: components['responses']['askForMailboxCodes.UnsupportedMediaType']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
  publishCopy: {
    parameters: {
      query: {
        /** @description Name of the file, with the ending of its type. */
        name: string
        /** @description Revision that the reviewer saw. */
        revision?: number
      }
      header?: never
      path: {
        /** @description Public number of the report. */
        number: components['parameters']['number']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/octet-stream': unknown
      }
    }
    responses: {
      /** @description The copy is public. */
      201: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": {
           *         "number": 12,
           *         "state": "under_review",
           *         "revision": 4,
           *         "sha256": "b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c",
           *         "url": "https://data.example/api/corrections/v1/files/b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"
           *       }
           *     }
           */
          'application/json': {
            data: {
              /** @description Public number of the report. */
              number: number
              state: components['schemas']['ReportState']
              /** @description Number of the newest event. */
              revision: number
              /** @description SHA-256 of the copy. */
              sha256: string
              /** @description Public address of the copy. */
              url: string
            }
          }
        }
      }
      400: components['responses']['showMe.BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['askBack.Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['acceptTerms.Conflict']
      413: components['responses']['askForMailboxCodes.PayloadTooLarge']
      422: components['responses']['askForMailboxCodes.UnprocessableEntity']
      429: components['responses']['showMe.TooManyRequests']
      503: components['responses']['showMe.ServiceUnavailable']
    }
  }
}
