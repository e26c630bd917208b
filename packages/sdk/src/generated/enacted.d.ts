// Made by `npm run generate` from packages/contract/openapi/enacted.json.

export interface paths {
  '/api/enacted/v1/projects': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Enacted projects, by filter
     * @description A project is one row of a disclosure table. Each further parameter narrows the set; several values of one parameter widen it. To read all pages, repeat the request with the same filters, `offset` from `meta.next_offset` and `snapshot` from `meta.snapshot`. A 409 means that another release is now current: start again. `all=true` with csv or ndjson returns the whole filtered set at once. `facet` adds counts by dimension.
     */
    get: operations['listEnactedProjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/releases/{release}/projects': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Enacted projects, by filter: of one release
     * @description Answers like /projects, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listEnactedProjectsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/project': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One enacted project with its sources
     * @description Returns the project with its requestors, the text of each cell beside its value, the reason for each null, and the place in the document.
     */
    get: operations['getEnactedProject']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/releases/{release}/project': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One enacted project with its sources: of one release
     * @description Answers like /project, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['getEnactedProjectOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/aggregates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Counts and totals of enacted projects
     * @description Counts rows and adds amounts by up to three dimensions. `rows_counted` is the number of projects by the rule of the Government Accountability Office. Each group has one fiscal year, because years are counted by different rules. A project with several States or requestors counts in the group of each, with its whole amount: `meta.groups_overlap` is then true, and such groups are not added. An amount is never divided among requestors. Sums skip unknown amounts; `amount_missing` counts them.
     */
    get: operations['aggregateEnactedProjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/releases/{release}/aggregates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Counts and totals of enacted projects: of one release
     * @description Answers like /aggregates, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['aggregateEnactedProjectsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Enacted projects added, changed and withdrawn since another release
     * @description Compares this release with another published release of enacted projects, by the ids of projects and by their fields. Each project that differs is shown before and after. Filters work as in /projects; a changed project passes if it passes before or after. A project is changed if any field except `sources` differs: a document retrieved again, or a row at a new place, changes no project. If `fields` has `last_changed_at`, the source changed. Otherwise this service reads the source better, or knows more about a requestor. A release compared with itself has no changes. `all=true` with csv or ndjson returns all changes at once.
     */
    get: operations['listEnactedChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/releases/{release}/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Enacted projects added, changed and withdrawn since another release: of one release
     * @description Answers like /changes, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listEnactedChangesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Links from requests to enacted projects
     * @description Each link joins a record of the collection appropriations and an enacted project of the same fiscal year, with its grade and grounds. A record without a link was not found among the enacted projects: it was not necessarily denied. Do not treat a candidate as a fact, and derive no rate of success.
     */
    get: operations['listLineageLinks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/enacted/v1/releases/{release}/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Links from requests to enacted projects: of one release
     * @description Answers like /links, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listLineageLinksOfRelease']
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
    EnactedAggregate: {
      /** @description Values that all rows of the group share: fiscal year, and each requested dimension. */
      group: {
        /** @description Value of the dimension; null for rows without one. */
        fiscal_year?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        subcommittee?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        agency_code?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        agency?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        account?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        state?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        bioguide?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        origination?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        counted?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        flag?: (string | number) | null
      }
      /** @description Rows in the group. */
      rows: number
      /** @description Rows that are provisions by the count of the Government Accountability Office: compare this number, and not `rows`, with its published counts. */
      rows_counted: number
      /** @description Sum of the amounts. */
      amount_sum: number | null
      /** @description Smallest amount. */
      amount_min: number | null
      /** @description Largest amount. */
      amount_max: number | null
      /** @description Median of all amounts. May end in .5. */
      amount_median: number | null
      /** @description Projects without an amount. No sum includes them. */
      amount_missing: number
    }
    /** @description Paging, and facts about the rows. */
    EnactedAggregatesMeta: {
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
      freshness: components['schemas']['SourceFreshness']
      /** @description Notes that every reader of these rows needs. */
      coverage: {
        /** @description Code of the note, as rows list it. */
        code: string
        /** @description The note: contents of the data, gaps in it, or terms of use. */
        text: string
      }[]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      /** @description The filter, as this service read it. */
      filters: {
        /** @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas. */
        id?: string[]
        /** @description Fiscal year. For several values, repeat the parameter or separate them by commas. */
        fiscal_year?: number[]
        /** @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas. */
        subcommittee?: string[]
        /** @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas. */
        agency_code?: string[]
        /** @description Agency as printed, in any case. For several values, repeat the parameter. */
        agency?: string[]
        /** @description Account as printed, in any case. For several values, repeat the parameter. */
        account?: string[]
        /** @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas. */
        state?: string[]
        /** @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas. */
        bioguide?: string[]
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: string[]
        /** @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas. */
        origination?: ('house' | 'senate' | 'both')[]
        /** @description true selects provisions by the count of the Government Accountability Office. */
        counted?: string[]
        /** @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas. */
        flag?: (
          | 'identical_rows'
          | 'text_damaged'
          | 'amounts_do_not_add_up'
          | 'amount_scaled'
          | 'multiple_states'
          | 'recipient_split'
          | 'continuation_merged'
          | 'page_number_removed'
          | 'hyphen_repaired'
          | 'amount_is_sum'
          | 'requestor_unclear'
          | 'read_from_pdf'
          | 'requestor_missing'
          | 'origination_unclear'
        )[]
        /** @description Recipient as printed, in any case. For several values, repeat the parameter. */
        recipient?: string[]
        /** @description Excludes the rows that the filter `id` selects with these values. */
        not_id?: string[]
        /** @description Excludes the rows that the filter `fiscal_year` selects with these values. */
        not_fiscal_year?: number[]
        /** @description Excludes the rows that the filter `subcommittee` selects with these values. */
        not_subcommittee?: string[]
        /** @description Excludes the rows that the filter `agency_code` selects with these values. */
        not_agency_code?: string[]
        /** @description Excludes the rows that the filter `agency` selects with these values. */
        not_agency?: string[]
        /** @description Excludes the rows that the filter `account` selects with these values. */
        not_account?: string[]
        /** @description Excludes the rows that the filter `state` selects with these values. */
        not_state?: string[]
        /** @description Excludes the rows that the filter `bioguide` selects with these values. */
        not_bioguide?: string[]
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: string[]
        /** @description Excludes the rows that the filter `origination` selects with these values. */
        not_origination?: ('house' | 'senate' | 'both')[]
        /** @description Excludes the rows that the filter `counted` selects with these values. */
        not_counted?: string[]
        /** @description Excludes the rows that the filter `flag` selects with these values. */
        not_flag?: (
          | 'identical_rows'
          | 'text_damaged'
          | 'amounts_do_not_add_up'
          | 'amount_scaled'
          | 'multiple_states'
          | 'recipient_split'
          | 'continuation_merged'
          | 'page_number_removed'
          | 'hyphen_repaired'
          | 'amount_is_sum'
          | 'requestor_unclear'
          | 'read_from_pdf'
          | 'requestor_missing'
          | 'origination_unclear'
        )[]
        /** @description Excludes the rows that the filter `recipient` selects with these values. */
        not_recipient?: string[]
        /** @description Smallest amount, in whole dollars. */
        amount_min?: number
        /** @description Largest amount, in whole dollars. */
        amount_max?: number
        /** @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC. */
        changed_since?: string | unknown | unknown
        /** @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded. */
        q?: string
      }
      /** @description Dimensions of the groups. */
      group_by: (
        | 'fiscal_year'
        | 'subcommittee'
        | 'agency_code'
        | 'agency'
        | 'account'
        | 'state'
        | 'bioguide'
        | 'origination'
        | 'counted'
        | 'flag'
      )[]
      /** @description Whether groups can share rows, because a project can have several States or requestors. If true, do not add the groups together. */
      groups_overlap: boolean
    }
    EnactedChange: {
      /**
       * @description added: This release has the row, and the release `from` does not. changed: Both releases have the row, and a field other than its places in documents differs. withdrawn: The release `from` has the row, and this release does not.
       * @enum {unknown}
       */
      change: 'added' | 'changed' | 'withdrawn'
      /** @description `id` of the project. */
      id: string
      /** @description Fiscal year for which the Act provides the money. */
      fiscal_year: number
      /**
       * @description Short code of the subcommittee that writes the division of the Act.
       * @enum {unknown}
       */
      subcommittee:
        'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
      /** @description Fields that differ. If the source changed, the list has `last_changed_at`. Without it, only the reading of the source changed. Empty for added and withdrawn rows. */
      fields: (
        | 'id'
        | 'fiscal_year'
        | 'act'
        | 'subcommittee'
        | 'subcommittee_as_published'
        | 'agency'
        | 'agency_code'
        | 'account'
        | 'project'
        | 'project_as_published'
        | 'recipient'
        | 'location'
        | 'states'
        | 'states_as_published'
        | 'amount'
        | 'amount_as_published'
        | 'budget_request'
        | 'budget_request_as_published'
        | 'additional_amount'
        | 'additional_amount_as_published'
        | 'total_amount'
        | 'total_amount_as_published'
        | 'counted'
        | 'origination'
        | 'origination_as_published'
        | 'requestors'
        | 'requestor_count'
        | 'missing'
        | 'flags'
        | 'sources'
        | 'first_seen_at'
        | 'last_changed_at'
        | 'revision'
        | 'coverage_notes'
        | 'notices'
      )[]
      /** @description The row in the release `from`; null if added. */
      before: components['schemas']['EnactedProject'] | null
      /** @description The row in this release; null if withdrawn. */
      after: components['schemas']['EnactedProject'] | null
    }
    /** @description Paging, and facts about the rows. */
    EnactedChangesMeta: {
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
      freshness: components['schemas']['SourceFreshness']
      /** @description Notes that every reader of these rows needs. */
      coverage: {
        /** @description Code of the note, as rows list it. */
        code: string
        /** @description The note: contents of the data, gaps in it, or terms of use. */
        text: string
      }[]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      /** @description `id` of the release `from`. */
      from: string
      /** @description Token of the release `from`. */
      from_snapshot: string
      /** @description Rows that pass the filters, by kind of change and subcommittee. The filter `change` does not apply to these counts. */
      counts: {
        /**
         * @description Kind of change.
         * @enum {unknown}
         */
        change: 'added' | 'changed' | 'withdrawn'
        /** @description Number of rows. */
        rows: number
        /**
         * @description Short code of the subcommittee.
         * @enum {unknown}
         */
        subcommittee:
          'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
      }[]
    }
    /** @description Paging, and facts about the rows. */
    EnactedMeta: {
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
      freshness: components['schemas']['SourceFreshness']
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
    EnactedProject: {
      /** @description Stable id, made from year, subcommittee and the texts that name the project. */
      id: string
      /** @description Fiscal year for which the Act provides the money. */
      fiscal_year: number
      /** @description Act that provides the money, as given with the table. */
      act: string | null
      /**
       * @description Short code of the subcommittee that writes the division of the Act.
       * @enum {unknown}
       */
      subcommittee:
        'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
      /** @description Subcommittee as the row prints it. */
      subcommittee_as_published: string | null
      /** @description Agency as printed. */
      agency: string | null
      /** @description Agency by the Act that appropriates, as the Government Accountability Office counts: the Forest Service is USDA and the Indian Health Service HHS, though both stand in the bill of Interior. */
      agency_code:
        | (
            | 'USDA'
            | 'DOC'
            | 'DOD'
            | 'ED'
            | 'DOE'
            | 'HHS'
            | 'DHS'
            | 'HUD'
            | 'DOI'
            | 'DOJ'
            | 'DOL'
            | 'DOT'
            | 'VA'
            | 'USACE'
            | 'EPA'
            | 'GSA'
            | 'NARA'
            | 'NASA'
            | 'SBA'
          )
        | null
      /** @description Account as printed. */
      account: string | null
      /** @description Name of the project as printed, without the recipient if one cell held both. */
      project: string
      /** @description Cell of the project as printed, before a recipient was split from it or a broken word was joined. */
      project_as_published: string | null
      /** @description Body that receives the money, as printed. */
      recipient: string | null
      /** @description Place as printed. */
      location: string | null
      /** @description States of the project. Empty if none is known. */
      states: components['schemas']['StateCode'][]
      /** @description States as printed. */
      states_as_published: string | null
      /** @description Funding of the project in whole US dollars, on the counting rule of the Government Accountability Office: in Energy and Water the additional amount of the members, elsewhere the printed amount. Null, never 0, if it is not known. It is neither obligated nor paid. */
      amount: number | null
      /** @description Text of the cell that `amount` comes from. */
      amount_as_published: string | null
      /** @description Budget request of the President in whole US dollars, in Energy and Water. */
      budget_request: number | null
      /** @description Budget request as printed. */
      budget_request_as_published: string | null
      /** @description Amount that members added, in whole US dollars, in Energy and Water. */
      additional_amount: number | null
      /** @description Additional amount as printed. */
      additional_amount_as_published: string | null
      /** @description Printed total of budget request and additional amount, in whole US dollars. Not the funding of the project. */
      total_amount: number | null
      /** @description Total as printed. */
      total_amount_as_published: string | null
      /** @description Whether the row is a provision by the count of the Government Accountability Office. A row with only a budget request is none. */
      counted: boolean
      /** @description Chamber in which the project began. */
      origination: ('house' | 'senate' | 'both') | null
      /** @description Origination as printed. */
      origination_as_published: string | null
      /** @description Members who requested the project, in printed order. The amount is not divided among them. */
      requestors: components['schemas']['ProjectRequestor'][]
      /** @description Number of requestors. */
      requestor_count: number
      /** @description Fields that are null, each with the reason; also `states` if it is empty. */
      missing: {
        [key: string]:
          | 'not_published'
          | 'blank_in_source'
          | 'dash'
          | 'unparsed'
          | 'agency_unknown'
          | 'taken_down'
          | 'budget_request_only'
      }
      /** @description Remarks and repairs from the reading of the row. */
      flags: (
        | 'identical_rows'
        | 'text_damaged'
        | 'amounts_do_not_add_up'
        | 'amount_scaled'
        | 'multiple_states'
        | 'recipient_split'
        | 'continuation_merged'
        | 'page_number_removed'
        | 'hyphen_repaired'
        | 'amount_is_sum'
        | 'requestor_unclear'
        | 'read_from_pdf'
        | 'requestor_missing'
        | 'origination_unclear'
      )[]
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
      /** @description Notes of the operator on the row: withheld fields and known mistakes. */
      notices: components['schemas']['Notice'][]
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
    LineageLink: {
      /** @description Stable id of the pair. */
      id: string
      /** @description `id` of the record in the collection appropriations. */
      record_id: string
      /** @description `id` of the project in `projects`. */
      project_id: string
      /** @description Fiscal year of both. No link joins two years. */
      fiscal_year: number
      /**
       * @description Stage of the record.
       * @enum {unknown}
       */
      stage: 'request' | 'house_bill'
      /**
       * @description Chamber of the record.
       * @enum {unknown}
       */
      chamber: 'house' | 'senate'
      /**
       * @description How sure the link is.
       * @enum {unknown}
       */
      grade: 'stated' | 'unique' | 'candidate'
      /** @description Points of the comparison. They are no probability. */
      score: number
      /** @description Side on which the runner-up replaces the record or the project. */
      runner_up_side: ('record' | 'project') | null
      /** @description Id of the next best record or project; null if none comes near. The next best pair has the score `runner_up_score`. */
      runner_up_id: string | null
      /** @description Points of the runner-up. */
      runner_up_score: number | null
      /** @description Grounds of the comparison. */
      grounds: {
        /** @description Words that both sides have. */
        words: string[]
        /**
         * @description Comparison of the States.
         * @enum {unknown}
         */
        state: 'supports' | 'contradicts' | 'unknown'
        /**
         * @description Comparison of the requestors.
         * @enum {unknown}
         */
        requestors: 'shared' | 'not_shared' | 'unknown'
        /**
         * @description Comparison of numbers, such as of phases.
         * @enum {unknown}
         */
        numbers: 'shared' | 'different' | 'unknown'
        /**
         * @description Comparison of the amounts, a hint only.
         * @enum {unknown}
         */
        amount: 'equal' | 'different' | 'unknown'
        /** @description Whether each side has a distinguishing word that the other lacks, such as another place. */
        apart: boolean
      }
      /** @description Reason of the decision, for a stated link. */
      decision_reason: string | null
      /** @description Address of the document that names the pair, for a stated link. */
      decision_url: string | null
      /** @description Release of the collection appropriations with the record. */
      record_release: string
      /** @description Version of the points and thresholds. Links of different versions do not compare. */
      matcher_version: string
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
      /** @description Notes of the operator on the row: withheld fields and known mistakes. */
      notices: components['schemas']['Notice'][]
    }
    /** @description A note of the operator on the row. */
    Notice: {
      /**
       * @description Kind of the notice.
       * @enum {unknown}
       */
      kind: 'takedown' | 'erratum'
      /** @description Fields that it is about. */
      fields: string[]
      /** @description Reason or correction, in a sentence. */
      text: string
      /**
       * Format: date
       * @description Day of the decision, YYYY-MM-DD.
       */
      decided_on: string
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
    ProjectRequestor: {
      /** @description Name without stray page numbers and State. */
      name: string
      /** @description Name as printed. */
      name_as_published: string
      /** @description Chamber of the member; null if the table does not tell it. */
      chamber: ('house' | 'senate') | null
      /** @description State of the member, as printed or of the matched member. */
      state: components['schemas']['StateCode'] | null
      /** @description Party of the member, as printed or of the matched member. */
      party: string | null
      /** @description Bioguide id of the member; null unless it is printed or exactly one member fits. */
      bioguide: string | null
      /**
       * @description How the member was identified. It explains a `bioguide` of null.
       * @enum {unknown}
       */
      match:
        | 'published'
        | 'seat'
        | 'state'
        | 'surname'
        | 'several'
        | 'none'
        | 'no_roster'
        | 'unclear'
        | 'chamber_unknown'
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
    /** @description Age of the sources. The build time of the release is not part of it. */
    SourceFreshness: {
      /** @description Time of the earliest retrieval of a document. */
      earliest_retrieved_at: string | null
      /** @description Time of the latest retrieval of a document. */
      latest_retrieved_at: string | null
      /** @description Latest publication day of a document; null if no document has one. */
      latest_published_at: string | null
      /** @description Time when this service last checked the sources for changes. */
      checked_at: string | null
    }
    /**
     * @description Two-letter postal abbreviation.
     * @enum {unknown}
     */
    StateCode:
      | 'AL'
      | 'AK'
      | 'AZ'
      | 'AR'
      | 'CA'
      | 'CO'
      | 'CT'
      | 'DE'
      | 'FL'
      | 'GA'
      | 'HI'
      | 'ID'
      | 'IL'
      | 'IN'
      | 'IA'
      | 'KS'
      | 'KY'
      | 'LA'
      | 'ME'
      | 'MD'
      | 'MA'
      | 'MI'
      | 'MN'
      | 'MS'
      | 'MO'
      | 'MT'
      | 'NE'
      | 'NV'
      | 'NH'
      | 'NJ'
      | 'NM'
      | 'NY'
      | 'NC'
      | 'ND'
      | 'OH'
      | 'OK'
      | 'OR'
      | 'PA'
      | 'RI'
      | 'SC'
      | 'SD'
      | 'TN'
      | 'TX'
      | 'UT'
      | 'VT'
      | 'VA'
      | 'WA'
      | 'WV'
      | 'WI'
      | 'WY'
      | 'DC'
      | 'AS'
      | 'GU'
      | 'MP'
      | 'PR'
      | 'VI'
  }
  responses: {
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/projects.csv` and `/projects.ndjson` and `/projects.parquet` and `/projects.xlsx`. */
    'listEnactedProjects.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
         *           "id": "enp-5f70bf18a0860070",
         *           "fiscal_year": 2024,
         *           "act": "Sample Consolidated Appropriations Act, 2024",
         *           "subcommittee": "INT",
         *           "subcommittee_as_published": null,
         *           "agency": "Environmental Protection Agency",
         *           "agency_code": "EPA",
         *           "account": "STAG—Clean Water State Revolving Fund",
         *           "project": "Fernhollow Sanitary Sewer Improvements",
         *           "project_as_published": "Fernhollow Sanitary Sewer Improvements",
         *           "recipient": "Town of Fernhollow",
         *           "location": null,
         *           "states": [
         *             "VT"
         *           ],
         *           "states_as_published": "VT",
         *           "amount": 1250000,
         *           "amount_as_published": "1,250,000",
         *           "budget_request": null,
         *           "budget_request_as_published": null,
         *           "additional_amount": null,
         *           "additional_amount_as_published": null,
         *           "total_amount": null,
         *           "total_amount_as_published": null,
         *           "counted": true,
         *           "origination": "senate",
         *           "origination_as_published": "S",
         *           "requestors": [
         *             {
         *               "name": "Samplewright",
         *               "name_as_published": "Samplewright (VT)",
         *               "chamber": "senate",
         *               "state": "VT",
         *               "party": "D",
         *               "bioguide": "ZZ20501",
         *               "match": "state"
         *             }
         *           ],
         *           "requestor_count": 1,
         *           "missing": {
         *             "subcommittee_as_published": "not_published",
         *             "location": "not_published",
         *             "budget_request": "not_published",
         *             "budget_request_as_published": "not_published",
         *             "additional_amount": "not_published",
         *             "additional_amount_as_published": "not_published",
         *             "total_amount": "not_published",
         *             "total_amount_as_published": "not_published"
         *           },
         *           "flags": [],
         *           "sources": [
         *             {
         *               "source_id": "3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708",
         *               "publisher": "Committees on Appropriations, joint explanatory statements",
         *               "url": "https://statements.example/fy24/int-projects.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 12"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "enacted_is_not_paid",
         *             "gao_rule",
         *             "rights"
         *           ],
         *           "notices": []
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": "2024-03-09",
         *           "checked_at": "2026-06-15T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "enacted_is_not_paid",
         *             "text": "An enacted project names an amount in an Act. It says nothing of what was obligated or paid, and it is not a request. Never add amounts of different stages."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['EnactedProject']
            | {
                /** @description Stable id, made from year, subcommittee and the texts that name the project. */
                id?: string
                /** @description Fiscal year for which the Act provides the money. */
                fiscal_year?: number
                /** @description Act that provides the money, as given with the table. */
                act?: string | null
                /**
                 * @description Short code of the subcommittee that writes the division of the Act.
                 * @enum {unknown}
                 */
                subcommittee?:
                  | 'AG'
                  | 'CJS'
                  | 'DEF'
                  | 'EW'
                  | 'FSGG'
                  | 'HS'
                  | 'INT'
                  | 'LEG'
                  | 'LHHS'
                  | 'MCVA'
                  | 'SFO'
                  | 'THUD'
                /** @description Subcommittee as the row prints it. */
                subcommittee_as_published?: string | null
                /** @description Agency as printed. */
                agency?: string | null
                /** @description Agency by the Act that appropriates, as the Government Accountability Office counts: the Forest Service is USDA and the Indian Health Service HHS, though both stand in the bill of Interior. */
                agency_code?:
                  | (
                      | 'USDA'
                      | 'DOC'
                      | 'DOD'
                      | 'ED'
                      | 'DOE'
                      | 'HHS'
                      | 'DHS'
                      | 'HUD'
                      | 'DOI'
                      | 'DOJ'
                      | 'DOL'
                      | 'DOT'
                      | 'VA'
                      | 'USACE'
                      | 'EPA'
                      | 'GSA'
                      | 'NARA'
                      | 'NASA'
                      | 'SBA'
                    )
                  | null
                /** @description Account as printed. */
                account?: string | null
                /** @description Name of the project as printed, without the recipient if one cell held both. */
                project?: string
                /** @description Cell of the project as printed, before a recipient was split from it or a broken word was joined. */
                project_as_published?: string | null
                /** @description Body that receives the money, as printed. */
                recipient?: string | null
                /** @description Place as printed. */
                location?: string | null
                /** @description States of the project. Empty if none is known. */
                states?: components['schemas']['StateCode'][]
                /** @description States as printed. */
                states_as_published?: string | null
                /** @description Funding of the project in whole US dollars, on the counting rule of the Government Accountability Office: in Energy and Water the additional amount of the members, elsewhere the printed amount. Null, never 0, if it is not known. It is neither obligated nor paid. */
                amount?: number | null
                /** @description Text of the cell that `amount` comes from. */
                amount_as_published?: string | null
                /** @description Budget request of the President in whole US dollars, in Energy and Water. */
                budget_request?: number | null
                /** @description Budget request as printed. */
                budget_request_as_published?: string | null
                /** @description Amount that members added, in whole US dollars, in Energy and Water. */
                additional_amount?: number | null
                /** @description Additional amount as printed. */
                additional_amount_as_published?: string | null
                /** @description Printed total of budget request and additional amount, in whole US dollars. Not the funding of the project. */
                total_amount?: number | null
                /** @description Total as printed. */
                total_amount_as_published?: string | null
                /** @description Whether the row is a provision by the count of the Government Accountability Office. A row with only a budget request is none. */
                counted?: boolean
                /** @description Chamber in which the project began. */
                origination?: ('house' | 'senate' | 'both') | null
                /** @description Origination as printed. */
                origination_as_published?: string | null
                /** @description Members who requested the project, in printed order. The amount is not divided among them. */
                requestors?: components['schemas']['ProjectRequestor'][]
                /** @description Number of requestors. */
                requestor_count?: number
                /** @description Fields that are null, each with the reason; also `states` if it is empty. */
                missing?: {
                  [key: string]:
                    | 'not_published'
                    | 'blank_in_source'
                    | 'dash'
                    | 'unparsed'
                    | 'agency_unknown'
                    | 'taken_down'
                    | 'budget_request_only'
                }
                /** @description Remarks and repairs from the reading of the row. */
                flags?: (
                  | 'identical_rows'
                  | 'text_damaged'
                  | 'amounts_do_not_add_up'
                  | 'amount_scaled'
                  | 'multiple_states'
                  | 'recipient_split'
                  | 'continuation_merged'
                  | 'page_number_removed'
                  | 'hyphen_repaired'
                  | 'amount_is_sum'
                  | 'requestor_unclear'
                  | 'read_from_pdf'
                  | 'requestor_missing'
                  | 'origination_unclear'
                )[]
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
                /** @description Notes of the operator on the row: withheld fields and known mistakes. */
                notices?: components['schemas']['Notice'][]
              }
          )[]
          meta: components['schemas']['EnactedMeta']
        }
      }
    }
    /** @description The client already has this answer: `If-None-Match` names its `ETag`. Does not count against the rate limit. */
    NotModified: {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content?: never
    }
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    BadRequest: {
      headers: {
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
        /** @description No cache may store the answer. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content: {
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The rows. */
    'listEnactedProjectsCsv.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
    'listEnactedProjectsNdjson.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
    'listEnactedProjectsParquet.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
    'listEnactedProjectsXlsx.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
    /** @description Rows, with paging and facts about the rows. */
    'getEnactedProject.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
         *           "id": "enp-5f70bf18a0860070",
         *           "fiscal_year": 2024,
         *           "act": "Sample Consolidated Appropriations Act, 2024",
         *           "subcommittee": "INT",
         *           "subcommittee_as_published": null,
         *           "agency": "Environmental Protection Agency",
         *           "agency_code": "EPA",
         *           "account": "STAG—Clean Water State Revolving Fund",
         *           "project": "Fernhollow Sanitary Sewer Improvements",
         *           "project_as_published": "Fernhollow Sanitary Sewer Improvements",
         *           "recipient": "Town of Fernhollow",
         *           "location": null,
         *           "states": [
         *             "VT"
         *           ],
         *           "states_as_published": "VT",
         *           "amount": 1250000,
         *           "amount_as_published": "1,250,000",
         *           "budget_request": null,
         *           "budget_request_as_published": null,
         *           "additional_amount": null,
         *           "additional_amount_as_published": null,
         *           "total_amount": null,
         *           "total_amount_as_published": null,
         *           "counted": true,
         *           "origination": "senate",
         *           "origination_as_published": "S",
         *           "requestors": [
         *             {
         *               "name": "Samplewright",
         *               "name_as_published": "Samplewright (VT)",
         *               "chamber": "senate",
         *               "state": "VT",
         *               "party": "D",
         *               "bioguide": "ZZ20501",
         *               "match": "state"
         *             }
         *           ],
         *           "requestor_count": 1,
         *           "missing": {
         *             "subcommittee_as_published": "not_published",
         *             "location": "not_published",
         *             "budget_request": "not_published",
         *             "budget_request_as_published": "not_published",
         *             "additional_amount": "not_published",
         *             "additional_amount_as_published": "not_published",
         *             "total_amount": "not_published",
         *             "total_amount_as_published": "not_published"
         *           },
         *           "flags": [],
         *           "sources": [
         *             {
         *               "source_id": "3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708",
         *               "publisher": "Committees on Appropriations, joint explanatory statements",
         *               "url": "https://statements.example/fy24/int-projects.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 12"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [
         *             "enacted_is_not_paid",
         *             "gao_rule",
         *             "rights"
         *           ],
         *           "notices": []
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": null,
         *         "total": 1,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": "2024-03-09",
         *           "checked_at": "2026-06-15T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "enacted_is_not_paid",
         *             "text": "An enacted project names an amount in an Act. It says nothing of what was obligated or paid, and it is not a request. Never add amounts of different stages."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['EnactedProject'][]
          meta: components['schemas']['EnactedMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/aggregates.csv` and `/aggregates.ndjson` and `/aggregates.parquet` and `/aggregates.xlsx`. */
    'aggregateEnactedProjects.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
         *           "group": {
         *             "fiscal_year": 2024,
         *             "subcommittee": "INT"
         *           },
         *           "rows": 2,
         *           "rows_counted": 2,
         *           "amount_sum": 1250000,
         *           "amount_min": 1250000,
         *           "amount_max": 1250000,
         *           "amount_median": 1250000,
         *           "amount_missing": 1
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": null,
         *         "total": 1,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": "2024-03-09",
         *           "checked_at": "2026-06-15T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "enacted_is_not_paid",
         *             "text": "An enacted project names an amount in an Act. It says nothing of what was obligated or paid, and it is not a request. Never add amounts of different stages."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates.",
         *         "filters": {
         *           "subcommittee": [
         *             "INT"
         *           ]
         *         },
         *         "group_by": [
         *           "fiscal_year",
         *           "subcommittee"
         *         ],
         *         "groups_overlap": false
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['EnactedAggregate'][]
          meta: components['schemas']['EnactedAggregatesMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/changes.csv` and `/changes.ndjson` and `/changes.parquet` and `/changes.xlsx`. */
    'listEnactedChanges.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
         *           "change": "changed",
         *           "id": "enp-5f70bf18a0860070",
         *           "fiscal_year": 2024,
         *           "subcommittee": "INT",
         *           "fields": [
         *             "amount",
         *             "amount_as_published",
         *             "last_changed_at",
         *             "revision"
         *           ],
         *           "before": {
         *             "id": "enp-5f70bf18a0860070",
         *             "fiscal_year": 2024,
         *             "act": "Sample Consolidated Appropriations Act, 2024",
         *             "subcommittee": "INT",
         *             "subcommittee_as_published": null,
         *             "agency": "Environmental Protection Agency",
         *             "agency_code": "EPA",
         *             "account": "STAG—Clean Water State Revolving Fund",
         *             "project": "Fernhollow Sanitary Sewer Improvements",
         *             "project_as_published": "Fernhollow Sanitary Sewer Improvements",
         *             "recipient": "Town of Fernhollow",
         *             "location": null,
         *             "states": [
         *               "VT"
         *             ],
         *             "states_as_published": "VT",
         *             "amount": 1250000,
         *             "amount_as_published": "1,250,000",
         *             "budget_request": null,
         *             "budget_request_as_published": null,
         *             "additional_amount": null,
         *             "additional_amount_as_published": null,
         *             "total_amount": null,
         *             "total_amount_as_published": null,
         *             "counted": true,
         *             "origination": "senate",
         *             "origination_as_published": "S",
         *             "requestors": [
         *               {
         *                 "name": "Samplewright",
         *                 "name_as_published": "Samplewright (VT)",
         *                 "chamber": "senate",
         *                 "state": "VT",
         *                 "party": "D",
         *                 "bioguide": "ZZ20501",
         *                 "match": "state"
         *               }
         *             ],
         *             "requestor_count": 1,
         *             "missing": {
         *               "subcommittee_as_published": "not_published",
         *               "location": "not_published",
         *               "budget_request": "not_published",
         *               "budget_request_as_published": "not_published",
         *               "additional_amount": "not_published",
         *               "additional_amount_as_published": "not_published",
         *               "total_amount": "not_published",
         *               "total_amount_as_published": "not_published"
         *             },
         *             "flags": [],
         *             "sources": [
         *               {
         *                 "source_id": "3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708",
         *                 "publisher": "Committees on Appropriations, joint explanatory statements",
         *                 "url": "https://statements.example/fy24/int-projects.csv",
         *                 "retrieved_at": "2026-06-15T12:00:00.000Z",
         *                 "locator": "row 12"
         *               }
         *             ],
         *             "first_seen_at": "2026-06-15T12:00:00.000Z",
         *             "last_changed_at": "2026-06-15T12:00:00.000Z",
         *             "revision": 1,
         *             "coverage_notes": [
         *               "enacted_is_not_paid",
         *               "gao_rule",
         *               "rights"
         *             ],
         *             "notices": []
         *           },
         *           "after": {
         *             "id": "enp-5f70bf18a0860070",
         *             "fiscal_year": 2024,
         *             "act": "Sample Consolidated Appropriations Act, 2024",
         *             "subcommittee": "INT",
         *             "subcommittee_as_published": null,
         *             "agency": "Environmental Protection Agency",
         *             "agency_code": "EPA",
         *             "account": "STAG—Clean Water State Revolving Fund",
         *             "project": "Fernhollow Sanitary Sewer Improvements",
         *             "project_as_published": "Fernhollow Sanitary Sewer Improvements",
         *             "recipient": "Town of Fernhollow",
         *             "location": null,
         *             "states": [
         *               "VT"
         *             ],
         *             "states_as_published": "VT",
         *             "amount": 1500000,
         *             "amount_as_published": "1,500,000",
         *             "budget_request": null,
         *             "budget_request_as_published": null,
         *             "additional_amount": null,
         *             "additional_amount_as_published": null,
         *             "total_amount": null,
         *             "total_amount_as_published": null,
         *             "counted": true,
         *             "origination": "senate",
         *             "origination_as_published": "S",
         *             "requestors": [
         *               {
         *                 "name": "Samplewright",
         *                 "name_as_published": "Samplewright (VT)",
         *                 "chamber": "senate",
         *                 "state": "VT",
         *                 "party": "D",
         *                 "bioguide": "ZZ20501",
         *                 "match": "state"
         *               }
         *             ],
         *             "requestor_count": 1,
         *             "missing": {
         *               "subcommittee_as_published": "not_published",
         *               "location": "not_published",
         *               "budget_request": "not_published",
         *               "budget_request_as_published": "not_published",
         *               "additional_amount": "not_published",
         *               "additional_amount_as_published": "not_published",
         *               "total_amount": "not_published",
         *               "total_amount_as_published": "not_published"
         *             },
         *             "flags": [],
         *             "sources": [
         *               {
         *                 "source_id": "3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708",
         *                 "publisher": "Committees on Appropriations, joint explanatory statements",
         *                 "url": "https://statements.example/fy24/int-projects.csv",
         *                 "retrieved_at": "2026-06-15T12:00:00.000Z",
         *                 "locator": "row 12"
         *               }
         *             ],
         *             "first_seen_at": "2026-06-15T12:00:00.000Z",
         *             "last_changed_at": "2026-07-01T12:00:00.000Z",
         *             "revision": 2,
         *             "coverage_notes": [
         *               "enacted_is_not_paid",
         *               "gao_rule",
         *               "rights"
         *             ],
         *             "notices": []
         *           }
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": null,
         *         "total": 1,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": "2024-03-09",
         *           "checked_at": "2026-06-15T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "enacted_is_not_paid",
         *             "text": "An enacted project names an amount in an Act. It says nothing of what was obligated or paid, and it is not a request. Never add amounts of different stages."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates.",
         *         "from": "9c1185a5c5e9fc54612808977ee8f548b2258d31f4b4f7d9b3c4d2f1d1f0e6a7",
         *         "from_snapshot": "9c1185a5c5e9fc546128",
         *         "counts": [
         *           {
         *             "change": "changed",
         *             "subcommittee": "INT",
         *             "rows": 1
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['EnactedChange'][]
          meta: components['schemas']['EnactedChangesMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/links.csv` and `/links.ndjson` and `/links.parquet` and `/links.xlsx`. */
    'listLineageLinks.OK': {
      headers: {
        /** @description Strong tag: the same snapshot, query and format have the same tag. */
        etag?: string
        /** @description `Accept, Accept-Encoding`. */
        vary?: string
        /** @description Forever if `snapshot` is given or the address names the release; otherwise one minute. */
        'cache-control'?: string
        /** @description The limit: `"ip";q=120;w=60` is 120 requests in any 60 seconds from one address. */
        'ratelimit-policy'?: string
        /** @description Rest of the limit: `r` requests are left, and the oldest request stops counting after `t` seconds. */
        ratelimit?: string
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
         *           "id": "lnk-0c1f3a5b7d9e2468",
         *           "record_id": "s-0123456789abcdef",
         *           "project_id": "enp-5f70bf18a0860070",
         *           "fiscal_year": 2024,
         *           "stage": "request",
         *           "chamber": "senate",
         *           "grade": "unique",
         *           "score": 84,
         *           "runner_up_side": null,
         *           "runner_up_id": null,
         *           "runner_up_score": null,
         *           "grounds": {
         *             "words": [
         *               "fernhollow",
         *               "sanitary",
         *               "sewer",
         *               "town"
         *             ],
         *             "state": "supports",
         *             "requestors": "shared",
         *             "numbers": "unknown",
         *             "amount": "different",
         *             "apart": false
         *           },
         *           "decision_reason": null,
         *           "decision_url": null,
         *           "record_release": "5f70bf18a08600705f70bf18a08600705f70bf18a08600705f70bf18a0860070",
         *           "matcher_version": "2",
         *           "sources": [
         *             {
         *               "source_id": "3b1f6a0c9d5e4f7281a6b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f708",
         *               "publisher": "Committees on Appropriations, joint explanatory statements",
         *               "url": "https://statements.example/fy24/int-projects.csv",
         *               "retrieved_at": "2026-06-15T12:00:00.000Z",
         *               "locator": "row 12"
         *             }
         *           ],
         *           "first_seen_at": "2026-06-15T12:00:00.000Z",
         *           "last_changed_at": "2026-06-15T12:00:00.000Z",
         *           "revision": 1,
         *           "coverage_notes": [],
         *           "notices": []
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-15T12:00:00.000Z",
         *           "latest_published_at": "2024-03-09",
         *           "checked_at": "2026-06-15T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "enacted_is_not_paid",
         *             "text": "An enacted project names an amount in an Act. It says nothing of what was obligated or paid, and it is not a request. Never add amounts of different stages."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from tables of the projects in Acts of appropriations. Each row names its document and publisher. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['LineageLink'][]
          meta: components['schemas']['EnactedMeta']
        }
      }
    }
  }
  parameters: {
    /**
     * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    id: string[]
    /**
     * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       2000
     *     ]
     */
    fiscal_year: number[]
    /**
     * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "AG"
     *     ]
     */
    subcommittee: string[]
    /**
     * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "USDA"
     *     ]
     */
    agency_code: string[]
    /**
     * @description Agency as printed, in any case. For several values, repeat the parameter.
     * @example [
     *       "Environmental Protection Agency"
     *     ]
     */
    agency: string[]
    /**
     * @description Account as printed, in any case. For several values, repeat the parameter.
     * @example [
     *       "State and Tribal Assistance Grants"
     *     ]
     */
    account: string[]
    /**
     * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA"
     *     ]
     */
    state: string[]
    /**
     * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "A000001"
     *     ]
     */
    bioguide: string[]
    /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
    requestor: string[]
    /**
     * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "house"
     *     ]
     */
    origination: ('house' | 'senate' | 'both')[]
    /**
     * @description true selects provisions by the count of the Government Accountability Office.
     * @example [
     *       "true"
     *     ]
     */
    counted: string[]
    /**
     * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "identical_rows"
     *     ]
     */
    flag: (
      | 'identical_rows'
      | 'text_damaged'
      | 'amounts_do_not_add_up'
      | 'amount_scaled'
      | 'multiple_states'
      | 'recipient_split'
      | 'continuation_merged'
      | 'page_number_removed'
      | 'hyphen_repaired'
      | 'amount_is_sum'
      | 'requestor_unclear'
      | 'read_from_pdf'
      | 'requestor_missing'
      | 'origination_unclear'
    )[]
    /**
     * @description Recipient as printed, in any case. For several values, repeat the parameter.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    recipient: string[]
    /**
     * @description Excludes the rows that the filter `id` selects with these values.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    not_id: string[]
    /**
     * @description Excludes the rows that the filter `fiscal_year` selects with these values.
     * @example [
     *       2000
     *     ]
     */
    not_fiscal_year: number[]
    /**
     * @description Excludes the rows that the filter `subcommittee` selects with these values.
     * @example [
     *       "AG"
     *     ]
     */
    not_subcommittee: string[]
    /**
     * @description Excludes the rows that the filter `agency_code` selects with these values.
     * @example [
     *       "USDA"
     *     ]
     */
    not_agency_code: string[]
    /**
     * @description Excludes the rows that the filter `agency` selects with these values.
     * @example [
     *       "Environmental Protection Agency"
     *     ]
     */
    not_agency: string[]
    /**
     * @description Excludes the rows that the filter `account` selects with these values.
     * @example [
     *       "State and Tribal Assistance Grants"
     *     ]
     */
    not_account: string[]
    /**
     * @description Excludes the rows that the filter `state` selects with these values.
     * @example [
     *       "CA"
     *     ]
     */
    not_state: string[]
    /**
     * @description Excludes the rows that the filter `bioguide` selects with these values.
     * @example [
     *       "A000001"
     *     ]
     */
    not_bioguide: string[]
    /** @description Excludes the rows that the filter `requestor` selects with these values. */
    not_requestor: string[]
    /**
     * @description Excludes the rows that the filter `origination` selects with these values.
     * @example [
     *       "house"
     *     ]
     */
    not_origination: ('house' | 'senate' | 'both')[]
    /**
     * @description Excludes the rows that the filter `counted` selects with these values.
     * @example [
     *       "true"
     *     ]
     */
    not_counted: string[]
    /**
     * @description Excludes the rows that the filter `flag` selects with these values.
     * @example [
     *       "identical_rows"
     *     ]
     */
    not_flag: (
      | 'identical_rows'
      | 'text_damaged'
      | 'amounts_do_not_add_up'
      | 'amount_scaled'
      | 'multiple_states'
      | 'recipient_split'
      | 'continuation_merged'
      | 'page_number_removed'
      | 'hyphen_repaired'
      | 'amount_is_sum'
      | 'requestor_unclear'
      | 'read_from_pdf'
      | 'requestor_missing'
      | 'origination_unclear'
    )[]
    /**
     * @description Excludes the rows that the filter `recipient` selects with these values.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    not_recipient: string[]
    /**
     * @description Smallest amount, in whole dollars.
     * @example 0
     */
    amount_min: number
    /**
     * @description Largest amount, in whole dollars.
     * @example 0
     */
    amount_max: number
    /**
     * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
     * @example 2026-01-20
     */
    changed_since: string | unknown | unknown
    /**
     * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
     * @example water
     */
    q: string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by fiscal year, subcommittee, project, id. Separate several by commas.
     * @example [
     *       "amount"
     *     ]
     */
    sort: (
      | 'amount'
      | '-amount'
      | 'fiscal_year'
      | '-fiscal_year'
      | 'subcommittee'
      | '-subcommittee'
      | 'project'
      | '-project'
      | 'recipient'
      | '-recipient'
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
      | 'fiscal_year'
      | 'act'
      | 'subcommittee'
      | 'subcommittee_as_published'
      | 'agency'
      | 'agency_code'
      | 'account'
      | 'project'
      | 'project_as_published'
      | 'recipient'
      | 'location'
      | 'states'
      | 'states_as_published'
      | 'amount'
      | 'amount_as_published'
      | 'budget_request'
      | 'budget_request_as_published'
      | 'additional_amount'
      | 'additional_amount_as_published'
      | 'total_amount'
      | 'total_amount_as_published'
      | 'counted'
      | 'origination'
      | 'origination_as_published'
      | 'requestors'
      | 'requestor_count'
      | 'missing'
      | 'flags'
      | 'sources'
      | 'first_seen_at'
      | 'last_changed_at'
      | 'revision'
      | 'coverage_notes'
      | 'notices'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "fiscal_year"
     *     ]
     */
    facet: (
      | 'fiscal_year'
      | 'subcommittee'
      | 'agency_code'
      | 'agency'
      | 'account'
      | 'state'
      | 'bioguide'
      | 'origination'
      | 'counted'
      | 'flag'
    )[]
    /**
     * @description Maximum number of values per facet. The most frequent come first.
     * @example 20
     */
    facet_limit: number
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
     * @description Id of a published release, all 64 digits, as in /downloads.
     * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
     */
    release: string
    /**
     * @description `id` of the project.
     * @example sr-2023-a6c834e362b4b12a
     */
    'getEnactedProject.id': string
    /**
     * @description Dimensions of the groups, at most three. Groups are always split by fiscal year as well. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "fiscal_year"
     *     ]
     */
    group_by: (
      | 'fiscal_year'
      | 'subcommittee'
      | 'agency_code'
      | 'agency'
      | 'account'
      | 'state'
      | 'bioguide'
      | 'origination'
      | 'counted'
      | 'flag'
    )[]
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
     * @example [
     *       "rows"
     *     ]
     */
    'aggregateEnactedProjects.sort': (
      | 'rows'
      | '-rows'
      | 'rows_counted'
      | '-rows_counted'
      | 'amount_sum'
      | '-amount_sum'
      | 'amount_min'
      | '-amount_min'
      | 'amount_max'
      | '-amount_max'
      | 'amount_median'
      | '-amount_median'
      | 'amount_missing'
      | '-amount_missing'
    )[]
    /** @description `id` of the published release to compare with: all 64 digits. */
    from: string
    /**
     * @description Kinds of change to list. Separate several by commas.
     * @example [
     *       "added"
     *     ]
     */
    change: ('added' | 'changed' | 'withdrawn')[]
    /**
     * @description Id of the link, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listLineageLinks.id': string[]
    /** @description Id of the record, in any case. For several values, repeat the parameter or separate them by commas. */
    record: string[]
    /** @description Id of the enacted project, in any case. For several values, repeat the parameter or separate them by commas. */
    project: string[]
    /**
     * @description Stage of the record. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "request"
     *     ]
     */
    stage: ('request' | 'house_bill')[]
    /**
     * @description Chamber of the record. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "house"
     *     ]
     */
    chamber: ('house' | 'senate')[]
    /**
     * @description How sure the link is. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "stated"
     *     ]
     */
    grade: ('stated' | 'unique' | 'candidate')[]
    /** @description Excludes the rows that the filter `record` selects with these values. */
    not_record: string[]
    /** @description Excludes the rows that the filter `project` selects with these values. */
    not_project: string[]
    /**
     * @description Excludes the rows that the filter `stage` selects with these values.
     * @example [
     *       "request"
     *     ]
     */
    not_stage: ('request' | 'house_bill')[]
    /**
     * @description Excludes the rows that the filter `chamber` selects with these values.
     * @example [
     *       "house"
     *     ]
     */
    not_chamber: ('house' | 'senate')[]
    /**
     * @description Excludes the rows that the filter `grade` selects with these values.
     * @example [
     *       "stated"
     *     ]
     */
    not_grade: ('stated' | 'unique' | 'candidate')[]
    /**
     * @description Lowest score.
     * @example 0
     */
    score_min: number
    /**
     * @description Highest score.
     * @example 0
     */
    score_max: number
    /**
     * @description Links with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
     * @example 2026-01-20
     */
    'listLineageLinks.changed_since': string | unknown | unknown
    /**
     * @description Sort order. A leading minus means descending. Ties, and lists without this parameter, are ordered by fiscal year, project and record.
     * @example [
     *       "fiscal_year"
     *     ]
     */
    'listLineageLinks.sort': (
      | 'fiscal_year'
      | '-fiscal_year'
      | 'score'
      | '-score'
      | 'last_changed_at'
      | '-last_changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "fiscal_year"
     *     ]
     */
    'listLineageLinks.facet': ('fiscal_year' | 'stage' | 'chamber' | 'grade')[]
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listEnactedProjects: {
    parameters: {
      query?: {
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by fiscal year, subcommittee, project, id. Separate several by commas.
         * @example [
         *       "amount"
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
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
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
      200: components['responses']['listEnactedProjects.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listEnactedProjectsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by fiscal year, subcommittee, project, id. Separate several by commas.
         * @example [
         *       "amount"
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
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
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
         * @description Id of a published release, all 64 digits, as in /downloads.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listEnactedProjects.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getEnactedProject: {
    parameters: {
      query: {
        /**
         * @description `id` of the project.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getEnactedProject.id']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
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
      200: components['responses']['getEnactedProject.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getEnactedProjectOfRelease: {
    parameters: {
      query: {
        /**
         * @description `id` of the project.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getEnactedProject.id']
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
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
         * @description Id of a published release, all 64 digits, as in /downloads.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['getEnactedProject.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  aggregateEnactedProjects: {
    parameters: {
      query?: {
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Dimensions of the groups, at most three. Groups are always split by fiscal year as well. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        group_by?: components['parameters']['group_by']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
         * @example [
         *       "rows"
         *     ]
         */
        sort?: components['parameters']['aggregateEnactedProjects.sort']
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
      200: components['responses']['aggregateEnactedProjects.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  aggregateEnactedProjectsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Dimensions of the groups, at most three. Groups are always split by fiscal year as well. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        group_by?: components['parameters']['group_by']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
         * @example [
         *       "rows"
         *     ]
         */
        sort?: components['parameters']['aggregateEnactedProjects.sort']
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
         * @description Id of a published release, all 64 digits, as in /downloads.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['aggregateEnactedProjects.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listEnactedChanges: {
    parameters: {
      query: {
        /** @description `id` of the published release to compare with: all 64 digits. */
        from: components['parameters']['from']
        /**
         * @description Kinds of change to list. Separate several by commas.
         * @example [
         *       "added"
         *     ]
         */
        change?: components['parameters']['change']
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
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
      200: components['responses']['listEnactedChanges.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listEnactedChangesOfRelease: {
    parameters: {
      query: {
        /** @description `id` of the published release to compare with: all 64 digits. */
        from: components['parameters']['from']
        /**
         * @description Kinds of change to list. Separate several by commas.
         * @example [
         *       "added"
         *     ]
         */
        change?: components['parameters']['change']
        /**
         * @description Id of the project, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Short code of the subcommittee. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency by the Act that appropriates. In any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "USDA"
         *     ]
         */
        agency_code?: components['parameters']['agency_code']
        /**
         * @description Agency as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description State of the project, two letters in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description Bioguide id of a requestor, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /** @description Name of a requestor as the rows give it, in any case. For several values, repeat the parameter. */
        requestor?: components['parameters']['requestor']
        /**
         * @description Chamber in which the project began. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        origination?: components['parameters']['origination']
        /**
         * @description true selects provisions by the count of the Government Accountability Office.
         * @example [
         *       "true"
         *     ]
         */
        counted?: components['parameters']['counted']
        /**
         * @description Remark on the reading of the row. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "identical_rows"
         *     ]
         */
        flag?: components['parameters']['flag']
        /**
         * @description Recipient as printed, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
        /**
         * @description Excludes the rows that the filter `agency_code` selects with these values.
         * @example [
         *       "USDA"
         *     ]
         */
        not_agency_code?: components['parameters']['not_agency_code']
        /**
         * @description Excludes the rows that the filter `agency` selects with these values.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        not_agency?: components['parameters']['not_agency']
        /**
         * @description Excludes the rows that the filter `account` selects with these values.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        not_account?: components['parameters']['not_account']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /** @description Excludes the rows that the filter `requestor` selects with these values. */
        not_requestor?: components['parameters']['not_requestor']
        /**
         * @description Excludes the rows that the filter `origination` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_origination?: components['parameters']['not_origination']
        /**
         * @description Excludes the rows that the filter `counted` selects with these values.
         * @example [
         *       "true"
         *     ]
         */
        not_counted?: components['parameters']['not_counted']
        /**
         * @description Excludes the rows that the filter `flag` selects with these values.
         * @example [
         *       "identical_rows"
         *     ]
         */
        not_flag?: components['parameters']['not_flag']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Smallest amount, in whole dollars.
         * @example 0
         */
        amount_min?: components['parameters']['amount_min']
        /**
         * @description Largest amount, in whole dollars.
         * @example 0
         */
        amount_max?: components['parameters']['amount_max']
        /**
         * @description Projects with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in project, recipient, location, account, agency or requestors. A row must hold all of them; case and accents do not matter. "in quotes" finds exactly these words in this order. word* finds words with this beginning. OR in capitals joins the terms next to it. -word excludes; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
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
         * @description Id of a published release, all 64 digits, as in /downloads.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listEnactedChanges.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listLineageLinks: {
    parameters: {
      query?: {
        /**
         * @description Id of the link, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listLineageLinks.id']
        /** @description Id of the record, in any case. For several values, repeat the parameter or separate them by commas. */
        record?: components['parameters']['record']
        /** @description Id of the enacted project, in any case. For several values, repeat the parameter or separate them by commas. */
        project?: components['parameters']['project']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Stage of the record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Chamber of the record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description How sure the link is. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "stated"
         *     ]
         */
        grade?: components['parameters']['grade']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /** @description Excludes the rows that the filter `record` selects with these values. */
        not_record?: components['parameters']['not_record']
        /** @description Excludes the rows that the filter `project` selects with these values. */
        not_project?: components['parameters']['not_project']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `grade` selects with these values.
         * @example [
         *       "stated"
         *     ]
         */
        not_grade?: components['parameters']['not_grade']
        /**
         * @description Lowest score.
         * @example 0
         */
        score_min?: components['parameters']['score_min']
        /**
         * @description Highest score.
         * @example 0
         */
        score_max?: components['parameters']['score_max']
        /**
         * @description Links with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listLineageLinks.changed_since']
        /**
         * @description Sort order. A leading minus means descending. Ties, and lists without this parameter, are ordered by fiscal year, project and record.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        sort?: components['parameters']['listLineageLinks.sort']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        facet?: components['parameters']['listLineageLinks.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
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
      200: components['responses']['listLineageLinks.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listLineageLinksOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the link, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listLineageLinks.id']
        /** @description Id of the record, in any case. For several values, repeat the parameter or separate them by commas. */
        record?: components['parameters']['record']
        /** @description Id of the enacted project, in any case. For several values, repeat the parameter or separate them by commas. */
        project?: components['parameters']['project']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Stage of the record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Chamber of the record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description How sure the link is. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "stated"
         *     ]
         */
        grade?: components['parameters']['grade']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /** @description Excludes the rows that the filter `record` selects with these values. */
        not_record?: components['parameters']['not_record']
        /** @description Excludes the rows that the filter `project` selects with these values. */
        not_project?: components['parameters']['not_project']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `grade` selects with these values.
         * @example [
         *       "stated"
         *     ]
         */
        not_grade?: components['parameters']['not_grade']
        /**
         * @description Lowest score.
         * @example 0
         */
        score_min?: components['parameters']['score_min']
        /**
         * @description Highest score.
         * @example 0
         */
        score_max?: components['parameters']['score_max']
        /**
         * @description Links with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listLineageLinks.changed_since']
        /**
         * @description Sort order. A leading minus means descending. Ties, and lists without this parameter, are ordered by fiscal year, project and record.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        sort?: components['parameters']['listLineageLinks.sort']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        facet?: components['parameters']['listLineageLinks.facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
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
         * @description Id of a published release, all 64 digits, as in /downloads.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: components['parameters']['release']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['listLineageLinks.OK']
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
}
