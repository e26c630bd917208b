// Made by `npm run generate` from packages/contract/openapi/partner.json.

export interface paths {
  '/api/partner/v1/whoami': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The key of this request
     * @description Returns the organisation, scopes, expiry and allowed addresses of the key, the rest of its quotas, and the terms that its organisation has accepted or must accept. Needs no scope and no accepted terms, and counts against no quota.
     */
    get: operations['whoAmI']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/staff-profiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profiles of staff
     * @description Lists profiles: observations that probably belong to one person, with the evidence for each merge. Profiles have no pay; observations do. Profiles with internships only are left out unless `include_interns=true`.
     */
    get: operations['listStaffProfiles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/staff-profiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profiles of staff: of one release
     * @description Answers like /staff-profiles, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listStaffProfilesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/staff-observations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Staff as published in reports of pay
     * @description One row for each name, office, title and interval of a House or Senate report, with the pay in that interval. The pay is not a salary or an annual figure. Interns are left out unless `include_interns=true`.
     */
    get: operations['listStaffObservations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/staff-observations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Staff as published in reports of pay: of one release
     * @description Answers like /staff-observations, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listStaffObservationsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Members of Congress
     * @description One row for each person, by Bioguide id, with the seat, the offices and the other identifiers.
     */
    get: operations['listMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Members of Congress: of one release
     * @description Answers like /members, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listMembersOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/member-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Terms, leadership roles and party affiliations
     * @description One row for each term, leadership role, party period within a term, or term as President or Vice President.
     */
    get: operations['listMemberRoles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/member-roles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Terms, leadership roles and party affiliations: of one release
     * @description Answers like /member-roles, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listMemberRolesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/committees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Committees and subcommittees
     * @description One row for each committee or subcommittee, with its names over time, its code in each system, and the state of its roster.
     */
    get: operations['listCommittees']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/committees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Committees and subcommittees: of one release
     * @description Answers like /committees, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listCommitteesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/committee-assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Members of committees
     * @description One row for each member, committee, Congress and period, with first and last days if a source gives them. Otherwise the row gives the days of rosters with the member.
     */
    get: operations['listCommitteeAssignments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/committee-assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Members of committees: of one release
     * @description Answers like /committee-assignments, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listCommitteeAssignmentsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/historical-members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All members of Congress since 1789
     * @description One row for each person, with the fields on which sources disagree.
     */
    get: operations['listHistoricalMembers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/historical-members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All members of Congress since 1789: of one release
     * @description Answers like /historical-members, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listHistoricalMembersOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/historical-service': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Service by Congress
     * @description One row for each member, Congress, chamber and party, with the sources that have it.
     */
    get: operations['listHistoricalService']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/historical-service': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Service by Congress: of one release
     * @description Answers like /historical-service, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listHistoricalServiceOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/meetings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Meetings of committees
     * @description Hearings, markups and other meetings, including postponed and canceled ones, in UTC and Eastern time.
     */
    get: operations['listMeetings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/meetings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Meetings of committees: of one release
     * @description Answers like /meetings, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listMeetingsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/meeting-committees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Committees of meetings
     * @description One row for each committee that holds a meeting.
     */
    get: operations['listMeetingCommittees']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/meeting-committees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Committees of meetings: of one release
     * @description Answers like /meeting-committees, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listMeetingCommitteesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/witness-appearances': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Witnesses
     * @description One row for each name on the witness list of a meeting or in a printed hearing. No source identifies witnesses: the same name may be another person.
     */
    get: operations['listWitnessAppearances']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/witness-appearances': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Witnesses: of one release
     * @description Answers like /witness-appearances, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listWitnessAppearancesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/meeting-documents': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents of meetings
     * @description One row for each document of a meeting or witness, with the evidence for the link to the witness.
     */
    get: operations['listMeetingDocuments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/meeting-documents': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents of meetings: of one release
     * @description Answers like /meeting-documents, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listMeetingDocumentsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/hearing-publications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Printed hearings
     * @description One row for each printed hearing, with its meeting if known.
     */
    get: operations['listHearingPublications']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/hearing-publications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Printed hearings: of one release
     * @description Answers like /hearing-publications, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listHearingPublicationsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on staff, members and committees
     * @description The source documents behind these tables. Each `kind` needs its scope; without `kind` all three are needed.
     */
    get: operations['listSources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on staff, members and committees: of one release
     * @description Answers like /sources, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listSourcesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/historical-sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on the history of members
     * @description The source documents behind historical members and their service.
     */
    get: operations['listHistoricalSources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/historical-sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on the history of members: of one release
     * @description Answers like /historical-sources, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listHistoricalSourcesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/hearing-sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on hearings
     * @description The source documents behind meetings, witnesses, documents and printed hearings.
     */
    get: operations['listHearingSources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/partner/v1/releases/{release}/hearing-sources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Documents on hearings: of one release
     * @description Answers like /hearing-sources, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listHearingSourcesOfRelease']
    put?: never
    post?: never
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
    /** @description A committee or subcommittee of Congress. */
    Committee: {
      id: components['schemas']['CommitteeId']
      /** @description Code of the committee in each system. */
      codes: {
        /** @description Code in unitedstates/congress-legislators, such as `HSAG` or `HSAG03`. */
        thomas: string
        /** @description Two-letter code of the House; null for subcommittees and for committees of the Senate. */
        house: string | null
        /** @description Code at senate.gov; null for committees of the House. */
        senate: string | null
        /** @description Code of the Clerk and the House Committee Repository, such as `AG00`; null in the Senate. */
        clerk: string | null
        /** @description Code at Congress.gov, such as `hsag00`. */
        system: string
      }
      /** @description Name in the newest Congress of any source. */
      name: string
      /**
       * @description House, Senate or Joint.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint'
      /**
       * @description Kind of committee.
       * @enum {unknown}
       */
      kind:
        | 'Standing'
        | 'Select'
        | 'Special'
        | 'Joint'
        | 'Subcommittee'
        | 'Task Force'
        | 'Commission or Caucus'
        | 'Other'
      /**
       * @description Evidence for the kind.
       * @enum {unknown}
       */
      kind_basis: 'native' | 'name' | 'code'
      /** @description Parent committee of a subcommittee; null for committees. */
      parent_id: components['schemas']['CommitteeId'] | null
      /** @description Whether it existed when the newest lists were retrieved. */
      current: boolean
      /** @description Names over time and by publisher. */
      names: components['schemas']['CommitteeName'][]
      /** @description Congresses in which a source has the committee, oldest first. Lists begin with the 93rd. */
      congresses: number[]
      /** @description Authority that established the committee, from Congress.gov. */
      established_by: string | null
      /** @description Web address. */
      url: string | null
      /** @description Web address of the minority side. */
      minority_url: string | null
      /** @description Address of the RSS feed. */
      rss_url: string | null
      /** @description Address of the RSS feed of the minority side. */
      minority_rss_url: string | null
      /** @description Telephone number. */
      phone: string | null
      /** @description Address of the office. */
      address: string | null
      /** @description YouTube channel. */
      youtube_id: string | null
      /** @description Page in the English Wikipedia. */
      wikipedia: string | null
      /** @description Jurisdiction; null if no source gives it. */
      jurisdiction: {
        /** @description Text of the jurisdiction. */
        text: string
        /** @description Source of the text. */
        source: string | null
      } | null
      /** @description Seats of each side in the newest list of the Clerk that gives them; null if none does. */
      ratio: {
        /** @description Seats of the majority. */
        majority: number
        /** @description Seats of the minority. */
        minority: number
        /** @description Number of a Congress. */
        congress: number
        /**
         * Format: date
         * @description Day of the Clerk’s list.
         */
        as_of: string
      } | null
      /** @description The newest roster. */
      roster: {
        /**
         * @description State of the roster. While a chamber has published no rosters, its committees have `not_published`, not `none`.
         * @enum {unknown}
         */
        status: 'published' | 'not_published' | 'none' | 'unknown'
        /** @description Congress of the newest list of rosters. */
        congress: number | null
        /** @description Day of the newest list of rosters. */
        as_of: string | null
        /** @description Number of current assignments of the committee. Null unless the roster is published or empty. */
        members: number | null
      }
      /** @description Identifiers in archives, for the newest name. */
      archival_ids: {
        /** @description Library of Congress, linked data. */
        loc_linked_data: string | null
        /** @description Superintendent of Documents. */
        superintendent_of_documents: string | null
        /** @description National Archives. */
        national_archives: string | null
      }
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A member of a committee or subcommittee in one Congress. */
    CommitteeAssignment: {
      /** @description Id of the assignment. It stays the same while committee, member, Congress and first day do. */
      id: string
      /** @description `id` in /committees; null if no list of committees has the code of the source. */
      committee_id: components['schemas']['CommitteeId'] | null
      /** @description Code as the first source writes it. */
      committee_code_raw: string
      /** @description Name of the committee; null if no source gives it. */
      committee_name: string | null
      /** @description Whether `committee_id` is known. `matched=false` lists the unknown codes. */
      matched: boolean
      /** @description Chamber of the committee; null if the committee is unknown. */
      chamber: ('House' | 'Senate' | 'Joint') | null
      /** @description Bioguide id of the member. Null if the roster prints only a name, and no member or several members of that day fit it. */
      member_id: string | null
      /** @description Name of the member as the first source writes it. */
      name_raw: string
      /** @description Chamber of the member. */
      member_chamber: ('House' | 'Senate') | null
      /** @description Number of a Congress. */
      congress: number
      /** @description Side of the member on the committee; null if no source gives it. */
      side: ('majority' | 'minority') | null
      /** @description Rank of the member; null if no source gives one, as in rosters of senate.gov. */
      rank: number | null
      /** @description Basis of the rank: the order of a roster, or a resolution. */
      rank_basis: ('roster_order' | 'resolution') | null
      /** @description Role, from the title; null if the title is unknown. */
      role: ('chair' | 'ranking_member' | 'vice_chair' | 'cochair' | 'ex_officio' | 'member') | null
      /** @description Title as the source writes it; null if it has none. */
      title_raw: string | null
      /** @description First day; null if no source gives one. */
      start: string | null
      /** @description true if no resolution gives the first day: `start` is then a day on which the source saw the member on the committee. Null without a first day. */
      start_imputed: boolean | null
      /** @description Last day; null if unknown, or if the assignment has not ended. */
      end: string | null
      /** @description Reason for an end before the Congress ended; null if no source gives one. */
      end_reason: ('resigned' | 'died' | 'temporary appointment') | null
      /** @description Page of the Congressional Record with the resignation. */
      resignation: string | null
      /** @description Resolution that elected the member; null if unknown. */
      resolution: {
        /** @description Number of the resolution, such as `H.Res.7`. */
        number: string
        /** @description Day on which the chamber agreed to it; null if no source gives it. */
        date: string | null
        /** @description Place of the member in the resolution; null if the source gives none. */
        rank: number | null
      } | null
      /** @description Day of the newest roster with the member; null if no roster has the member. */
      roster_as_of: string | null
      /** @description First day on which the assignment is known: its first day, or the day of the first retrieved roster with it. */
      known_from: string | null
      /** @description Last day on which the assignment is known: its last day, or the day of the newest roster with it. For an assignment from Voteview without an end, the newest day in that document. */
      known_to: string | null
      /** @description Whether the assignment continues: it is of the present Congress and has no last day, its member is in office, and the newest published roster of the committee lists the member. If no roster is published, an assignment from Voteview without a last day continues. */
      current: boolean
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description Id of a committee or subcommittee: the code of Congress.gov in capitals. */
    CommitteeId: string
    /** @description A name of the committee. */
    CommitteeName: {
      /** @description Name of the committee. */
      name: string
      /**
       * @description Form of the name.
       * @enum {unknown}
       */
      kind: 'list' | 'official' | 'library' | 'roster'
      /** @description First day of the name; null if no source gives it. */
      from: string | null
      /** @description Last day of the name; null for the present name, and if no source gives it. */
      to: string | null
      /** @description Congresses in which a list has the name, oldest first. Empty for names with days. */
      congresses: number[]
    }
    /** @description A disagreement between sources. */
    Conflict: {
      /** @description Field of the row on which sources disagree. */
      field: string
      /** @description Values of the sources. The first is the value of the field. */
      values: {
        /** @description Value in the source, as text. */
        value: string | null
        /** @description SHA-256 of the source document. */
        source_id: string
      }[]
    }
    /** @description Dimension names, each with its values, most frequent first. */
    Facets: {
      [key: string]: {
        /** @description Value of the dimension; null for rows without one. */
        value: (string | number) | null
        /** @description Rows with this value. */
        rows: number
      }[]
    }
    FamilyFreshness: {
      /**
       * @description Kind of source documents.
       * @enum {unknown}
       */
      family: 'payroll' | 'member_api' | 'committee_api' | 'member_history' | 'hearing'
      /** @description Time when this service last checked a document of the family for changes. */
      last_success_at: string | null
      /** @description Last day of the newest reported period; null if none is reported. */
      newest_period: string | null
      /** @description Days from the end of that period until now. */
      lag_days: number | null
      /** @description Earliest expected day for the next document of a publisher. */
      next_expected_on: string | null
      /**
       * @description ok: The next document is not yet due, or the family has no rhythm. late: A publisher was expected to release its next document before today. failed: The newest document of a publisher was refused; the release leaves out its older rows too. none: The release has no document of this family.
       * @enum {unknown}
       */
      status: 'ok' | 'late' | 'failed' | 'none'
    }
    /** @description The printed record of a hearing. */
    HearingPublication: {
      /** @description Package id of govinfo. */
      id: string
      /** @description Jacket number, printed on the first page. */
      jacket: string | null
      /** @description Congress. */
      congress: number
      /** @description Session; null if no source gives it. */
      session: number | null
      /**
       * @description Chamber.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint' | 'None'
      /** @description Document class at govinfo: HHRG, SHRG or JHRG. */
      doc_class: string | null
      /** @description Title. */
      title: string | null
      /** @description Citation, such as `Serial No. 118-32` or `S.Hrg.116-64`. */
      citation: string | null
      /** @description Number of the hearing, if the committee numbers its hearings. */
      number: string | null
      /** @description Part or volume, if the hearing was printed in several. */
      part: string | null
      /** @description Days of the hearing; empty if no source gives them. */
      held_dates: string[]
      /** @description Day of issue. */
      issued_on: string | null
      /** @description Committees and subcommittees that held the hearing. */
      committees: {
        /** @description `id` in /committees; null if the source has no known code. */
        committee_id: string | null
        /** @description Code as the source writes it. */
        code_raw: string | null
        /** @description Name as the source writes it. */
        name_raw: string | null
      }[]
      /** @description Witness lines of the record, word for word. */
      witnesses_raw: string[]
      /** @description Members that govinfo names. */
      members: {
        /** @description Bioguide id. */
        member_id: string | null
        /** @description Name as the source writes it. */
        name: string | null
      }[]
      /** @description Addresses of the text. */
      formats: {
        /** @description Kind of file, in the words of the source. */
        type: string
        /** @description Address. */
        url: string
      }[]
      /** @description Number of the meeting that the record names; null if it names none. */
      event_id: string | null
      /** @description `id` of the linked meeting; null without a link. */
      meeting_id: string | null
      /**
       * @description Evidence for the link to the meeting.
       * @enum {unknown}
       */
      link_basis: 'event_id' | 'jacket' | 'committee_and_date' | 'none'
      /** @description Whether the link to the meeting is an unchecked candidate. */
      candidate: boolean
      /** @description `id` of the printed hearing that this one corrects; null otherwise. */
      errata_of: string | null
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A person who has been in Congress. */
    HistoricalMember: {
      /** @description Bioguide id. */
      id: string
      /** @description Parts of the name. */
      name: {
        /** @description First name, or its initial. */
        first: string | null
        /** @description Middle name or initial. */
        middle: string | null
        /** @description Suffix, such as `Jr.` or `III`. */
        suffix: string | null
        /** @description Nickname in common use instead of the first name. */
        nickname: string | null
        /** @description Full name as the House or the Senate writes it; known since 2012. */
        official_full: string | null
        /** @description Surname. */
        last: string
      }
      /** @description Full name, or first name, surname and suffix. */
      display_name: string
      /** @description Former and additional names of the person. */
      name_history: {
        /** @description First name, or its initial. */
        first: string | null
        /** @description Middle name or initial. */
        middle: string | null
        /** @description Suffix, such as `Jr.` or `III`. */
        suffix: string | null
        /** @description Nickname in common use instead of the first name. */
        nickname: string | null
        /** @description Full name as the House or the Senate writes it; known since 2012. */
        official_full: string | null
        /** @description Surname, if it differs from the present one. */
        last: string | null
        /** @description First day of the name; null if no source gives it. */
        start: string | null
        /** @description Last day of the name; null if no source gives it. */
        end: string | null
      }[]
      /** @description Birth; null if no source gives it. */
      birth: {
        /** @description Date as YYYY-MM-DD, or YYYY if only the year is known. */
        date: string
        /**
         * @description Precision of the date.
         * @enum {unknown}
         */
        precision: 'day' | 'year'
      } | null
      /** @description Death; null if no source gives it. */
      death: {
        /** @description Date as YYYY-MM-DD, or YYYY if only the year is known. */
        date: string
        /**
         * @description Precision of the date.
         * @enum {unknown}
         */
        precision: 'day' | 'year'
      } | null
      /** @description F or M, as the source gives it. */
      gender: ('F' | 'M') | null
      /** @description Identifiers elsewhere. */
      ids: {
        /** @description Numbers in Voteview. A member who changed party may have several. */
        icpsr: string[]
        /** @description Number in GovTrack. */
        govtrack: string | null
        /** @description Identifier in Wikidata. */
        wikidata: string | null
        /** @description Number of the House’s Office of the Historian. */
        house_history: string | null
        /** @description Identifier in roll calls of the Senate. */
        lis: string | null
      }
      /** @description First Congress with known service; null if no source gives the days of a term. */
      first_congress: number | null
      /** @description Last Congress with known service. */
      last_congress: number | null
      /** @description Congresses with known service, oldest first. */
      congresses: number[]
      /** @description Number of Congresses with known service. */
      congress_count: number
      /** @description Seats in each Congress with known service, oldest first. Filters by Congress, chamber, State and party must all match one of them. */
      seats: {
        /** @description Number of the Congress; null for a last term without days in any source. */
        congress: number | null
        /**
         * @description House or Senate.
         * @enum {unknown}
         */
        chamber: 'House' | 'Senate'
        /** @description State or territory, two letters. */
        state: string
        /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
        district: number | null
        /** @description Class of the Senate seat; null in the House, and if no source gives it. */
        senate_class: (1 | 2 | 3) | null
        /** @description Party in that Congress. A member who changed party has one seat per party. */
        party: string | null
      }[]
      /** @description House, Senate or both. */
      chambers: string[]
      /** @description States and territories, in the order of service. */
      states: string[]
      /** @description Parties, in the order of service. */
      parties: string[]
      /** @description Relatives in Congress that the source names. */
      relatives: {
        /** @description Relation of the member to the relative: son, sister, … */
        relation: string
        /** @description Name of the relative, as the source gives it. */
        name: string
        /** @description Bioguide id of the relative. Always null, since no source gives it. */
        member_id: string | null
      }[]
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description Service in one Congress, chamber and party. */
    HistoricalService: {
      /** @description Id of the row. It stays the same while member, Congress, chamber and seat do. */
      id: string
      /** @description Bioguide id. */
      member_id: string
      /** @description Name of the member. */
      name: string
      /** @description Number of a Congress. */
      congress: number
      /**
       * @description House or Senate.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate'
      /** @description State or territory, two letters. */
      state: string
      /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
      district: number | null
      /** @description Class of the Senate seat; null in the House, and if no source gives it. */
      senate_class: (1 | 2 | 3) | null
      /** @description Party; null if no source gives it. */
      party: string | null
      /** @description Party code of Voteview. */
      party_code: number | null
      /**
       * Format: date
       * @description Day, YYYY-MM-DD.
       */
      start: string
      /**
       * Format: date
       * @description Day, YYYY-MM-DD.
       */
      end: string
      /**
       * @description Basis of the first and the last day.
       * @enum {unknown}
       */
      date_basis: 'term' | 'congress_bounds'
      /**
       * @description Means by which the member won the seat.
       * @enum {unknown}
       */
      means: 'general' | 'special' | 'appointed' | 'state_legislature' | 'unknown'
      /** @description Reason for an end before the Congress ended, if a source gives one. */
      ended_by: string | null
      /** @description Number of the member in Voteview for this row. */
      icpsr: number | null
      /** @description Order among the holders of the seat in this Congress, from Voteview; 0 for a single holder. */
      occupancy: number | null
      /** @description Sources that have the row. */
      in_sources: ('congress_legislators' | 'voteview' | 'clerk' | 'senate' | 'congress_gov')[]
      /**
       * @description Agreement of the sources.
       * @enum {unknown}
       */
      agreement: 'all' | 'some' | 'conflict'
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    KeyQuota: {
      /** @description Requests that the quota allows. */
      limit: number
      /** @description Requests left. If several processes serve the key, requests that another process has reserved count as sent. */
      left: number
      /** @description Seconds until the quota starts again. */
      resets_in: number
    }
    /** @description A meeting of a committee. */
    Meeting: {
      /** @description Id: `mtg_`, Congress, chamber and event id. */
      id: string
      /** @description Number of the meeting, the same at docs.house.gov, senate.gov and Congress.gov. */
      event_id: string
      /** @description Congress. The date gives it for meetings known only from senate.gov. */
      congress: number
      /** @description Session; null if no source gives it. */
      session: number | null
      /**
       * @description Chamber that lists the meeting; None if Congress.gov gives no chamber.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint' | 'None'
      /**
       * @description Type of meeting.
       * @enum {unknown}
       */
      event_type: 'Hearing' | 'Markup' | 'Meeting'
      /** @description Type in the words or code of its source. */
      event_type_raw: string | null
      /**
       * @description Evidence for the type.
       * @enum {unknown}
       */
      event_type_basis: 'native' | 'feed' | 'title' | 'unknown'
      /** @description Title, with single spaces; null if no source has one. */
      title: string | null
      /**
       * @description Status. Canceled and postponed meetings stay in the data.
       * @enum {unknown}
       */
      status: 'Scheduled' | 'Postponed' | 'Canceled' | 'Rescheduled' | 'Held'
      /** @description Status in the words or code of its source; null if the source has none. */
      status_raw: string | null
      /**
       * @description Evidence for the status.
       * @enum {unknown}
       */
      status_basis: 'native' | 'schedule' | 'title' | 'derived'
      /** @description Start in UTC. Null if no time is known, or if the time is ambiguous: see `time_note`. */
      starts_at: string | null
      /** @description Day of the meeting in Washington. */
      local_date: string | null
      /** @description Start in Washington clock time, HH:MM:SS; null if unknown. */
      local_time: string | null
      /** @description Reason for a null `starts_at`, such as a clock time that occurs twice when daylight saving time ends. */
      time_note: string | null
      /** @description Further days of the meeting, in Washington. `from` and `to` match each of them. */
      continuations: string[]
      /** @description Whether the meeting is closed to the public, from type or title; null if neither says. */
      closed: boolean | null
      /** @description Place of the meeting. */
      location: {
        /** @description Room, as the source writes it. */
        room: string | null
        /** @description Building, as the source writes it. */
        building: string | null
        /** @description Address of a meeting outside the Capitol. */
        address: string | null
        /** @description Whether the source says that the meeting is held by video. */
        virtual: boolean
      }
      /** @description Committees and subcommittees that meet, as in /meeting-committees. Unknown codes are left out. */
      committee_ids: string[]
      /** @description Bills and resolutions that the sources name. */
      bills: components['schemas']['MeetingBill'][]
      /** @description Nominations that the sources name. */
      nominations: {
        /** @description Congress that received the nomination or treaty. */
        congress: number
        /** @description Number. */
        number: string
        /** @description Part, if it was divided; null otherwise. */
        part: string | null
      }[]
      /** @description Treaties that the sources name. */
      treaties: {
        /** @description Congress that received the nomination or treaty. */
        congress: number
        /** @description Number. */
        number: string
        /** @description Part, if it was divided; null otherwise. */
        part: string | null
      }[]
      /** @description Links to video. Links of senate.gov with a different day are left out. */
      video: {
        /** @description Address. */
        url: string
        /** @description `stream` at senate.gov, or `recording` at Congress.gov. */
        kind: string
      }[]
      /** @description Number of rows for this meeting in other tables. */
      counts: {
        /** @description Rows in /meeting-committees. */
        committees: number
        /** @description Rows in /witness-appearances. */
        witnesses: number
        /** @description Rows in /meeting-documents. */
        documents: number
        /** @description Rows in /hearing-publications, candidates included. */
        publications: number
      }
      /** @description Changes in the sources, oldest first. A meeting that moved stays one meeting. */
      revisions: {
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        at: string
        /** @description Fields that changed; empty if the source only published the meeting again. */
        changed: string[]
      }[]
      /** @description Coverage of the meeting. */
      coverage: {
        /**
         * @description Coverage of its witnesses.
         * @enum {unknown}
         */
        witnesses: 'listed' | 'not_published' | 'unknown'
      }
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A bill or resolution. */
    MeetingBill: {
      /** @description Type, number and Congress, such as `hr4435-113`. The filter `bill` takes this value. */
      id: string
      /** @description Congress in which the bill was introduced. */
      congress: number
      /** @description Type, such as `hr`, `s`, `hjres`. */
      type: string
      /** @description Number. */
      number: string
    }
    /** @description A committee or subcommittee of a meeting. */
    MeetingCommittee: {
      /** @description Id, made from the meeting and the committee. */
      id: string
      /** @description `id` of the meeting. */
      meeting_id: string
      /** @description Congress of the meeting. */
      congress: number
      /**
       * @description Chamber of the meeting.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint' | 'None'
      /** @description `id` in /committees; null if the code of the source has no known form. */
      committee_id: string | null
      /** @description Code as the source writes it; null if it has none. */
      committee_code_raw: string | null
      /** @description Name as the source writes it. */
      name_raw: string | null
      /**
       * @description Role of the committee in the meeting.
       * @enum {unknown}
       */
      role: 'host' | 'joint' | 'subcommittee'
      /** @description Place in the list of the source. */
      position: number
      /** @description Whether `committee_id` is known. `matched=false` lists the unknown codes. */
      matched: boolean
      /** @description Printed names that do not fit the code, with the name in the list of committees. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A file of a meeting. */
    MeetingDocument: {
      /** @description Id, made from the meeting and the file. */
      id: string
      /** @description `id` of the meeting; null if this release does not have the meeting. */
      meeting_id: string | null
      /** @description Number of the meeting. */
      event_id: string
      /** @description Congress; null if the source does not give it. */
      congress: number | null
      /**
       * @description Chamber of the meeting.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint' | 'None'
      /** @description Committees and subcommittees that meet; empty if this release does not have the meeting. */
      committee_ids: string[]
      /** @description Day of the meeting in Washington; null if unknown. */
      local_date: string | null
      /**
       * @description Origin of the document: the committee or a witness.
       * @enum {unknown}
       */
      group: 'meeting' | 'witness'
      /** @description Type in the words of Congress.gov; null for an unknown code. */
      type: string | null
      /** @description Two-letter code of the House Committee Repository; null if the type has no code. */
      type_code: string | null
      /** @description Description or name. */
      title: string | null
      /** @description File format, as the source writes it. */
      format: string | null
      /** @description Address of the file. */
      url: string
      /** @description Addresses of a file with the same name at other sources. */
      also_at: string[]
      /** @description Name of the file. */
      file_name: string | null
      /** @description Time of publication; null if the source does not give it. */
      published_at: string | null
      /** @description Time when the source removed the file; null otherwise. */
      removed_at: string | null
      /** @description `id` in /witness-appearances of the witness who gave the document. */
      appearance_id: string | null
      /**
       * @description Evidence for the link to the witness.
       * @enum {unknown}
       */
      link_basis: 'xml' | 'file_name' | 'none'
      /** @description Bill in this file, such as `hr4435-113`. */
      bill: string | null
      /** @description Bioguide id of the member who made the statement, from the name of the file. */
      member_id: string | null
      /** @description SHA-256 of the file; null if this service has not read it. */
      sha256: string | null
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A person who is or was in Congress. */
    Member: {
      /** @description Bioguide id. */
      id: string
      /** @description Parts of the name. */
      name: {
        /** @description First name, or its initial. */
        first: string | null
        /** @description Middle name or initial. */
        middle: string | null
        /** @description Suffix, such as `Jr.` or `III`. */
        suffix: string | null
        /** @description Nickname in common use instead of the first name. */
        nickname: string | null
        /** @description Full name as the House or the Senate writes it; known since 2012. */
        official_full: string | null
        /** @description Surname. */
        last: string
      }
      /** @description Full name, or first name, surname and suffix. */
      display_name: string
      /** @description Former and additional names of the person. */
      other_names: {
        /** @description First name, or its initial. */
        first: string | null
        /** @description Middle name or initial. */
        middle: string | null
        /** @description Suffix, such as `Jr.` or `III`. */
        suffix: string | null
        /** @description Nickname in common use instead of the first name. */
        nickname: string | null
        /** @description Full name as the House or the Senate writes it; known since 2012. */
        official_full: string | null
        /** @description Surname, if it differs from the present one. */
        last: string | null
        /** @description First day of the name; null if no source gives it. */
        start: string | null
        /** @description Last day of the name; null if no source gives it. */
        end: string | null
      }[]
      /** @description Day of birth; null if no source gives it. */
      birthday: string | null
      /** @description F or M, as the source gives it. */
      gender: ('F' | 'M') | null
      /** @description Whether the person sits in Congress now, by the newest list of the chamber that covers every seat. */
      current: boolean
      /** @description House or Senate. */
      chamber: ('House' | 'Senate') | null
      /** @description State or territory of the newest term, two letters. */
      state: string | null
      /** @description Name of that State or territory. */
      state_name: string | null
      /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
      district: number | null
      /** @description Class of the Senate seat; null in the House. */
      senate_class: (1 | 2 | 3) | null
      /** @description Party now, or at the end of the newest term. */
      party: string | null
      /** @description Party caucus of an independent member. */
      caucus: string | null
      /** @description Congresses with service so far, from terms with known days. */
      congresses: number[]
      /** @description Seats in each of these Congresses, oldest first. A filter by `congress` with chamber, State, district, class or party must match one of them. */
      seats: {
        /** @description Number of the Congress; null for a last term without days in any source. */
        congress: number | null
        /**
         * @description House or Senate.
         * @enum {unknown}
         */
        chamber: 'House' | 'Senate'
        /** @description State or territory, two letters. */
        state: string
        /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
        district: number | null
        /** @description Class of the Senate seat; null in the House, and if no source gives it. */
        senate_class: (1 | 2 | 3) | null
        /** @description Party in that Congress. A member who changed party has one seat per party. */
        party: string | null
      }[]
      /** @description Note of the Clerk on a vacancy: the member left the seat, or came to fill it. */
      vacancy_note: string | null
      /** @description Identifiers of the person elsewhere. */
      ids: {
        /** @description Identifier in GovTrack, as text; null if unknown. */
        govtrack: string | null
        /** @description Identifier in THOMAS, with its leading zeros, as text; null if unknown. */
        thomas: string | null
        /** @description Identifier in roll calls of the Senate, as text; null if unknown. */
        lis: string | null
        /** @description Identifier in Voteview, as text; null if unknown. */
        icpsr: string | null
        /** @description Identifier in OpenSecrets, as text; null if unknown. */
        opensecrets: string | null
        /** @description Identifier in Vote Smart, as text; null if unknown. */
        votesmart: string | null
        /** @description Identifier in C-SPAN, as text; null if unknown. */
        cspan: string | null
        /** @description Identifier in MapLight, as text; null if unknown. */
        maplight: string | null
        /** @description Identifier in the House’s Office of the Historian, as text; null if unknown. */
        house_history: string | null
        /** @description Identifier in Wikipedia: the name of the page, as text; null if unknown. */
        wikipedia: string | null
        /** @description Identifier in Wikidata, as text; null if unknown. */
        wikidata: string | null
        /** @description Identifier in Ballotpedia: the name of the page, as text; null if unknown. */
        ballotpedia: string | null
        /** @description Identifier in Google’s knowledge graph, as text; null if unknown. */
        google_entity_id: string | null
        /** @description Identifier in the Congressional Pictorial Directory, as text; null if unknown. */
        pictorial: string | null
        /** @description Candidate ids of the Federal Election Commission. */
        fec: string[]
        /** @description Former Bioguide ids of the person. They may still be in use. */
        bioguide_previous: string[]
      }
      /** @description Washington office of a sitting member; all null for others. */
      contact: {
        /** @description Office in Washington. */
        office: string | null
        /** @description Telephone number of the Washington office, such as `202-225-0000`. */
        phone: string | null
        /** @description Official website. */
        website: string | null
        /** @description Contact page of the office. */
        contact_form: string | null
      }
      /** @description Offices in the State or district. */
      district_offices: {
        /** @description Id of the office in its source. */
        id: string
        /** @description Street and number. */
        address: string | null
        /** @description Suite. */
        suite: string | null
        /** @description Building. */
        building: string | null
        /** @description City. */
        city: string
        /** @description State, two letters. */
        state: string
        /** @description ZIP Code. */
        zip: string | null
        /** @description Degrees north. */
        latitude: number | null
        /** @description Degrees east. */
        longitude: number | null
        /** @description Telephone number. */
        phone: string | null
        /** @description Fax number. */
        fax: string | null
        /** @description Opening hours, as the source gives them. */
        hours: string | null
      }[]
      /** @description Official accounts, without campaign and private accounts; null if unknown. */
      social: {
        /** @description Official account on X, once Twitter. */
        twitter: string | null
        /** @description Official account on X: its number. */
        twitter_id: string | null
        /** @description Official account on Facebook. */
        facebook: string | null
        /** @description Official account on Facebook: its number. */
        facebook_id: string | null
        /** @description Official account on Instagram. */
        instagram: string | null
        /** @description Official account on Instagram: its number. */
        instagram_id: string | null
        /** @description Official account on YouTube. */
        youtube: string | null
        /** @description Official account on YouTube: the id of the channel. */
        youtube_id: string | null
        /** @description Official account on Mastodon. */
        mastodon: string | null
      }
      /** @description Picture; null if Congress.gov has none. */
      photo: {
        /** @description Address of the picture. */
        url: string
        /** @description Credit for the picture; may hold HTML. */
        attribution: string | null
      } | null
      /** @description Leadership positions now held. */
      leadership_titles: string[]
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A term, a position, a party or a vacancy, with its days. */
    MemberRole: {
      /** @description Id of the role. It stays the same while person, kind and first day do. */
      id: string
      /** @description Bioguide id; null for a vacancy, and for presidents who never served in Congress. */
      member_id: string | null
      /** @description Name of the person; “Vacant” for a vacancy. */
      name: string
      /**
       * @description Kind of role.
       * @enum {unknown}
       */
      kind: 'term' | 'leadership' | 'party_affiliation' | 'executive' | 'vacancy'
      /** @description House or Senate; null for presidents and vice presidents. */
      chamber: ('House' | 'Senate') | null
      /** @description Representative, Senator, Delegate, Resident Commissioner, or the title of the position. */
      title: string
      /** @description State or territory, two letters; null if the role has none. */
      state: string | null
      /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
      district: number | null
      /** @description Class of the Senate seat; null in the House. */
      senate_class: (1 | 2 | 3) | null
      /** @description Party, at the end of the term if it changed. */
      party: string | null
      /** @description Party caucus of an independent member. */
      caucus: string | null
      /** @description First day; null if no source gives it. */
      start: string | null
      /**
       * @description Basis of the first day.
       * @enum {unknown}
       */
      start_basis: 'published' | 'scheduled' | 'open' | 'unknown'
      /** @description Last day; null if open. The next term may begin at noon of this day. */
      end: string | null
      /**
       * @description Basis of the last day.
       * @enum {unknown}
       */
      end_basis: 'published' | 'scheduled' | 'open' | 'unknown'
      /** @description Way the role began, if the source gives it: appointment, special-election, succession, … */
      how: string | null
      /** @description Way the role ended, if the source gives it. */
      end_type: string | null
      /** @description Congresses that overlap the role, oldest first. A Congress began on 4 March until 1933, and on 3 January since 1935. */
      congresses: number[]
      /** @description Whether the role runs now. A term runs if the newest complete list of the chamber has it; other roles run while the member sits. */
      is_current: boolean
      /** @description Election day, from the list of the Clerk. */
      elected_on: string | null
      /** @description Day of the oath, from the list of the Clerk. */
      sworn_on: string | null
      /** @description Further note of the source. */
      note: string | null
      /** @description Fields on which sources disagree. */
      conflicts: components['schemas']['Conflict'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    NameVariant: {
      /** @description Name as printed. */
      name: string
      /** @description Observations with this name. */
      count: number
      /**
       * Format: date
       * @description First day of pay under this name.
       */
      first: string
      /**
       * Format: date
       * @description Last day of pay under this name.
       */
      last: string
    }
    /** @description Paging, and facts about the rows. */
    PartnerMeta: {
      /** @description Token of the release. Send it with the request for the next page. */
      snapshot: string
      /** @description Id of the release. Present only at the permanent address of a release, where answers never change. */
      release?: string
      /** @description `offset` of the next page; null on the last page. */
      next_offset: number | null
      /** @description Rows in the filtered set. */
      total: number
      /** @description Maximum number of rows on a page. */
      limit: number
      /** @description Rows before this page. */
      offset: number
      /** @description Age of the sources. The build time of the release is not part of it. */
      freshness: {
        /** @description Time of the earliest retrieval of a document. */
        earliest_retrieved_at: string | null
        /** @description Time of the latest retrieval of a document. */
        latest_retrieved_at: string | null
        /** @description Latest publication day of a document; null if no document has one. */
        latest_published_at: string | null
        /** @description Time when this service last checked the sources for changes. */
        checked_at: string | null
        /** @description Families of sources behind this answer. */
        families: components['schemas']['FamilyFreshness'][]
      }
      /** @description Notes that every reader of these rows needs. */
      coverage: {
        /** @description Code of the note, as rows list it. */
        code: string
        /** @description The note: contents of the data, gaps in it, or terms of use. */
        text: string
      }[]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      facets?: components['schemas']['Facets']
    }
    PayComponent: {
      /**
       * @description Kind of pay.
       * @enum {unknown}
       */
      kind: 'regular' | 'overtime' | 'other' | 'adjustment'
      /** @description Budget object code of the House, printed since 2023; null elsewhere. */
      object_code: string | null
      /**
       * Format: date
       * @description First day of the paid period.
       */
      start: string
      /**
       * Format: date
       * @description Last day of the paid period.
       */
      end: string
      /** @description Dollars and cents, exactly as printed; negative for a correction. Null if unclear. */
      amount: string | null
      /** @description Line in the document, from 1. */
      row: number
    }
    /** @description Parts of the name, as far as the document divides it. A part is null if absent or unclear; `name_raw` has the whole name. */
    PersonName: {
      /** @description Surname. */
      last: string | null
      /** @description First name. */
      first: string | null
      /** @description Middle names or initials. */
      middle: string | null
      /** @description Suffix, such as JR or III. */
      suffix: string | null
      /**
       * @description Order of the parts of the name in the document.
       * @enum {unknown}
       */
      order: 'last_comma_first' | 'last_first' | 'uncertain'
    }
    /** @description A profile that may be the same person. The two stay apart until a reviewer decides. */
    PossibleMatch: {
      /** @description Id of the other profile. */
      profile_id: string
      /** @description Id of an observation of this profile. */
      one: string
      /** @description Id of an observation of the other profile. */
      other: string
      /** @description Weight of the evidence in bits. */
      weight: number
      /** @description Evidence for and against the link. The weights add up to its weight. */
      signals: {
        /**
         * @description Compared feature.
         * @enum {unknown}
         */
        signal:
          | 'prior'
          | 'name_equal'
          | 'first_name_begins'
          | 'first_name_initial'
          | 'surname_near'
          | 'surname_shared'
          | 'surname_differs'
          | 'middle_equal'
          | 'middle_none'
          | 'middle_missing'
          | 'middle_is_former_surname'
          | 'suffix_equal'
          | 'suffix_missing'
          | 'office_same'
          | 'member_same'
          | 'office_differs'
          | 'chamber_differs'
          | 'party_same'
          | 'party_differs'
          | 'state_same'
          | 'state_differs'
          | 'title_same'
          | 'title_class_same'
          | 'title_differs'
          | 'both_shared'
          | 'times_adjoin'
          | 'gap_up_to_2_years'
          | 'gap_up_to_5_years'
          | 'gap_longer'
          | 'two_offices_at_once'
          | 'two_titles_at_once'
          | 'two_spellings_at_once'
        /** @description Weight in bits. */
        weight: number
      }[]
      /** @description Contradiction that forbids the merge; null if the weight is too small. */
      veto:
        ('middle_conflict' | 'suffix_conflict' | 'two_posts' | 'profile_conflict' | 'decided_apart') | null
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
    /** @description A place in a source document. */
    RowSource: {
      /** @description SHA-256 of the document: its `id` in /sources. */
      source_id: string
      /** @description Body that published the document. */
      publisher: string
      /** @description Address at which the publisher released the document. */
      url: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      retrieved_at: string
      /** @description Place in the document: sheet or page, row, JSON Pointer or XML path. */
      locator: string
    }
    /** @description A source document. */
    SourceDocument: {
      /** @description SHA-256 of the document. */
      id: string
      /** @description Kinds of the document. */
      kinds: ('payroll' | 'member_api' | 'committee_api' | 'member_history' | 'hearing')[]
      /** @description Body that published the document. */
      publisher: string
      /** @description Title of the document, or of its series in the newest document. */
      title: string
      /** @description Address at which the publisher released the document. */
      url: string
      /** @description First day of the reported period; null if the document has none. */
      period_start: string | null
      /** @description Last day of the reported period; null if the document has none. */
      period_end: string | null
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      retrieved_at: string
      /** @description Day of publication; null if the publisher does not give it. */
      published_at: string | null
      /**
       * Format: date-time
       * @description Time when this service last checked the document for changes, in UTC.
       */
      checked_at: string
      /** @description SHA-256 of the bytes of the document. */
      sha256: string
      /** @description Size in bytes. */
      bytes: number
      /** @description Rows or entries read. */
      rows_read: number
      /** @description Rows that were published, or used in published rows. */
      rows_published: number
      /** @description Continuation rows, joined to another row. */
      rows_merged: number
      /** @description Rows that could not be read. refusals.csv of the release lists each with its reason. */
      rows_quarantined: number
      /** @description Reason why the whole document was refused; null otherwise. */
      refused: string | null
      /** @description Version of the parser. It changes whenever the same bytes would be read differently. */
      parser_version: string
      /** @description Rights to the document, as far as known. */
      licence_note: string
      /** @description SHA-256 of the earlier document at the same address; null if there is none. */
      supersedes: string | null
      /** @description Expected day of the next document of this kind; null without a rhythm. */
      next_expected_on: string | null
      /** @description Codes of known gaps in documents of this kind. */
      known_gaps: string[]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description A link between two parts of the profile, and the reason for it. */
    StaffMerge: {
      /** @description Id that the part would have as its own profile. An earlier release may have used it. */
      profile_id: string
      /** @description Id of an observation of the profile. */
      one: string
      /** @description Id of an observation of the part. */
      other: string
      /** @description Version of the method. docs/explanation/congress-staff.md lists its weights. */
      method: string
      /** @description Weight of the evidence in bits, at least 8. A weight of 10 makes one person a thousand times as likely as two. Null if a reviewer decided against or without evidence. */
      weight: number | null
      /** @description Evidence for and against the link. The weights add up to its weight. */
      signals: {
        /**
         * @description Compared feature.
         * @enum {unknown}
         */
        signal:
          | 'prior'
          | 'name_equal'
          | 'first_name_begins'
          | 'first_name_initial'
          | 'surname_near'
          | 'surname_shared'
          | 'surname_differs'
          | 'middle_equal'
          | 'middle_none'
          | 'middle_missing'
          | 'middle_is_former_surname'
          | 'suffix_equal'
          | 'suffix_missing'
          | 'office_same'
          | 'member_same'
          | 'office_differs'
          | 'chamber_differs'
          | 'party_same'
          | 'party_differs'
          | 'state_same'
          | 'state_differs'
          | 'title_same'
          | 'title_class_same'
          | 'title_differs'
          | 'both_shared'
          | 'times_adjoin'
          | 'gap_up_to_2_years'
          | 'gap_up_to_5_years'
          | 'gap_longer'
          | 'two_offices_at_once'
          | 'two_titles_at_once'
          | 'two_spellings_at_once'
        /** @description Weight in bits. */
        weight: number
      }[]
      /** @description Id of the decision of a reviewer; null if the method decided. */
      decision: string | null
      /** @description Reviewer who decided; null if the method decided. */
      decided_by: string | null
      /** @description Time of the decision; null if the method decided. */
      decided_at: string | null
      /** @description Reason in the words of the reviewer; null if the method decided. */
      reason: string | null
    }
    StaffObservation: {
      /** @description Stable id. The same person, office, title and interval in the same report keeps it in every release. */
      id: string
      /**
       * @description Chamber that published the pay.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate'
      /** @description Period of the report. It can include pay for earlier months. */
      report_period: {
        /** @description Quarter of the House (2022Q1) or half-year of the Senate (2024-04..2024-09). */
        label: string
        /**
         * Format: date
         * @description First day of the period.
         */
        start: string
        /**
         * Format: date
         * @description Last day of the period.
         */
        end: string
      }
      /**
       * Format: date
       * @description First paid day of all payments.
       */
      pay_start: string
      /**
       * Format: date
       * @description Last paid day of all payments.
       */
      pay_end: string
      /**
       * @description Basis of these days.
       * @enum {unknown}
       */
      date_basis: 'reported' | 'title' | 'report_period' | 'title_unread'
      /** @description Name as printed. */
      name_raw: string
      name: components['schemas']['PersonName']
      /** @description Title as printed; null if it cannot be matched to the person on the page. */
      title_raw: string | null
      /** @description Title without the kind of pay and without days. */
      title: string | null
      /** @description true if the title has 30 characters, the limit of the House, so its end may be missing. */
      title_truncated: boolean
      /**
       * @description Kind of work, from words in the title.
       * @enum {unknown}
       */
      title_class:
        | 'chief_of_staff'
        | 'staff_director'
        | 'legislative'
        | 'communications'
        | 'scheduling'
        | 'constituent_services'
        | 'counsel'
        | 'professional_staff'
        | 'administration'
        | 'technology'
        | 'staff_assistant'
        | 'intern'
        | 'other'
        | 'unread'
      /** @description Facts of the employment, from the title or the paying program. `line_repeated` and `text_damaged` mark oddities of the printed row. */
      flags: ('shared' | 'part_time' | 'intern' | 'temporary' | 'acting' | 'line_repeated' | 'text_damaged')[]
      office: components['schemas']['StaffOffice']
      /** @description Paying program or account, such as INTERN ALLOWANCES; null if none is printed. */
      program: {
        /** @description Program as printed. */
        raw: string
        /** @description Code of the program, if printed. */
        code: string | null
      } | null
      /** @description Payments, one for each row of the document. */
      components: components['schemas']['PayComponent'][]
      /** @description Sum of all payments in the interval, in dollars and cents. Not a salary: never scale it to a year. */
      amount: string | null
      /**
       * @description State of the amount.
       * @enum {unknown}
       */
      amount_status: 'reported' | 'adjusted' | 'misaligned' | 'unreadable'
      /** @description Profile of the person: `id` in /staff-profiles. Null if the observation is in no profile. */
      profile_id: string | null
      /** @description Evidence that puts the observation in its profile; null if it is in none. */
      match: {
        /** @description Version of the method that decided. */
        method: string
        /** @description Weight of the evidence that joined the observation to earlier ones, in bits. A weight of 10 makes the same person about a thousand times as likely. Null for the first observation, and if a reviewer decided. */
        weight: number | null
        /**
         * @description State of the match: made by the method or by a reviewer.
         * @enum {unknown}
         */
        band: 'auto' | 'review' | 'decided'
        /** @description Decision maker: method, or the name of a reviewer. */
        decided_by: string
        /** @description Time of the decision of a reviewer. */
        decided_at: string | null
      } | null
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    /** @description Office that pays. */
    StaffOffice: {
      /** @description Stable id of the office, the same in every report. */
      id: string
      /** @description Name of the office as printed, with the year. */
      name_raw: string
      /** @description Name of the office without the year. */
      name: string
      /**
       * @description Kind of office.
       * @enum {unknown}
       */
      kind: 'member' | 'committee' | 'leadership' | 'officer' | 'other'
      /** @description Bioguide id of the member who runs the office. Null for other offices, and if no member or several fit. */
      member_id: string | null
      /** @description Id of the committee, as in /committees; null if no committee or several fit. */
      committee_id: string | null
      /**
       * @description Evidence that identified the member or committee.
       * @enum {unknown}
       */
      match: 'published_id' | 'name' | 'name_and_state' | 'spelling' | 'contradicted' | 'none'
      /** @description House code of the office, printed since 2023; null elsewhere. */
      organization_code: string | null
      /** @description Year of the money: LY2024 is the legislative year that began on 3 January 2024, and FY2024 is the fiscal year that ended on 30 September 2024. */
      year_label: string | null
    }
    /** @description One title in one office, without a break of more than 100 days. */
    StaffPosition: {
      /** @description Id of the office, as in /staff-observations. */
      office_id: string
      /** @description Name of the office in the newest report. */
      office_name: string
      /**
       * @description Chamber that publishes the pay.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate'
      /** @description Bioguide id of the member who runs the office; null for other offices. */
      member_id: string | null
      /** @description Id of the committee; null for other offices. */
      committee_id: string | null
      /** @description Title without the kind of pay and without days; null if unclear. */
      title: string | null
      /**
       * @description Kind of work, from words in the title.
       * @enum {unknown}
       */
      title_class:
        | 'chief_of_staff'
        | 'staff_director'
        | 'legislative'
        | 'communications'
        | 'scheduling'
        | 'constituent_services'
        | 'counsel'
        | 'professional_staff'
        | 'administration'
        | 'technology'
        | 'staff_assistant'
        | 'intern'
        | 'other'
        | 'unread'
      /**
       * Format: date
       * @description First day of pay.
       */
      start: string
      /**
       * Format: date
       * @description Last reported day of pay. The position may continue.
       */
      end: string
      /**
       * @description Basis of the first day.
       * @enum {unknown}
       */
      start_basis: 'reported' | 'title' | 'report_period' | 'title_unread'
      /**
       * @description Basis of the last day.
       * @enum {unknown}
       */
      end_basis: 'reported' | 'title' | 'report_period' | 'title_unread'
      /** @description Observations in the position. */
      observation_count: number
    }
    StaffProfile: {
      /** @description Id of the profile, from its earliest published observation. It stays the same while that observation does. */
      id: string
      /** @description Most frequent name in the observations. The newest name wins a tie. */
      display_name: string
      /** @description Names as printed, earliest first. */
      name_variants: components['schemas']['NameVariant'][]
      /** @description Origin of the profile, and its later merge or split. */
      resolution: {
        /**
         * @description Origin of the profile.
         * @enum {unknown}
         */
        status: 'auto' | 'reviewed' | 'contested'
        /** @description Profile that this one was merged into by a decision; null otherwise. A merged row only points to that profile. */
        merged_into: string | null
        /** @description Profile that this one was split from by a decision; null otherwise. */
        split_from: string | null
        /** @description Version of the method. */
        version: string
      }
      /** @description First day of pay; null for a profile that only points to another. */
      first_observed: string | null
      /** @description Last reported day of pay; null for a profile that only points to another. */
      last_observed: string | null
      /** @description Latest known positions; null for a profile that only points to another. */
      latest: {
        /**
         * Format: date
         * @description Last day of the newest report with the person.
         */
        as_of: string
        /** @description Positions in that report. */
        positions: components['schemas']['StaffPosition'][]
      } | null
      /** @description All positions, earliest first. */
      positions: components['schemas']['StaffPosition'][]
      /** @description Chambers that have paid the person. */
      chambers: ('House' | 'Senate')[]
      /** @description Facts of the employment that every observation states. intern: all observations are of internships. */
      flags: ('shared' | 'part_time' | 'intern' | 'temporary' | 'acting' | 'line_repeated' | 'text_damaged')[]
      /** @description Labels of the reports with the person, oldest first. */
      periods: string[]
      /** @description Gaps between positions: more than 100 days without pay. */
      gaps: {
        /**
         * Format: date
         * @description First day without pay.
         */
        from: string
        /**
         * Format: date
         * @description Last day without pay.
         */
        to: string
      }[]
      /**
       * @description Risk that several persons have the name.
       * @enum {unknown}
       */
      homonym_risk: 'low' | 'medium' | 'high'
      /** @description Observations in the profile. */
      observation_count: number
      /** @description Links between the parts of the profile. Each part except the oldest has one. */
      merges: components['schemas']['StaffMerge'][]
      /** @description Profiles that may be the same person, likeliest first; at most ten. */
      possible_matches: components['schemas']['PossibleMatch'][]
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
    WhoAmI: {
      /** @description The key. */
      data: {
        /** @description Name of the organisation that holds the key. */
        organisation: string
        /** @description Id of the organisation. It never changes. */
        organisation_id: string
        /** @description Visible start of the key, to name it to the operator. */
        key: string
        /** @description Scopes of the key. */
        scopes: (
          | 'messages:send'
          | 'staff:read'
          | 'members:read'
          | 'committees:read'
          | 'member-history:read'
          | 'hearings:read'
        )[]
        /** @description Time when the key expires; null for never. */
        expires_at: string | null
        /** @description Quotas of the key. All addresses that use it share them. */
        quotas: {
          /** @description Quota of this UTC minute; null without a quota. */
          minute: components['schemas']['KeyQuota'] | null
          /** @description Quota of this UTC day; null without a quota. */
          day: components['schemas']['KeyQuota'] | null
        }
        /** @description Addresses and CIDR ranges that may use the key; null for any address. */
        addresses: string[] | null
        /** @description Terms for partners. */
        terms: {
          /** @description Version in force that the organisation must accept before the key reads data, at `/terms/` and the version; null for none. */
          required: string | null
          /** @description Version in force if the organisation has accepted it, or else the version that it accepted last; null for none. */
          accepted: string | null
          /** @description Reason why the key needs no accepted terms; null for a key that does. */
          exempt: string | null
        }
      }
      /** @description Facts about the answer. */
      meta: {
        /**
         * Format: date-time
         * @description Time of the answer.
         */
        as_of: string
      }
    }
    /** @description A witness at a meeting, or in its printed record. */
    WitnessAppearance: {
      /** @description Id, made from the name and the meeting or printed hearing. */
      id: string
      /** @description `id` of the meeting; null if this release does not have the meeting. */
      meeting_id: string | null
      /** @description Number of the meeting; null if the source names none. */
      event_id: string | null
      /** @description `id` of the printed hearing that lists the witness; null if none does. */
      publication_id: string | null
      /** @description Congress; null if the list does not give it. */
      congress: number | null
      /**
       * @description Chamber of the meeting.
       * @enum {unknown}
       */
      chamber: 'House' | 'Senate' | 'Joint' | 'None'
      /** @description Committees and subcommittees that meet; empty if this release does not have the meeting. */
      committee_ids: string[]
      /** @description Day of the meeting in Washington; null if unknown. */
      local_date: string | null
      /** @description Panel; null if the list has no panels. */
      panel: number | null
      /** @description Place in the panel, or in a list without panels. */
      order: number
      /** @description Name as the source writes it. For govinfo, the whole line with name, position and organization. */
      name_raw: string
      /** @description Parts of the name; null if the source does not separate them. */
      name: {
        /** @description First name. */
        first: string | null
        /** @description Middle name or initial. */
        middle: string | null
        /** @description Surname. */
        last: string | null
        /** @description Suffix. */
        suffix: string | null
      } | null
      /** @description Honorific, if the source separates it. */
      honorific: string | null
      /** @description Position, as the source writes it. */
      position_raw: string | null
      /** @description Organization, as the source writes it. */
      organization_raw: string | null
      /** @description Witness type of the House, such as “Government - Federal”; null in the Senate. */
      witness_type: string | null
      /** @description Whether the list says that the witness testified. */
      testified: boolean | null
      /** @description Bioguide id of a witness who is a member. Null unless the source calls the witness a member of Congress and names the State, and exactly one member of that State on that day has the name. */
      member_id: string | null
      /** @description Documents of the witness: `id` in /meeting-documents. */
      document_ids: string[]
      /** @description Lists that name the witness. */
      listed_in: ('house_xml' | 'congress_gov' | 'mods')[]
      /** @description First name and surname without case and accents, to find the same name elsewhere. The same key does not mean the same person. */
      same_name_key: string | null
      /** @description Publication time of the list with the witness. */
      published_at: string | null
      /** @description Time when the source removed the witness from the list; null otherwise. */
      removed_at: string | null
      /** @description Places in source documents that give the values of the row. */
      sources: components['schemas']['RowSource'][]
      /**
       * Format: date-time
       * @description Retrieval time of the first document with this row, in UTC.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first document with the present content of the row, in UTC.
       */
      last_changed_at: string
      /** @description Number of different versions of this row in the documents so far. */
      revision: number
      /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
      coverage_notes: string[]
    }
  }
  responses: {
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/staff-profiles.csv` and `/staff-profiles.ndjson` and `/staff-profiles.parquet` and `/staff-profiles.xlsx`. */
    'listStaffProfiles.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "stf_ac80e03f55f7cb3c",
         *           "display_name": "BARAERSON, JAMES J",
         *           "name_variants": [
         *             {
         *               "name": "BARAERSON, JAMES J",
         *               "count": 1,
         *               "first": "2025-04-01",
         *               "last": "2025-09-30"
         *             }
         *           ],
         *           "resolution": {
         *             "status": "auto",
         *             "merged_into": null,
         *             "split_from": null,
         *             "version": "staff-1"
         *           },
         *           "first_observed": "2025-04-01",
         *           "last_observed": "2025-09-30",
         *           "latest": {
         *             "as_of": "2025-09-30",
         *             "positions": [
         *               {
         *                 "office_id": "ofc_senate_senator-oleander-ipsumfield",
         *                 "office_name": "SENATOR OLEANDER IPSUMFIELD",
         *                 "chamber": "Senate",
         *                 "member_id": null,
         *                 "committee_id": null,
         *                 "title": "DIRECTOR OF SCHEDULING AND OPERATIONS",
         *                 "title_class": "scheduling",
         *                 "start": "2025-04-01",
         *                 "end": "2025-09-30",
         *                 "start_basis": "report_period",
         *                 "end_basis": "report_period",
         *                 "observation_count": 1
         *               }
         *             ]
         *           },
         *           "positions": [
         *             {
         *               "office_id": "ofc_senate_senator-oleander-ipsumfield",
         *               "office_name": "SENATOR OLEANDER IPSUMFIELD",
         *               "chamber": "Senate",
         *               "member_id": null,
         *               "committee_id": null,
         *               "title": "DIRECTOR OF SCHEDULING AND OPERATIONS",
         *               "title_class": "scheduling",
         *               "start": "2025-04-01",
         *               "end": "2025-09-30",
         *               "start_basis": "report_period",
         *               "end_basis": "report_period",
         *               "observation_count": 1
         *             }
         *           ],
         *           "chambers": [
         *             "Senate"
         *           ],
         *           "flags": [],
         *           "periods": [
         *             "2025-04..2025-09"
         *           ],
         *           "gaps": [],
         *           "homonym_risk": "low",
         *           "observation_count": 1,
         *           "merges": [],
         *           "possible_matches": [],
         *           "sources": [
         *             {
         *               "source_id": "e1f01b80be18f6efff40144684c90efc587bcfda7d979f71f501db7a54dafef7",
         *               "publisher": "Secretary of the Senate, Report of the Secretary",
         *               "url": "https://senate.example/report-of-the-secretary/2025-04.txt",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "page B-60, row 896"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "profiles_are_inferred",
         *             "profiles_have_no_pay",
         *             "staff_lag",
         *             "staff_minors",
         *             "rights",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 244,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "payroll",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": "2025-09-30",
         *               "lag_days": 418,
         *               "next_expected_on": "2026-05-30",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "staff_lag",
         *             "text": "The House publishes within 60 days of the end of a quarter, the Senate some months after the end of a half-year. Offices may report expenses up to three years late."
         *           },
         *           {
         *             "code": "staff_minors",
         *             "text": "Pages of the House and the Senate are minors: they are counted, and none of them is in the data."
         *           },
         *           {
         *             "code": "profiles_are_inferred",
         *             "text": "Payrolls have no ids of persons. A profile is what the evidence holds to be one person: `merges` has it, and `homonym_risk` says how far to trust the name. The sources of a profile are the first and the last observation in each office; all are in /staff-observations by `profile_id`."
         *           },
         *           {
         *             "code": "profiles_have_no_pay",
         *             "text": "A profile has no amounts: they stand in the observations, as they were published."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['StaffProfile']
            | {
                /** @description Id of the profile, from its earliest published observation. It stays the same while that observation does. */
                id?: string
                /** @description Most frequent name in the observations. The newest name wins a tie. */
                display_name?: string
                /** @description Names as printed, earliest first. */
                name_variants?: components['schemas']['NameVariant'][]
                /** @description Origin of the profile, and its later merge or split. */
                resolution?: {
                  /**
                   * @description Origin of the profile.
                   * @enum {unknown}
                   */
                  status: 'auto' | 'reviewed' | 'contested'
                  /** @description Profile that this one was merged into by a decision; null otherwise. A merged row only points to that profile. */
                  merged_into: string | null
                  /** @description Profile that this one was split from by a decision; null otherwise. */
                  split_from: string | null
                  /** @description Version of the method. */
                  version: string
                }
                /** @description First day of pay; null for a profile that only points to another. */
                first_observed?: string | null
                /** @description Last reported day of pay; null for a profile that only points to another. */
                last_observed?: string | null
                /** @description Latest known positions; null for a profile that only points to another. */
                latest?: {
                  /**
                   * Format: date
                   * @description Last day of the newest report with the person.
                   */
                  as_of: string
                  /** @description Positions in that report. */
                  positions: components['schemas']['StaffPosition'][]
                } | null
                /** @description All positions, earliest first. */
                positions?: components['schemas']['StaffPosition'][]
                /** @description Chambers that have paid the person. */
                chambers?: ('House' | 'Senate')[]
                /** @description Facts of the employment that every observation states. intern: all observations are of internships. */
                flags?: (
                  | 'shared'
                  | 'part_time'
                  | 'intern'
                  | 'temporary'
                  | 'acting'
                  | 'line_repeated'
                  | 'text_damaged'
                )[]
                /** @description Labels of the reports with the person, oldest first. */
                periods?: string[]
                /** @description Gaps between positions: more than 100 days without pay. */
                gaps?: {
                  /**
                   * Format: date
                   * @description First day without pay.
                   */
                  from: string
                  /**
                   * Format: date
                   * @description Last day without pay.
                   */
                  to: string
                }[]
                /**
                 * @description Risk that several persons have the name.
                 * @enum {unknown}
                 */
                homonym_risk?: 'low' | 'medium' | 'high'
                /** @description Observations in the profile. */
                observation_count?: number
                /** @description Links between the parts of the profile. Each part except the oldest has one. */
                merges?: components['schemas']['StaffMerge'][]
                /** @description Profiles that may be the same person, likeliest first; at most ten. */
                possible_matches?: components['schemas']['PossibleMatch'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description The client already has this answer: `If-None-Match` names its `ETag`. Does not count against the rate limit. */
    NotModified: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content?: never
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    BadRequest: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    /** @description The key is missing, unknown or no longer valid (`authentication_failed`). */
    Unauthorized: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description `Bearer` with the fault of the key (RFC 6750). */
        'www-authenticate'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The key lacks the scope for this operation (`scope_not_permitted`). Or: The key is not accepted from this address (`address_not_permitted`). Or: The terms in force are not accepted (`terms_required`). */
    Forbidden: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description `Bearer` with the fault of the key (RFC 6750). */
        'www-authenticate'?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The snapshot is not current (`snapshot_changed`). */
    Conflict: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description `cite-as`: permanent address of the requested snapshot, as in `release_url`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The answer has another ETag (`precondition_failed`). */
    PreconditionFailed: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    TooManyRequests: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    ServiceUnavailable: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    /** @description There is nothing at this address (`not_found`). */
    NotFound: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    /** @description The release was removed (`release_gone`). */
    Gone: {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
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
    /** @description The rows. */
    'listStaffProfilesCsv.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'text/csv': string
      }
    }
    /** @description The rows. */
    'listStaffProfilesNdjson.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/x-ndjson': string
      }
    }
    /** @description The rows. */
    'listStaffProfilesParquet.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/vnd.apache.parquet': string
      }
    }
    /** @description The rows. */
    'listStaffProfilesXlsx.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/staff-observations.csv` and `/staff-observations.ndjson` and `/staff-observations.parquet` and `/staff-observations.xlsx`. */
    'listStaffObservations.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "sob-508b8c349d39fa39",
         *           "chamber": "House",
         *           "report_period": {
         *             "label": "2025Q2",
         *             "start": "2025-04-01",
         *             "end": "2025-06-30"
         *           },
         *           "pay_start": "2025-04-01",
         *           "pay_end": "2025-06-30",
         *           "date_basis": "reported",
         *           "name_raw": "WILLIAMS TYLER S.",
         *           "name": {
         *             "last": "WILLIAMS",
         *             "first": "TYLER",
         *             "middle": "S.",
         *             "suffix": null,
         *             "order": "last_first"
         *           },
         *           "title_raw": "PROFESSIONAL STAFF MEMBER",
         *           "title": "PROFESSIONAL STAFF MEMBER",
         *           "title_truncated": false,
         *           "title_class": "professional_staff",
         *           "flags": [],
         *           "office": {
         *             "id": "ofc_house_hon-alder-a-testwick",
         *             "name_raw": "2025 HON. ALDER A. TESTWICK",
         *             "name": "HON. ALDER A. TESTWICK",
         *             "kind": "member",
         *             "member_id": null,
         *             "committee_id": null,
         *             "match": "none",
         *             "organization_code": "21MA010",
         *             "year_label": "LY2025"
         *           },
         *           "program": {
         *             "raw": "OFFICIAL EXPENSES OF MEMBERS",
         *             "code": "OEMBR"
         *           },
         *           "components": [
         *             {
         *               "kind": "regular",
         *               "object_code": "1101",
         *               "start": "2025-04-01",
         *               "end": "2025-06-30",
         *               "amount": "17883.90",
         *               "row": 1332
         *             }
         *           ],
         *           "amount": "17883.90",
         *           "amount_status": "reported",
         *           "profile_id": "stf_909ca16f81da3ce2",
         *           "match": {
         *             "method": "staff-1",
         *             "weight": 16.5,
         *             "band": "auto",
         *             "decided_by": "method",
         *             "decided_at": null
         *           },
         *           "sources": [
         *             {
         *               "source_id": "4d4b19d1783eddad3f02a54eeedff2f75be3704fef36dba05e8be7f90c464661",
         *               "publisher": "U.S. House of Representatives, Statement of Disbursements",
         *               "url": "https://house.example/disbursements/2025Q2-detail.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 1332"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "staff_pay",
         *             "staff_lag",
         *             "house_staff_titles",
         *             "senate_staff_pay",
         *             "staff_minors",
         *             "rights",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 418,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "payroll",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": "2025-09-30",
         *               "lag_days": 418,
         *               "next_expected_on": "2026-05-30",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "staff_pay",
         *             "text": "Amounts are what was paid in the interval. They are no salary: leave, late pay and single payments are in them. Never scale them to a year."
         *           },
         *           {
         *             "code": "staff_lag",
         *             "text": "The House publishes within 60 days of the end of a quarter, the Senate some months after the end of a half-year. Offices may report expenses up to three years late."
         *           },
         *           {
         *             "code": "house_staff_titles",
         *             "text": "The House cuts titles at 30 characters. `title_truncated` is true where a title is as long: its end may be missing."
         *           },
         *           {
         *             "code": "senate_staff_pay",
         *             "text": "The Senate publishes a PDF in which columns slide against each other. An amount is given where the page has as many amounts as names and they come to its printed total; else it is null and `amount_status` is misaligned."
         *           },
         *           {
         *             "code": "staff_minors",
         *             "text": "Pages of the House and the Senate are minors: they are counted, and none of them is in the data."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['StaffObservation']
            | {
                /** @description Stable id. The same person, office, title and interval in the same report keeps it in every release. */
                id?: string
                /**
                 * @description Chamber that published the pay.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate'
                /** @description Period of the report. It can include pay for earlier months. */
                report_period?: {
                  /** @description Quarter of the House (2022Q1) or half-year of the Senate (2024-04..2024-09). */
                  label: string
                  /**
                   * Format: date
                   * @description First day of the period.
                   */
                  start: string
                  /**
                   * Format: date
                   * @description Last day of the period.
                   */
                  end: string
                }
                /**
                 * Format: date
                 * @description First paid day of all payments.
                 */
                pay_start?: string
                /**
                 * Format: date
                 * @description Last paid day of all payments.
                 */
                pay_end?: string
                /**
                 * @description Basis of these days.
                 * @enum {unknown}
                 */
                date_basis?: 'reported' | 'title' | 'report_period' | 'title_unread'
                /** @description Name as printed. */
                name_raw?: string
                name?: components['schemas']['PersonName']
                /** @description Title as printed; null if it cannot be matched to the person on the page. */
                title_raw?: string | null
                /** @description Title without the kind of pay and without days. */
                title?: string | null
                /** @description true if the title has 30 characters, the limit of the House, so its end may be missing. */
                title_truncated?: boolean
                /**
                 * @description Kind of work, from words in the title.
                 * @enum {unknown}
                 */
                title_class?:
                  | 'chief_of_staff'
                  | 'staff_director'
                  | 'legislative'
                  | 'communications'
                  | 'scheduling'
                  | 'constituent_services'
                  | 'counsel'
                  | 'professional_staff'
                  | 'administration'
                  | 'technology'
                  | 'staff_assistant'
                  | 'intern'
                  | 'other'
                  | 'unread'
                /** @description Facts of the employment, from the title or the paying program. `line_repeated` and `text_damaged` mark oddities of the printed row. */
                flags?: (
                  | 'shared'
                  | 'part_time'
                  | 'intern'
                  | 'temporary'
                  | 'acting'
                  | 'line_repeated'
                  | 'text_damaged'
                )[]
                office?: components['schemas']['StaffOffice']
                /** @description Paying program or account, such as INTERN ALLOWANCES; null if none is printed. */
                program?: {
                  /** @description Program as printed. */
                  raw: string
                  /** @description Code of the program, if printed. */
                  code: string | null
                } | null
                /** @description Payments, one for each row of the document. */
                components?: components['schemas']['PayComponent'][]
                /** @description Sum of all payments in the interval, in dollars and cents. Not a salary: never scale it to a year. */
                amount?: string | null
                /**
                 * @description State of the amount.
                 * @enum {unknown}
                 */
                amount_status?: 'reported' | 'adjusted' | 'misaligned' | 'unreadable'
                /** @description Profile of the person: `id` in /staff-profiles. Null if the observation is in no profile. */
                profile_id?: string | null
                /** @description Evidence that puts the observation in its profile; null if it is in none. */
                match?: {
                  /** @description Version of the method that decided. */
                  method: string
                  /** @description Weight of the evidence that joined the observation to earlier ones, in bits. A weight of 10 makes the same person about a thousand times as likely. Null for the first observation, and if a reviewer decided. */
                  weight: number | null
                  /**
                   * @description State of the match: made by the method or by a reviewer.
                   * @enum {unknown}
                   */
                  band: 'auto' | 'review' | 'decided'
                  /** @description Decision maker: method, or the name of a reviewer. */
                  decided_by: string
                  /** @description Time of the decision of a reviewer. */
                  decided_at: string | null
                } | null
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/members.csv` and `/members.ndjson` and `/members.parquet` and `/members.xlsx`. */
    'listMembers.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "Z900600",
         *           "name": {
         *             "first": "Alder",
         *             "middle": null,
         *             "last": "De la Muestra",
         *             "suffix": null,
         *             "nickname": null,
         *             "official_full": "Alder De la Muestra"
         *           },
         *           "display_name": "Alder De la Muestra",
         *           "other_names": [],
         *           "birthday": "1981-04-13",
         *           "gender": "F",
         *           "current": true,
         *           "chamber": "Senate",
         *           "state": "WY",
         *           "state_name": "Wyoming",
         *           "district": null,
         *           "senate_class": 2,
         *           "party": "Democrat",
         *           "caucus": null,
         *           "congresses": [
         *             117,
         *             118,
         *             119
         *           ],
         *           "seats": [
         *             {
         *               "congress": 117,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             },
         *             {
         *               "congress": 118,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             },
         *             {
         *               "congress": 119,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             }
         *           ],
         *           "vacancy_note": null,
         *           "ids": {
         *             "govtrack": "900600",
         *             "thomas": null,
         *             "lis": "S9600",
         *             "icpsr": "80600",
         *             "opensecrets": null,
         *             "votesmart": null,
         *             "cspan": null,
         *             "maplight": null,
         *             "house_history": null,
         *             "wikipedia": null,
         *             "wikidata": null,
         *             "ballotpedia": null,
         *             "google_entity_id": null,
         *             "pictorial": null,
         *             "fec": [],
         *             "bioguide_previous": []
         *           },
         *           "contact": {
         *             "office": "700 Sample Senate Office Building",
         *             "phone": "202-555-0100",
         *             "website": "https://z900600.senate.example",
         *             "contact_form": "https://z900600.senate.example/contact"
         *           },
         *           "district_offices": [
         *             {
         *               "id": "Z900600-sampleville_0",
         *               "address": "100 Example Street",
         *               "suite": "Suite 10",
         *               "building": null,
         *               "city": "Sampleville 1",
         *               "state": "WY",
         *               "zip": "00000",
         *               "latitude": 38.5,
         *               "longitude": -98.5,
         *               "phone": "202-555-0100",
         *               "fax": null,
         *               "hours": null
         *             }
         *           ],
         *           "social": {
         *             "twitter": "SampleMember600",
         *             "twitter_id": null,
         *             "facebook": "sample.member.600",
         *             "facebook_id": null,
         *             "instagram": null,
         *             "instagram_id": null,
         *             "youtube": null,
         *             "youtube_id": null,
         *             "mastodon": null
         *           },
         *           "photo": null,
         *           "leadership_titles": [],
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "8761580b8fce03c3e855b3d2fa98f6c42f50c4766257d344dc25143bb7a386e1",
         *               "publisher": "unitedstates/congress-legislators, members",
         *               "url": "https://members.example/legislators-current.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/538"
         *             },
         *             {
         *               "source_id": "ad9aef7be86872c72a456732d24c44c042c5adc2da910e14bcfb149459fa4924",
         *               "publisher": "United States Senate",
         *               "url": "https://members.example/senators_cfm.xml",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/contact_information/member[100]"
         *             },
         *             {
         *               "source_id": "a6b5ebc0c38335a1ffc7b78748ab4d7dad4ad19a836552b89aedb705d786fa84",
         *               "publisher": "unitedstates/congress-legislators, district offices",
         *               "url": "https://members.example/legislators-district-offices.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/538/offices/0"
         *             },
         *             {
         *               "source_id": "8503f62fda94ba1b297f2a045baf39829b9647905d126ce601aafdf80a6b604e",
         *               "publisher": "unitedstates/congress-legislators, social media",
         *               "url": "https://members.example/legislators-social-media.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/478"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "member_lists",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 593,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "member_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-06-22",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "member_lists",
         *             "text": "Members are keyed by Bioguide id. What lists say of a seat they say of their own day: a row is as new as its newest source."
         *           },
         *           {
         *             "code": "last_term_only",
         *             "text": "The full list of former members is missing: only the CSV is there, which has the last term of each, without its days."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['Member']
            | {
                /** @description Bioguide id. */
                id?: string
                /** @description Parts of the name. */
                name?: {
                  /** @description First name, or its initial. */
                  first: string | null
                  /** @description Middle name or initial. */
                  middle: string | null
                  /** @description Suffix, such as `Jr.` or `III`. */
                  suffix: string | null
                  /** @description Nickname in common use instead of the first name. */
                  nickname: string | null
                  /** @description Full name as the House or the Senate writes it; known since 2012. */
                  official_full: string | null
                  /** @description Surname. */
                  last: string
                }
                /** @description Full name, or first name, surname and suffix. */
                display_name?: string
                /** @description Former and additional names of the person. */
                other_names?: {
                  /** @description First name, or its initial. */
                  first: string | null
                  /** @description Middle name or initial. */
                  middle: string | null
                  /** @description Suffix, such as `Jr.` or `III`. */
                  suffix: string | null
                  /** @description Nickname in common use instead of the first name. */
                  nickname: string | null
                  /** @description Full name as the House or the Senate writes it; known since 2012. */
                  official_full: string | null
                  /** @description Surname, if it differs from the present one. */
                  last: string | null
                  /** @description First day of the name; null if no source gives it. */
                  start: string | null
                  /** @description Last day of the name; null if no source gives it. */
                  end: string | null
                }[]
                /** @description Day of birth; null if no source gives it. */
                birthday?: string | null
                /** @description F or M, as the source gives it. */
                gender?: ('F' | 'M') | null
                /** @description Whether the person sits in Congress now, by the newest list of the chamber that covers every seat. */
                current?: boolean
                /** @description House or Senate. */
                chamber?: ('House' | 'Senate') | null
                /** @description State or territory of the newest term, two letters. */
                state?: string | null
                /** @description Name of that State or territory. */
                state_name?: string | null
                /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
                district?: number | null
                /** @description Class of the Senate seat; null in the House. */
                senate_class?: (1 | 2 | 3) | null
                /** @description Party now, or at the end of the newest term. */
                party?: string | null
                /** @description Party caucus of an independent member. */
                caucus?: string | null
                /** @description Congresses with service so far, from terms with known days. */
                congresses?: number[]
                /** @description Seats in each of these Congresses, oldest first. A filter by `congress` with chamber, State, district, class or party must match one of them. */
                seats?: {
                  /** @description Number of the Congress; null for a last term without days in any source. */
                  congress: number | null
                  /**
                   * @description House or Senate.
                   * @enum {unknown}
                   */
                  chamber: 'House' | 'Senate'
                  /** @description State or territory, two letters. */
                  state: string
                  /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
                  district: number | null
                  /** @description Class of the Senate seat; null in the House, and if no source gives it. */
                  senate_class: (1 | 2 | 3) | null
                  /** @description Party in that Congress. A member who changed party has one seat per party. */
                  party: string | null
                }[]
                /** @description Note of the Clerk on a vacancy: the member left the seat, or came to fill it. */
                vacancy_note?: string | null
                /** @description Identifiers of the person elsewhere. */
                ids?: {
                  /** @description Identifier in GovTrack, as text; null if unknown. */
                  govtrack: string | null
                  /** @description Identifier in THOMAS, with its leading zeros, as text; null if unknown. */
                  thomas: string | null
                  /** @description Identifier in roll calls of the Senate, as text; null if unknown. */
                  lis: string | null
                  /** @description Identifier in Voteview, as text; null if unknown. */
                  icpsr: string | null
                  /** @description Identifier in OpenSecrets, as text; null if unknown. */
                  opensecrets: string | null
                  /** @description Identifier in Vote Smart, as text; null if unknown. */
                  votesmart: string | null
                  /** @description Identifier in C-SPAN, as text; null if unknown. */
                  cspan: string | null
                  /** @description Identifier in MapLight, as text; null if unknown. */
                  maplight: string | null
                  /** @description Identifier in the House’s Office of the Historian, as text; null if unknown. */
                  house_history: string | null
                  /** @description Identifier in Wikipedia: the name of the page, as text; null if unknown. */
                  wikipedia: string | null
                  /** @description Identifier in Wikidata, as text; null if unknown. */
                  wikidata: string | null
                  /** @description Identifier in Ballotpedia: the name of the page, as text; null if unknown. */
                  ballotpedia: string | null
                  /** @description Identifier in Google’s knowledge graph, as text; null if unknown. */
                  google_entity_id: string | null
                  /** @description Identifier in the Congressional Pictorial Directory, as text; null if unknown. */
                  pictorial: string | null
                  /** @description Candidate ids of the Federal Election Commission. */
                  fec: string[]
                  /** @description Former Bioguide ids of the person. They may still be in use. */
                  bioguide_previous: string[]
                }
                /** @description Washington office of a sitting member; all null for others. */
                contact?: {
                  /** @description Office in Washington. */
                  office: string | null
                  /** @description Telephone number of the Washington office, such as `202-225-0000`. */
                  phone: string | null
                  /** @description Official website. */
                  website: string | null
                  /** @description Contact page of the office. */
                  contact_form: string | null
                }
                /** @description Offices in the State or district. */
                district_offices?: {
                  /** @description Id of the office in its source. */
                  id: string
                  /** @description Street and number. */
                  address: string | null
                  /** @description Suite. */
                  suite: string | null
                  /** @description Building. */
                  building: string | null
                  /** @description City. */
                  city: string
                  /** @description State, two letters. */
                  state: string
                  /** @description ZIP Code. */
                  zip: string | null
                  /** @description Degrees north. */
                  latitude: number | null
                  /** @description Degrees east. */
                  longitude: number | null
                  /** @description Telephone number. */
                  phone: string | null
                  /** @description Fax number. */
                  fax: string | null
                  /** @description Opening hours, as the source gives them. */
                  hours: string | null
                }[]
                /** @description Official accounts, without campaign and private accounts; null if unknown. */
                social?: {
                  /** @description Official account on X, once Twitter. */
                  twitter: string | null
                  /** @description Official account on X: its number. */
                  twitter_id: string | null
                  /** @description Official account on Facebook. */
                  facebook: string | null
                  /** @description Official account on Facebook: its number. */
                  facebook_id: string | null
                  /** @description Official account on Instagram. */
                  instagram: string | null
                  /** @description Official account on Instagram: its number. */
                  instagram_id: string | null
                  /** @description Official account on YouTube. */
                  youtube: string | null
                  /** @description Official account on YouTube: the id of the channel. */
                  youtube_id: string | null
                  /** @description Official account on Mastodon. */
                  mastodon: string | null
                }
                /** @description Picture; null if Congress.gov has none. */
                photo?: {
                  /** @description Address of the picture. */
                  url: string
                  /** @description Credit for the picture; may hold HTML. */
                  attribution: string | null
                } | null
                /** @description Leadership positions now held. */
                leadership_titles?: string[]
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/member-roles.csv` and `/member-roles.ndjson` and `/member-roles.parquet` and `/member-roles.xlsx`. */
    'listMemberRoles.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "rol_319b6f473486c06faa2c",
         *           "member_id": null,
         *           "name": "Constant Samplevice",
         *           "kind": "executive",
         *           "chamber": null,
         *           "title": "Vice President",
         *           "state": null,
         *           "district": null,
         *           "senate_class": null,
         *           "party": "Independent",
         *           "caucus": null,
         *           "start": "2025-01-20",
         *           "start_basis": "published",
         *           "end": "2029-01-20",
         *           "end_basis": "scheduled",
         *           "how": "election",
         *           "end_type": null,
         *           "congresses": [
         *             119,
         *             120,
         *             121
         *           ],
         *           "is_current": true,
         *           "elected_on": null,
         *           "sworn_on": null,
         *           "note": null,
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "970f40adb78e551062c6b2134f37e9dac59e14d04a76f51d71cd791f8b6c11a2",
         *               "publisher": "unitedstates/congress-legislators, presidents and vice presidents",
         *               "url": "https://members.example/executive.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/1"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "member_lists",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 2461,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "member_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-06-22",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "member_lists",
         *             "text": "Members are keyed by Bioguide id. What lists say of a seat they say of their own day: a row is as new as its newest source."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['MemberRole']
            | {
                /** @description Id of the role. It stays the same while person, kind and first day do. */
                id?: string
                /** @description Bioguide id; null for a vacancy, and for presidents who never served in Congress. */
                member_id?: string | null
                /** @description Name of the person; “Vacant” for a vacancy. */
                name?: string
                /**
                 * @description Kind of role.
                 * @enum {unknown}
                 */
                kind?: 'term' | 'leadership' | 'party_affiliation' | 'executive' | 'vacancy'
                /** @description House or Senate; null for presidents and vice presidents. */
                chamber?: ('House' | 'Senate') | null
                /** @description Representative, Senator, Delegate, Resident Commissioner, or the title of the position. */
                title?: string
                /** @description State or territory, two letters; null if the role has none. */
                state?: string | null
                /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
                district?: number | null
                /** @description Class of the Senate seat; null in the House. */
                senate_class?: (1 | 2 | 3) | null
                /** @description Party, at the end of the term if it changed. */
                party?: string | null
                /** @description Party caucus of an independent member. */
                caucus?: string | null
                /** @description First day; null if no source gives it. */
                start?: string | null
                /**
                 * @description Basis of the first day.
                 * @enum {unknown}
                 */
                start_basis?: 'published' | 'scheduled' | 'open' | 'unknown'
                /** @description Last day; null if open. The next term may begin at noon of this day. */
                end?: string | null
                /**
                 * @description Basis of the last day.
                 * @enum {unknown}
                 */
                end_basis?: 'published' | 'scheduled' | 'open' | 'unknown'
                /** @description Way the role began, if the source gives it: appointment, special-election, succession, … */
                how?: string | null
                /** @description Way the role ended, if the source gives it. */
                end_type?: string | null
                /** @description Congresses that overlap the role, oldest first. A Congress began on 4 March until 1933, and on 3 January since 1935. */
                congresses?: number[]
                /** @description Whether the role runs now. A term runs if the newest complete list of the chamber has it; other roles run while the member sits. */
                is_current?: boolean
                /** @description Election day, from the list of the Clerk. */
                elected_on?: string | null
                /** @description Day of the oath, from the list of the Clerk. */
                sworn_on?: string | null
                /** @description Further note of the source. */
                note?: string | null
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/committees.csv` and `/committees.ndjson` and `/committees.parquet` and `/committees.xlsx`. */
    'listCommittees.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "HSAG00",
         *           "codes": {
         *             "thomas": "HSAG",
         *             "system": "hsag00",
         *             "clerk": "AG00",
         *             "senate": null,
         *             "house": "AG"
         *           },
         *           "name": "Agriculture Committee",
         *           "chamber": "House",
         *           "kind": "Standing",
         *           "kind_basis": "native",
         *           "parent_id": null,
         *           "current": true,
         *           "names": [
         *             {
         *               "name": "House Committee on Agriculture",
         *               "kind": "list",
         *               "from": null,
         *               "to": null,
         *               "congresses": [
         *                 119
         *               ]
         *             },
         *             {
         *               "name": "Agriculture",
         *               "kind": "list",
         *               "from": null,
         *               "to": null,
         *               "congresses": [
         *                 116,
         *                 117,
         *                 118
         *               ]
         *             },
         *             {
         *               "name": "Agriculture Committee",
         *               "kind": "list",
         *               "from": null,
         *               "to": null,
         *               "congresses": [
         *                 119
         *               ]
         *             }
         *           ],
         *           "congresses": [
         *             116,
         *             117,
         *             118,
         *             119
         *           ],
         *           "established_by": null,
         *           "url": "https://hsag.example/",
         *           "minority_url": null,
         *           "rss_url": null,
         *           "minority_rss_url": null,
         *           "phone": "(202) 555-0100",
         *           "address": "100 Sample House Office Building; Washington, DC 20515",
         *           "youtube_id": null,
         *           "wikipedia": null,
         *           "jurisdiction": {
         *             "text": "It is competent for Agriculture.",
         *             "source": "Sample"
         *           },
         *           "ratio": null,
         *           "roster": {
         *             "status": "published",
         *             "congress": 119,
         *             "as_of": "2026-06-15",
         *             "members": 44
         *           },
         *           "archival_ids": {
         *             "loc_linked_data": null,
         *             "superintendent_of_documents": null,
         *             "national_archives": null
         *           },
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "4b28f480e928448c4c67f88c20d6c5758f10aac5fec89eee62826f9b7fcd2dd3",
         *               "publisher": "unitedstates/congress-legislators, committees",
         *               "url": "https://committees.example/committees-current.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/0"
         *             },
         *             {
         *               "source_id": "bd0045f841f002c429d6c9b99663d0f9636d0369dece8a94998b7e91a30a1c07",
         *               "publisher": "unitedstates/congress-legislators, committees",
         *               "url": "https://committees.example/committees-historical.yaml",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/0"
         *             },
         *             {
         *               "source_id": "96fe8aed00331834dadde89ffa2900e8089e9112b4afe0b4183243cd7f5f534d",
         *               "publisher": "Library of Congress, Congress.gov, committees",
         *               "url": "https://committees.example/v3/committee/119/house",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/committees/0"
         *             },
         *             {
         *               "source_id": "b2e310f61f112b8f26ed2e2af8a4a0694f5859f5aaa12198021468daa930c790",
         *               "publisher": "unitedstates/congress-legislators, committee membership",
         *               "url": "https://committees.example/committee-membership-current.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/HSAG"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "committee_lists",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 17,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "committee_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "committee_lists",
         *             "text": "Lists of committees begin with the 93rd Congress. Codes that no list has are in /committee-assignments with `matched=false`, and in refusals.csv."
         *           },
         *           {
         *             "code": "committee_of_rosters",
         *             "text": "No list of committees has it: it is known from the rosters of its members alone."
         *           },
         *           {
         *             "code": "roster_not_published",
         *             "text": "In the first weeks of a Congress its rosters are not out. No assignments then means not yet published, not none: see roster.status in /committees."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['Committee']
            | {
                id?: components['schemas']['CommitteeId']
                /** @description Code of the committee in each system. */
                codes?: {
                  /** @description Code in unitedstates/congress-legislators, such as `HSAG` or `HSAG03`. */
                  thomas: string
                  /** @description Two-letter code of the House; null for subcommittees and for committees of the Senate. */
                  house: string | null
                  /** @description Code at senate.gov; null for committees of the House. */
                  senate: string | null
                  /** @description Code of the Clerk and the House Committee Repository, such as `AG00`; null in the Senate. */
                  clerk: string | null
                  /** @description Code at Congress.gov, such as `hsag00`. */
                  system: string
                }
                /** @description Name in the newest Congress of any source. */
                name?: string
                /**
                 * @description House, Senate or Joint.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint'
                /**
                 * @description Kind of committee.
                 * @enum {unknown}
                 */
                kind?:
                  | 'Standing'
                  | 'Select'
                  | 'Special'
                  | 'Joint'
                  | 'Subcommittee'
                  | 'Task Force'
                  | 'Commission or Caucus'
                  | 'Other'
                /**
                 * @description Evidence for the kind.
                 * @enum {unknown}
                 */
                kind_basis?: 'native' | 'name' | 'code'
                /** @description Parent committee of a subcommittee; null for committees. */
                parent_id?: components['schemas']['CommitteeId'] | null
                /** @description Whether it existed when the newest lists were retrieved. */
                current?: boolean
                /** @description Names over time and by publisher. */
                names?: components['schemas']['CommitteeName'][]
                /** @description Congresses in which a source has the committee, oldest first. Lists begin with the 93rd. */
                congresses?: number[]
                /** @description Authority that established the committee, from Congress.gov. */
                established_by?: string | null
                /** @description Web address. */
                url?: string | null
                /** @description Web address of the minority side. */
                minority_url?: string | null
                /** @description Address of the RSS feed. */
                rss_url?: string | null
                /** @description Address of the RSS feed of the minority side. */
                minority_rss_url?: string | null
                /** @description Telephone number. */
                phone?: string | null
                /** @description Address of the office. */
                address?: string | null
                /** @description YouTube channel. */
                youtube_id?: string | null
                /** @description Page in the English Wikipedia. */
                wikipedia?: string | null
                /** @description Jurisdiction; null if no source gives it. */
                jurisdiction?: {
                  /** @description Text of the jurisdiction. */
                  text: string
                  /** @description Source of the text. */
                  source: string | null
                } | null
                /** @description Seats of each side in the newest list of the Clerk that gives them; null if none does. */
                ratio?: {
                  /** @description Seats of the majority. */
                  majority: number
                  /** @description Seats of the minority. */
                  minority: number
                  /** @description Number of a Congress. */
                  congress: number
                  /**
                   * Format: date
                   * @description Day of the Clerk’s list.
                   */
                  as_of: string
                } | null
                /** @description The newest roster. */
                roster?: {
                  /**
                   * @description State of the roster. While a chamber has published no rosters, its committees have `not_published`, not `none`.
                   * @enum {unknown}
                   */
                  status: 'published' | 'not_published' | 'none' | 'unknown'
                  /** @description Congress of the newest list of rosters. */
                  congress: number | null
                  /** @description Day of the newest list of rosters. */
                  as_of: string | null
                  /** @description Number of current assignments of the committee. Null unless the roster is published or empty. */
                  members: number | null
                }
                /** @description Identifiers in archives, for the newest name. */
                archival_ids?: {
                  /** @description Library of Congress, linked data. */
                  loc_linked_data: string | null
                  /** @description Superintendent of Documents. */
                  superintendent_of_documents: string | null
                  /** @description National Archives. */
                  national_archives: string | null
                }
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/committee-assignments.csv` and `/committee-assignments.ndjson` and `/committee-assignments.parquet` and `/committee-assignments.xlsx`. */
    'listCommitteeAssignments.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "asg_1df9a2ab2d3a9a842f2d",
         *           "committee_id": "HSAG00",
         *           "committee_code_raw": "AG00",
         *           "committee_name": "Agriculture Committee",
         *           "matched": true,
         *           "chamber": "House",
         *           "member_id": "Z900316",
         *           "name_raw": "Sorrel Placeholder",
         *           "member_chamber": "House",
         *           "congress": 119,
         *           "side": "majority",
         *           "rank": 1,
         *           "rank_basis": "roster_order",
         *           "role": "chair",
         *           "title_raw": "Chairman",
         *           "start": "2025-01-14",
         *           "start_imputed": false,
         *           "end": null,
         *           "end_reason": null,
         *           "resignation": null,
         *           "resolution": {
         *             "number": "H.Res.36",
         *             "date": "2025-01-14",
         *             "rank": 1
         *           },
         *           "roster_as_of": "2026-06-15",
         *           "known_from": "2025-01-14",
         *           "known_to": "2026-06-15",
         *           "current": true,
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "1a8a0f28d84f1e8d8c99532d1f7624a419210d8aed4a9d6cdadb3cd48505c9d5",
         *               "publisher": "Voteview, UCLA Department of Political Science, committee spells",
         *               "url": "https://committees.example/house_committee_spells.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 2"
         *             },
         *             {
         *               "source_id": "b2e310f61f112b8f26ed2e2af8a4a0694f5859f5aaa12198021468daa930c790",
         *               "publisher": "unitedstates/congress-legislators, committee membership",
         *               "url": "https://committees.example/committee-membership-current.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/HSAG/0"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "assignment_days",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 427,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "committee_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "committee_unmatched",
         *             "text": "No list of committees has the code of the source. It is kept as it is."
         *           },
         *           {
         *             "code": "member_unmatched",
         *             "text": "The roster of senate.gov has names alone, and nobody of the name sat for the State on its day in the lists of members."
         *           },
         *           {
         *             "code": "title_unknown",
         *             "text": "The title is not one that is known; it is in title_raw."
         *           },
         *           {
         *             "code": "assignment_days",
         *             "text": "Rosters have no days: first and last days come from Voteview, for whole committees since the 112th Congress (Senate) and the 114th (House). Without them, known_from and known_to say when a roster had the member."
         *           },
         *           {
         *             "code": "assignment_without_days",
         *             "text": "No source gives days. known_from and known_to say when a roster had the member."
         *           },
         *           {
         *             "code": "roster_not_published",
         *             "text": "In the first weeks of a Congress its rosters are not out. No assignments then means not yet published, not none: see roster.status in /committees."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['CommitteeAssignment']
            | {
                /** @description Id of the assignment. It stays the same while committee, member, Congress and first day do. */
                id?: string
                /** @description `id` in /committees; null if no list of committees has the code of the source. */
                committee_id?: components['schemas']['CommitteeId'] | null
                /** @description Code as the first source writes it. */
                committee_code_raw?: string
                /** @description Name of the committee; null if no source gives it. */
                committee_name?: string | null
                /** @description Whether `committee_id` is known. `matched=false` lists the unknown codes. */
                matched?: boolean
                /** @description Chamber of the committee; null if the committee is unknown. */
                chamber?: ('House' | 'Senate' | 'Joint') | null
                /** @description Bioguide id of the member. Null if the roster prints only a name, and no member or several members of that day fit it. */
                member_id?: string | null
                /** @description Name of the member as the first source writes it. */
                name_raw?: string
                /** @description Chamber of the member. */
                member_chamber?: ('House' | 'Senate') | null
                /** @description Number of a Congress. */
                congress?: number
                /** @description Side of the member on the committee; null if no source gives it. */
                side?: ('majority' | 'minority') | null
                /** @description Rank of the member; null if no source gives one, as in rosters of senate.gov. */
                rank?: number | null
                /** @description Basis of the rank: the order of a roster, or a resolution. */
                rank_basis?: ('roster_order' | 'resolution') | null
                /** @description Role, from the title; null if the title is unknown. */
                role?:
                  ('chair' | 'ranking_member' | 'vice_chair' | 'cochair' | 'ex_officio' | 'member') | null
                /** @description Title as the source writes it; null if it has none. */
                title_raw?: string | null
                /** @description First day; null if no source gives one. */
                start?: string | null
                /** @description true if no resolution gives the first day: `start` is then a day on which the source saw the member on the committee. Null without a first day. */
                start_imputed?: boolean | null
                /** @description Last day; null if unknown, or if the assignment has not ended. */
                end?: string | null
                /** @description Reason for an end before the Congress ended; null if no source gives one. */
                end_reason?: ('resigned' | 'died' | 'temporary appointment') | null
                /** @description Page of the Congressional Record with the resignation. */
                resignation?: string | null
                /** @description Resolution that elected the member; null if unknown. */
                resolution?: {
                  /** @description Number of the resolution, such as `H.Res.7`. */
                  number: string
                  /** @description Day on which the chamber agreed to it; null if no source gives it. */
                  date: string | null
                  /** @description Place of the member in the resolution; null if the source gives none. */
                  rank: number | null
                } | null
                /** @description Day of the newest roster with the member; null if no roster has the member. */
                roster_as_of?: string | null
                /** @description First day on which the assignment is known: its first day, or the day of the first retrieved roster with it. */
                known_from?: string | null
                /** @description Last day on which the assignment is known: its last day, or the day of the newest roster with it. For an assignment from Voteview without an end, the newest day in that document. */
                known_to?: string | null
                /** @description Whether the assignment continues: it is of the present Congress and has no last day, its member is in office, and the newest published roster of the committee lists the member. If no roster is published, an assignment from Voteview without a last day continues. */
                current?: boolean
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/historical-members.csv` and `/historical-members.ndjson` and `/historical-members.parquet` and `/historical-members.xlsx`. */
    'listHistoricalMembers.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "Z900600",
         *           "name": {
         *             "first": "Alder",
         *             "middle": null,
         *             "last": "De la Muestra",
         *             "suffix": null,
         *             "nickname": null,
         *             "official_full": "Alder De la Muestra"
         *           },
         *           "display_name": "Alder De la Muestra",
         *           "name_history": [],
         *           "birth": {
         *             "date": "1981-04-13",
         *             "precision": "day"
         *           },
         *           "death": null,
         *           "gender": "F",
         *           "ids": {
         *             "icpsr": [
         *               "80600"
         *             ],
         *             "govtrack": "900600",
         *             "wikidata": null,
         *             "house_history": null,
         *             "lis": "S9600"
         *           },
         *           "first_congress": 117,
         *           "last_congress": 119,
         *           "congresses": [
         *             117,
         *             118,
         *             119
         *           ],
         *           "congress_count": 3,
         *           "seats": [
         *             {
         *               "congress": 117,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             },
         *             {
         *               "congress": 118,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             },
         *             {
         *               "congress": 119,
         *               "chamber": "Senate",
         *               "state": "WY",
         *               "district": null,
         *               "senate_class": 2,
         *               "party": "Democrat"
         *             }
         *           ],
         *           "chambers": [
         *             "Senate"
         *           ],
         *           "states": [
         *             "WY"
         *           ],
         *           "parties": [
         *             "Democrat"
         *           ],
         *           "relatives": [],
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "8761580b8fce03c3e855b3d2fa98f6c42f50c4766257d344dc25143bb7a386e1",
         *               "publisher": "unitedstates/congress-legislators, members",
         *               "url": "https://members.example/legislators-current.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/538"
         *             },
         *             {
         *               "source_id": "ad9aef7be86872c72a456732d24c44c042c5adc2da910e14bcfb149459fa4924",
         *               "publisher": "United States Senate",
         *               "url": "https://members.example/senators_cfm.xml",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/contact_information/member[100]"
         *             },
         *             {
         *               "source_id": "5ee73fd377abcecab0e2268250358daae7a82d38ce3f46774338d249b0bc5826",
         *               "publisher": "Voteview, UCLA Department of Political Science",
         *               "url": "https://members.example/HSall_members.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 1708"
         *             },
         *             {
         *               "source_id": "5ee73fd377abcecab0e2268250358daae7a82d38ce3f46774338d249b0bc5826",
         *               "publisher": "Voteview, UCLA Department of Political Science",
         *               "url": "https://members.example/HSall_members.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 2198"
         *             },
         *             {
         *               "source_id": "5ee73fd377abcecab0e2268250358daae7a82d38ce3f46774338d249b0bc5826",
         *               "publisher": "Voteview, UCLA Department of Political Science",
         *               "url": "https://members.example/HSall_members.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 2745"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "history_sources",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 593,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "member_history",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "last_term_only",
         *             "text": "The full list of former members is missing: only the CSV is there, which has the last term of each, without its days."
         *           },
         *           {
         *             "code": "history_sources",
         *             "text": "Voteview has members who voted, and no days. Its rows of presidents, and those without a Bioguide id, are refused and counted."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['HistoricalMember']
            | {
                /** @description Bioguide id. */
                id?: string
                /** @description Parts of the name. */
                name?: {
                  /** @description First name, or its initial. */
                  first: string | null
                  /** @description Middle name or initial. */
                  middle: string | null
                  /** @description Suffix, such as `Jr.` or `III`. */
                  suffix: string | null
                  /** @description Nickname in common use instead of the first name. */
                  nickname: string | null
                  /** @description Full name as the House or the Senate writes it; known since 2012. */
                  official_full: string | null
                  /** @description Surname. */
                  last: string
                }
                /** @description Full name, or first name, surname and suffix. */
                display_name?: string
                /** @description Former and additional names of the person. */
                name_history?: {
                  /** @description First name, or its initial. */
                  first: string | null
                  /** @description Middle name or initial. */
                  middle: string | null
                  /** @description Suffix, such as `Jr.` or `III`. */
                  suffix: string | null
                  /** @description Nickname in common use instead of the first name. */
                  nickname: string | null
                  /** @description Full name as the House or the Senate writes it; known since 2012. */
                  official_full: string | null
                  /** @description Surname, if it differs from the present one. */
                  last: string | null
                  /** @description First day of the name; null if no source gives it. */
                  start: string | null
                  /** @description Last day of the name; null if no source gives it. */
                  end: string | null
                }[]
                /** @description Birth; null if no source gives it. */
                birth?: {
                  /** @description Date as YYYY-MM-DD, or YYYY if only the year is known. */
                  date: string
                  /**
                   * @description Precision of the date.
                   * @enum {unknown}
                   */
                  precision: 'day' | 'year'
                } | null
                /** @description Death; null if no source gives it. */
                death?: {
                  /** @description Date as YYYY-MM-DD, or YYYY if only the year is known. */
                  date: string
                  /**
                   * @description Precision of the date.
                   * @enum {unknown}
                   */
                  precision: 'day' | 'year'
                } | null
                /** @description F or M, as the source gives it. */
                gender?: ('F' | 'M') | null
                /** @description Identifiers elsewhere. */
                ids?: {
                  /** @description Numbers in Voteview. A member who changed party may have several. */
                  icpsr: string[]
                  /** @description Number in GovTrack. */
                  govtrack: string | null
                  /** @description Identifier in Wikidata. */
                  wikidata: string | null
                  /** @description Number of the House’s Office of the Historian. */
                  house_history: string | null
                  /** @description Identifier in roll calls of the Senate. */
                  lis: string | null
                }
                /** @description First Congress with known service; null if no source gives the days of a term. */
                first_congress?: number | null
                /** @description Last Congress with known service. */
                last_congress?: number | null
                /** @description Congresses with known service, oldest first. */
                congresses?: number[]
                /** @description Number of Congresses with known service. */
                congress_count?: number
                /** @description Seats in each Congress with known service, oldest first. Filters by Congress, chamber, State and party must all match one of them. */
                seats?: {
                  /** @description Number of the Congress; null for a last term without days in any source. */
                  congress: number | null
                  /**
                   * @description House or Senate.
                   * @enum {unknown}
                   */
                  chamber: 'House' | 'Senate'
                  /** @description State or territory, two letters. */
                  state: string
                  /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
                  district: number | null
                  /** @description Class of the Senate seat; null in the House, and if no source gives it. */
                  senate_class: (1 | 2 | 3) | null
                  /** @description Party in that Congress. A member who changed party has one seat per party. */
                  party: string | null
                }[]
                /** @description House, Senate or both. */
                chambers?: string[]
                /** @description States and territories, in the order of service. */
                states?: string[]
                /** @description Parties, in the order of service. */
                parties?: string[]
                /** @description Relatives in Congress that the source names. */
                relatives?: {
                  /** @description Relation of the member to the relative: son, sister, … */
                  relation: string
                  /** @description Name of the relative, as the source gives it. */
                  name: string
                  /** @description Bioguide id of the relative. Always null, since no source gives it. */
                  member_id: string | null
                }[]
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/historical-service.csv` and `/historical-service.ndjson` and `/historical-service.parquet` and `/historical-service.xlsx`. */
    'listHistoricalService.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "srv_6c0451e2eaf6fd5c6a38",
         *           "member_id": "Z900901",
         *           "name": "Ephraim Samplewright",
         *           "congress": 1,
         *           "chamber": "House",
         *           "state": "PA",
         *           "district": 0,
         *           "senate_class": null,
         *           "party": "Independent",
         *           "party_code": 328,
         *           "start": "1789-03-04",
         *           "end": "1791-03-04",
         *           "date_basis": "term",
         *           "means": "general",
         *           "ended_by": null,
         *           "icpsr": 80901,
         *           "occupancy": 0,
         *           "in_sources": [
         *             "congress_legislators",
         *             "voteview"
         *           ],
         *           "agreement": "all",
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "ba726583577acf8f67650df52b6e733f71c470cbad2bf0a0c5c1e18d6d1bb830",
         *               "publisher": "unitedstates/congress-legislators, members",
         *               "url": "https://members.example/legislators-historical.json",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "/51"
         *             },
         *             {
         *               "source_id": "5ee73fd377abcecab0e2268250358daae7a82d38ce3f46774338d249b0bc5826",
         *               "publisher": "Voteview, UCLA Department of Political Science",
         *               "url": "https://members.example/HSall_members.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 3"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "history_sources",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 2747,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "member_history",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "district_unknown",
         *             "text": "The source does not know the district: its -1, or Voteview’s 98 and 99, is null here."
         *           },
         *           {
         *             "code": "history_sources",
         *             "text": "Voteview has members who voted, and no days. Its rows of presidents, and those without a Bioguide id, are refused and counted."
         *           },
         *           {
         *             "code": "days_of_congress",
         *             "text": "No source gives the days of the term: they are those of the Congress."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['HistoricalService']
            | {
                /** @description Id of the row. It stays the same while member, Congress, chamber and seat do. */
                id?: string
                /** @description Bioguide id. */
                member_id?: string
                /** @description Name of the member. */
                name?: string
                /** @description Number of a Congress. */
                congress?: number
                /**
                 * @description House or Senate.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate'
                /** @description State or territory, two letters. */
                state?: string
                /** @description District, 0 at large. Null in the Senate, and if no source gives it. */
                district?: number | null
                /** @description Class of the Senate seat; null in the House, and if no source gives it. */
                senate_class?: (1 | 2 | 3) | null
                /** @description Party; null if no source gives it. */
                party?: string | null
                /** @description Party code of Voteview. */
                party_code?: number | null
                /**
                 * Format: date
                 * @description Day, YYYY-MM-DD.
                 */
                start?: string
                /**
                 * Format: date
                 * @description Day, YYYY-MM-DD.
                 */
                end?: string
                /**
                 * @description Basis of the first and the last day.
                 * @enum {unknown}
                 */
                date_basis?: 'term' | 'congress_bounds'
                /**
                 * @description Means by which the member won the seat.
                 * @enum {unknown}
                 */
                means?: 'general' | 'special' | 'appointed' | 'state_legislature' | 'unknown'
                /** @description Reason for an end before the Congress ended, if a source gives one. */
                ended_by?: string | null
                /** @description Number of the member in Voteview for this row. */
                icpsr?: number | null
                /** @description Order among the holders of the seat in this Congress, from Voteview; 0 for a single holder. */
                occupancy?: number | null
                /** @description Sources that have the row. */
                in_sources?: ('congress_legislators' | 'voteview' | 'clerk' | 'senate' | 'congress_gov')[]
                /**
                 * @description Agreement of the sources.
                 * @enum {unknown}
                 */
                agreement?: 'all' | 'some' | 'conflict'
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/meetings.csv` and `/meetings.ndjson` and `/meetings.parquet` and `/meetings.xlsx`. */
    'listMeetings.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "mtg_119_senate_900030",
         *           "event_id": "900030",
         *           "congress": 119,
         *           "session": null,
         *           "chamber": "Senate",
         *           "event_type": "Meeting",
         *           "event_type_raw": "Closed Business Meeting",
         *           "event_type_basis": "feed",
         *           "title": "Closed business meeting to consider fictional items on the safety of fictional bridges.",
         *           "status": "Scheduled",
         *           "status_raw": null,
         *           "status_basis": "schedule",
         *           "starts_at": "2026-06-26T13:30:00Z",
         *           "local_date": "2026-06-26",
         *           "local_time": "09:30:00",
         *           "time_note": null,
         *           "continuations": [],
         *           "closed": true,
         *           "location": {
         *             "room": "SD-420",
         *             "building": null,
         *             "address": null,
         *             "virtual": false
         *           },
         *           "committee_ids": [
         *             "SSEG00"
         *           ],
         *           "bills": [],
         *           "nominations": [
         *             {
         *               "congress": 119,
         *               "number": "9829",
         *               "part": null
         *             }
         *           ],
         *           "treaties": [],
         *           "video": [
         *             {
         *               "url": "https://senate.example/isvp/?comm=energy&filename=energy062626",
         *               "kind": "stream"
         *             }
         *           ],
         *           "counts": {
         *             "committees": 1,
         *             "witnesses": 0,
         *             "documents": 0,
         *             "publications": 0
         *           },
         *           "revisions": [],
         *           "coverage": {
         *             "witnesses": "not_published"
         *           },
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "2535c9eb0e5005820dc5c6aed12d4c93ad0e42aeb26fd766f789726f23fc241d",
         *               "publisher": "United States Senate, schedule of committee hearings",
         *               "url": "https://senate.example/general/committee_schedules/hearings.xml",
         *               "retrieved_at": "2026-06-18T11:00:00.000Z",
         *               "locator": "/css_meetings_scheduled/meeting[1]"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-18T11:00:00.000Z",
         *           "last_changed_at": "2026-06-18T11:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "meeting_coverage",
         *             "senate_witness_gap",
         *             "sample_data",
         *             "senate_witnesses_not_published",
         *             "event_type_inferred"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 29,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "latest_retrieved_at": "2026-07-26T11:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "senate_witnesses_not_published",
         *             "text": "The Senate publishes no lists of witnesses: those of this meeting are known only once the hearing is printed, weeks to years later."
         *           },
         *           {
         *             "code": "senate_witness_gap",
         *             "text": "Witnesses of Senate meetings are in no schedule and not in Congress.gov. Those that are here come from printed hearings, which appear weeks to years after the meeting, and for a part of the meetings alone."
         *           },
         *           {
         *             "code": "meeting_coverage",
         *             "text": "The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: what this service has retrieved of it is all there is."
         *           },
         *           {
         *             "code": "event_type_inferred",
         *             "text": "The Senate calls every meeting a meeting. Whether it is a hearing or a markup is derived from its schedule or its title: see event_type_basis."
         *           },
         *           {
         *             "code": "time_unclear",
         *             "text": "The source does not tell the time, or writes one that happens twice or never: see time_note."
         *           },
         *           {
         *             "code": "unscheduled_meeting",
         *             "text": "The schedule of the Senate listed the meeting and, before its day, listed it no more. It may have been called off: the Senate does not say so."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['Meeting']
            | {
                /** @description Id: `mtg_`, Congress, chamber and event id. */
                id?: string
                /** @description Number of the meeting, the same at docs.house.gov, senate.gov and Congress.gov. */
                event_id?: string
                /** @description Congress. The date gives it for meetings known only from senate.gov. */
                congress?: number
                /** @description Session; null if no source gives it. */
                session?: number | null
                /**
                 * @description Chamber that lists the meeting; None if Congress.gov gives no chamber.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint' | 'None'
                /**
                 * @description Type of meeting.
                 * @enum {unknown}
                 */
                event_type?: 'Hearing' | 'Markup' | 'Meeting'
                /** @description Type in the words or code of its source. */
                event_type_raw?: string | null
                /**
                 * @description Evidence for the type.
                 * @enum {unknown}
                 */
                event_type_basis?: 'native' | 'feed' | 'title' | 'unknown'
                /** @description Title, with single spaces; null if no source has one. */
                title?: string | null
                /**
                 * @description Status. Canceled and postponed meetings stay in the data.
                 * @enum {unknown}
                 */
                status?: 'Scheduled' | 'Postponed' | 'Canceled' | 'Rescheduled' | 'Held'
                /** @description Status in the words or code of its source; null if the source has none. */
                status_raw?: string | null
                /**
                 * @description Evidence for the status.
                 * @enum {unknown}
                 */
                status_basis?: 'native' | 'schedule' | 'title' | 'derived'
                /** @description Start in UTC. Null if no time is known, or if the time is ambiguous: see `time_note`. */
                starts_at?: string | null
                /** @description Day of the meeting in Washington. */
                local_date?: string | null
                /** @description Start in Washington clock time, HH:MM:SS; null if unknown. */
                local_time?: string | null
                /** @description Reason for a null `starts_at`, such as a clock time that occurs twice when daylight saving time ends. */
                time_note?: string | null
                /** @description Further days of the meeting, in Washington. `from` and `to` match each of them. */
                continuations?: string[]
                /** @description Whether the meeting is closed to the public, from type or title; null if neither says. */
                closed?: boolean | null
                /** @description Place of the meeting. */
                location?: {
                  /** @description Room, as the source writes it. */
                  room: string | null
                  /** @description Building, as the source writes it. */
                  building: string | null
                  /** @description Address of a meeting outside the Capitol. */
                  address: string | null
                  /** @description Whether the source says that the meeting is held by video. */
                  virtual: boolean
                }
                /** @description Committees and subcommittees that meet, as in /meeting-committees. Unknown codes are left out. */
                committee_ids?: string[]
                /** @description Bills and resolutions that the sources name. */
                bills?: components['schemas']['MeetingBill'][]
                /** @description Nominations that the sources name. */
                nominations?: {
                  /** @description Congress that received the nomination or treaty. */
                  congress: number
                  /** @description Number. */
                  number: string
                  /** @description Part, if it was divided; null otherwise. */
                  part: string | null
                }[]
                /** @description Treaties that the sources name. */
                treaties?: {
                  /** @description Congress that received the nomination or treaty. */
                  congress: number
                  /** @description Number. */
                  number: string
                  /** @description Part, if it was divided; null otherwise. */
                  part: string | null
                }[]
                /** @description Links to video. Links of senate.gov with a different day are left out. */
                video?: {
                  /** @description Address. */
                  url: string
                  /** @description `stream` at senate.gov, or `recording` at Congress.gov. */
                  kind: string
                }[]
                /** @description Number of rows for this meeting in other tables. */
                counts?: {
                  /** @description Rows in /meeting-committees. */
                  committees: number
                  /** @description Rows in /witness-appearances. */
                  witnesses: number
                  /** @description Rows in /meeting-documents. */
                  documents: number
                  /** @description Rows in /hearing-publications, candidates included. */
                  publications: number
                }
                /** @description Changes in the sources, oldest first. A meeting that moved stays one meeting. */
                revisions?: {
                  /**
                   * Format: date-time
                   * @description UTC instant, ISO 8601.
                   */
                  at: string
                  /** @description Fields that changed; empty if the source only published the meeting again. */
                  changed: string[]
                }[]
                /** @description Coverage of the meeting. */
                coverage?: {
                  /**
                   * @description Coverage of its witnesses.
                   * @enum {unknown}
                   */
                  witnesses: 'listed' | 'not_published' | 'unknown'
                }
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/meeting-committees.csv` and `/meeting-committees.ndjson` and `/meeting-committees.parquet` and `/meeting-committees.xlsx`. */
    'listMeetingCommittees.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "mtgcom_119_house_900001_HSII00",
         *           "meeting_id": "mtg_119_house_900001",
         *           "congress": 119,
         *           "chamber": "House",
         *           "committee_id": "HSII00",
         *           "committee_code_raw": "II00",
         *           "name_raw": "Committee on Natural Resources",
         *           "role": "host",
         *           "position": 1,
         *           "matched": true,
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "caccb53ceceb9151884dfee59df1cbafd6002bfb6a7be6e6ce4078db355b2e9e",
         *               "publisher": "Clerk of the House, Committee Repository",
         *               "url": "https://repository.example/meetings/II/II00/20250204/900001/HHRG-119-II24-20250204.xml",
         *               "retrieved_at": "2025-01-27T20:00:00.000Z",
         *               "locator": "/committee-meeting"
         *             }
         *           ],
         *           "first_seen_at": "2025-01-27T20:00:00.000Z",
         *           "last_changed_at": "2025-01-27T20:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "meeting_coverage",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 34,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "latest_retrieved_at": "2026-07-26T11:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "meeting_coverage",
         *             "text": "The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: what this service has retrieved of it is all there is."
         *           },
         *           {
         *             "code": "committee_code_unmatched",
         *             "text": "The source names a committee without a code, or by a code that has no known form. It is kept as it is."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['MeetingCommittee']
            | {
                /** @description Id, made from the meeting and the committee. */
                id?: string
                /** @description `id` of the meeting. */
                meeting_id?: string
                /** @description Congress of the meeting. */
                congress?: number
                /**
                 * @description Chamber of the meeting.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint' | 'None'
                /** @description `id` in /committees; null if the code of the source has no known form. */
                committee_id?: string | null
                /** @description Code as the source writes it; null if it has none. */
                committee_code_raw?: string | null
                /** @description Name as the source writes it. */
                name_raw?: string | null
                /**
                 * @description Role of the committee in the meeting.
                 * @enum {unknown}
                 */
                role?: 'host' | 'joint' | 'subcommittee'
                /** @description Place in the list of the source. */
                position?: number
                /** @description Whether `committee_id` is known. `matched=false` lists the unknown codes. */
                matched?: boolean
                /** @description Printed names that do not fit the code, with the name in the list of committees. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/witness-appearances.csv` and `/witness-appearances.ndjson` and `/witness-appearances.parquet` and `/witness-appearances.xlsx`. */
    'listWitnessAppearances.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "wit_919a78385f68ae5cb0b7e662",
         *           "meeting_id": "mtg_119_house_900021",
         *           "event_id": "900021",
         *           "publication_id": null,
         *           "congress": 119,
         *           "chamber": "House",
         *           "committee_ids": [
         *             "HSII00",
         *             "HSJU00",
         *             "HSII24"
         *           ],
         *           "local_date": "2026-01-20",
         *           "panel": 1,
         *           "order": 1,
         *           "name_raw": "Mr. Dario Placeholt",
         *           "name": {
         *             "first": "Dario",
         *             "middle": null,
         *             "last": "Placeholt",
         *             "suffix": null
         *           },
         *           "honorific": "Mr.",
         *           "position_raw": "President",
         *           "organization_raw": "Sample Growers Association",
         *           "witness_type": "Non-Government - Association",
         *           "testified": true,
         *           "member_id": null,
         *           "document_ids": [
         *             "mdoc_1ba679eb08cc39976b964592"
         *           ],
         *           "listed_in": [
         *             "house_xml"
         *           ],
         *           "same_name_key": "dario placeholt",
         *           "published_at": "2026-01-19T15:00:00Z",
         *           "removed_at": null,
         *           "sources": [
         *             {
         *               "source_id": "33daf519e02778d47ded76d80a78ae4518406fa167c7b1b06a026a42fa225137",
         *               "publisher": "Clerk of the House, Committee Repository",
         *               "url": "https://repository.example/meetings/II/II00/20260120/900021/HHRG-119-II24-Wlist-20260120.xml",
         *               "retrieved_at": "2026-01-22T20:00:00.000Z",
         *               "locator": "/witness-list/panel[1]/witness[1]"
         *             }
         *           ],
         *           "first_seen_at": "2026-01-22T20:00:00.000Z",
         *           "last_changed_at": "2026-01-22T20:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "meeting_coverage",
         *             "senate_witness_gap",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 15,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-21T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "senate_witness_gap",
         *             "text": "Witnesses of Senate meetings are in no schedule and not in Congress.gov. Those that are here come from printed hearings, which appear weeks to years after the meeting, and for a part of the meetings alone."
         *           },
         *           {
         *             "code": "meeting_coverage",
         *             "text": "The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: what this service has retrieved of it is all there is."
         *           },
         *           {
         *             "code": "meeting_missing",
         *             "text": "The list names a meeting, and this release has no document of it."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['WitnessAppearance']
            | {
                /** @description Id, made from the name and the meeting or printed hearing. */
                id?: string
                /** @description `id` of the meeting; null if this release does not have the meeting. */
                meeting_id?: string | null
                /** @description Number of the meeting; null if the source names none. */
                event_id?: string | null
                /** @description `id` of the printed hearing that lists the witness; null if none does. */
                publication_id?: string | null
                /** @description Congress; null if the list does not give it. */
                congress?: number | null
                /**
                 * @description Chamber of the meeting.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint' | 'None'
                /** @description Committees and subcommittees that meet; empty if this release does not have the meeting. */
                committee_ids?: string[]
                /** @description Day of the meeting in Washington; null if unknown. */
                local_date?: string | null
                /** @description Panel; null if the list has no panels. */
                panel?: number | null
                /** @description Place in the panel, or in a list without panels. */
                order?: number
                /** @description Name as the source writes it. For govinfo, the whole line with name, position and organization. */
                name_raw?: string
                /** @description Parts of the name; null if the source does not separate them. */
                name?: {
                  /** @description First name. */
                  first: string | null
                  /** @description Middle name or initial. */
                  middle: string | null
                  /** @description Surname. */
                  last: string | null
                  /** @description Suffix. */
                  suffix: string | null
                } | null
                /** @description Honorific, if the source separates it. */
                honorific?: string | null
                /** @description Position, as the source writes it. */
                position_raw?: string | null
                /** @description Organization, as the source writes it. */
                organization_raw?: string | null
                /** @description Witness type of the House, such as “Government - Federal”; null in the Senate. */
                witness_type?: string | null
                /** @description Whether the list says that the witness testified. */
                testified?: boolean | null
                /** @description Bioguide id of a witness who is a member. Null unless the source calls the witness a member of Congress and names the State, and exactly one member of that State on that day has the name. */
                member_id?: string | null
                /** @description Documents of the witness: `id` in /meeting-documents. */
                document_ids?: string[]
                /** @description Lists that name the witness. */
                listed_in?: ('house_xml' | 'congress_gov' | 'mods')[]
                /** @description First name and surname without case and accents, to find the same name elsewhere. The same key does not mean the same person. */
                same_name_key?: string | null
                /** @description Publication time of the list with the witness. */
                published_at?: string | null
                /** @description Time when the source removed the witness from the list; null otherwise. */
                removed_at?: string | null
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/meeting-documents.csv` and `/meeting-documents.ndjson` and `/meeting-documents.parquet` and `/meeting-documents.xlsx`. */
    'listMeetingDocuments.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "mdoc_d61ee9c7d5c79aa266939387",
         *           "meeting_id": "mtg_119_house_900029",
         *           "event_id": "900029",
         *           "congress": 119,
         *           "chamber": "House",
         *           "committee_ids": [
         *             "HSVR00"
         *           ],
         *           "local_date": "2026-06-09",
         *           "group": "meeting",
         *           "type": "Bills and Resolutions",
         *           "type_code": "BR",
         *           "title": "H.R. 9404 (fictional)",
         *           "format": "PDF",
         *           "url": "https://bills.example/119/BILLS-119hr9404ih.pdf",
         *           "also_at": [],
         *           "file_name": "BILLS-119hr9404ih.pdf",
         *           "published_at": "2026-06-01T13:30:00Z",
         *           "removed_at": null,
         *           "appearance_id": null,
         *           "link_basis": "none",
         *           "bill": "hr9404-119",
         *           "member_id": null,
         *           "sha256": null,
         *           "sources": [
         *             {
         *               "source_id": "2be49efac39ad399965f45716de30563d013a87dd2d3b8209589fc847ebdf37e",
         *               "publisher": "Clerk of the House, Committee Repository",
         *               "url": "https://repository.example/meetings/VR/VR00/20260609/900029/HMTG-119-VR00-20260609.xml",
         *               "retrieved_at": "2026-06-07T20:00:00.000Z",
         *               "locator": "/committee-meeting/meeting-documents/meeting-document[1]"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-07T20:00:00.000Z",
         *           "last_changed_at": "2026-06-07T20:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "meeting_coverage",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 46,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-21T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "meeting_coverage",
         *             "text": "The House Committee Repository begins with 2012, and Congress.gov has little before the 112th Congress. The schedule of the Senate has only the days ahead: what this service has retrieved of it is all there is."
         *           },
         *           {
         *             "code": "meeting_missing",
         *             "text": "The list names a meeting, and this release has no document of it."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['MeetingDocument']
            | {
                /** @description Id, made from the meeting and the file. */
                id?: string
                /** @description `id` of the meeting; null if this release does not have the meeting. */
                meeting_id?: string | null
                /** @description Number of the meeting. */
                event_id?: string
                /** @description Congress; null if the source does not give it. */
                congress?: number | null
                /**
                 * @description Chamber of the meeting.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint' | 'None'
                /** @description Committees and subcommittees that meet; empty if this release does not have the meeting. */
                committee_ids?: string[]
                /** @description Day of the meeting in Washington; null if unknown. */
                local_date?: string | null
                /**
                 * @description Origin of the document: the committee or a witness.
                 * @enum {unknown}
                 */
                group?: 'meeting' | 'witness'
                /** @description Type in the words of Congress.gov; null for an unknown code. */
                type?: string | null
                /** @description Two-letter code of the House Committee Repository; null if the type has no code. */
                type_code?: string | null
                /** @description Description or name. */
                title?: string | null
                /** @description File format, as the source writes it. */
                format?: string | null
                /** @description Address of the file. */
                url?: string
                /** @description Addresses of a file with the same name at other sources. */
                also_at?: string[]
                /** @description Name of the file. */
                file_name?: string | null
                /** @description Time of publication; null if the source does not give it. */
                published_at?: string | null
                /** @description Time when the source removed the file; null otherwise. */
                removed_at?: string | null
                /** @description `id` in /witness-appearances of the witness who gave the document. */
                appearance_id?: string | null
                /**
                 * @description Evidence for the link to the witness.
                 * @enum {unknown}
                 */
                link_basis?: 'xml' | 'file_name' | 'none'
                /** @description Bill in this file, such as `hr4435-113`. */
                bill?: string | null
                /** @description Bioguide id of the member who made the statement, from the name of the file. */
                member_id?: string | null
                /** @description SHA-256 of the file; null if this service has not read it. */
                sha256?: string | null
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/hearing-publications.csv` and `/hearing-publications.ndjson` and `/hearing-publications.parquet` and `/hearing-publications.xlsx`. */
    'listHearingPublications.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "CHRG-119hhrg99017",
         *           "jacket": "99017",
         *           "congress": 119,
         *           "session": null,
         *           "chamber": "House",
         *           "doc_class": null,
         *           "title": "FICTIONAL HEARING ON BROADBAND IN INVENTED COUNTIES",
         *           "citation": "H.Hrg.119",
         *           "number": null,
         *           "part": null,
         *           "held_dates": [
         *             "2025-11-11"
         *           ],
         *           "issued_on": null,
         *           "committees": [
         *             {
         *               "committee_id": "HSIF00",
         *               "code_raw": "hsif00",
         *               "name_raw": "Committee on Energy and Commerce"
         *             }
         *           ],
         *           "witnesses_raw": [],
         *           "members": [],
         *           "formats": [
         *             {
         *               "type": "PDF",
         *               "url": "https://congress.example/119/chrg/99017.pdf"
         *             }
         *           ],
         *           "event_id": "900017",
         *           "meeting_id": "mtg_119_house_900017",
         *           "link_basis": "event_id",
         *           "candidate": false,
         *           "errata_of": null,
         *           "conflicts": [],
         *           "sources": [
         *             {
         *               "source_id": "1336f7c6c1bd8ad8a24ee472d070ce3b81e3192fb47c0060c1e85f8927c8c5a0",
         *               "publisher": "Library of Congress, Congress.gov",
         *               "url": "https://api.example/v3/hearing/119/house/99017",
         *               "retrieved_at": "2026-02-09T12:00:00.000Z",
         *               "locator": "/hearing"
         *             }
         *           ],
         *           "first_seen_at": "2026-02-09T12:00:00.000Z",
         *           "last_changed_at": "2026-02-09T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "senate_witness_gap",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 8,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-05-22T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-02-09T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-05-22T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           },
         *           {
         *             "code": "senate_witness_gap",
         *             "text": "Witnesses of Senate meetings are in no schedule and not in Congress.gov. Those that are here come from printed hearings, which appear weeks to years after the meeting, and for a part of the meetings alone."
         *           },
         *           {
         *             "code": "publication_candidate",
         *             "text": "The printed hearing does not name its meeting. The link is a candidate, from the jacket number or from committee and day."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['HearingPublication']
            | {
                /** @description Package id of govinfo. */
                id?: string
                /** @description Jacket number, printed on the first page. */
                jacket?: string | null
                /** @description Congress. */
                congress?: number
                /** @description Session; null if no source gives it. */
                session?: number | null
                /**
                 * @description Chamber.
                 * @enum {unknown}
                 */
                chamber?: 'House' | 'Senate' | 'Joint' | 'None'
                /** @description Document class at govinfo: HHRG, SHRG or JHRG. */
                doc_class?: string | null
                /** @description Title. */
                title?: string | null
                /** @description Citation, such as `Serial No. 118-32` or `S.Hrg.116-64`. */
                citation?: string | null
                /** @description Number of the hearing, if the committee numbers its hearings. */
                number?: string | null
                /** @description Part or volume, if the hearing was printed in several. */
                part?: string | null
                /** @description Days of the hearing; empty if no source gives them. */
                held_dates?: string[]
                /** @description Day of issue. */
                issued_on?: string | null
                /** @description Committees and subcommittees that held the hearing. */
                committees?: {
                  /** @description `id` in /committees; null if the source has no known code. */
                  committee_id: string | null
                  /** @description Code as the source writes it. */
                  code_raw: string | null
                  /** @description Name as the source writes it. */
                  name_raw: string | null
                }[]
                /** @description Witness lines of the record, word for word. */
                witnesses_raw?: string[]
                /** @description Members that govinfo names. */
                members?: {
                  /** @description Bioguide id. */
                  member_id: string | null
                  /** @description Name as the source writes it. */
                  name: string | null
                }[]
                /** @description Addresses of the text. */
                formats?: {
                  /** @description Kind of file, in the words of the source. */
                  type: string
                  /** @description Address. */
                  url: string
                }[]
                /** @description Number of the meeting that the record names; null if it names none. */
                event_id?: string | null
                /** @description `id` of the linked meeting; null without a link. */
                meeting_id?: string | null
                /**
                 * @description Evidence for the link to the meeting.
                 * @enum {unknown}
                 */
                link_basis?: 'event_id' | 'jacket' | 'committee_and_date' | 'none'
                /** @description Whether the link to the meeting is an unchecked candidate. */
                candidate?: boolean
                /** @description `id` of the printed hearing that this one corrects; null otherwise. */
                errata_of?: string | null
                /** @description Fields on which sources disagree. */
                conflicts?: components['schemas']['Conflict'][]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/sources.csv` and `/sources.ndjson` and `/sources.parquet` and `/sources.xlsx`. */
    'listSources.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "8f07178bf4565dc924be187d371b9d90181449245f705a53661a8cc6db9a02cf",
         *           "kinds": [
         *             "member_api",
         *             "member_history"
         *           ],
         *           "publisher": "Clerk of the House of Representatives",
         *           "title": "clerk-members/119",
         *           "url": "https://members.example/MemberData.xml",
         *           "period_start": null,
         *           "period_end": null,
         *           "retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "sha256": "8f07178bf4565dc924be187d371b9d90181449245f705a53661a8cc6db9a02cf",
         *           "bytes": 406222,
         *           "rows_read": 441,
         *           "rows_published": 441,
         *           "rows_merged": 0,
         *           "rows_quarantined": 0,
         *           "refused": null,
         *           "parser_version": "1",
         *           "licence_note": "A work of the U.S. Government: not subject to copyright in the United States (17 U.S.C. 105).",
         *           "supersedes": null,
         *           "next_expected_on": "2026-06-22",
         *           "known_gaps": [
         *             "member_lists",
         *             "history_sources"
         *           ],
         *           "sources": [],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 18,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "payroll",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": "2025-09-30",
         *               "lag_days": 418,
         *               "next_expected_on": "2026-05-30",
         *               "status": "late"
         *             },
         *             {
         *               "family": "member_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-06-22",
         *               "status": "late"
         *             },
         *             {
         *               "family": "committee_api",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['SourceDocument']
            | {
                /** @description SHA-256 of the document. */
                id?: string
                /** @description Kinds of the document. */
                kinds?: ('payroll' | 'member_api' | 'committee_api' | 'member_history' | 'hearing')[]
                /** @description Body that published the document. */
                publisher?: string
                /** @description Title of the document, or of its series in the newest document. */
                title?: string
                /** @description Address at which the publisher released the document. */
                url?: string
                /** @description First day of the reported period; null if the document has none. */
                period_start?: string | null
                /** @description Last day of the reported period; null if the document has none. */
                period_end?: string | null
                /**
                 * Format: date-time
                 * @description UTC instant, ISO 8601.
                 */
                retrieved_at?: string
                /** @description Day of publication; null if the publisher does not give it. */
                published_at?: string | null
                /**
                 * Format: date-time
                 * @description Time when this service last checked the document for changes, in UTC.
                 */
                checked_at?: string
                /** @description SHA-256 of the bytes of the document. */
                sha256?: string
                /** @description Size in bytes. */
                bytes?: number
                /** @description Rows or entries read. */
                rows_read?: number
                /** @description Rows that were published, or used in published rows. */
                rows_published?: number
                /** @description Continuation rows, joined to another row. */
                rows_merged?: number
                /** @description Rows that could not be read. refusals.csv of the release lists each with its reason. */
                rows_quarantined?: number
                /** @description Reason why the whole document was refused; null otherwise. */
                refused?: string | null
                /** @description Version of the parser. It changes whenever the same bytes would be read differently. */
                parser_version?: string
                /** @description Rights to the document, as far as known. */
                licence_note?: string
                /** @description SHA-256 of the earlier document at the same address; null if there is none. */
                supersedes?: string | null
                /** @description Expected day of the next document of this kind; null without a rhythm. */
                next_expected_on?: string | null
                /** @description Codes of known gaps in documents of this kind. */
                known_gaps?: string[]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/historical-sources.csv` and `/historical-sources.ndjson` and `/historical-sources.parquet` and `/historical-sources.xlsx`. */
    'listHistoricalSources.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "8f07178bf4565dc924be187d371b9d90181449245f705a53661a8cc6db9a02cf",
         *           "kinds": [
         *             "member_api",
         *             "member_history"
         *           ],
         *           "publisher": "Clerk of the House of Representatives",
         *           "title": "clerk-members/119",
         *           "url": "https://members.example/MemberData.xml",
         *           "period_start": null,
         *           "period_end": null,
         *           "retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "sha256": "8f07178bf4565dc924be187d371b9d90181449245f705a53661a8cc6db9a02cf",
         *           "bytes": 406222,
         *           "rows_read": 441,
         *           "rows_published": 441,
         *           "rows_merged": 0,
         *           "rows_quarantined": 0,
         *           "refused": null,
         *           "parser_version": "1",
         *           "licence_note": "A work of the U.S. Government: not subject to copyright in the United States (17 U.S.C. 105).",
         *           "supersedes": null,
         *           "next_expected_on": "2026-06-22",
         *           "known_gaps": [
         *             "member_lists",
         *             "history_sources"
         *           ],
         *           "sources": [],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 6,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2026-06-15T12:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "member_history",
         *               "last_success_at": "2026-06-15T12:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-07-15",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['SourceDocument']
            | {
                /** @description SHA-256 of the document. */
                id?: string
                /** @description Kinds of the document. */
                kinds?: ('payroll' | 'member_api' | 'committee_api' | 'member_history' | 'hearing')[]
                /** @description Body that published the document. */
                publisher?: string
                /** @description Title of the document, or of its series in the newest document. */
                title?: string
                /** @description Address at which the publisher released the document. */
                url?: string
                /** @description First day of the reported period; null if the document has none. */
                period_start?: string | null
                /** @description Last day of the reported period; null if the document has none. */
                period_end?: string | null
                /**
                 * Format: date-time
                 * @description UTC instant, ISO 8601.
                 */
                retrieved_at?: string
                /** @description Day of publication; null if the publisher does not give it. */
                published_at?: string | null
                /**
                 * Format: date-time
                 * @description Time when this service last checked the document for changes, in UTC.
                 */
                checked_at?: string
                /** @description SHA-256 of the bytes of the document. */
                sha256?: string
                /** @description Size in bytes. */
                bytes?: number
                /** @description Rows or entries read. */
                rows_read?: number
                /** @description Rows that were published, or used in published rows. */
                rows_published?: number
                /** @description Continuation rows, joined to another row. */
                rows_merged?: number
                /** @description Rows that could not be read. refusals.csv of the release lists each with its reason. */
                rows_quarantined?: number
                /** @description Reason why the whole document was refused; null otherwise. */
                refused?: string | null
                /** @description Version of the parser. It changes whenever the same bytes would be read differently. */
                parser_version?: string
                /** @description Rights to the document, as far as known. */
                licence_note?: string
                /** @description SHA-256 of the earlier document at the same address; null if there is none. */
                supersedes?: string | null
                /** @description Expected day of the next document of this kind; null without a rhythm. */
                next_expected_on?: string | null
                /** @description Codes of known gaps in documents of this kind. */
                known_gaps?: string[]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/hearing-sources.csv` and `/hearing-sources.ndjson` and `/hearing-sources.parquet` and `/hearing-sources.xlsx`. */
    'listHearingSources.OK': {
      headers: {
        /** @description The quotas of the key: `"minute";q=600;w=60, "day";q=100000;w=86400` means 600 requests in a UTC minute and 100,000 in a UTC day. Absent for a key without quotas. */
        'ratelimit-policy'?: string
        /** @description Rest of each quota: `r` requests are left, and the quota starts again after `t` seconds. */
        ratelimit?: string
        /** @description Strong tag: the same snapshot, query and format have the same tag. In JSON the tag also changes with the UTC day, because `meta.freshness` does. */
        etag?: string
        /** @description `Accept, Accept-Encoding, Authorization`. */
        vary?: string
        /** @description `private, no-cache`: only the holder of the key may store the answer, and checks with `If-None-Match` before each use. */
        'cache-control'?: string
        /** @description Snapshot token, like `meta.snapshot` in JSON. */
        'rotunda-snapshot'?: string
        /** @description Number of rows in the body. Only with `all=true`. */
        'rotunda-rows'?: string
        /** @description Name for the file. Only with `all=true`, and for Parquet and XLSX. */
        'content-disposition'?: string
        /** @description Absolute addresses: `next` if more rows follow, `first`, `describedby`, and `cite-as` for the permanent address of this answer. At a permanent address also `latest-version`. */
        link?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "data": [
         *         {
         *           "id": "caccb53ceceb9151884dfee59df1cbafd6002bfb6a7be6e6ce4078db355b2e9e",
         *           "kinds": [
         *             "hearing"
         *           ],
         *           "publisher": "Clerk of the House, Committee Repository",
         *           "title": "meetings/119/900001/2025-01-27T14:30:00Z",
         *           "url": "https://repository.example/meetings/II/II00/20250204/900001/HHRG-119-II24-20250204.xml",
         *           "period_start": null,
         *           "period_end": null,
         *           "retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "sha256": "caccb53ceceb9151884dfee59df1cbafd6002bfb6a7be6e6ce4078db355b2e9e",
         *           "bytes": 1502,
         *           "rows_read": 2,
         *           "rows_published": 2,
         *           "rows_merged": 0,
         *           "rows_quarantined": 0,
         *           "refused": null,
         *           "parser_version": "1",
         *           "licence_note": "A work of the U.S. Government: not subject to copyright in the United States (17 U.S.C. 105).",
         *           "supersedes": null,
         *           "next_expected_on": "2025-02-03",
         *           "known_gaps": [
         *             "meeting_coverage",
         *             "senate_witness_gap"
         *           ],
         *           "sources": [],
         *           "first_seen_at": "2025-01-27T20:00:00.000Z",
         *           "last_changed_at": "2025-01-27T20:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "rights",
         *             "sample_data"
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "snap-9ba5498b9ff5e5dc66fe",
         *         "next_offset": 1,
         *         "total": 108,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2025-01-27T20:00:00.000Z",
         *           "latest_retrieved_at": "2026-07-26T11:00:00.000Z",
         *           "latest_published_at": null,
         *           "checked_at": "2025-01-27T20:00:00.000Z",
         *           "families": [
         *             {
         *               "family": "hearing",
         *               "last_success_at": "2026-07-26T11:00:00.000Z",
         *               "newest_period": null,
         *               "lag_days": null,
         *               "next_expected_on": "2026-08-02",
         *               "status": "late"
         *             }
         *           ]
         *         },
         *         "coverage": [
         *           {
         *             "code": "rights",
         *             "text": "Access to this data grants no licence to the documents behind it. Credit the original publisher and keep the source links and dates."
         *           },
         *           {
         *             "code": "sample_data",
         *             "text": "Fictional data that shows how the service works: no person, committee meeting or payment in it is real."
         *           }
         *         ],
         *         "attribution": "Data: the publishers named in each row, collected by Rotunda. Keep the sources and their dates with the data."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['SourceDocument']
            | {
                /** @description SHA-256 of the document. */
                id?: string
                /** @description Kinds of the document. */
                kinds?: ('payroll' | 'member_api' | 'committee_api' | 'member_history' | 'hearing')[]
                /** @description Body that published the document. */
                publisher?: string
                /** @description Title of the document, or of its series in the newest document. */
                title?: string
                /** @description Address at which the publisher released the document. */
                url?: string
                /** @description First day of the reported period; null if the document has none. */
                period_start?: string | null
                /** @description Last day of the reported period; null if the document has none. */
                period_end?: string | null
                /**
                 * Format: date-time
                 * @description UTC instant, ISO 8601.
                 */
                retrieved_at?: string
                /** @description Day of publication; null if the publisher does not give it. */
                published_at?: string | null
                /**
                 * Format: date-time
                 * @description Time when this service last checked the document for changes, in UTC.
                 */
                checked_at?: string
                /** @description SHA-256 of the bytes of the document. */
                sha256?: string
                /** @description Size in bytes. */
                bytes?: number
                /** @description Rows or entries read. */
                rows_read?: number
                /** @description Rows that were published, or used in published rows. */
                rows_published?: number
                /** @description Continuation rows, joined to another row. */
                rows_merged?: number
                /** @description Rows that could not be read. refusals.csv of the release lists each with its reason. */
                rows_quarantined?: number
                /** @description Reason why the whole document was refused; null otherwise. */
                refused?: string | null
                /** @description Version of the parser. It changes whenever the same bytes would be read differently. */
                parser_version?: string
                /** @description Rights to the document, as far as known. */
                licence_note?: string
                /** @description SHA-256 of the earlier document at the same address; null if there is none. */
                supersedes?: string | null
                /** @description Expected day of the next document of this kind; null without a rhythm. */
                next_expected_on?: string | null
                /** @description Codes of known gaps in documents of this kind. */
                known_gaps?: string[]
                /** @description Places in source documents that give the values of the row. */
                sources?: components['schemas']['RowSource'][]
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with this row, in UTC.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first document with the present content of the row, in UTC.
                 */
                last_changed_at?: string
                /** @description Number of different versions of this row in the documents so far. */
                revision?: number
                /** @description Codes of the coverage notes for the row. `coverage.json` of a release has their texts, and so has `meta.coverage` of an answer. */
                coverage_notes?: string[]
              }
          )[]
          meta: components['schemas']['PartnerMeta']
        }
      }
    }
  }
  parameters: {
    /**
     * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    id: string[]
    /**
     * @description Id of a part of the profile in an earlier release, as in `merges`, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "obs_75af31fe643ea57d"
     *     ]
     */
    part_id: string[]
    /**
     * @description A chamber that has paid the person. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    chamber: string[]
    /**
     * @description Id of an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "ofc_house_Z900001"
     *     ]
     */
    office_id: string[]
    /**
     * @description Bioguide id of a member who runs an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    member_id: string[]
    /**
     * @description Id of a committee that has paid the person (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    committee_id: string[]
    /**
     * @description Kind of work of the person, from words in titles. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chief_of_staff"
     *     ]
     */
    title_class: string[]
    /**
     * @description Label of a report with the person, such as 2025Q1 or 2024-04..2024-09. For several values, repeat the parameter.
     * @example [
     *       "2025Q2"
     *     ]
     */
    active_in: string[]
    /**
     * @description Fact of the employment that every observation states. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "shared"
     *     ]
     */
    flags: string[]
    /**
     * @description Risk that several persons have the name. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "low"
     *     ]
     */
    homonym_risk: string[]
    /**
     * @description Origin of the profile. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "auto"
     *     ]
     */
    status: string[]
    /**
     * @description Excludes the rows that the filter `id` selects with these values.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    not_id: string[]
    /**
     * @description Excludes the rows that the filter `part_id` selects with these values.
     * @example [
     *       "obs_75af31fe643ea57d"
     *     ]
     */
    not_part_id: string[]
    /**
     * @description Excludes the rows that the filter `chamber` selects with these values.
     * @example [
     *       "House"
     *     ]
     */
    not_chamber: string[]
    /**
     * @description Excludes the rows that the filter `office_id` selects with these values.
     * @example [
     *       "ofc_house_Z900001"
     *     ]
     */
    not_office_id: string[]
    /**
     * @description Excludes the rows that the filter `member_id` selects with these values.
     * @example [
     *       "Z900001"
     *     ]
     */
    not_member_id: string[]
    /**
     * @description Excludes the rows that the filter `committee_id` selects with these values.
     * @example [
     *       "HSAG00"
     *     ]
     */
    not_committee_id: string[]
    /**
     * @description Excludes the rows that the filter `title_class` selects with these values.
     * @example [
     *       "chief_of_staff"
     *     ]
     */
    not_title_class: string[]
    /**
     * @description Excludes the rows that the filter `active_in` selects with these values.
     * @example [
     *       "2025Q2"
     *     ]
     */
    not_active_in: string[]
    /**
     * @description Excludes the rows that the filter `flags` selects with these values.
     * @example [
     *       "shared"
     *     ]
     */
    not_flags: string[]
    /**
     * @description Excludes the rows that the filter `homonym_risk` selects with these values.
     * @example [
     *       "low"
     *     ]
     */
    not_homonym_risk: string[]
    /**
     * @description Excludes the rows that the filter `status` selects with these values.
     * @example [
     *       "auto"
     *     ]
     */
    not_status: string[]
    /**
     * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
     * @example 2026-01-20
     */
    changed_since: string | unknown | unknown
    /**
     * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    q: string
    /**
     * @description true includes people known only from internships.
     * @example true
     */
    include_interns: 'true' | 'false'
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: name, id. Separate several by commas.
     * @example [
     *       "name"
     *     ]
     */
    sort: (
      | 'name'
      | '-name'
      | 'first_observed'
      | '-first_observed'
      | 'last_observed'
      | '-last_observed'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    fields: (
      | 'id'
      | 'display_name'
      | 'name_variants'
      | 'resolution'
      | 'first_observed'
      | 'last_observed'
      | 'latest'
      | 'positions'
      | 'chambers'
      | 'flags'
      | 'periods'
      | 'gaps'
      | 'homonym_risk'
      | 'observation_count'
      | 'merges'
      | 'possible_matches'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Maximum number of rows on a page.
     * @example 50
     */
    limit: number
    /**
     * @description Rows to skip: `meta.next_offset` of the previous page.
     * @example 0
     */
    offset: number
    /**
     * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
     * @example snap-7f0aac01fdfa23cd73dc
     */
    snapshot: string
    /**
     * @description Format of the answer. Takes precedence over the `Accept` header.
     * @example json
     */
    format: 'json' | 'csv' | 'ndjson' | 'parquet' | 'xlsx'
    /**
     * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
     * @example false
     */
    bom: 'true' | 'false'
    /**
     * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
     * @example false
     */
    all: 'true' | 'false'
    /**
     * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
     * @example false
     */
    trailer: 'true' | 'false'
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chamber"
     *     ]
     */
    facet: (
      | 'chamber'
      | 'office_id'
      | 'member_id'
      | 'committee_id'
      | 'title_class'
      | 'active_in'
      | 'flags'
      | 'homonym_risk'
      | 'status'
    )[]
    /**
     * @description Maximum number of values per facet. The most frequent come first.
     * @example 20
     */
    facet_limit: number
    /**
     * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
     * @example *
     */
    'if-match': string
    /**
     * @description `ETag` of the answer that the client already has.
     * @example "of-an-earlier-answer"
     */
    'if-none-match': string
    /**
     * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
     * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
     */
    release: string
    /**
     * @description Chamber that published the pay. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listStaffObservations.chamber': string[]
    /**
     * @description Label of a report period, such as 2025Q1 or 2024-04..2024-09. Give a period or an office: larger sets exceed the offset limit. For several values, repeat the parameter.
     * @example [
     *       "2025Q2"
     *     ]
     */
    period: string[]
    /**
     * @description Id of the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "ofc_house_Z900001"
     *     ]
     */
    'listStaffObservations.office_id': string[]
    /**
     * @description Kind of office that pays. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "member"
     *     ]
     */
    office_kind: string[]
    /**
     * @description Bioguide id of the member who runs the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    'listStaffObservations.member_id': string[]
    /**
     * @description Id of the committee that pays (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listStaffObservations.committee_id': string[]
    /**
     * @description Kind of work, from words in the title. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chief_of_staff"
     *     ]
     */
    'listStaffObservations.title_class': string[]
    /**
     * @description Fact of the employment from the title or the program, or an oddity of the row. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "shared"
     *     ]
     */
    'listStaffObservations.flags': string[]
    /**
     * @description State of the amount. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "reported"
     *     ]
     */
    amount_status: string[]
    /**
     * @description Id of a profile, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "stf_75af31fe643ea57d"
     *     ]
     */
    profile_id: string[]
    /**
     * @description Excludes the rows that the filter `period` selects with these values.
     * @example [
     *       "2025Q2"
     *     ]
     */
    not_period: string[]
    /**
     * @description Excludes the rows that the filter `office_kind` selects with these values.
     * @example [
     *       "member"
     *     ]
     */
    not_office_kind: string[]
    /**
     * @description Excludes the rows that the filter `amount_status` selects with these values.
     * @example [
     *       "reported"
     *     ]
     */
    not_amount_status: string[]
    /**
     * @description Excludes the rows that the filter `profile_id` selects with these values.
     * @example [
     *       "stf_75af31fe643ea57d"
     *     ]
     */
    not_profile_id: string[]
    /**
     * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listStaffObservations.q': string
    /**
     * @description true includes interns.
     * @example true
     */
    'listStaffObservations.include_interns': 'true' | 'false'
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest period first, then office, name, id. Separate several by commas.
     * @example [
     *       "period"
     *     ]
     */
    'listStaffObservations.sort': (
      | 'period'
      | '-period'
      | 'name'
      | '-name'
      | 'pay_start'
      | '-pay_start'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listStaffObservations.fields': (
      | 'id'
      | 'chamber'
      | 'report_period'
      | 'pay_start'
      | 'pay_end'
      | 'date_basis'
      | 'name_raw'
      | 'name'
      | 'title_raw'
      | 'title'
      | 'title_truncated'
      | 'title_class'
      | 'flags'
      | 'office'
      | 'program'
      | 'components'
      | 'amount'
      | 'amount_status'
      | 'profile_id'
      | 'match'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chamber"
     *     ]
     */
    'listStaffObservations.facet': (
      | 'chamber'
      | 'period'
      | 'office_id'
      | 'office_kind'
      | 'member_id'
      | 'committee_id'
      | 'title_class'
      | 'flags'
      | 'amount_status'
    )[]
    /**
     * @description Chamber of the newest seat or, with `congress`, of the seat in that Congress. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listMembers.chamber': string[]
    /**
     * @description State or territory of the newest seat or, with `congress`, of the seat in that Congress, two letters in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA"
     *     ]
     */
    state: string[]
    /**
     * @description District of the newest seat or, with `congress`, of the seat in that Congress; 0 at large. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       0
     *     ]
     */
    district: number[]
    /**
     * @description Party of the newest seat or, with `congress`, of the seat in that Congress, as the rows name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Democrat"
     *     ]
     */
    party: string[]
    /**
     * @description true selects sitting members.
     * @example [
     *       "true"
     *     ]
     */
    current: string[]
    /**
     * @description Number of a Congress in which the member served. Together with chamber, state, district, senate_class or party, it selects the seat in that Congress (`seats`). For several values, repeat the parameter or separate them by commas.
     * @example [
     *       1
     *     ]
     */
    congress: number[]
    /**
     * @description Class of the newest seat or, with `congress`, of the seat in that Congress. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       1
     *     ]
     */
    senate_class: number[]
    /**
     * @description Excludes the rows that the filter `state` selects with these values.
     * @example [
     *       "CA"
     *     ]
     */
    not_state: string[]
    /**
     * @description Excludes the rows that the filter `district` selects with these values.
     * @example [
     *       0
     *     ]
     */
    not_district: number[]
    /**
     * @description Excludes the rows that the filter `party` selects with these values.
     * @example [
     *       "Democrat"
     *     ]
     */
    not_party: string[]
    /**
     * @description Excludes the rows that the filter `current` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_current: string[]
    /**
     * @description Excludes the rows that the filter `congress` selects with these values.
     * @example [
     *       1
     *     ]
     */
    not_congress: number[]
    /**
     * @description Excludes the rows that the filter `senate_class` selects with these values.
     * @example [
     *       1
     *     ]
     */
    not_senate_class: number[]
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: sitting members first, then surname, first name, id. Separate several by commas.
     * @example [
     *       "name"
     *     ]
     */
    'listMembers.sort': (
      | 'name'
      | '-name'
      | 'state'
      | '-state'
      | 'district'
      | '-district'
      | 'party'
      | '-party'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listMembers.fields': (
      | 'id'
      | 'name'
      | 'display_name'
      | 'other_names'
      | 'birthday'
      | 'gender'
      | 'current'
      | 'chamber'
      | 'state'
      | 'state_name'
      | 'district'
      | 'senate_class'
      | 'party'
      | 'caucus'
      | 'congresses'
      | 'seats'
      | 'vacancy_note'
      | 'ids'
      | 'contact'
      | 'district_offices'
      | 'social'
      | 'photo'
      | 'leadership_titles'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chamber"
     *     ]
     */
    'listMembers.facet': ('chamber' | 'state' | 'party' | 'current' | 'congress' | 'senate_class')[]
    /**
     * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    'listMemberRoles.member_id': string[]
    /**
     * @description Kind of role. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "term"
     *     ]
     */
    kind: string[]
    /**
     * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       1
     *     ]
     */
    'listMemberRoles.congress': number[]
    /**
     * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listMemberRoles.chamber': string[]
    /**
     * @description State or territory, two letters in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA"
     *     ]
     */
    'listMemberRoles.state': string[]
    /**
     * @description Party as the rows name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Democrat"
     *     ]
     */
    'listMemberRoles.party': string[]
    /**
     * @description true selects roles that ran when their source was retrieved.
     * @example [
     *       "true"
     *     ]
     */
    is_current: string[]
    /**
     * @description Excludes the rows that the filter `kind` selects with these values.
     * @example [
     *       "term"
     *     ]
     */
    not_kind: string[]
    /**
     * @description Excludes the rows that the filter `is_current` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_is_current: string[]
    /**
     * @description Roles that began on this day or later.
     * @example 2026-01-20
     */
    start_from: string
    /**
     * @description Roles that began on this day or before. The same day in `end_from` selects roles active on that day.
     * @example 2026-01-20
     */
    start_to: string
    /**
     * @description Roles that ended on this day or later, or have not ended.
     * @example 2026-01-20
     */
    end_from: string
    /**
     * @description Roles that ended on this day or before.
     * @example 2026-01-20
     */
    end_to: string
    /**
     * @description Roles active on this day. A role without an end is still active.
     * @example 2026-01-20
     */
    active_on: string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: member, first day, kind, id. Separate several by commas.
     * @example [
     *       "start"
     *     ]
     */
    'listMemberRoles.sort': (
      | 'start'
      | '-start'
      | 'end'
      | '-end'
      | 'state'
      | '-state'
      | 'name'
      | '-name'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listMemberRoles.fields': (
      | 'id'
      | 'member_id'
      | 'name'
      | 'kind'
      | 'chamber'
      | 'title'
      | 'state'
      | 'district'
      | 'senate_class'
      | 'party'
      | 'caucus'
      | 'start'
      | 'start_basis'
      | 'end'
      | 'end_basis'
      | 'how'
      | 'end_type'
      | 'congresses'
      | 'is_current'
      | 'elected_on'
      | 'sworn_on'
      | 'note'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "kind"
     *     ]
     */
    'listMemberRoles.facet': ('kind' | 'congress' | 'chamber' | 'state' | 'party' | 'is_current')[]
    /**
     * @description `id` of the committee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listCommittees.id': string[]
    /**
     * @description Code of the committee in any system, such as `AG00` or `hsag00`, in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    code: string[]
    /**
     * @description Chamber of the committee. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listCommittees.chamber': string[]
    /**
     * @description Kind of committee. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Standing"
     *     ]
     */
    'listCommittees.kind': string[]
    /**
     * @description `id` of the parent committee of a subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    parent_id: string[]
    /**
     * @description true selects committees of today.
     * @example [
     *       "true"
     *     ]
     */
    'listCommittees.current': string[]
    /**
     * @description State of the roster. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "published"
     *     ]
     */
    roster: string[]
    /**
     * @description Excludes the rows that the filter `id` selects with these values.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listCommittees.not_id': string[]
    /**
     * @description Excludes the rows that the filter `code` selects with these values.
     * @example [
     *       "HSAG00"
     *     ]
     */
    not_code: string[]
    /**
     * @description Excludes the rows that the filter `chamber` selects with these values.
     * @example [
     *       "House"
     *     ]
     */
    'listCommittees.not_chamber': string[]
    /**
     * @description Excludes the rows that the filter `kind` selects with these values.
     * @example [
     *       "Standing"
     *     ]
     */
    'listCommittees.not_kind': string[]
    /**
     * @description Excludes the rows that the filter `parent_id` selects with these values.
     * @example [
     *       "HSAG00"
     *     ]
     */
    not_parent_id: string[]
    /**
     * @description Excludes the rows that the filter `roster` selects with these values.
     * @example [
     *       "published"
     *     ]
     */
    not_roster: string[]
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: committees of today first, then id. Separate several by commas.
     * @example [
     *       "name"
     *     ]
     */
    'listCommittees.sort': ('name' | '-name' | 'last_changed_at' | '-last_changed_at' | 'id' | '-id')[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listCommittees.fields': (
      | 'id'
      | 'codes'
      | 'name'
      | 'chamber'
      | 'kind'
      | 'kind_basis'
      | 'parent_id'
      | 'current'
      | 'names'
      | 'congresses'
      | 'established_by'
      | 'url'
      | 'minority_url'
      | 'rss_url'
      | 'minority_rss_url'
      | 'phone'
      | 'address'
      | 'youtube_id'
      | 'wikipedia'
      | 'jurisdiction'
      | 'ratio'
      | 'roster'
      | 'archival_ids'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chamber"
     *     ]
     */
    'listCommittees.facet': ('chamber' | 'kind' | 'current' | 'congress' | 'roster')[]
    /**
     * @description `id` of the assignment, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listCommitteeAssignments.id': string[]
    /**
     * @description `id` of the committee or subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listCommitteeAssignments.committee_id': string[]
    /**
     * @description `id` of the committee or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    parent_committee_id: string[]
    /**
     * @description Side of the member. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "majority"
     *     ]
     */
    side: string[]
    /**
     * @description Role of the member. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chair"
     *     ]
     */
    role: string[]
    /**
     * @description true selects assignments of today.
     * @example [
     *       "true"
     *     ]
     */
    'listCommitteeAssignments.current': string[]
    /**
     * @description Whether the committee is known. `false` lists the unknown codes.
     * @example [
     *       "true"
     *     ]
     */
    matched: string[]
    /**
     * @description Excludes the rows that the filter `parent_committee_id` selects with these values.
     * @example [
     *       "HSAG00"
     *     ]
     */
    not_parent_committee_id: string[]
    /**
     * @description Excludes the rows that the filter `side` selects with these values.
     * @example [
     *       "majority"
     *     ]
     */
    not_side: string[]
    /**
     * @description Excludes the rows that the filter `role` selects with these values.
     * @example [
     *       "chair"
     *     ]
     */
    not_role: string[]
    /**
     * @description Excludes the rows that the filter `matched` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_matched: string[]
    /**
     * @description Assignments in force on this day. If no source gives their days, an earlier and a later roster must both list them. An assignment without an end is still in force.
     * @example 2026-01-20
     */
    'listCommitteeAssignments.active_on': string
    /**
     * @description Assignments that are first known on this day or later.
     * @example 2026-01-20
     */
    'listCommitteeAssignments.start_from': string
    /**
     * @description Assignments that ended, or are last known, on this day or before.
     * @example 2026-01-20
     */
    'listCommitteeAssignments.end_to': string
    /**
     * @description true makes `committee_id` also select the assignments to its subcommittees.
     * @example true
     */
    include_subcommittees: 'true' | 'false'
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest Congress first, then committee, side, rank, name, id. Separate several by commas.
     * @example [
     *       "committee_id"
     *     ]
     */
    'listCommitteeAssignments.sort': (
      | 'committee_id'
      | '-committee_id'
      | 'name'
      | '-name'
      | 'rank'
      | '-rank'
      | 'start'
      | '-start'
      | 'end'
      | '-end'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listCommitteeAssignments.fields': (
      | 'id'
      | 'committee_id'
      | 'committee_code_raw'
      | 'committee_name'
      | 'matched'
      | 'chamber'
      | 'member_id'
      | 'name_raw'
      | 'member_chamber'
      | 'congress'
      | 'side'
      | 'rank'
      | 'rank_basis'
      | 'role'
      | 'title_raw'
      | 'start'
      | 'start_imputed'
      | 'end'
      | 'end_reason'
      | 'resignation'
      | 'resolution'
      | 'roster_as_of'
      | 'known_from'
      | 'known_to'
      | 'current'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "committee_id"
     *     ]
     */
    'listCommitteeAssignments.facet': (
      'committee_id' | 'congress' | 'chamber' | 'side' | 'role' | 'current' | 'matched'
    )[]
    /**
     * @description A chamber in which the member has served (filters by chamber, State, party and Congress must all match one entry of `seats`). In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listHistoricalMembers.chamber': string[]
    /**
     * @description A State or territory that the member has represented (filters by chamber, State, party and Congress must all match one entry of `seats`), two letters in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA"
     *     ]
     */
    'listHistoricalMembers.state': string[]
    /**
     * @description A party that the member has belonged to (filters by chamber, State, party and Congress must all match one entry of `seats`), in any case. For several values, repeat the parameter.
     * @example [
     *       "Democrat"
     *     ]
     */
    'listHistoricalMembers.party': string[]
    /**
     * @description A Congress in which the member served (filters by chamber, State, party and Congress must all match one entry of `seats`). For several values, repeat the parameter or separate them by commas.
     * @example [
     *       1
     *     ]
     */
    'listHistoricalMembers.congress': number[]
    /**
     * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "14066"
     *     ]
     */
    icpsr: string[]
    /**
     * @description Excludes the rows that the filter `icpsr` selects with these values.
     * @example [
     *       "14066"
     *     ]
     */
    not_icpsr: string[]
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: surname, first name, id. Separate several by commas.
     * @example [
     *       "name"
     *     ]
     */
    'listHistoricalMembers.sort': (
      | 'name'
      | '-name'
      | 'first_congress'
      | '-first_congress'
      | 'last_congress'
      | '-last_congress'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listHistoricalMembers.fields': (
      | 'id'
      | 'name'
      | 'display_name'
      | 'name_history'
      | 'birth'
      | 'death'
      | 'gender'
      | 'ids'
      | 'first_congress'
      | 'last_congress'
      | 'congresses'
      | 'congress_count'
      | 'seats'
      | 'chambers'
      | 'states'
      | 'parties'
      | 'relatives'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "chamber"
     *     ]
     */
    'listHistoricalMembers.facet': ('chamber' | 'state' | 'party' | 'congress')[]
    /**
     * @description District, 0 at large. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       0
     *     ]
     */
    'listHistoricalService.district': number[]
    /**
     * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       0
     *     ]
     */
    'listHistoricalService.icpsr': number[]
    /**
     * @description Means by which the member won the seat. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "general"
     *     ]
     */
    means: string[]
    /**
     * @description Source that has the row. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress_legislators"
     *     ]
     */
    in_source: string[]
    /**
     * @description Agreement of the sources. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "all"
     *     ]
     */
    agreement: string[]
    /**
     * @description Excludes the rows that the filter `icpsr` selects with these values.
     * @example [
     *       0
     *     ]
     */
    'listHistoricalService.not_icpsr': number[]
    /**
     * @description Excludes the rows that the filter `means` selects with these values.
     * @example [
     *       "general"
     *     ]
     */
    not_means: string[]
    /**
     * @description Excludes the rows that the filter `in_source` selects with these values.
     * @example [
     *       "congress_legislators"
     *     ]
     */
    not_in_source: string[]
    /**
     * @description Excludes the rows that the filter `agreement` selects with these values.
     * @example [
     *       "all"
     *     ]
     */
    not_agreement: string[]
    /**
     * @description Service that began on this day or later.
     * @example 2026-01-20
     */
    'listHistoricalService.start_from': string
    /**
     * @description Service that began on this day or before. The same day in `end_from` selects service on that day.
     * @example 2026-01-20
     */
    'listHistoricalService.start_to': string
    /**
     * @description Service that ended on this day or later.
     * @example 2026-01-20
     */
    'listHistoricalService.end_from': string
    /**
     * @description Service that ended on this day or before.
     * @example 2026-01-20
     */
    'listHistoricalService.end_to': string
    /**
     * @description Service on this day.
     * @example 2026-01-20
     */
    'listHistoricalService.active_on': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: Congress, chamber, State, district, first day, id. Separate several by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listHistoricalService.sort': (
      | 'congress'
      | '-congress'
      | 'start'
      | '-start'
      | 'state'
      | '-state'
      | 'name'
      | '-name'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listHistoricalService.fields': (
      | 'id'
      | 'member_id'
      | 'name'
      | 'congress'
      | 'chamber'
      | 'state'
      | 'district'
      | 'senate_class'
      | 'party'
      | 'party_code'
      | 'start'
      | 'end'
      | 'date_basis'
      | 'means'
      | 'ended_by'
      | 'icpsr'
      | 'occupancy'
      | 'in_sources'
      | 'agreement'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listHistoricalService.facet': (
      'congress' | 'chamber' | 'state' | 'party' | 'means' | 'in_source' | 'agreement'
    )[]
    /**
     * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listMeetings.id': string[]
    /**
     * @description Number of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "900030"
     *     ]
     */
    event_id: string[]
    /**
     * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "House"
     *     ]
     */
    'listMeetings.chamber': string[]
    /**
     * @description Type of meeting. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Hearing"
     *     ]
     */
    event_type: string[]
    /**
     * @description Evidence for the type. `native` leaves out types derived for the Senate. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "native"
     *     ]
     */
    event_type_basis: string[]
    /**
     * @description Status. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Scheduled"
     *     ]
     */
    'listMeetings.status': string[]
    /**
     * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listMeetings.committee_id': string[]
    /**
     * @description `id` of a committee that meets, or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listMeetings.parent_committee_id': string[]
    /**
     * @description Whether the meeting lists a witness.
     * @example [
     *       "true"
     *     ]
     */
    has_witnesses: string[]
    /**
     * @description Bill of the meeting, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "hr9404-119"
     *     ]
     */
    bill: string[]
    /**
     * @description Excludes the rows that the filter `event_id` selects with these values.
     * @example [
     *       "900030"
     *     ]
     */
    not_event_id: string[]
    /**
     * @description Excludes the rows that the filter `chamber` selects with these values.
     * @example [
     *       "House"
     *     ]
     */
    'listMeetings.not_chamber': string[]
    /**
     * @description Excludes the rows that the filter `event_type` selects with these values.
     * @example [
     *       "Hearing"
     *     ]
     */
    not_event_type: string[]
    /**
     * @description Excludes the rows that the filter `event_type_basis` selects with these values.
     * @example [
     *       "native"
     *     ]
     */
    not_event_type_basis: string[]
    /**
     * @description Excludes the rows that the filter `status` selects with these values.
     * @example [
     *       "Scheduled"
     *     ]
     */
    'listMeetings.not_status': string[]
    /**
     * @description Excludes the rows that the filter `has_witnesses` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_has_witnesses: string[]
    /**
     * @description Excludes the rows that the filter `bill` selects with these values.
     * @example [
     *       "hr9404-119"
     *     ]
     */
    not_bill: string[]
    /**
     * @description Meetings with a Washington date on this day or later.
     * @example 2026-01-20
     */
    from: string
    /**
     * @description Meetings with a Washington date on this day or before.
     * @example 2026-01-20
     */
    to: string
    /**
     * @description Words to find in title or names of bills. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listMeetings.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest first, then id. Separate several by commas.
     * @example [
     *       "starts_at"
     *     ]
     */
    'listMeetings.sort': (
      | 'starts_at'
      | '-starts_at'
      | 'local_date'
      | '-local_date'
      | 'title'
      | '-title'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listMeetings.fields': (
      | 'id'
      | 'event_id'
      | 'congress'
      | 'session'
      | 'chamber'
      | 'event_type'
      | 'event_type_raw'
      | 'event_type_basis'
      | 'title'
      | 'status'
      | 'status_raw'
      | 'status_basis'
      | 'starts_at'
      | 'local_date'
      | 'local_time'
      | 'time_note'
      | 'continuations'
      | 'closed'
      | 'location'
      | 'committee_ids'
      | 'bills'
      | 'nominations'
      | 'treaties'
      | 'video'
      | 'counts'
      | 'revisions'
      | 'coverage'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listMeetings.facet': (
      'congress' | 'chamber' | 'event_type' | 'event_type_basis' | 'status' | 'committee_id'
    )[]
    /**
     * @description `id` of the row, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listMeetingCommittees.id': string[]
    /**
     * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "mtg_119_house_900001"
     *     ]
     */
    meeting_id: string[]
    /**
     * @description Role of the committee in the meeting. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "host"
     *     ]
     */
    'listMeetingCommittees.role': string[]
    /**
     * @description Whether the code of the committee is known. `false` lists the unknown codes.
     * @example [
     *       "true"
     *     ]
     */
    'listMeetingCommittees.matched': string[]
    /**
     * @description Excludes the rows that the filter `meeting_id` selects with these values.
     * @example [
     *       "mtg_119_house_900001"
     *     ]
     */
    not_meeting_id: string[]
    /**
     * @description Excludes the rows that the filter `role` selects with these values.
     * @example [
     *       "host"
     *     ]
     */
    'listMeetingCommittees.not_role': string[]
    /**
     * @description Words to find in name or code of the committee. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listMeetingCommittees.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: meeting, position, id. Separate several by commas.
     * @example [
     *       "committee_id"
     *     ]
     */
    'listMeetingCommittees.sort': (
      | 'committee_id'
      | '-committee_id'
      | 'position'
      | '-position'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listMeetingCommittees.fields': (
      | 'id'
      | 'meeting_id'
      | 'congress'
      | 'chamber'
      | 'committee_id'
      | 'committee_code_raw'
      | 'name_raw'
      | 'role'
      | 'position'
      | 'matched'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listMeetingCommittees.facet': ('congress' | 'chamber' | 'committee_id' | 'role' | 'matched')[]
    /**
     * @description `id` of the appearance, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listWitnessAppearances.id': string[]
    /**
     * @description `id` of the printed hearing, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CHRG-119shrg99014"
     *     ]
     */
    publication_id: string[]
    /**
     * @description Official type, in any case. For several values, repeat the parameter.
     * @example [
     *       "Non-Governmental"
     *     ]
     */
    witness_type: string[]
    /**
     * @description Organization as the source writes it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    organization: string[]
    /**
     * @description `same_name_key` of an appearance, in any case. For several values, repeat the parameter.
     * @example [
     *       "dario placeholt"
     *     ]
     */
    same_name_key: string[]
    /**
     * @description Whether the list says that the witness testified.
     * @example [
     *       "true"
     *     ]
     */
    testified: string[]
    /**
     * @description Bioguide id of a witness who is a member, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    'listWitnessAppearances.member_id': string[]
    /**
     * @description List that names the witness. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "house_xml"
     *     ]
     */
    listed_in: string[]
    /**
     * @description Excludes the rows that the filter `publication_id` selects with these values.
     * @example [
     *       "CHRG-119shrg99014"
     *     ]
     */
    not_publication_id: string[]
    /**
     * @description Excludes the rows that the filter `witness_type` selects with these values.
     * @example [
     *       "Non-Governmental"
     *     ]
     */
    not_witness_type: string[]
    /**
     * @description Excludes the rows that the filter `organization` selects with these values.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    not_organization: string[]
    /**
     * @description Excludes the rows that the filter `same_name_key` selects with these values.
     * @example [
     *       "dario placeholt"
     *     ]
     */
    not_same_name_key: string[]
    /**
     * @description Excludes the rows that the filter `testified` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_testified: string[]
    /**
     * @description Excludes the rows that the filter `listed_in` selects with these values.
     * @example [
     *       "house_xml"
     *     ]
     */
    not_listed_in: string[]
    /**
     * @description Words to find in name, position or organization. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listWitnessAppearances.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, panel, place on the list, id. Separate several by commas.
     * @example [
     *       "local_date"
     *     ]
     */
    'listWitnessAppearances.sort': (
      | 'local_date'
      | '-local_date'
      | 'name'
      | '-name'
      | 'organization'
      | '-organization'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listWitnessAppearances.fields': (
      | 'id'
      | 'meeting_id'
      | 'event_id'
      | 'publication_id'
      | 'congress'
      | 'chamber'
      | 'committee_ids'
      | 'local_date'
      | 'panel'
      | 'order'
      | 'name_raw'
      | 'name'
      | 'honorific'
      | 'position_raw'
      | 'organization_raw'
      | 'witness_type'
      | 'testified'
      | 'member_id'
      | 'document_ids'
      | 'listed_in'
      | 'same_name_key'
      | 'published_at'
      | 'removed_at'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listWitnessAppearances.facet': (
      'congress' | 'chamber' | 'committee_id' | 'witness_type' | 'testified' | 'listed_in'
    )[]
    /**
     * @description `id` of the file, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listMeetingDocuments.id': string[]
    /**
     * @description `id` of the appearance of a witness, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "wit_919a78385f68ae5cb0b7e662"
     *     ]
     */
    appearance_id: string[]
    /**
     * @description Origin of the document: the committee or a witness. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "meeting"
     *     ]
     */
    group: string[]
    /**
     * @description Type in the words of Congress.gov, in any case. For several values, repeat the parameter.
     * @example [
     *       "Witness Statement"
     *     ]
     */
    type: string[]
    /**
     * @description Two-letter code of the type, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "BR"
     *     ]
     */
    type_code: string[]
    /**
     * @description Evidence for the link to the witness. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "xml"
     *     ]
     */
    link_basis: string[]
    /**
     * @description Bill in the file, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "hr9404-119"
     *     ]
     */
    'listMeetingDocuments.bill': string[]
    /**
     * @description Bioguide id of the member who made the statement, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    'listMeetingDocuments.member_id': string[]
    /**
     * @description Excludes the rows that the filter `appearance_id` selects with these values.
     * @example [
     *       "wit_919a78385f68ae5cb0b7e662"
     *     ]
     */
    not_appearance_id: string[]
    /**
     * @description Excludes the rows that the filter `group` selects with these values.
     * @example [
     *       "meeting"
     *     ]
     */
    not_group: string[]
    /**
     * @description Excludes the rows that the filter `type` selects with these values.
     * @example [
     *       "Witness Statement"
     *     ]
     */
    not_type: string[]
    /**
     * @description Excludes the rows that the filter `type_code` selects with these values.
     * @example [
     *       "BR"
     *     ]
     */
    not_type_code: string[]
    /**
     * @description Excludes the rows that the filter `link_basis` selects with these values.
     * @example [
     *       "xml"
     *     ]
     */
    not_link_basis: string[]
    /**
     * @description Words to find in title or name of the file. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listMeetingDocuments.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, group, file name, id. Separate several by commas.
     * @example [
     *       "local_date"
     *     ]
     */
    'listMeetingDocuments.sort': (
      | 'local_date'
      | '-local_date'
      | 'published_at'
      | '-published_at'
      | 'type'
      | '-type'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listMeetingDocuments.fields': (
      | 'id'
      | 'meeting_id'
      | 'event_id'
      | 'congress'
      | 'chamber'
      | 'committee_ids'
      | 'local_date'
      | 'group'
      | 'type'
      | 'type_code'
      | 'title'
      | 'format'
      | 'url'
      | 'also_at'
      | 'file_name'
      | 'published_at'
      | 'removed_at'
      | 'appearance_id'
      | 'link_basis'
      | 'bill'
      | 'member_id'
      | 'sha256'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listMeetingDocuments.facet': (
      'congress' | 'chamber' | 'committee_id' | 'group' | 'type' | 'type_code' | 'link_basis'
    )[]
    /**
     * @description Package id, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listHearingPublications.id': string[]
    /**
     * @description Jacket number, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "99017"
     *     ]
     */
    jacket: string[]
    /**
     * @description `id` of a committee that held the hearing (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "HSAG00"
     *     ]
     */
    'listHearingPublications.committee_id': string[]
    /**
     * @description Document class at govinfo, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "SHRG"
     *     ]
     */
    doc_class: string[]
    /**
     * @description Bioguide id of a member that the record names, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Z900001"
     *     ]
     */
    'listHearingPublications.member_id': string[]
    /**
     * @description Evidence for the link to the meeting. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "event_id"
     *     ]
     */
    'listHearingPublications.link_basis': string[]
    /**
     * @description Whether the link to the meeting is a candidate.
     * @example [
     *       "true"
     *     ]
     */
    candidate: string[]
    /**
     * @description Excludes the rows that the filter `jacket` selects with these values.
     * @example [
     *       "99017"
     *     ]
     */
    not_jacket: string[]
    /**
     * @description Excludes the rows that the filter `doc_class` selects with these values.
     * @example [
     *       "SHRG"
     *     ]
     */
    not_doc_class: string[]
    /**
     * @description Excludes the rows that the filter `link_basis` selects with these values.
     * @example [
     *       "event_id"
     *     ]
     */
    'listHearingPublications.not_link_basis': string[]
    /**
     * @description Excludes the rows that the filter `candidate` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_candidate: string[]
    /**
     * @description Hearings that began on this day or later.
     * @example 2026-01-20
     */
    'listHearingPublications.from': string
    /**
     * @description Hearings that began on this day or before.
     * @example 2026-01-20
     */
    'listHearingPublications.to': string
    /**
     * @description Words to find in title, citation or lines for witnesses. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listHearingPublications.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: latest hearings first, then id. Separate several by commas.
     * @example [
     *       "held_on"
     *     ]
     */
    'listHearingPublications.sort': (
      | 'held_on'
      | '-held_on'
      | 'issued_on'
      | '-issued_on'
      | 'title'
      | '-title'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listHearingPublications.fields': (
      | 'id'
      | 'jacket'
      | 'congress'
      | 'session'
      | 'chamber'
      | 'doc_class'
      | 'title'
      | 'citation'
      | 'number'
      | 'part'
      | 'held_dates'
      | 'issued_on'
      | 'committees'
      | 'witnesses_raw'
      | 'members'
      | 'formats'
      | 'event_id'
      | 'meeting_id'
      | 'link_basis'
      | 'candidate'
      | 'errata_of'
      | 'conflicts'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "congress"
     *     ]
     */
    'listHearingPublications.facet': (
      'congress' | 'chamber' | 'committee_id' | 'doc_class' | 'link_basis' | 'candidate'
    )[]
    /**
     * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listSources.id': string[]
    /**
     * @description Body that published the document, in any case. For several values, repeat the parameter.
     * @example [
     *       "Clerk of the House"
     *     ]
     */
    publisher: string[]
    /**
     * @description Excludes the rows that the filter `publisher` selects with these values.
     * @example [
     *       "Clerk of the House"
     *     ]
     */
    not_publisher: string[]
    /**
     * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    'listSources.q': string
    /**
     * @description Kind of source. payroll needs the scope staff:read, member_api needs members:read, and committee_api needs committees:read. Requests without `kind` need all three.
     * @example payroll
     */
    'listSources.kind': 'payroll' | 'member_api' | 'committee_api'
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
     * @example [
     *       "retrieved_at"
     *     ]
     */
    'listSources.sort': (
      | 'retrieved_at'
      | '-retrieved_at'
      | 'published_at'
      | '-published_at'
      | 'period_end'
      | '-period_end'
      | 'publisher'
      | '-publisher'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listSources.fields': (
      | 'id'
      | 'kinds'
      | 'publisher'
      | 'title'
      | 'url'
      | 'period_start'
      | 'period_end'
      | 'retrieved_at'
      | 'published_at'
      | 'checked_at'
      | 'sha256'
      | 'bytes'
      | 'rows_read'
      | 'rows_published'
      | 'rows_merged'
      | 'rows_quarantined'
      | 'refused'
      | 'parser_version'
      | 'licence_note'
      | 'supersedes'
      | 'next_expected_on'
      | 'known_gaps'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "kind"
     *     ]
     */
    'listSources.facet': ('kind' | 'publisher')[]
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  whoAmI: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The present state of the key. */
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
           *         "organisation": "Example Society",
           *         "organisation_id": "org_019a3f2b7c40d1e2f3a4b5c6d7e8f901",
           *         "key": "rtd_live_7Hq2",
           *         "scopes": [
           *           "staff:read",
           *           "members:read"
           *         ],
           *         "expires_at": "2027-12-31T00:00:00.000Z",
           *         "quotas": {
           *           "minute": {
           *             "limit": 600,
           *             "left": 581,
           *             "resets_in": 42
           *           },
           *           "day": {
           *             "limit": 100000,
           *             "left": 98250,
           *             "resets_in": 30042
           *           }
           *         },
           *         "addresses": [
           *           "203.0.113.0/24"
           *         ],
           *         "terms": {
           *           "required": null,
           *           "accepted": "2026-11",
           *           "exempt": null
           *         }
           *       },
           *       "meta": {
           *         "as_of": "2027-03-02T15:39:18.000Z"
           *       }
           *     }
           */
          'application/json': components['schemas']['WhoAmI']
        }
      }
      /** @description The query has an unknown parameter or value (`invalid_query`). */
      400: {
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
      /** @description The key is missing, unknown or no longer valid (`authentication_failed`). */
      401: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      /** @description The key lacks the scope for this operation (`scope_not_permitted`). Or: The key is not accepted from this address (`address_not_permitted`). Or: The terms in force are not accepted (`terms_required`). */
      403: {
        headers: {
          /** @description Limits of the key. `"key";q=N;w=60`: at most N requests to this process in any 60 seconds. `"minute"` and `"day"`: quotas for a UTC minute and a UTC day. */
          'ratelimit-policy'?: string
          /** @description Rest of each limit: `r` requests are left. After `t` seconds the oldest request stops counting, or the quota starts again. */
          ratelimit?: string
          /** @description No cache may store the answer. */
          'cache-control'?: string
          /** @description `Bearer` with the fault of the key (RFC 6750). */
          'www-authenticate'?: string
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
      503: {
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
    }
  }
  listStaffProfiles: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Id of a part of the profile in an earlier release, as in `merges`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "obs_75af31fe643ea57d"
         *     ]
         */
        part_id?: components['parameters']['part_id']
        /**
         * @description A chamber that has paid the person. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Id of an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        office_id?: components['parameters']['office_id']
        /**
         * @description Bioguide id of a member who runs an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['member_id']
        /**
         * @description Id of a committee that has paid the person (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['committee_id']
        /**
         * @description Kind of work of the person, from words in titles. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        title_class?: components['parameters']['title_class']
        /**
         * @description Label of a report with the person, such as 2025Q1 or 2024-04..2024-09. For several values, repeat the parameter.
         * @example [
         *       "2025Q2"
         *     ]
         */
        active_in?: components['parameters']['active_in']
        /**
         * @description Fact of the employment that every observation states. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "shared"
         *     ]
         */
        flags?: components['parameters']['flags']
        /**
         * @description Risk that several persons have the name. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "low"
         *     ]
         */
        homonym_risk?: components['parameters']['homonym_risk']
        /**
         * @description Origin of the profile. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "auto"
         *     ]
         */
        status?: components['parameters']['status']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `part_id` selects with these values.
         * @example [
         *       "obs_75af31fe643ea57d"
         *     ]
         */
        not_part_id?: components['parameters']['not_part_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `office_id` selects with these values.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        not_office_id?: components['parameters']['not_office_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `title_class` selects with these values.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        not_title_class?: components['parameters']['not_title_class']
        /**
         * @description Excludes the rows that the filter `active_in` selects with these values.
         * @example [
         *       "2025Q2"
         *     ]
         */
        not_active_in?: components['parameters']['not_active_in']
        /**
         * @description Excludes the rows that the filter `flags` selects with these values.
         * @example [
         *       "shared"
         *     ]
         */
        not_flags?: components['parameters']['not_flags']
        /**
         * @description Excludes the rows that the filter `homonym_risk` selects with these values.
         * @example [
         *       "low"
         *     ]
         */
        not_homonym_risk?: components['parameters']['not_homonym_risk']
        /**
         * @description Excludes the rows that the filter `status` selects with these values.
         * @example [
         *       "auto"
         *     ]
         */
        not_status?: components['parameters']['not_status']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description true includes people known only from internships.
         * @example true
         */
        include_interns?: components['parameters']['include_interns']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listStaffProfiles.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listStaffProfilesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Id of a part of the profile in an earlier release, as in `merges`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "obs_75af31fe643ea57d"
         *     ]
         */
        part_id?: components['parameters']['part_id']
        /**
         * @description A chamber that has paid the person. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Id of an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        office_id?: components['parameters']['office_id']
        /**
         * @description Bioguide id of a member who runs an office that has paid the person, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['member_id']
        /**
         * @description Id of a committee that has paid the person (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['committee_id']
        /**
         * @description Kind of work of the person, from words in titles. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        title_class?: components['parameters']['title_class']
        /**
         * @description Label of a report with the person, such as 2025Q1 or 2024-04..2024-09. For several values, repeat the parameter.
         * @example [
         *       "2025Q2"
         *     ]
         */
        active_in?: components['parameters']['active_in']
        /**
         * @description Fact of the employment that every observation states. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "shared"
         *     ]
         */
        flags?: components['parameters']['flags']
        /**
         * @description Risk that several persons have the name. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "low"
         *     ]
         */
        homonym_risk?: components['parameters']['homonym_risk']
        /**
         * @description Origin of the profile. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "auto"
         *     ]
         */
        status?: components['parameters']['status']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `part_id` selects with these values.
         * @example [
         *       "obs_75af31fe643ea57d"
         *     ]
         */
        not_part_id?: components['parameters']['not_part_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `office_id` selects with these values.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        not_office_id?: components['parameters']['not_office_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `title_class` selects with these values.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        not_title_class?: components['parameters']['not_title_class']
        /**
         * @description Excludes the rows that the filter `active_in` selects with these values.
         * @example [
         *       "2025Q2"
         *     ]
         */
        not_active_in?: components['parameters']['not_active_in']
        /**
         * @description Excludes the rows that the filter `flags` selects with these values.
         * @example [
         *       "shared"
         *     ]
         */
        not_flags?: components['parameters']['not_flags']
        /**
         * @description Excludes the rows that the filter `homonym_risk` selects with these values.
         * @example [
         *       "low"
         *     ]
         */
        not_homonym_risk?: components['parameters']['not_homonym_risk']
        /**
         * @description Excludes the rows that the filter `status` selects with these values.
         * @example [
         *       "auto"
         *     ]
         */
        not_status?: components['parameters']['not_status']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description true includes people known only from internships.
         * @example true
         */
        include_interns?: components['parameters']['include_interns']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listStaffProfiles.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listStaffObservations: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Chamber that published the pay. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listStaffObservations.chamber']
        /**
         * @description Label of a report period, such as 2025Q1 or 2024-04..2024-09. Give a period or an office: larger sets exceed the offset limit. For several values, repeat the parameter.
         * @example [
         *       "2025Q2"
         *     ]
         */
        period?: components['parameters']['period']
        /**
         * @description Id of the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        office_id?: components['parameters']['listStaffObservations.office_id']
        /**
         * @description Kind of office that pays. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "member"
         *     ]
         */
        office_kind?: components['parameters']['office_kind']
        /**
         * @description Bioguide id of the member who runs the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listStaffObservations.member_id']
        /**
         * @description Id of the committee that pays (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listStaffObservations.committee_id']
        /**
         * @description Kind of work, from words in the title. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        title_class?: components['parameters']['listStaffObservations.title_class']
        /**
         * @description Fact of the employment from the title or the program, or an oddity of the row. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "shared"
         *     ]
         */
        flags?: components['parameters']['listStaffObservations.flags']
        /**
         * @description State of the amount. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "reported"
         *     ]
         */
        amount_status?: components['parameters']['amount_status']
        /**
         * @description Id of a profile, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "stf_75af31fe643ea57d"
         *     ]
         */
        profile_id?: components['parameters']['profile_id']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `period` selects with these values.
         * @example [
         *       "2025Q2"
         *     ]
         */
        not_period?: components['parameters']['not_period']
        /**
         * @description Excludes the rows that the filter `office_id` selects with these values.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        not_office_id?: components['parameters']['not_office_id']
        /**
         * @description Excludes the rows that the filter `office_kind` selects with these values.
         * @example [
         *       "member"
         *     ]
         */
        not_office_kind?: components['parameters']['not_office_kind']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `title_class` selects with these values.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        not_title_class?: components['parameters']['not_title_class']
        /**
         * @description Excludes the rows that the filter `flags` selects with these values.
         * @example [
         *       "shared"
         *     ]
         */
        not_flags?: components['parameters']['not_flags']
        /**
         * @description Excludes the rows that the filter `amount_status` selects with these values.
         * @example [
         *       "reported"
         *     ]
         */
        not_amount_status?: components['parameters']['not_amount_status']
        /**
         * @description Excludes the rows that the filter `profile_id` selects with these values.
         * @example [
         *       "stf_75af31fe643ea57d"
         *     ]
         */
        not_profile_id?: components['parameters']['not_profile_id']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description true includes interns.
         * @example true
         */
        include_interns?: components['parameters']['listStaffObservations.include_interns']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest period first, then office, name, id. Separate several by commas.
         * @example [
         *       "period"
         *     ]
         */
        sort?: components['parameters']['listStaffObservations.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listStaffObservations.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listStaffObservations.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listStaffObservations.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listStaffObservationsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Chamber that published the pay. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listStaffObservations.chamber']
        /**
         * @description Label of a report period, such as 2025Q1 or 2024-04..2024-09. Give a period or an office: larger sets exceed the offset limit. For several values, repeat the parameter.
         * @example [
         *       "2025Q2"
         *     ]
         */
        period?: components['parameters']['period']
        /**
         * @description Id of the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        office_id?: components['parameters']['listStaffObservations.office_id']
        /**
         * @description Kind of office that pays. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "member"
         *     ]
         */
        office_kind?: components['parameters']['office_kind']
        /**
         * @description Bioguide id of the member who runs the office that pays, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listStaffObservations.member_id']
        /**
         * @description Id of the committee that pays (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listStaffObservations.committee_id']
        /**
         * @description Kind of work, from words in the title. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        title_class?: components['parameters']['listStaffObservations.title_class']
        /**
         * @description Fact of the employment from the title or the program, or an oddity of the row. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "shared"
         *     ]
         */
        flags?: components['parameters']['listStaffObservations.flags']
        /**
         * @description State of the amount. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "reported"
         *     ]
         */
        amount_status?: components['parameters']['amount_status']
        /**
         * @description Id of a profile, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "stf_75af31fe643ea57d"
         *     ]
         */
        profile_id?: components['parameters']['profile_id']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `period` selects with these values.
         * @example [
         *       "2025Q2"
         *     ]
         */
        not_period?: components['parameters']['not_period']
        /**
         * @description Excludes the rows that the filter `office_id` selects with these values.
         * @example [
         *       "ofc_house_Z900001"
         *     ]
         */
        not_office_id?: components['parameters']['not_office_id']
        /**
         * @description Excludes the rows that the filter `office_kind` selects with these values.
         * @example [
         *       "member"
         *     ]
         */
        not_office_kind?: components['parameters']['not_office_kind']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `title_class` selects with these values.
         * @example [
         *       "chief_of_staff"
         *     ]
         */
        not_title_class?: components['parameters']['not_title_class']
        /**
         * @description Excludes the rows that the filter `flags` selects with these values.
         * @example [
         *       "shared"
         *     ]
         */
        not_flags?: components['parameters']['not_flags']
        /**
         * @description Excludes the rows that the filter `amount_status` selects with these values.
         * @example [
         *       "reported"
         *     ]
         */
        not_amount_status?: components['parameters']['not_amount_status']
        /**
         * @description Excludes the rows that the filter `profile_id` selects with these values.
         * @example [
         *       "stf_75af31fe643ea57d"
         *     ]
         */
        not_profile_id?: components['parameters']['not_profile_id']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description true includes interns.
         * @example true
         */
        include_interns?: components['parameters']['listStaffObservations.include_interns']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest period first, then office, name, id. Separate several by commas.
         * @example [
         *       "period"
         *     ]
         */
        sort?: components['parameters']['listStaffObservations.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listStaffObservations.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listStaffObservations.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listStaffObservations.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMembers: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Chamber of the newest seat or, with `congress`, of the seat in that Congress. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMembers.chamber']
        /**
         * @description State or territory of the newest seat or, with `congress`, of the seat in that Congress, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description District of the newest seat or, with `congress`, of the seat in that Congress; 0 at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Party of the newest seat or, with `congress`, of the seat in that Congress, as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description true selects sitting members.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['current']
        /**
         * @description Number of a Congress in which the member served. Together with chamber, state, district, senate_class or party, it selects the seat in that Congress (`seats`). For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['congress']
        /**
         * @description Class of the newest seat or, with `congress`, of the seat in that Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        senate_class?: components['parameters']['senate_class']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `senate_class` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_senate_class?: components['parameters']['not_senate_class']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: sitting members first, then surname, first name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listMembers.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMembers.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listMembers.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMembers.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMembersOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Chamber of the newest seat or, with `congress`, of the seat in that Congress. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMembers.chamber']
        /**
         * @description State or territory of the newest seat or, with `congress`, of the seat in that Congress, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description District of the newest seat or, with `congress`, of the seat in that Congress; 0 at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Party of the newest seat or, with `congress`, of the seat in that Congress, as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description true selects sitting members.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['current']
        /**
         * @description Number of a Congress in which the member served. Together with chamber, state, district, senate_class or party, it selects the seat in that Congress (`seats`). For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['congress']
        /**
         * @description Class of the newest seat or, with `congress`, of the seat in that Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        senate_class?: components['parameters']['senate_class']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `senate_class` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_senate_class?: components['parameters']['not_senate_class']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: sitting members first, then surname, first name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listMembers.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMembers.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listMembers.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMembers.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMemberRoles: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Kind of role. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "term"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMemberRoles.chamber']
        /**
         * @description State or territory, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listMemberRoles.state']
        /**
         * @description Party as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listMemberRoles.party']
        /**
         * @description true selects roles that ran when their source was retrieved.
         * @example [
         *       "true"
         *     ]
         */
        is_current?: components['parameters']['is_current']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "term"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `is_current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_is_current?: components['parameters']['not_is_current']
        /**
         * @description Roles that began on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['start_from']
        /**
         * @description Roles that began on this day or before. The same day in `end_from` selects roles active on that day.
         * @example 2026-01-20
         */
        start_to?: components['parameters']['start_to']
        /**
         * @description Roles that ended on this day or later, or have not ended.
         * @example 2026-01-20
         */
        end_from?: components['parameters']['end_from']
        /**
         * @description Roles that ended on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Roles active on this day. A role without an end is still active.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['active_on']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: member, first day, kind, id. Separate several by commas.
         * @example [
         *       "start"
         *     ]
         */
        sort?: components['parameters']['listMemberRoles.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMemberRoles.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listMemberRoles.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMemberRoles.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMemberRolesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Kind of role. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "term"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMemberRoles.chamber']
        /**
         * @description State or territory, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listMemberRoles.state']
        /**
         * @description Party as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listMemberRoles.party']
        /**
         * @description true selects roles that ran when their source was retrieved.
         * @example [
         *       "true"
         *     ]
         */
        is_current?: components['parameters']['is_current']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "term"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `is_current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_is_current?: components['parameters']['not_is_current']
        /**
         * @description Roles that began on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['start_from']
        /**
         * @description Roles that began on this day or before. The same day in `end_from` selects roles active on that day.
         * @example 2026-01-20
         */
        start_to?: components['parameters']['start_to']
        /**
         * @description Roles that ended on this day or later, or have not ended.
         * @example 2026-01-20
         */
        end_from?: components['parameters']['end_from']
        /**
         * @description Roles that ended on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Roles active on this day. A role without an end is still active.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['active_on']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: member, first day, kind, id. Separate several by commas.
         * @example [
         *       "start"
         *     ]
         */
        sort?: components['parameters']['listMemberRoles.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMemberRoles.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listMemberRoles.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMemberRoles.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listCommittees: {
    parameters: {
      query?: {
        /**
         * @description `id` of the committee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        id?: components['parameters']['listCommittees.id']
        /**
         * @description Code of the committee in any system, such as `AG00` or `hsag00`, in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        code?: components['parameters']['code']
        /**
         * @description Chamber of the committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listCommittees.chamber']
        /**
         * @description Kind of committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Standing"
         *     ]
         */
        kind?: components['parameters']['listCommittees.kind']
        /**
         * @description `id` of the parent committee of a subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_id?: components['parameters']['parent_id']
        /**
         * @description true selects committees of today.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['listCommittees.current']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description State of the roster. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "published"
         *     ]
         */
        roster?: components['parameters']['roster']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_id?: components['parameters']['listCommittees.not_id']
        /**
         * @description Excludes the rows that the filter `code` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_code?: components['parameters']['not_code']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listCommittees.not_chamber']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "Standing"
         *     ]
         */
        not_kind?: components['parameters']['listCommittees.not_kind']
        /**
         * @description Excludes the rows that the filter `parent_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_id?: components['parameters']['not_parent_id']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `roster` selects with these values.
         * @example [
         *       "published"
         *     ]
         */
        not_roster?: components['parameters']['not_roster']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: committees of today first, then id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listCommittees.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listCommittees.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listCommittees.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listCommittees.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listCommitteesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the committee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        id?: components['parameters']['listCommittees.id']
        /**
         * @description Code of the committee in any system, such as `AG00` or `hsag00`, in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        code?: components['parameters']['code']
        /**
         * @description Chamber of the committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listCommittees.chamber']
        /**
         * @description Kind of committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Standing"
         *     ]
         */
        kind?: components['parameters']['listCommittees.kind']
        /**
         * @description `id` of the parent committee of a subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_id?: components['parameters']['parent_id']
        /**
         * @description true selects committees of today.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['listCommittees.current']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description State of the roster. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "published"
         *     ]
         */
        roster?: components['parameters']['roster']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_id?: components['parameters']['listCommittees.not_id']
        /**
         * @description Excludes the rows that the filter `code` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_code?: components['parameters']['not_code']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listCommittees.not_chamber']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "Standing"
         *     ]
         */
        not_kind?: components['parameters']['listCommittees.not_kind']
        /**
         * @description Excludes the rows that the filter `parent_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_id?: components['parameters']['not_parent_id']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `roster` selects with these values.
         * @example [
         *       "published"
         *     ]
         */
        not_roster?: components['parameters']['not_roster']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: committees of today first, then id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listCommittees.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listCommittees.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listCommittees.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listCommittees.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listCommitteeAssignments: {
    parameters: {
      query?: {
        /**
         * @description `id` of the assignment, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listCommitteeAssignments.id']
        /**
         * @description `id` of the committee or subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listCommitteeAssignments.committee_id']
        /**
         * @description `id` of the committee or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_committee_id?: components['parameters']['parent_committee_id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber of the committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listCommittees.chamber']
        /**
         * @description Side of the member. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "majority"
         *     ]
         */
        side?: components['parameters']['side']
        /**
         * @description Role of the member. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chair"
         *     ]
         */
        role?: components['parameters']['role']
        /**
         * @description true selects assignments of today.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['listCommitteeAssignments.current']
        /**
         * @description Whether the committee is known. `false` lists the unknown codes.
         * @example [
         *       "true"
         *     ]
         */
        matched?: components['parameters']['matched']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `parent_committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_committee_id?: components['parameters']['not_parent_committee_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listCommittees.not_chamber']
        /**
         * @description Excludes the rows that the filter `side` selects with these values.
         * @example [
         *       "majority"
         *     ]
         */
        not_side?: components['parameters']['not_side']
        /**
         * @description Excludes the rows that the filter `role` selects with these values.
         * @example [
         *       "chair"
         *     ]
         */
        not_role?: components['parameters']['not_role']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `matched` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_matched?: components['parameters']['not_matched']
        /**
         * @description Assignments in force on this day. If no source gives their days, an earlier and a later roster must both list them. An assignment without an end is still in force.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['listCommitteeAssignments.active_on']
        /**
         * @description Assignments that are first known on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['listCommitteeAssignments.start_from']
        /**
         * @description Assignments that ended, or are last known, on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['listCommitteeAssignments.end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description true makes `committee_id` also select the assignments to its subcommittees.
         * @example true
         */
        include_subcommittees?: components['parameters']['include_subcommittees']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest Congress first, then committee, side, rank, name, id. Separate several by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        sort?: components['parameters']['listCommitteeAssignments.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listCommitteeAssignments.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        facet?: components['parameters']['listCommitteeAssignments.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listCommitteeAssignments.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listCommitteeAssignmentsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the assignment, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listCommitteeAssignments.id']
        /**
         * @description `id` of the committee or subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listCommitteeAssignments.committee_id']
        /**
         * @description `id` of the committee or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_committee_id?: components['parameters']['parent_committee_id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber of the committee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listCommittees.chamber']
        /**
         * @description Side of the member. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "majority"
         *     ]
         */
        side?: components['parameters']['side']
        /**
         * @description Role of the member. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chair"
         *     ]
         */
        role?: components['parameters']['role']
        /**
         * @description true selects assignments of today.
         * @example [
         *       "true"
         *     ]
         */
        current?: components['parameters']['listCommitteeAssignments.current']
        /**
         * @description Whether the committee is known. `false` lists the unknown codes.
         * @example [
         *       "true"
         *     ]
         */
        matched?: components['parameters']['matched']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `parent_committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_committee_id?: components['parameters']['not_parent_committee_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listCommittees.not_chamber']
        /**
         * @description Excludes the rows that the filter `side` selects with these values.
         * @example [
         *       "majority"
         *     ]
         */
        not_side?: components['parameters']['not_side']
        /**
         * @description Excludes the rows that the filter `role` selects with these values.
         * @example [
         *       "chair"
         *     ]
         */
        not_role?: components['parameters']['not_role']
        /**
         * @description Excludes the rows that the filter `current` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_current?: components['parameters']['not_current']
        /**
         * @description Excludes the rows that the filter `matched` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_matched?: components['parameters']['not_matched']
        /**
         * @description Assignments in force on this day. If no source gives their days, an earlier and a later roster must both list them. An assignment without an end is still in force.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['listCommitteeAssignments.active_on']
        /**
         * @description Assignments that are first known on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['listCommitteeAssignments.start_from']
        /**
         * @description Assignments that ended, or are last known, on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['listCommitteeAssignments.end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description true makes `committee_id` also select the assignments to its subcommittees.
         * @example true
         */
        include_subcommittees?: components['parameters']['include_subcommittees']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest Congress first, then committee, side, rank, name, id. Separate several by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        sort?: components['parameters']['listCommitteeAssignments.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listCommitteeAssignments.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        facet?: components['parameters']['listCommitteeAssignments.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listCommitteeAssignments.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalMembers: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description A chamber in which the member has served (filters by chamber, State, party and Congress must all match one entry of `seats`). In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listHistoricalMembers.chamber']
        /**
         * @description A State or territory that the member has represented (filters by chamber, State, party and Congress must all match one entry of `seats`), two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listHistoricalMembers.state']
        /**
         * @description A party that the member has belonged to (filters by chamber, State, party and Congress must all match one entry of `seats`), in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listHistoricalMembers.party']
        /**
         * @description A Congress in which the member served (filters by chamber, State, party and Congress must all match one entry of `seats`). For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listHistoricalMembers.congress']
        /**
         * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "14066"
         *     ]
         */
        icpsr?: components['parameters']['icpsr']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `icpsr` selects with these values.
         * @example [
         *       "14066"
         *     ]
         */
        not_icpsr?: components['parameters']['not_icpsr']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: surname, first name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listHistoricalMembers.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHistoricalMembers.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listHistoricalMembers.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalMembers.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalMembersOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description A chamber in which the member has served (filters by chamber, State, party and Congress must all match one entry of `seats`). In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listHistoricalMembers.chamber']
        /**
         * @description A State or territory that the member has represented (filters by chamber, State, party and Congress must all match one entry of `seats`), two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listHistoricalMembers.state']
        /**
         * @description A party that the member has belonged to (filters by chamber, State, party and Congress must all match one entry of `seats`), in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listHistoricalMembers.party']
        /**
         * @description A Congress in which the member served (filters by chamber, State, party and Congress must all match one entry of `seats`). For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listHistoricalMembers.congress']
        /**
         * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "14066"
         *     ]
         */
        icpsr?: components['parameters']['icpsr']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `icpsr` selects with these values.
         * @example [
         *       "14066"
         *     ]
         */
        not_icpsr?: components['parameters']['not_icpsr']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: surname, first name, id. Separate several by commas.
         * @example [
         *       "name"
         *     ]
         */
        sort?: components['parameters']['listHistoricalMembers.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHistoricalMembers.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "chamber"
         *     ]
         */
        facet?: components['parameters']['listHistoricalMembers.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalMembers.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalService: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMemberRoles.chamber']
        /**
         * @description State or territory, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listMemberRoles.state']
        /**
         * @description District, 0 at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        district?: components['parameters']['listHistoricalService.district']
        /**
         * @description Party as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listMemberRoles.party']
        /**
         * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        icpsr?: components['parameters']['listHistoricalService.icpsr']
        /**
         * @description Means by which the member won the seat. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "general"
         *     ]
         */
        means?: components['parameters']['means']
        /**
         * @description Source that has the row. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress_legislators"
         *     ]
         */
        in_source?: components['parameters']['in_source']
        /**
         * @description Agreement of the sources. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "all"
         *     ]
         */
        agreement?: components['parameters']['agreement']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `icpsr` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_icpsr?: components['parameters']['listHistoricalService.not_icpsr']
        /**
         * @description Excludes the rows that the filter `means` selects with these values.
         * @example [
         *       "general"
         *     ]
         */
        not_means?: components['parameters']['not_means']
        /**
         * @description Excludes the rows that the filter `in_source` selects with these values.
         * @example [
         *       "congress_legislators"
         *     ]
         */
        not_in_source?: components['parameters']['not_in_source']
        /**
         * @description Excludes the rows that the filter `agreement` selects with these values.
         * @example [
         *       "all"
         *     ]
         */
        not_agreement?: components['parameters']['not_agreement']
        /**
         * @description Service that began on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['listHistoricalService.start_from']
        /**
         * @description Service that began on this day or before. The same day in `end_from` selects service on that day.
         * @example 2026-01-20
         */
        start_to?: components['parameters']['listHistoricalService.start_to']
        /**
         * @description Service that ended on this day or later.
         * @example 2026-01-20
         */
        end_from?: components['parameters']['listHistoricalService.end_from']
        /**
         * @description Service that ended on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['listHistoricalService.end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Service on this day.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['listHistoricalService.active_on']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: Congress, chamber, State, district, first day, id. Separate several by commas.
         * @example [
         *       "congress"
         *     ]
         */
        sort?: components['parameters']['listHistoricalService.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHistoricalService.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listHistoricalService.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalService.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalServiceOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Bioguide id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMemberRoles.member_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMemberRoles.chamber']
        /**
         * @description State or territory, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['listMemberRoles.state']
        /**
         * @description District, 0 at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        district?: components['parameters']['listHistoricalService.district']
        /**
         * @description Party as the rows name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['listMemberRoles.party']
        /**
         * @description Number in Voteview. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       0
         *     ]
         */
        icpsr?: components['parameters']['listHistoricalService.icpsr']
        /**
         * @description Means by which the member won the seat. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "general"
         *     ]
         */
        means?: components['parameters']['means']
        /**
         * @description Source that has the row. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress_legislators"
         *     ]
         */
        in_source?: components['parameters']['in_source']
        /**
         * @description Agreement of the sources. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "all"
         *     ]
         */
        agreement?: components['parameters']['agreement']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `icpsr` selects with these values.
         * @example [
         *       0
         *     ]
         */
        not_icpsr?: components['parameters']['listHistoricalService.not_icpsr']
        /**
         * @description Excludes the rows that the filter `means` selects with these values.
         * @example [
         *       "general"
         *     ]
         */
        not_means?: components['parameters']['not_means']
        /**
         * @description Excludes the rows that the filter `in_source` selects with these values.
         * @example [
         *       "congress_legislators"
         *     ]
         */
        not_in_source?: components['parameters']['not_in_source']
        /**
         * @description Excludes the rows that the filter `agreement` selects with these values.
         * @example [
         *       "all"
         *     ]
         */
        not_agreement?: components['parameters']['not_agreement']
        /**
         * @description Service that began on this day or later.
         * @example 2026-01-20
         */
        start_from?: components['parameters']['listHistoricalService.start_from']
        /**
         * @description Service that began on this day or before. The same day in `end_from` selects service on that day.
         * @example 2026-01-20
         */
        start_to?: components['parameters']['listHistoricalService.start_to']
        /**
         * @description Service that ended on this day or later.
         * @example 2026-01-20
         */
        end_from?: components['parameters']['listHistoricalService.end_from']
        /**
         * @description Service that ended on this day or before.
         * @example 2026-01-20
         */
        end_to?: components['parameters']['listHistoricalService.end_to']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in names and titles. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listStaffObservations.q']
        /**
         * @description Service on this day.
         * @example 2026-01-20
         */
        active_on?: components['parameters']['listHistoricalService.active_on']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: Congress, chamber, State, district, first day, id. Separate several by commas.
         * @example [
         *       "congress"
         *     ]
         */
        sort?: components['parameters']['listHistoricalService.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHistoricalService.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listHistoricalService.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalService.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetings: {
    parameters: {
      query?: {
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetings.id']
        /**
         * @description Number of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "900030"
         *     ]
         */
        event_id?: components['parameters']['event_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description Type of meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Hearing"
         *     ]
         */
        event_type?: components['parameters']['event_type']
        /**
         * @description Evidence for the type. `native` leaves out types derived for the Senate. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "native"
         *     ]
         */
        event_type_basis?: components['parameters']['event_type_basis']
        /**
         * @description Status. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Scheduled"
         *     ]
         */
        status?: components['parameters']['listMeetings.status']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description `id` of a committee that meets, or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_committee_id?: components['parameters']['listMeetings.parent_committee_id']
        /**
         * @description Whether the meeting lists a witness.
         * @example [
         *       "true"
         *     ]
         */
        has_witnesses?: components['parameters']['has_witnesses']
        /**
         * @description Bill of the meeting, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        bill?: components['parameters']['bill']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `event_id` selects with these values.
         * @example [
         *       "900030"
         *     ]
         */
        not_event_id?: components['parameters']['not_event_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `event_type` selects with these values.
         * @example [
         *       "Hearing"
         *     ]
         */
        not_event_type?: components['parameters']['not_event_type']
        /**
         * @description Excludes the rows that the filter `event_type_basis` selects with these values.
         * @example [
         *       "native"
         *     ]
         */
        not_event_type_basis?: components['parameters']['not_event_type_basis']
        /**
         * @description Excludes the rows that the filter `status` selects with these values.
         * @example [
         *       "Scheduled"
         *     ]
         */
        not_status?: components['parameters']['listMeetings.not_status']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `parent_committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_committee_id?: components['parameters']['not_parent_committee_id']
        /**
         * @description Excludes the rows that the filter `has_witnesses` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_has_witnesses?: components['parameters']['not_has_witnesses']
        /**
         * @description Excludes the rows that the filter `bill` selects with these values.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        not_bill?: components['parameters']['not_bill']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in title or names of bills. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetings.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest first, then id. Separate several by commas.
         * @example [
         *       "starts_at"
         *     ]
         */
        sort?: components['parameters']['listMeetings.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetings.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetings.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetings.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetingsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetings.id']
        /**
         * @description Number of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "900030"
         *     ]
         */
        event_id?: components['parameters']['event_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description Type of meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Hearing"
         *     ]
         */
        event_type?: components['parameters']['event_type']
        /**
         * @description Evidence for the type. `native` leaves out types derived for the Senate. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "native"
         *     ]
         */
        event_type_basis?: components['parameters']['event_type_basis']
        /**
         * @description Status. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Scheduled"
         *     ]
         */
        status?: components['parameters']['listMeetings.status']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description `id` of a committee that meets, or of its parent (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        parent_committee_id?: components['parameters']['listMeetings.parent_committee_id']
        /**
         * @description Whether the meeting lists a witness.
         * @example [
         *       "true"
         *     ]
         */
        has_witnesses?: components['parameters']['has_witnesses']
        /**
         * @description Bill of the meeting, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        bill?: components['parameters']['bill']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `event_id` selects with these values.
         * @example [
         *       "900030"
         *     ]
         */
        not_event_id?: components['parameters']['not_event_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `event_type` selects with these values.
         * @example [
         *       "Hearing"
         *     ]
         */
        not_event_type?: components['parameters']['not_event_type']
        /**
         * @description Excludes the rows that the filter `event_type_basis` selects with these values.
         * @example [
         *       "native"
         *     ]
         */
        not_event_type_basis?: components['parameters']['not_event_type_basis']
        /**
         * @description Excludes the rows that the filter `status` selects with these values.
         * @example [
         *       "Scheduled"
         *     ]
         */
        not_status?: components['parameters']['listMeetings.not_status']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `parent_committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_parent_committee_id?: components['parameters']['not_parent_committee_id']
        /**
         * @description Excludes the rows that the filter `has_witnesses` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_has_witnesses?: components['parameters']['not_has_witnesses']
        /**
         * @description Excludes the rows that the filter `bill` selects with these values.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        not_bill?: components['parameters']['not_bill']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in title or names of bills. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetings.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest first, then id. Separate several by commas.
         * @example [
         *       "starts_at"
         *     ]
         */
        sort?: components['parameters']['listMeetings.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetings.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetings.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetings.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetingCommittees: {
    parameters: {
      query?: {
        /**
         * @description `id` of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetingCommittees.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of the committee or subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listCommitteeAssignments.committee_id']
        /**
         * @description Role of the committee in the meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "host"
         *     ]
         */
        role?: components['parameters']['listMeetingCommittees.role']
        /**
         * @description Whether the code of the committee is known. `false` lists the unknown codes.
         * @example [
         *       "true"
         *     ]
         */
        matched?: components['parameters']['listMeetingCommittees.matched']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `role` selects with these values.
         * @example [
         *       "host"
         *     ]
         */
        not_role?: components['parameters']['listMeetingCommittees.not_role']
        /**
         * @description Excludes the rows that the filter `matched` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_matched?: components['parameters']['not_matched']
        /**
         * @description Words to find in name or code of the committee. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetingCommittees.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: meeting, position, id. Separate several by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        sort?: components['parameters']['listMeetingCommittees.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetingCommittees.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetingCommittees.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetingCommittees.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetingCommitteesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the row, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetingCommittees.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of the committee or subcommittee (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listCommitteeAssignments.committee_id']
        /**
         * @description Role of the committee in the meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "host"
         *     ]
         */
        role?: components['parameters']['listMeetingCommittees.role']
        /**
         * @description Whether the code of the committee is known. `false` lists the unknown codes.
         * @example [
         *       "true"
         *     ]
         */
        matched?: components['parameters']['listMeetingCommittees.matched']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `role` selects with these values.
         * @example [
         *       "host"
         *     ]
         */
        not_role?: components['parameters']['listMeetingCommittees.not_role']
        /**
         * @description Excludes the rows that the filter `matched` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_matched?: components['parameters']['not_matched']
        /**
         * @description Words to find in name or code of the committee. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetingCommittees.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: meeting, position, id. Separate several by commas.
         * @example [
         *       "committee_id"
         *     ]
         */
        sort?: components['parameters']['listMeetingCommittees.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetingCommittees.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetingCommittees.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetingCommittees.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listWitnessAppearances: {
    parameters: {
      query?: {
        /**
         * @description `id` of the appearance, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listWitnessAppearances.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description `id` of the printed hearing, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CHRG-119shrg99014"
         *     ]
         */
        publication_id?: components['parameters']['publication_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description Official type, in any case. For several values, repeat the parameter.
         * @example [
         *       "Non-Governmental"
         *     ]
         */
        witness_type?: components['parameters']['witness_type']
        /**
         * @description Organization as the source writes it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        organization?: components['parameters']['organization']
        /**
         * @description `same_name_key` of an appearance, in any case. For several values, repeat the parameter.
         * @example [
         *       "dario placeholt"
         *     ]
         */
        same_name_key?: components['parameters']['same_name_key']
        /**
         * @description Whether the list says that the witness testified.
         * @example [
         *       "true"
         *     ]
         */
        testified?: components['parameters']['testified']
        /**
         * @description Bioguide id of a witness who is a member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listWitnessAppearances.member_id']
        /**
         * @description List that names the witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house_xml"
         *     ]
         */
        listed_in?: components['parameters']['listed_in']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `publication_id` selects with these values.
         * @example [
         *       "CHRG-119shrg99014"
         *     ]
         */
        not_publication_id?: components['parameters']['not_publication_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `witness_type` selects with these values.
         * @example [
         *       "Non-Governmental"
         *     ]
         */
        not_witness_type?: components['parameters']['not_witness_type']
        /**
         * @description Excludes the rows that the filter `organization` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_organization?: components['parameters']['not_organization']
        /**
         * @description Excludes the rows that the filter `same_name_key` selects with these values.
         * @example [
         *       "dario placeholt"
         *     ]
         */
        not_same_name_key?: components['parameters']['not_same_name_key']
        /**
         * @description Excludes the rows that the filter `testified` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_testified?: components['parameters']['not_testified']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `listed_in` selects with these values.
         * @example [
         *       "house_xml"
         *     ]
         */
        not_listed_in?: components['parameters']['not_listed_in']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in name, position or organization. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listWitnessAppearances.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, panel, place on the list, id. Separate several by commas.
         * @example [
         *       "local_date"
         *     ]
         */
        sort?: components['parameters']['listWitnessAppearances.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listWitnessAppearances.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listWitnessAppearances.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listWitnessAppearances.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listWitnessAppearancesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the appearance, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listWitnessAppearances.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description `id` of the printed hearing, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CHRG-119shrg99014"
         *     ]
         */
        publication_id?: components['parameters']['publication_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description Official type, in any case. For several values, repeat the parameter.
         * @example [
         *       "Non-Governmental"
         *     ]
         */
        witness_type?: components['parameters']['witness_type']
        /**
         * @description Organization as the source writes it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        organization?: components['parameters']['organization']
        /**
         * @description `same_name_key` of an appearance, in any case. For several values, repeat the parameter.
         * @example [
         *       "dario placeholt"
         *     ]
         */
        same_name_key?: components['parameters']['same_name_key']
        /**
         * @description Whether the list says that the witness testified.
         * @example [
         *       "true"
         *     ]
         */
        testified?: components['parameters']['testified']
        /**
         * @description Bioguide id of a witness who is a member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listWitnessAppearances.member_id']
        /**
         * @description List that names the witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house_xml"
         *     ]
         */
        listed_in?: components['parameters']['listed_in']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `publication_id` selects with these values.
         * @example [
         *       "CHRG-119shrg99014"
         *     ]
         */
        not_publication_id?: components['parameters']['not_publication_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `witness_type` selects with these values.
         * @example [
         *       "Non-Governmental"
         *     ]
         */
        not_witness_type?: components['parameters']['not_witness_type']
        /**
         * @description Excludes the rows that the filter `organization` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_organization?: components['parameters']['not_organization']
        /**
         * @description Excludes the rows that the filter `same_name_key` selects with these values.
         * @example [
         *       "dario placeholt"
         *     ]
         */
        not_same_name_key?: components['parameters']['not_same_name_key']
        /**
         * @description Excludes the rows that the filter `testified` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_testified?: components['parameters']['not_testified']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `listed_in` selects with these values.
         * @example [
         *       "house_xml"
         *     ]
         */
        not_listed_in?: components['parameters']['not_listed_in']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in name, position or organization. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listWitnessAppearances.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, panel, place on the list, id. Separate several by commas.
         * @example [
         *       "local_date"
         *     ]
         */
        sort?: components['parameters']['listWitnessAppearances.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listWitnessAppearances.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listWitnessAppearances.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listWitnessAppearances.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetingDocuments: {
    parameters: {
      query?: {
        /**
         * @description `id` of the file, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetingDocuments.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description `id` of the appearance of a witness, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "wit_919a78385f68ae5cb0b7e662"
         *     ]
         */
        appearance_id?: components['parameters']['appearance_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description Origin of the document: the committee or a witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "meeting"
         *     ]
         */
        group?: components['parameters']['group']
        /**
         * @description Type in the words of Congress.gov, in any case. For several values, repeat the parameter.
         * @example [
         *       "Witness Statement"
         *     ]
         */
        type?: components['parameters']['type']
        /**
         * @description Two-letter code of the type, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "BR"
         *     ]
         */
        type_code?: components['parameters']['type_code']
        /**
         * @description Evidence for the link to the witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "xml"
         *     ]
         */
        link_basis?: components['parameters']['link_basis']
        /**
         * @description Bill in the file, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        bill?: components['parameters']['listMeetingDocuments.bill']
        /**
         * @description Bioguide id of the member who made the statement, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMeetingDocuments.member_id']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `appearance_id` selects with these values.
         * @example [
         *       "wit_919a78385f68ae5cb0b7e662"
         *     ]
         */
        not_appearance_id?: components['parameters']['not_appearance_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `group` selects with these values.
         * @example [
         *       "meeting"
         *     ]
         */
        not_group?: components['parameters']['not_group']
        /**
         * @description Excludes the rows that the filter `type` selects with these values.
         * @example [
         *       "Witness Statement"
         *     ]
         */
        not_type?: components['parameters']['not_type']
        /**
         * @description Excludes the rows that the filter `type_code` selects with these values.
         * @example [
         *       "BR"
         *     ]
         */
        not_type_code?: components['parameters']['not_type_code']
        /**
         * @description Excludes the rows that the filter `link_basis` selects with these values.
         * @example [
         *       "xml"
         *     ]
         */
        not_link_basis?: components['parameters']['not_link_basis']
        /**
         * @description Excludes the rows that the filter `bill` selects with these values.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        not_bill?: components['parameters']['not_bill']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in title or name of the file. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetingDocuments.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, group, file name, id. Separate several by commas.
         * @example [
         *       "local_date"
         *     ]
         */
        sort?: components['parameters']['listMeetingDocuments.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetingDocuments.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetingDocuments.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetingDocuments.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listMeetingDocumentsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the file, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listMeetingDocuments.id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description `id` of the appearance of a witness, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "wit_919a78385f68ae5cb0b7e662"
         *     ]
         */
        appearance_id?: components['parameters']['appearance_id']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee or subcommittee that meets (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listMeetings.committee_id']
        /**
         * @description Origin of the document: the committee or a witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "meeting"
         *     ]
         */
        group?: components['parameters']['group']
        /**
         * @description Type in the words of Congress.gov, in any case. For several values, repeat the parameter.
         * @example [
         *       "Witness Statement"
         *     ]
         */
        type?: components['parameters']['type']
        /**
         * @description Two-letter code of the type, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "BR"
         *     ]
         */
        type_code?: components['parameters']['type_code']
        /**
         * @description Evidence for the link to the witness. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "xml"
         *     ]
         */
        link_basis?: components['parameters']['link_basis']
        /**
         * @description Bill in the file, such as `hr4435-113`, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        bill?: components['parameters']['listMeetingDocuments.bill']
        /**
         * @description Bioguide id of the member who made the statement, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listMeetingDocuments.member_id']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `appearance_id` selects with these values.
         * @example [
         *       "wit_919a78385f68ae5cb0b7e662"
         *     ]
         */
        not_appearance_id?: components['parameters']['not_appearance_id']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `group` selects with these values.
         * @example [
         *       "meeting"
         *     ]
         */
        not_group?: components['parameters']['not_group']
        /**
         * @description Excludes the rows that the filter `type` selects with these values.
         * @example [
         *       "Witness Statement"
         *     ]
         */
        not_type?: components['parameters']['not_type']
        /**
         * @description Excludes the rows that the filter `type_code` selects with these values.
         * @example [
         *       "BR"
         *     ]
         */
        not_type_code?: components['parameters']['not_type_code']
        /**
         * @description Excludes the rows that the filter `link_basis` selects with these values.
         * @example [
         *       "xml"
         *     ]
         */
        not_link_basis?: components['parameters']['not_link_basis']
        /**
         * @description Excludes the rows that the filter `bill` selects with these values.
         * @example [
         *       "hr9404-119"
         *     ]
         */
        not_bill?: components['parameters']['not_bill']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Meetings with a Washington date on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['from']
        /**
         * @description Meetings with a Washington date on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['to']
        /**
         * @description Words to find in title or name of the file. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listMeetingDocuments.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: newest meetings first, then meeting, group, file name, id. Separate several by commas.
         * @example [
         *       "local_date"
         *     ]
         */
        sort?: components['parameters']['listMeetingDocuments.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listMeetingDocuments.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listMeetingDocuments.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listMeetingDocuments.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHearingPublications: {
    parameters: {
      query?: {
        /**
         * @description Package id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listHearingPublications.id']
        /**
         * @description Jacket number, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "99017"
         *     ]
         */
        jacket?: components['parameters']['jacket']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee that held the hearing (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listHearingPublications.committee_id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description Document class at govinfo, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "SHRG"
         *     ]
         */
        doc_class?: components['parameters']['doc_class']
        /**
         * @description Bioguide id of a member that the record names, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listHearingPublications.member_id']
        /**
         * @description Evidence for the link to the meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "event_id"
         *     ]
         */
        link_basis?: components['parameters']['listHearingPublications.link_basis']
        /**
         * @description Whether the link to the meeting is a candidate.
         * @example [
         *       "true"
         *     ]
         */
        candidate?: components['parameters']['candidate']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `jacket` selects with these values.
         * @example [
         *       "99017"
         *     ]
         */
        not_jacket?: components['parameters']['not_jacket']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `doc_class` selects with these values.
         * @example [
         *       "SHRG"
         *     ]
         */
        not_doc_class?: components['parameters']['not_doc_class']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `link_basis` selects with these values.
         * @example [
         *       "event_id"
         *     ]
         */
        not_link_basis?: components['parameters']['listHearingPublications.not_link_basis']
        /**
         * @description Excludes the rows that the filter `candidate` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_candidate?: components['parameters']['not_candidate']
        /**
         * @description Hearings that began on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['listHearingPublications.from']
        /**
         * @description Hearings that began on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['listHearingPublications.to']
        /**
         * @description Words to find in title, citation or lines for witnesses. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listHearingPublications.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: latest hearings first, then id. Separate several by commas.
         * @example [
         *       "held_on"
         *     ]
         */
        sort?: components['parameters']['listHearingPublications.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHearingPublications.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listHearingPublications.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHearingPublications.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHearingPublicationsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Package id, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listHearingPublications.id']
        /**
         * @description Jacket number, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "99017"
         *     ]
         */
        jacket?: components['parameters']['jacket']
        /**
         * @description Number of a Congress. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       1
         *     ]
         */
        congress?: components['parameters']['listMemberRoles.congress']
        /**
         * @description Chamber. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "House"
         *     ]
         */
        chamber?: components['parameters']['listMeetings.chamber']
        /**
         * @description `id` of a committee that held the hearing (or another of its codes: `HSII` or `II00` for `HSII00`), in any case. An unknown code is refused. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "HSAG00"
         *     ]
         */
        committee_id?: components['parameters']['listHearingPublications.committee_id']
        /**
         * @description `id` of the meeting, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        meeting_id?: components['parameters']['meeting_id']
        /**
         * @description Document class at govinfo, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "SHRG"
         *     ]
         */
        doc_class?: components['parameters']['doc_class']
        /**
         * @description Bioguide id of a member that the record names, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Z900001"
         *     ]
         */
        member_id?: components['parameters']['listHearingPublications.member_id']
        /**
         * @description Evidence for the link to the meeting. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "event_id"
         *     ]
         */
        link_basis?: components['parameters']['listHearingPublications.link_basis']
        /**
         * @description Whether the link to the meeting is a candidate.
         * @example [
         *       "true"
         *     ]
         */
        candidate?: components['parameters']['candidate']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `jacket` selects with these values.
         * @example [
         *       "99017"
         *     ]
         */
        not_jacket?: components['parameters']['not_jacket']
        /**
         * @description Excludes the rows that the filter `congress` selects with these values.
         * @example [
         *       1
         *     ]
         */
        not_congress?: components['parameters']['not_congress']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "House"
         *     ]
         */
        not_chamber?: components['parameters']['listMeetings.not_chamber']
        /**
         * @description Excludes the rows that the filter `committee_id` selects with these values.
         * @example [
         *       "HSAG00"
         *     ]
         */
        not_committee_id?: components['parameters']['not_committee_id']
        /**
         * @description Excludes the rows that the filter `meeting_id` selects with these values.
         * @example [
         *       "mtg_119_house_900001"
         *     ]
         */
        not_meeting_id?: components['parameters']['not_meeting_id']
        /**
         * @description Excludes the rows that the filter `doc_class` selects with these values.
         * @example [
         *       "SHRG"
         *     ]
         */
        not_doc_class?: components['parameters']['not_doc_class']
        /**
         * @description Excludes the rows that the filter `member_id` selects with these values.
         * @example [
         *       "Z900001"
         *     ]
         */
        not_member_id?: components['parameters']['not_member_id']
        /**
         * @description Excludes the rows that the filter `link_basis` selects with these values.
         * @example [
         *       "event_id"
         *     ]
         */
        not_link_basis?: components['parameters']['listHearingPublications.not_link_basis']
        /**
         * @description Excludes the rows that the filter `candidate` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_candidate?: components['parameters']['not_candidate']
        /**
         * @description Hearings that began on this day or later.
         * @example 2026-01-20
         */
        from?: components['parameters']['listHearingPublications.from']
        /**
         * @description Hearings that began on this day or before.
         * @example 2026-01-20
         */
        to?: components['parameters']['listHearingPublications.to']
        /**
         * @description Words to find in title, citation or lines for witnesses. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listHearingPublications.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: latest hearings first, then id. Separate several by commas.
         * @example [
         *       "held_on"
         *     ]
         */
        sort?: components['parameters']['listHearingPublications.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listHearingPublications.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "congress"
         *     ]
         */
        facet?: components['parameters']['listHearingPublications.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHearingPublications.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSources: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Kind of source. payroll needs the scope staff:read, member_api needs members:read, and committee_api needs committees:read. Requests without `kind` need all three.
         * @example payroll
         */
        kind?: components['parameters']['listSources.kind']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listSourcesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Kind of source. payroll needs the scope staff:read, member_api needs members:read, and committee_api needs committees:read. Requests without `kind` need all three.
         * @example payroll
         */
        kind?: components['parameters']['listSources.kind']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalSources: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHistoricalSourcesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHistoricalSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHearingSources: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHearingSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listHearingSourcesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description SHA-256 of the document, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listSources.id']
        /**
         * @description Body that published the document, in any case. For several values, repeat the parameter.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        publisher?: components['parameters']['publisher']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `publisher` selects with these values.
         * @example [
         *       "Clerk of the House"
         *     ]
         */
        not_publisher?: components['parameters']['not_publisher']
        /**
         * @description Words to find in publisher, title and address. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['listSources.q']
        /**
         * @description Rows with a `last_changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by: publisher, title, id. Separate several by commas.
         * @example [
         *       "retrieved_at"
         *     ]
         */
        sort?: components['parameters']['listSources.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listSources.fields']
        /**
         * @description Maximum number of rows on a page.
         * @example 50
         */
        limit?: components['parameters']['limit']
        /**
         * @description Rows to skip: `meta.next_offset` of the previous page.
         * @example 0
         */
        offset?: components['parameters']['offset']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
        /**
         * @description Format of the answer. Takes precedence over the `Accept` header.
         * @example json
         */
        format?: components['parameters']['format']
        /**
         * @description true starts a CSV with a byte order mark, so that Excel reads it as UTF-8. Digests include the mark.
         * @example false
         */
        bom?: components['parameters']['bom']
        /**
         * @description true returns the whole filtered set at once: csv and ndjson of any size, parquet up to 200,000 rows, xlsx up to 100,000.
         * @example false
         */
        all?: components['parameters']['all']
        /**
         * @description true ends an answer to `all=true` in csv or ndjson with one line that is not a row: the number of rows, and the SHA-256 of all bytes before it. Without it, only HTTP fields carry them.
         * @example false
         */
        trailer?: components['parameters']['trailer']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listSources.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
      }
      header?: {
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the answer that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: components['parameters']['if-none-match']
      }
      path: {
        /**
         * @description Id of a published release, all 64 digits, as in the link `cite-as` of an answer from that release.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listHearingSources.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
}
