// Made by `npm run generate` from packages/contract/openapi/appropriations.json.

export interface paths {
  '/downloads/{release}/{path}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One file of a release
     * @description Returns the whole file, or the bytes in `Range`. Does not count against the rate limit of the API. The file at the address of a release never changes, so an interrupted download can continue; still send `If-Range` with its `ETag`. `latest` instead of a release id redirects to the current release.
     */
    get: operations['getFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Releases and their files
     * @description Lists the published releases that this service keeps, newest first, with the address, size and SHA-256 of each file. Does not count against the rate limit of the API. A browser that prefers HTML gets a page.
     */
    get: operations['listDownloads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/sources/{sha256}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The archived copy of a source document
     * @description Returns the archived bytes of a source document, by the SHA-256 in `evidence[].source` of a record. The service serves documents of U.S. Government publishers, and others that its operator allows.
     */
    get: operations['getSource']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Catalog of releases (DCAT-US 3.0)
     * @description Lists every dataset of every release with its files, checksums and API, newest release first, and published snapshots of other kinds. Does not count against the rate limit of the API.
     */
    get: operations['getCatalog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/.well-known/api-catalog': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The APIs of this host
     * @description Lists the base address, description and status of each API, as a link set (RFC 9264).
     */
    get: operations['listApis']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/datasets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Datasets: coverage, sources, releases and downloads
     * @description Lists the datasets: coverage and gaps, source documents with dates and digests, and every release with the sizes, checksums and addresses of its files. This API is in beta.
     */
    get: operations['listDatasets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/datasets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Datasets: coverage, sources, releases and downloads: of one release
     * @description Answers like /datasets, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listDatasetsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Project requests and projects, by filter
     * @description A record is one row of a committee’s document: a request, or a project in a table of a bill. Rows of different stages are different things, and no stage implies the next. Each further parameter narrows the set; several values of one parameter widen it. To read all pages, repeat the request with the same filters, `offset` from `meta.next_offset` and `snapshot` from `meta.snapshot`. A 409 means that another release is now current: start again. `all=true` with csv or ndjson returns the whole filtered set at once. `facet` adds counts by dimension, and `totals` adds totals by stage.
     */
    get: operations['listRecords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Project requests and projects, by filter: of one release
     * @description Answers like /records, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listRecordsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/record': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One record with its source evidence
     * @description Returns the record with the verbatim cells of its source, the place in the document, its corrections, and related records with the evidence for each relation.
     */
    get: operations['getRecord']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/record': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One record with its source evidence: of one release
     * @description Answers like /record, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['getRecordOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/aggregates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Counts and totals of filtered records
     * @description Counts rows and distinct projects, and adds amounts, by up to three dimensions. Each group has one stage: amounts of different stages are never added. A row with several values, such as States, counts in the group of each value. Sums skip unknown amounts; `amount_missing` counts them. Amounts are as corrected; with `corrected=amount`, `rows` counts the corrected ones. `meta` holds the filter, as the service read it, and the snapshot: enough to compute the totals again from the bulk files. To list the rows of a group, send the same filter to /records with each value of the group under the name of its dimension. This does not work for a null, nor for a dimension that the filter already uses. If groups share rows, `meta.groups_overlap` is true: do not add such groups.
     */
    get: operations['aggregateRecords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/aggregates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Counts and totals of filtered records: of one release
     * @description Answers like /aggregates, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['aggregateRecordsOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Records added, changed and withdrawn since another release
     * @description Compares this release with another published release, by the ids of records and by their fields. Each record that differs is shown before and after. Filters work as in /records; a changed record passes if it passes before or after. A record is changed if any field except `evidence` differs: a document retrieved again, or a row at a new place, changes no record. If `fields` has `changed_at`, the source changed. Otherwise this service reads the source better, or knows more about the member, account or project. A release compared with itself has no changes. The other release may be newer: `added` then lists the records that it withdrew. `all=true` with csv or ndjson returns all changes at once. /funding-lines/changes does the same for funding lines.
     */
    get: operations['listChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Records added, changed and withdrawn since another release: of one release
     * @description Answers like /changes, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listChangesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/funding-lines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Account and program references
     * @description Lists the accounts and programs that guidance of the subcommittees names for project requests; then the federal accounts of the FAST Book and the programs of the Assistance Listings. A line of guidance is joined to these if that is known.
     */
    get: operations['listFundingLines']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/funding-lines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Account and program references: of one release
     * @description Answers like /funding-lines, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listFundingLinesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/funding-lines/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Funding lines added, changed and withdrawn since another release
     * @description Works like /changes, for the lines of guidance and of the two code systems. Filters work as they do in /funding-lines. Titles that come from the lists of codes may differ without `changed_at`.
     */
    get: operations['listFundingLineChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/funding-lines/changes': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Funding lines added, changed and withdrawn since another release: of one release
     * @description Answers like /funding-lines/changes, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['listFundingLineChangesOfRelease']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/surroundings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The source row of a record, with its neighbours
     * @description Returns the header, the row, up to five rows before and after it, and the field that each column became, read again from the archived document. If the document is not archived here, or its format has no rows, `reason` says so. Documents are read one at a time. If too many requests wait, the answer is 503.
     */
    get: operations['getSurroundings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/appropriations/v1/releases/{release}/surroundings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The source row of a record, with its neighbours: of one release
     * @description Answers like /surroundings, always from this release: the same parameters give the same rows forever. Cite this address.
     */
    get: operations['getSurroundingsOfRelease']
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
    Aggregate: {
      /** @description Values that all rows of the group share: stage, and each requested dimension. */
      group: {
        /** @description Value of the dimension; null for rows without one. */
        dataset?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        chamber?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        stage?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        fiscal_year?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        state?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        project_state?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        subcommittee?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        agency?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        account?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        member?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        bioguide?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        party?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        district?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        recipient?: (string | number) | null
        /** @description Value of the dimension; null for rows without one. */
        funding_line?: (string | number) | null
      }
      /** @description Rows in the group. */
      rows: number
      /** @description Distinct projects. Rows proven to be the same project count once. */
      projects: number
      /** @description Sum of the amounts of all rows. */
      amount_sum: number | null
      /** @description Sum of the amounts of distinct projects. */
      amount_sum_of_projects: number | null
      /** @description Smallest amount. */
      amount_min: number | null
      /** @description Largest amount. */
      amount_max: number | null
      /** @description Median of all rows with an amount. It counts rows, not projects: a project with two requests counts twice. May end in .5. */
      amount_median: number | null
      /** @description Rows without an amount. No sum includes them. */
      amount_missing: number
    }
    /** @description Paging, and facts about the rows. */
    AggregatesMeta: {
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
      coverage: components['schemas']['CoverageText'][]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      /** @description The filter, as this service read it. */
      filters: {
        /** @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas. */
        id?: string[]
        /** @description Dataset. For several values, repeat the parameter or separate them by commas. */
        dataset?: ('senate-requests' | 'house-projects')[]
        /** @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas. */
        chamber?: ('house' | 'senate')[]
        /** @description Stage. For several values, repeat the parameter or separate them by commas. */
        stage?: ('request' | 'house_bill')[]
        /** @description Fiscal year. For several values, repeat the parameter or separate them by commas. */
        fiscal_year?: number[]
        /** @description State of a requesting member. For several values, repeat the parameter or separate them by commas. */
        state?: (
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
        )[]
        /** @description State of the project. For several values, repeat the parameter or separate them by commas. */
        project_state?: (
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
        )[]
        /** @description Subcommittee. For several values, repeat the parameter or separate them by commas. */
        subcommittee?: (
          'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
        )[]
        /** @description Agency as the records name it, in any case. For several values, repeat the parameter. */
        agency?: string[]
        /** @description Account as the records name it, in any case. For several values, repeat the parameter. */
        account?: string[]
        /** @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter. */
        member?: string[]
        /** @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas. */
        bioguide?: string[]
        /** @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas. */
        party?: ('D' | 'R' | 'I' | 'other')[]
        /** @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas. */
        district?: string[]
        /** @description Recipient as the records name it, in any case. For several values, repeat the parameter. */
        recipient?: string[]
        /** @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas. */
        funding_line?: string[]
        /** @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas. */
        missing?: (
          | 'subcommittee'
          | 'agency'
          | 'account'
          | 'title'
          | 'purpose'
          | 'recipient'
          | 'recipient_address'
          | 'location'
          | 'state'
          | 'amount'
          | 'funding_line'
          | 'project_states'
        )[]
        /** @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas. */
        corrected?: (
          | 'subcommittee'
          | 'agency'
          | 'account'
          | 'title'
          | 'purpose'
          | 'recipient'
          | 'recipient_address'
          | 'location'
          | 'state'
          | 'amount'
          | 'project_states'
          | 'requestors'
        )[]
        /** @description Excludes the rows that the filter `id` selects with these values. */
        not_id?: string[]
        /** @description Excludes the rows that the filter `dataset` selects with these values. */
        not_dataset?: ('senate-requests' | 'house-projects')[]
        /** @description Excludes the rows that the filter `chamber` selects with these values. */
        not_chamber?: ('house' | 'senate')[]
        /** @description Excludes the rows that the filter `stage` selects with these values. */
        not_stage?: ('request' | 'house_bill')[]
        /** @description Excludes the rows that the filter `fiscal_year` selects with these values. */
        not_fiscal_year?: number[]
        /** @description Excludes the rows that the filter `state` selects with these values. */
        not_state?: (
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
        )[]
        /** @description Excludes the rows that the filter `project_state` selects with these values. */
        not_project_state?: (
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
        )[]
        /** @description Excludes the rows that the filter `subcommittee` selects with these values. */
        not_subcommittee?: (
          'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
        )[]
        /** @description Excludes the rows that the filter `agency` selects with these values. */
        not_agency?: string[]
        /** @description Excludes the rows that the filter `account` selects with these values. */
        not_account?: string[]
        /** @description Excludes the rows that the filter `member` selects with these values. */
        not_member?: string[]
        /** @description Excludes the rows that the filter `bioguide` selects with these values. */
        not_bioguide?: string[]
        /** @description Excludes the rows that the filter `party` selects with these values. */
        not_party?: ('D' | 'R' | 'I' | 'other')[]
        /** @description Excludes the rows that the filter `district` selects with these values. */
        not_district?: string[]
        /** @description Excludes the rows that the filter `recipient` selects with these values. */
        not_recipient?: string[]
        /** @description Excludes the rows that the filter `funding_line` selects with these values. */
        not_funding_line?: string[]
        /** @description Excludes the rows that the filter `missing` selects with these values. */
        not_missing?: (
          | 'subcommittee'
          | 'agency'
          | 'account'
          | 'title'
          | 'purpose'
          | 'recipient'
          | 'recipient_address'
          | 'location'
          | 'state'
          | 'amount'
          | 'funding_line'
          | 'project_states'
        )[]
        /** @description Excludes the rows that the filter `corrected` selects with these values. */
        not_corrected?: (
          | 'subcommittee'
          | 'agency'
          | 'account'
          | 'title'
          | 'purpose'
          | 'recipient'
          | 'recipient_address'
          | 'location'
          | 'state'
          | 'amount'
          | 'project_states'
          | 'requestors'
        )[]
        /** @description Smallest amount, in whole dollars. */
        amount_min?: number
        /** @description Largest amount, in whole dollars. */
        amount_max?: number
        /** @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC. */
        changed_since?: string | unknown | unknown
        /** @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded. */
        q?: string
      }
      /** @description Dimensions of the groups. */
      group_by: (
        | 'dataset'
        | 'chamber'
        | 'stage'
        | 'fiscal_year'
        | 'state'
        | 'project_state'
        | 'subcommittee'
        | 'agency'
        | 'account'
        | 'member'
        | 'bioguide'
        | 'party'
        | 'district'
        | 'recipient'
        | 'funding_line'
      )[]
      /** @description Rows in the filtered set. A row with several values of a dimension is in several groups. */
      rows: number
      /** @description Rows in the filtered set without an amount. No sum includes them. */
      amount_missing: number
      /** @description Whether groups can share rows, because a row can have several values of a dimension. If true, do not add the groups together. `rows` and `amount_missing` in `meta` count each row once. */
      groups_overlap: boolean
      /** @description Sentence to print next to the numbers when groups overlap; null otherwise. */
      groups_note: string | null
    }
    AssistanceListing: {
      /** @description NN.NNN: agency and program. */
      number: string
      /** @description Title of the program in the Assistance Listings of this release; null if the number is not listed. */
      title: string | null
    }
    Catalog: {
      /** Format: uri */
      '@id': string
      /** @enum {string} */
      '@type': 'Catalog'
      title: string
      description: string
      conformsTo: {
        /** @enum {string} */
        '@type': 'Standard'
        title: string
      }
      publisher: {
        /** @enum {string} */
        '@type': 'Organization'
        name: string
      }
      contactPoint: {
        /** @enum {string} */
        '@type': 'Kind'
        fn: string
        hasEmail: string
      }[]
      rights: string[]
      dataset: components['schemas']['CatalogDataset'][]
      datasetSeries: components['schemas']['CatalogSeries'][]
      service: {
        /** Format: uri */
        '@id': string
        /** @enum {string} */
        '@type': 'DataService'
        title: string
        description: string
        endpointURL: string[]
        endpointDescription: string[]
        publisher: {
          /** @enum {string} */
          '@type': 'Organization'
          name: string
        }
        contactPoint: {
          /** @enum {string} */
          '@type': 'Kind'
          fn: string
          hasEmail: string
        }[]
        rights: string[]
        servesDataset: {
          /** Format: uri */
          '@id': string
          /** @enum {string} */
          '@type': 'Dataset'
          /** Format: uri */
          identifier: string
          title: string
          /** @description Contents of the dataset and its gaps. */
          description: string
          publisher: {
            /** @enum {string} */
            '@type': 'Organization'
            name: string
          }
          contactPoint: {
            /** @enum {string} */
            '@type': 'Kind'
            fn: string
            hasEmail: string
          }
        }[]
      }[]
    }
    CatalogDataset: {
      /** Format: uri */
      '@id': string
      /** @enum {string} */
      '@type': 'Dataset'
      /** Format: uri */
      identifier: string
      title: string
      /** @description Contents of the dataset and its gaps. */
      description: string
      publisher: {
        /** @enum {string} */
        '@type': 'Organization'
        name: string
      }
      contactPoint: {
        /** @enum {string} */
        '@type': 'Kind'
        fn: string
        hasEmail: string
      }
      keyword: string[]
      version: string
      versionNotes?: string
      /** @description Day or instant of publication. */
      issued: string
      /** @description Retrieval time of its newest document. */
      modified?: string
      /** @description Period from the first fiscal year to the last. */
      temporal?: {
        /** @enum {string} */
        '@type': 'PeriodOfTime'
        /** Format: date */
        startDate: string
        /** Format: date */
        endDate: string
      }[]
      rights: string[]
      provenance: string[]
      describedBy?: components['schemas']['CatalogDistribution']
      distribution: components['schemas']['CatalogDistribution'][]
      inSeries?: {
        /** Format: uri */
        '@id': string
        /** @enum {string} */
        '@type': 'DatasetSeries'
        title: string
        description: string
      }[]
      previousVersion?: {
        /** Format: uri */
        '@id': string
        /** @enum {string} */
        '@type': 'Dataset'
        /** Format: uri */
        identifier: string
        title: string
        /** @description Contents of the dataset and its gaps. */
        description: string
        publisher: {
          /** @enum {string} */
          '@type': 'Organization'
          name: string
        }
        contactPoint: {
          /** @enum {string} */
          '@type': 'Kind'
          fn: string
          hasEmail: string
        }
      }
      hasVersion?: {
        /** Format: uri */
        '@id': string
        /** @enum {string} */
        '@type': 'Dataset'
        /** Format: uri */
        identifier: string
        title: string
        /** @description Contents of the dataset and its gaps. */
        description: string
        publisher: {
          /** @enum {string} */
          '@type': 'Organization'
          name: string
        }
        contactPoint: {
          /** @enum {string} */
          '@type': 'Kind'
          fn: string
          hasEmail: string
        }
      }[]
    }
    CatalogDistribution: {
      /** Format: uri */
      '@id': string
      /** @enum {string} */
      '@type': 'Distribution'
      title: string
      /** Format: uri */
      downloadURL: string
      /** @description Media type as IANA lists it, without parameters. */
      mediaType: string
      byteSize: string
      checksum: {
        /** @enum {string} */
        '@type': 'Checksum'
        /** @enum {string} */
        algorithm: 'SHA-256'
        checksumValue: string
      }
    }
    CatalogSeries: {
      /** Format: uri */
      '@id': string
      /** @enum {string} */
      '@type': 'DatasetSeries'
      title: string
      description: string
      publisher: {
        /** @enum {string} */
        '@type': 'Organization'
        name: string
      }
      contactPoint: {
        /** @enum {string} */
        '@type': 'Kind'
        fn: string
        hasEmail: string
      }[]
      seriesMember: {
        /** Format: uri */
        '@id': string
        /** @enum {string} */
        '@type': 'Dataset'
        /** Format: uri */
        identifier: string
        title: string
        /** @description Contents of the dataset and its gaps. */
        description: string
        publisher: {
          /** @enum {string} */
          '@type': 'Organization'
          name: string
        }
        contactPoint: {
          /** @enum {string} */
          '@type': 'Kind'
          fn: string
          hasEmail: string
        }
      }[]
    }
    /** @description Facts about all rows. Keep them with the rows. */
    ChangesMeta: {
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
      coverage: components['schemas']['CoverageText'][]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      /** @description `id` of the release `from`. */
      from: string
      /** @description Token of the release `from`. */
      from_snapshot: string
      /** @description Rows that pass the filters, by kind of change and stage. The filter `change` does not apply to these counts. */
      counts: {
        /**
         * @description Kind of change.
         * @enum {unknown}
         */
        change: 'added' | 'changed' | 'withdrawn'
        /** @description Number of rows. */
        rows: number
        /**
         * @description Stage of the record.
         * @enum {unknown}
         */
        stage: 'request' | 'house_bill'
      }[]
    }
    CoverageCell: {
      /** @description Stage; null for documents without one. */
      stage: ('request' | 'house_bill') | null
      /** @description Chamber; null for documents of neither chamber. */
      chamber: ('house' | 'senate') | null
      /** @description Fiscal year; null for documents without one. */
      fiscal_year: number | null
      /** @description Published rows. */
      rows: number
      /** @description Refused rows. */
      refused: number
      /** @description Source documents. */
      sources: number
    }
    CoverageText: {
      /**
       * @description Code of the note, as records list it.
       * @enum {unknown}
       */
      code:
        | 'stages'
        | 'house_requests_incomplete'
        | 'senate_bill_tables_not_included'
        | 'senate_shared_projects'
        | 'senate_no_account'
        | 'house_no_account'
        | 'house_bill_names'
        | 'guidance_incomplete'
        | 'guidance_joins'
        | 'rights'
        | 'control_characters'
        | 'sample_data'
      /** @description The note: contents of the data, gaps in it, or terms of use. */
      text: string
    }
    /** @description Paging, and facts about the rows. */
    DataMeta: {
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
      coverage: components['schemas']['CoverageText'][]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
    }
    DatasetInfo: {
      /**
       * @description Name of the dataset: the value of the filter `dataset`.
       * @enum {unknown}
       */
      dataset: 'senate-requests' | 'house-projects' | 'funding-guidance'
      /** @description Title. */
      title: string
      /** @description Whether fields and operations may still change. */
      beta: boolean
      /** @description Stages of its records. */
      stages: ('request' | 'house_bill')[]
      /** @description Rows. */
      rows: number
      /** @description Counts of rows and documents by stage, chamber and fiscal year. */
      coverage: components['schemas']['CoverageCell'][]
      /** @description Notes that every reader needs. */
      notes: components['schemas']['CoverageText'][]
      freshness: components['schemas']['SourceFreshness']
      /** @description Source documents of the dataset. */
      sources: {
        /** @description SHA-256 of the document, hexadecimal. */
        source: string
        /** @description Body that published the document. */
        publisher: string
        /** @description Address at which the publisher released it. */
        url: string
        /**
         * Format: date-time
         * @description UTC instant, ISO 8601.
         */
        retrieved_at: string
        /** @description Day of publication, if known. */
        published_at: string | null
        /** @description Media type. */
        media_type: string
        /** @description Size in bytes. */
        bytes: number
        /** @description Rows in the document. */
        rows_read: number
        /** @description Rows published as records. */
        rows_published: number
        /** @description Lines joined to the previous row. */
        rows_merged: number
        /** @description Rows in refusals.csv. */
        rows_refused: number
        /** @description Records that the previous edition did not have; null for the first edition. */
        rows_added: number | null
        /** @description Records that changed since the previous edition; null for the first edition. */
        rows_changed: number | null
        /** @description Records of the previous edition that this edition no longer has. If an edition has several documents, its first document gives the count. Null for the first edition. */
        rows_vanished: number | null
        /** @description Time when this service last checked the document for changes. */
        checked_at: string | null
      }[]
      /** @description Releases with this dataset, newest first. */
      releases: components['schemas']['ReleaseInfo'][]
    }
    DownloadFile: {
      /** @description Path of the file in the release, as SHA256SUMS lists it. */
      name: string
      /** @description Address of the file, relative to the address of this service. */
      url: string
      /** @description Media type. */
      media_type: string
      /** @description Size in bytes. */
      bytes: number
      /** @description SHA-256 of the file, hexadecimal. */
      sha256: string
    }
    Downloads: {
      /** @description Releases, newest first. */
      data: components['schemas']['ReleaseFiles'][]
      /** @description Facts about all releases. */
      meta: {
        /** @description Token of the current release. */
        snapshot: string
        /** @description Credit line for this service. Name the original publisher too. */
        attribution: string
      }
    }
    Evidence: {
      /** @description SHA-256 of the document, hexadecimal. */
      source: string
      /** @description Body that published the document. */
      publisher: string
      /** @description Address at which the publisher released it. */
      url: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      retrieved_at: string
      /** @description Day of publication, if known. */
      published_at: string | null
      /** @description Name of the sheet in a workbook. */
      sheet: string | null
      /** @description Row of the sheet or line of the CSV. The header is 1. */
      row: number | null
      /** @description JSON Pointer (RFC 6901) into a JSON document. */
      pointer: string | null
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
    FullEvidence: {
      /** @description SHA-256 of the document, hexadecimal. */
      source: string
      /** @description Body that published the document. */
      publisher: string
      /** @description Address at which the publisher released it. */
      url: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      retrieved_at: string
      /** @description Day of publication, if known. */
      published_at: string | null
      /** @description Name of the sheet in a workbook. */
      sheet: string | null
      /** @description Row of the sheet or line of the CSV. The header is 1. */
      row: number | null
      /** @description JSON Pointer (RFC 6901) into a JSON document. */
      pointer: string | null
      /** @description The row word for word: column headers of the source, each with the text of its cell. */
      cells: {
        [key: string]: string
      }
    }
    FundingLine: {
      /** @description Stable id. An account or program keeps it in every release. */
      id: string
      /**
       * @description Kind of line.
       * @enum {unknown}
       */
      kind: 'guidance' | 'federal_account' | 'assistance_listing'
      /** @description Fiscal year of the line; null for entries of a code system. */
      fiscal_year: number | null
      /** @description Chamber of the line. */
      chamber: ('house' | 'senate') | null
      /** @description Short code of the subcommittee. */
      subcommittee:
        | ('AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD')
        | null
      /** @description Department or agency. */
      agency: string | null
      /** @description Bureau within the agency. */
      bureau: string | null
      /** @description Title of the account. */
      account: string | null
      /** @description Program or heading within the account. */
      program: string | null
      /** @description Account symbol AAA-MMMM: agency and main account, as in the FAST Book. */
      federal_account_symbol: string | null
      /** @description Title of the account symbol in the FAST Book of this release. */
      federal_account_title: string | null
      /** @description Programs that pay out the money. */
      assistance_listings: components['schemas']['AssistanceListing'][]
      /** @description Recipients that may receive the money. */
      eligible_recipients: string[]
      /** @description Uses that are not allowed. */
      ineligible_uses: string[]
      /** @description Cost share that others must pay, as the cited document states it. */
      cost_share: string | null
      /** @description Last day for members to submit, as the cited document states it. */
      submission_deadline: string | null
      /** @description Basis of a guidance line: guidance_document, statute (an enrolled bill) or crosswalk_draft. Null for entries of a code system. */
      basis: ('guidance_document' | 'statute' | 'crosswalk_draft') | null
      /** @description Address of the cited document: guidance, or an enrolled bill (see `basis`). */
      guidance_url: string | null
      /** @description Page or heading in the cited document. A draft names the year of that document first. */
      guidance_page: string | null
      /** @description Labels that tables print for this account. */
      label_aliases: string[]
      /** @description Status of the line. An account is active or discontinued. A program is dedicated if it exists for projects that members request. A guidance line is a draft, or dedicated with the number of its program. */
      status: string | null
      /** @description Retrieval time of the first archived document with this line. Null in releases of 0.1.0. */
      first_seen_at: string | null
      /** @description Retrieval time of the first archived document with the present wording of this line. New titles in the code lists do not count as changes, nor does reprocessing. Null in releases of 0.1.0. */
      changed_at: string | null
      /** @description Fields that are null, each with the reason. */
      missing: {
        [key: string]:
          'not_published' | 'blank_in_source' | 'unparsed' | 'no_account' | 'no_line' | 'several_lines'
      }
      /** @description Codes of coverage notes. */
      coverage: (
        | 'stages'
        | 'house_requests_incomplete'
        | 'senate_bill_tables_not_included'
        | 'senate_shared_projects'
        | 'senate_no_account'
        | 'house_no_account'
        | 'house_bill_names'
        | 'guidance_incomplete'
        | 'guidance_joins'
        | 'rights'
        | 'control_characters'
        | 'sample_data'
      )[]
      /** @description Places in source documents that state it. */
      evidence: components['schemas']['FullEvidence'][]
    }
    FundingLineChange: {
      /**
       * @description added: This release has the row, and the release `from` does not. changed: Both releases have the row, and a field other than its places in documents differs. withdrawn: The release `from` has the row, and this release does not.
       * @enum {unknown}
       */
      change: 'added' | 'changed' | 'withdrawn'
      /** @description `id` of the line. */
      id: string
      /**
       * @description Kind of the line.
       * @enum {unknown}
       */
      kind: 'guidance' | 'federal_account' | 'assistance_listing'
      /** @description Fiscal year of the line; null for entries of a code system. */
      fiscal_year: number | null
      /** @description Fields that differ. If the source changed, the list has `changed_at`. Without it, only the reading of the source changed. Empty for added and withdrawn rows. */
      fields: (
        | 'id'
        | 'kind'
        | 'fiscal_year'
        | 'chamber'
        | 'subcommittee'
        | 'agency'
        | 'bureau'
        | 'account'
        | 'program'
        | 'federal_account_symbol'
        | 'federal_account_title'
        | 'assistance_listings'
        | 'eligible_recipients'
        | 'ineligible_uses'
        | 'cost_share'
        | 'submission_deadline'
        | 'basis'
        | 'guidance_url'
        | 'guidance_page'
        | 'label_aliases'
        | 'status'
        | 'first_seen_at'
        | 'changed_at'
        | 'missing'
        | 'coverage'
        | 'evidence'
      )[]
      /** @description The row in the release `from`; null if added. */
      before: components['schemas']['FundingLine'] | null
      /** @description The row in this release; null if withdrawn. */
      after: components['schemas']['FundingLine'] | null
    }
    /** @description Facts about all rows. Keep them with the rows. */
    FundingLineChangesMeta: {
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
      coverage: components['schemas']['CoverageText'][]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      /** @description `id` of the release `from`. */
      from: string
      /** @description Token of the release `from`. */
      from_snapshot: string
      /** @description Rows that pass the filters, by kind of change and kind of line. The filter `change` does not apply to these counts. */
      counts: {
        /**
         * @description Kind of change.
         * @enum {unknown}
         */
        change: 'added' | 'changed' | 'withdrawn'
        /** @description Number of rows. */
        rows: number
        /**
         * @description Kind of the line.
         * @enum {unknown}
         */
        kind: 'guidance' | 'federal_account' | 'assistance_listing'
      }[]
    }
    FundingLineLink: {
      /** @description `id` of the line in /funding-lines. */
      id: string
      /**
       * @description Text of the row that identified the line.
       * @enum {unknown}
       */
      match: 'label' | 'account'
    }
    Link: {
      /**
       * @description Kind of page.
       * @enum {unknown}
       */
      rel: 'member_page' | 'certification_letter'
      /** @description Address. */
      url: string
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
    RecordChange: {
      /**
       * @description added: This release has the row, and the release `from` does not. changed: Both releases have the row, and a field other than its places in documents differs. withdrawn: The release `from` has the row, and this release does not.
       * @enum {unknown}
       */
      change: 'added' | 'changed' | 'withdrawn'
      /** @description `id` of the record. */
      id: string
      /**
       * @description Stage of the record.
       * @enum {unknown}
       */
      stage: 'request' | 'house_bill'
      /** @description Fiscal year of the record. */
      fiscal_year: number
      /** @description Fields that differ. If the source changed, the list has `changed_at`. Without it, only the reading of the source changed. Empty for added and withdrawn rows. */
      fields: (
        | 'id'
        | 'dataset'
        | 'chamber'
        | 'stage'
        | 'fiscal_year'
        | 'subcommittee'
        | 'subcommittee_raw'
        | 'agency'
        | 'account'
        | 'title'
        | 'purpose'
        | 'recipient'
        | 'recipient_address'
        | 'location'
        | 'state'
        | 'project_states'
        | 'amount'
        | 'amount_raw'
        | 'requestors'
        | 'project'
        | 'funding_line'
        | 'first_seen_at'
        | 'changed_at'
        | 'links'
        | 'missing'
        | 'flags'
        | 'coverage'
        | 'corrections'
        | 'evidence'
      )[]
      /** @description The row in the release `from`; null if added. */
      before: components['schemas']['SourcedRecord'] | null
      /** @description The row in this release; null if withdrawn. */
      after: components['schemas']['SourcedRecord'] | null
    }
    RecordCorrection: {
      /** @description Id of the correction. */
      id: string
      /** @description Corrected field. */
      field: string
      /** @description Value before the correction. */
      before: unknown
      /** @description Value after the correction. */
      after: unknown
      /** @description Address of the proof. */
      evidence_url: string
      /**
       * Format: date-time
       * @description UTC instant, ISO 8601.
       */
      decided_at: string
    }
    RecordSurroundings: {
      /** @description `id` of the record. */
      id: string
      /** @description Index in `evidence` of the record, from 0. */
      evidence: number
      /** @description SHA-256 of the document, hexadecimal. */
      source: string
      /** @description Body that published the document. */
      publisher: string
      /** @description Address at which the publisher released it. */
      url: string
      /** @description Address of the copy that this service keeps, relative to the address of this service; null if it does not serve a copy. */
      archived_url: string | null
      /** @description Columns of the header; empty without rows. */
      columns: components['schemas']['ShownCell'][]
      /** @description The cited row, and up to five rows before and after it in the same sheet or list. Lines that are not rows, such as subtotals, are left out. Empty if there is a `reason`. */
      rows: components['schemas']['ShownRow'][]
      /** @description Reason why there are no rows; null if there are rows. */
      reason: string | null
    }
    RecordWithRelations: {
      /** @description Stable id. A row of a publisher keeps it in every release. */
      id: string
      /**
       * @description Published dataset.
       * @enum {unknown}
       */
      dataset: 'senate-requests' | 'house-projects'
      /**
       * @description Chamber of the committee that published the document.
       * @enum {unknown}
       */
      chamber: 'house' | 'senate'
      /**
       * @description Stage of the money. Never add amounts of different stages.
       * @enum {unknown}
       */
      stage: 'request' | 'house_bill'
      /** @description Fiscal year of the document. */
      fiscal_year: number
      /** @description Short code of the subcommittee, the same for every spelling of its name. */
      subcommittee:
        | ('AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD')
        | null
      /** @description Subcommittee as the source spells it. */
      subcommittee_raw: string | null
      /** @description Agency as the source names it. */
      agency: string | null
      /** @description Account as the source names it. */
      account: string | null
      /** @description Name of the project. */
      title: string | null
      /** @description Purpose of the money, if the source states it apart from the name. */
      purpose: string | null
      /** @description Body that would receive the money. */
      recipient: string | null
      /** @description Address of the recipient, as printed. */
      recipient_address: string | null
      /** @description Place of the project, as printed. */
      location: string | null
      /** @description State of the requesting member, as the source prints it. Null if the members are of several States. `requestors` gives the State of each, including States known only from the match. */
      state: components['schemas']['StateCode'] | null
      /** @description States of the project, not of the member. Empty if none is known; `missing` gives the reason. */
      project_states: components['schemas']['StateCode'][]
      /** @description Amount in whole dollars. Null, never 0, if it is not known. */
      amount: number | null
      /** @description Amount as the source prints it. */
      amount_raw: string | null
      /** @description Members who made the request. */
      requestors: components['schemas']['Requestor'][]
      /** @description Id of the project. Rows with the same value are one project, requested by different members. Only proven groups share a value. */
      project: string
      /** @description Funding line of the same year, chamber and subcommittee that names the account. This service adds it; the source does not print it. */
      funding_line: components['schemas']['FundingLineLink'] | null
      /**
       * Format: date-time
       * @description Retrieval time of the first archived document with this row.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first archived document with the present wording of the row, or the entry time of a correction if that is later. Reprocessing does not count as a change.
       */
      changed_at: string
      /** @description Links that the source prints with the row. */
      links: components['schemas']['Link'][]
      /** @description Fields that are null, each with the reason; also `project_states` if it is empty. */
      missing: {
        [key: string]:
          'not_published' | 'blank_in_source' | 'unparsed' | 'no_account' | 'no_line' | 'several_lines'
      }
      /** @description Remarks and repairs from the reading of the row. */
      flags: (
        | 'identical_rows'
        | 'amount_scientific'
        | 'amount_scaled'
        | 'page_number_removed'
        | 'hyphen_repaired'
        | 'continuation_merged'
        | 'recipient_split'
        | 'address_state_read'
        | 'multiple_states'
        | 'text_damaged'
        | 'control_characters_removed'
        | 'party_contradicted'
      )[]
      /** @description Codes of coverage notes. */
      coverage: (
        | 'stages'
        | 'house_requests_incomplete'
        | 'senate_bill_tables_not_included'
        | 'senate_shared_projects'
        | 'senate_no_account'
        | 'house_no_account'
        | 'house_bill_names'
        | 'guidance_incomplete'
        | 'guidance_joins'
        | 'rights'
        | 'control_characters'
        | 'sample_data'
      )[]
      /** @description Reviewed changes to values of the source. */
      corrections: components['schemas']['RecordCorrection'][]
      /** @description Places in source documents that state it. */
      evidence: components['schemas']['FullEvidence'][]
      /** @description Records with a proven or possible link to this one. */
      related: components['schemas']['RelatedRecord'][]
    }
    /** @description Paging, and facts about the rows. */
    RecordsMeta: {
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
      coverage: components['schemas']['CoverageText'][]
      /** @description Credit line for this service. Name the original publisher too. */
      attribution: string
      facets?: components['schemas']['Facets']
      /** @description Totals of the filtered set, one for each stage with a row. The filters `stage` and `not_stage` do not apply to them. Amounts of different stages are never added. */
      totals?: components['schemas']['Aggregate'][]
    }
    RelatedRecord: {
      /** @description `id` of the other record. */
      id: string
      /**
       * @description Stage of the other record.
       * @enum {unknown}
       */
      stage: 'request' | 'house_bill'
      /** @description Fiscal year of the other record. */
      fiscal_year: number
      /**
       * @description same_project: the documents prove one project. identical_row: the same document prints the same row again, and does not say if both are one project. candidate: a likely match that may be another project; never state it as a fact.
       * @enum {unknown}
       */
      tier: 'same_project' | 'identical_row' | 'candidate'
      /** @description Facts that the two records share. */
      basis: string
      /** @description Strength of a candidate: strong from a score of 75, possible from 50. Neither is a fact. Null for other tiers. */
      grade: ('strong' | 'possible') | null
      /** @description Likeness of a candidate, 0 to 100. The score ranks candidates; it is not a probability. Null for other tiers. */
      score: number | null
      /** @description Best rival of this candidate in the same stage and fiscal year; its score may be higher. At most one of the two is the same project. Null without a rival. */
      runner_up: {
        /** @description `id` of the candidate. */
        id: string
        /** @description Score of the candidate. */
        score: number
      } | null
    }
    ReleaseFiles: {
      /** @description Id of the release: SHA-256 of its manifest. */
      id: string
      /** @description Snapshot token of the release. */
      snapshot: string
      /** @description Whether the API serves this release now. */
      current: boolean
      /** @description Time of its latest publication. */
      published_at: string | null
      /** @description Whether its records are invented. If true, no member, recipient, project or amount is real; only the funding guidance is. */
      sample: boolean
      /** @description Name of the collection that the release belongs to. */
      collection: string
      /** @description Permanent address of this release in the API of its collection, relative to the address of this service. */
      api_url?: string
      /** @description Findings that a person accepted before publication; often empty. */
      accepted: {
        /** @description Gate, such as `refused` or `vanished`. */
        gate: string
        /** @description Subject of the finding: a document, series, dataset, group or check. */
        name: string
        /** @description Value that the gate found. */
        value: string
        /** @description The finding in words. */
        detail: string
      }[]
      /** @description Files of the release. Each can be downloaded alone. */
      files: components['schemas']['DownloadFile'][]
    }
    ReleaseInfo: {
      /** @description Id of the release: SHA-256 of its manifest. */
      id: string
      /** @description Snapshot token of the release. */
      snapshot: string
      /** @description Whether the API serves this release now. */
      current: boolean
      /** @description Time of its latest publication. */
      published_at: string | null
      /** @description Whether its records are invented. If true, no member, recipient, project or amount is real; only the funding guidance is. */
      sample: boolean
      /** @description Name of the collection that the release belongs to. */
      collection: string
      /** @description Permanent address of this release in the API of its collection, relative to the address of this service. */
      api_url?: string
      /** @description Findings that a person accepted before publication; often empty. */
      accepted: {
        /** @description Gate, such as `refused` or `vanished`. */
        gate: string
        /** @description Subject of the finding: a document, series, dataset, group or check. */
        name: string
        /** @description Value that the gate found. */
        value: string
        /** @description The finding in words. */
        detail: string
      }[]
      /** @description Rows of the dataset. */
      rows: number
      /** @description Files of the release. Each can be downloaded alone. */
      files: components['schemas']['DownloadFile'][]
    }
    Requestor: {
      /** @description First name and last name if both are published; else the name as printed, without stray page numbers. */
      name: string
      /** @description Name as printed. */
      name_raw: string
      /**
       * @description Chamber of the member.
       * @enum {unknown}
       */
      chamber: 'house' | 'senate'
      /** @description State of the member: as printed, or else that of the matched member at the time, and then listed in `from_match`; null if neither is known. */
      state: components['schemas']['StateCode'] | null
      /** @description District of the member, 0 at large: as printed, or else that of the matched member at the time, and then listed in `from_match`; null if neither is known. Null in the Senate. */
      district: number | null
      /** @description Party of the member: as printed, or else that of the matched member at the time, and then listed in `from_match`; null if neither is known. A matched member has D, R, I or the name of the party. */
      party: string | null
      /** @description Bioguide id of the member; null unless exactly one member fits. */
      bioguide: string | null
      /**
       * @description Result of matching the name to a member. It explains the fields of the requestor that are null.
       * @enum {unknown}
       */
      match: 'seat' | 'state' | 'surname' | 'several' | 'none' | 'no_roster'
      /** @description Fields that the source does not print. Their values are those of the matched member in the calendar year before the fiscal year. */
      from_match: ('state' | 'district' | 'party')[]
    }
    ShownCell: {
      /** @description Header of the column, or key, as the document prints it. */
      name: string
      /** @description Fields of the record that come from this cell; empty if none does. */
      fields: string[]
    }
    ShownRow: {
      /** @description Name of the sheet in a workbook. */
      sheet: string | null
      /** @description Row of the sheet or line of the CSV. The header is 1. */
      row: number | null
      /** @description JSON Pointer (RFC 6901) into a JSON document. */
      pointer: string | null
      /** @description Texts of the cells, in the order of `columns`. Long texts are cut and end in “…”. */
      cells: string[]
      /** @description Whether the evidence cites this row. */
      asked: boolean
      /** @description Whether the row became a record. If not, refusals.csv lists it. */
      published: boolean
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
    SourcedRecord: {
      /** @description Stable id. A row of a publisher keeps it in every release. */
      id: string
      /**
       * @description Published dataset.
       * @enum {unknown}
       */
      dataset: 'senate-requests' | 'house-projects'
      /**
       * @description Chamber of the committee that published the document.
       * @enum {unknown}
       */
      chamber: 'house' | 'senate'
      /**
       * @description Stage of the money. Never add amounts of different stages.
       * @enum {unknown}
       */
      stage: 'request' | 'house_bill'
      /** @description Fiscal year of the document. */
      fiscal_year: number
      /** @description Short code of the subcommittee, the same for every spelling of its name. */
      subcommittee:
        | ('AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD')
        | null
      /** @description Subcommittee as the source spells it. */
      subcommittee_raw: string | null
      /** @description Agency as the source names it. */
      agency: string | null
      /** @description Account as the source names it. */
      account: string | null
      /** @description Name of the project. */
      title: string | null
      /** @description Purpose of the money, if the source states it apart from the name. */
      purpose: string | null
      /** @description Body that would receive the money. */
      recipient: string | null
      /** @description Address of the recipient, as printed. */
      recipient_address: string | null
      /** @description Place of the project, as printed. */
      location: string | null
      /** @description State of the requesting member, as the source prints it. Null if the members are of several States. `requestors` gives the State of each, including States known only from the match. */
      state: components['schemas']['StateCode'] | null
      /** @description States of the project, not of the member. Empty if none is known; `missing` gives the reason. */
      project_states: components['schemas']['StateCode'][]
      /** @description Amount in whole dollars. Null, never 0, if it is not known. */
      amount: number | null
      /** @description Amount as the source prints it. */
      amount_raw: string | null
      /** @description Members who made the request. */
      requestors: components['schemas']['Requestor'][]
      /** @description Id of the project. Rows with the same value are one project, requested by different members. Only proven groups share a value. */
      project: string
      /** @description Funding line of the same year, chamber and subcommittee that names the account. This service adds it; the source does not print it. */
      funding_line: components['schemas']['FundingLineLink'] | null
      /**
       * Format: date-time
       * @description Retrieval time of the first archived document with this row.
       */
      first_seen_at: string
      /**
       * Format: date-time
       * @description Retrieval time of the first archived document with the present wording of the row, or the entry time of a correction if that is later. Reprocessing does not count as a change.
       */
      changed_at: string
      /** @description Links that the source prints with the row. */
      links: components['schemas']['Link'][]
      /** @description Fields that are null, each with the reason; also `project_states` if it is empty. */
      missing: {
        [key: string]:
          'not_published' | 'blank_in_source' | 'unparsed' | 'no_account' | 'no_line' | 'several_lines'
      }
      /** @description Remarks and repairs from the reading of the row. */
      flags: (
        | 'identical_rows'
        | 'amount_scientific'
        | 'amount_scaled'
        | 'page_number_removed'
        | 'hyphen_repaired'
        | 'continuation_merged'
        | 'recipient_split'
        | 'address_state_read'
        | 'multiple_states'
        | 'text_damaged'
        | 'control_characters_removed'
        | 'party_contradicted'
      )[]
      /** @description Codes of coverage notes. */
      coverage: (
        | 'stages'
        | 'house_requests_incomplete'
        | 'senate_bill_tables_not_included'
        | 'senate_shared_projects'
        | 'senate_no_account'
        | 'house_no_account'
        | 'house_bill_names'
        | 'guidance_incomplete'
        | 'guidance_joins'
        | 'rights'
        | 'control_characters'
        | 'sample_data'
      )[]
      /** @description Reviewed changes to values of the source. */
      corrections: components['schemas']['RecordCorrection'][]
      /** @description Places in source documents that state it. */
      evidence: components['schemas']['Evidence'][]
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
    /** @description The query has an unknown parameter or value (`invalid_query`). */
    BadRequest: {
      headers: {
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
    /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
    NotModified: {
      headers: {
        /** @description Strong tag: a different text or content coding has a different tag. */
        etag?: string
        /** @description One minute. */
        'cache-control'?: string
        /** @description `Accept-Encoding`. */
        vary?: string
        /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
        'request-id'?: string
        [name: string]: unknown
      }
      content?: never
    }
    /** @description Too many requests (`rate_limited`). */
    TooManyRequests: {
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
    /** @description Rows, with paging and facts about the rows. */
    'listDatasets.OK': {
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
         *           "dataset": "senate-requests",
         *           "title": "Senate requests for congressionally directed spending",
         *           "beta": true,
         *           "stages": [
         *             "request"
         *           ],
         *           "rows": 2,
         *           "coverage": [
         *             {
         *               "stage": "request",
         *               "chamber": "senate",
         *               "fiscal_year": 2026,
         *               "rows": 2,
         *               "refused": 0,
         *               "sources": 1
         *             }
         *           ],
         *           "notes": [
         *             {
         *               "code": "stages",
         *               "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *             },
         *             {
         *               "code": "senate_bill_tables_not_included",
         *               "text": "Senate bill-inclusion tables are not included."
         *             }
         *           ],
         *           "freshness": {
         *             "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *             "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *             "latest_published_at": "2026-05-20",
         *             "checked_at": "2026-06-14T12:00:00.000Z"
         *           },
         *           "sources": [
         *             {
         *               "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *               "publisher": "Senate Committee on Appropriations",
         *               "url": "https://committee.example/requests",
         *               "retrieved_at": "2026-06-01T12:00:00.000Z",
         *               "published_at": null,
         *               "media_type": "application/json",
         *               "bytes": 2048,
         *               "rows_read": 2,
         *               "rows_published": 2,
         *               "rows_merged": 0,
         *               "rows_added": null,
         *               "rows_changed": null,
         *               "rows_vanished": null,
         *               "rows_refused": 0,
         *               "checked_at": "2026-06-14T12:00:00.000Z"
         *             }
         *           ],
         *           "releases": [
         *             {
         *               "id": "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
         *               "snapshot": "5f70bf18a086007016e9",
         *               "current": true,
         *               "published_at": "2026-06-15T12:00:00.000Z",
         *               "rows": 2,
         *               "accepted": [],
         *               "sample": false,
         *               "collection": "appropriations",
         *               "api_url": "/api/appropriations/v1/releases/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
         *               "files": [
         *                 {
         *                   "name": "data/senate-requests.csv",
         *                   "url": "/downloads/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/data/senate-requests.csv",
         *                   "media_type": "text/csv; charset=utf-8; header=present",
         *                   "bytes": 1536,
         *                   "sha256": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
         *                 }
         *               ]
         *             }
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['DatasetInfo'][]
          meta: components['schemas']['DataMeta']
        }
      }
    }
    /** @description The client already has this answer: `If-None-Match` names its `ETag`. Does not count against the rate limit. */
    'listDatasets.NotModified': {
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
    'listDatasets.BadRequest': {
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
    'listDatasets.PreconditionFailed': {
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
    'listDatasets.TooManyRequests': {
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
    'listDatasets.ServiceUnavailable': {
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
    'listDatasetsOfRelease.NotFound': {
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
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/records.csv` and `/records.ndjson` and `/records.parquet` and `/records.xlsx`. */
    'listRecords.OK': {
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
         *           "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "dataset": "senate-requests",
         *           "chamber": "senate",
         *           "stage": "request",
         *           "fiscal_year": 2026,
         *           "subcommittee": "INT",
         *           "subcommittee_raw": "Interior, Environment, and Related Agencies",
         *           "agency": null,
         *           "account": null,
         *           "title": null,
         *           "purpose": "Replacement of the water main under Example Street",
         *           "recipient": "Sample City of Nowhere",
         *           "recipient_address": null,
         *           "location": "Nowhere",
         *           "state": "NM",
         *           "project_states": [
         *             "NM"
         *           ],
         *           "amount": 1250000,
         *           "amount_raw": "$1,250,000",
         *           "requestors": [
         *             {
         *               "name": "Ada Sample",
         *               "name_raw": "Sample, Ada",
         *               "chamber": "senate",
         *               "state": "NM",
         *               "district": null,
         *               "party": "D",
         *               "bioguide": "Z000001",
         *               "match": "state",
         *               "from_match": [
         *                 "party"
         *               ]
         *             }
         *           ],
         *           "project": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "funding_line": null,
         *           "first_seen_at": "2026-01-02T03:04:05.000Z",
         *           "changed_at": "2026-01-02T03:04:05.000Z",
         *           "links": [
         *             {
         *               "rel": "certification_letter",
         *               "url": "https://committee.example/cdsletters26/17.pdf"
         *             }
         *           ],
         *           "missing": {
         *             "agency": "not_published",
         *             "account": "not_published",
         *             "title": "not_published",
         *             "recipient_address": "not_published",
         *             "funding_line": "no_account"
         *           },
         *           "flags": [],
         *           "coverage": [
         *             "stages",
         *             "senate_bill_tables_not_included",
         *             "senate_shared_projects",
         *             "senate_no_account",
         *             "rights"
         *           ],
         *           "corrections": [],
         *           "evidence": [
         *             {
         *               "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *               "publisher": "Senate Committee on Appropriations",
         *               "url": "https://committee.example/requests",
         *               "retrieved_at": "2026-06-01T12:00:00.000Z",
         *               "published_at": null,
         *               "sheet": null,
         *               "row": null,
         *               "pointer": "/DATA/17"
         *             }
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['SourcedRecord']
            | {
                /** @description Stable id. A row of a publisher keeps it in every release. */
                id?: string
                /**
                 * @description Published dataset.
                 * @enum {unknown}
                 */
                dataset?: 'senate-requests' | 'house-projects'
                /**
                 * @description Chamber of the committee that published the document.
                 * @enum {unknown}
                 */
                chamber?: 'house' | 'senate'
                /**
                 * @description Stage of the money. Never add amounts of different stages.
                 * @enum {unknown}
                 */
                stage?: 'request' | 'house_bill'
                /** @description Fiscal year of the document. */
                fiscal_year?: number
                /** @description Short code of the subcommittee, the same for every spelling of its name. */
                subcommittee?:
                  | (
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
                    )
                  | null
                /** @description Subcommittee as the source spells it. */
                subcommittee_raw?: string | null
                /** @description Agency as the source names it. */
                agency?: string | null
                /** @description Account as the source names it. */
                account?: string | null
                /** @description Name of the project. */
                title?: string | null
                /** @description Purpose of the money, if the source states it apart from the name. */
                purpose?: string | null
                /** @description Body that would receive the money. */
                recipient?: string | null
                /** @description Address of the recipient, as printed. */
                recipient_address?: string | null
                /** @description Place of the project, as printed. */
                location?: string | null
                /** @description State of the requesting member, as the source prints it. Null if the members are of several States. `requestors` gives the State of each, including States known only from the match. */
                state?: components['schemas']['StateCode'] | null
                /** @description States of the project, not of the member. Empty if none is known; `missing` gives the reason. */
                project_states?: components['schemas']['StateCode'][]
                /** @description Amount in whole dollars. Null, never 0, if it is not known. */
                amount?: number | null
                /** @description Amount as the source prints it. */
                amount_raw?: string | null
                /** @description Members who made the request. */
                requestors?: components['schemas']['Requestor'][]
                /** @description Id of the project. Rows with the same value are one project, requested by different members. Only proven groups share a value. */
                project?: string
                /** @description Funding line of the same year, chamber and subcommittee that names the account. This service adds it; the source does not print it. */
                funding_line?: components['schemas']['FundingLineLink'] | null
                /**
                 * Format: date-time
                 * @description Retrieval time of the first archived document with this row.
                 */
                first_seen_at?: string
                /**
                 * Format: date-time
                 * @description Retrieval time of the first archived document with the present wording of the row, or the entry time of a correction if that is later. Reprocessing does not count as a change.
                 */
                changed_at?: string
                /** @description Links that the source prints with the row. */
                links?: components['schemas']['Link'][]
                /** @description Fields that are null, each with the reason; also `project_states` if it is empty. */
                missing?: {
                  [key: string]:
                    | 'not_published'
                    | 'blank_in_source'
                    | 'unparsed'
                    | 'no_account'
                    | 'no_line'
                    | 'several_lines'
                }
                /** @description Remarks and repairs from the reading of the row. */
                flags?: (
                  | 'identical_rows'
                  | 'amount_scientific'
                  | 'amount_scaled'
                  | 'page_number_removed'
                  | 'hyphen_repaired'
                  | 'continuation_merged'
                  | 'recipient_split'
                  | 'address_state_read'
                  | 'multiple_states'
                  | 'text_damaged'
                  | 'control_characters_removed'
                  | 'party_contradicted'
                )[]
                /** @description Codes of coverage notes. */
                coverage?: (
                  | 'stages'
                  | 'house_requests_incomplete'
                  | 'senate_bill_tables_not_included'
                  | 'senate_shared_projects'
                  | 'senate_no_account'
                  | 'house_no_account'
                  | 'house_bill_names'
                  | 'guidance_incomplete'
                  | 'guidance_joins'
                  | 'rights'
                  | 'control_characters'
                  | 'sample_data'
                )[]
                /** @description Reviewed changes to values of the source. */
                corrections?: components['schemas']['RecordCorrection'][]
                /** @description Places in source documents that state it. */
                evidence?: components['schemas']['Evidence'][]
              }
          )[]
          meta: components['schemas']['RecordsMeta']
        }
      }
    }
    /** @description The rows. */
    'listRecordsCsv.OK': {
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
    'listRecordsNdjson.OK': {
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
    'listRecordsParquet.OK': {
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
    'listRecordsXlsx.OK': {
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
    'getRecord.OK': {
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
         *           "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "dataset": "senate-requests",
         *           "chamber": "senate",
         *           "stage": "request",
         *           "fiscal_year": 2026,
         *           "subcommittee": "INT",
         *           "subcommittee_raw": "Interior, Environment, and Related Agencies",
         *           "agency": null,
         *           "account": null,
         *           "title": null,
         *           "purpose": "Replacement of the water main under Example Street",
         *           "recipient": "Sample City of Nowhere",
         *           "recipient_address": null,
         *           "location": "Nowhere",
         *           "state": "NM",
         *           "project_states": [
         *             "NM"
         *           ],
         *           "amount": 1250000,
         *           "amount_raw": "$1,250,000",
         *           "requestors": [
         *             {
         *               "name": "Ada Sample",
         *               "name_raw": "Sample, Ada",
         *               "chamber": "senate",
         *               "state": "NM",
         *               "district": null,
         *               "party": "D",
         *               "bioguide": "Z000001",
         *               "match": "state",
         *               "from_match": [
         *                 "party"
         *               ]
         *             }
         *           ],
         *           "project": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "funding_line": null,
         *           "first_seen_at": "2026-01-02T03:04:05.000Z",
         *           "changed_at": "2026-01-02T03:04:05.000Z",
         *           "links": [
         *             {
         *               "rel": "certification_letter",
         *               "url": "https://committee.example/cdsletters26/17.pdf"
         *             }
         *           ],
         *           "missing": {
         *             "agency": "not_published",
         *             "account": "not_published",
         *             "title": "not_published",
         *             "recipient_address": "not_published",
         *             "funding_line": "no_account"
         *           },
         *           "flags": [],
         *           "coverage": [
         *             "stages",
         *             "senate_bill_tables_not_included",
         *             "senate_shared_projects",
         *             "senate_no_account",
         *             "rights"
         *           ],
         *           "corrections": [],
         *           "evidence": [
         *             {
         *               "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *               "publisher": "Senate Committee on Appropriations",
         *               "url": "https://committee.example/requests",
         *               "retrieved_at": "2026-06-01T12:00:00.000Z",
         *               "published_at": null,
         *               "sheet": null,
         *               "row": null,
         *               "pointer": "/DATA/17",
         *               "cells": {
         *                 "recipient": "Sample City of Nowhere",
         *                 "amount_requested": "$1,250,000",
         *                 "member": "Sample, Ada"
         *               }
         *             }
         *           ],
         *           "related": [
         *             {
         *               "id": "sr-2026-0a1b2c3d4e5f6071",
         *               "stage": "request",
         *               "fiscal_year": 2026,
         *               "tier": "same_project",
         *               "basis": "Same recipient, purpose, place, amount and year, asked for by another senator.",
         *               "grade": null,
         *               "score": null,
         *               "runner_up": null
         *             },
         *             {
         *               "id": "sr-2025-2b4c6d8e0f1a3b5c",
         *               "stage": "request",
         *               "fiscal_year": 2025,
         *               "tier": "candidate",
         *               "basis": "Same stage in the fiscal year before (2025), subcommittee (INT), member (Ada Sample), State (NM) and words (nowhere, example, water, main); no document says that the two are one project.",
         *               "grade": "strong",
         *               "score": 88,
         *               "runner_up": null
         *             }
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": null,
         *         "total": 1,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['RecordWithRelations'][]
          meta: components['schemas']['DataMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/aggregates.csv` and `/aggregates.ndjson` and `/aggregates.parquet` and `/aggregates.xlsx`. */
    'aggregateRecords.OK': {
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
         *             "stage": "request",
         *             "fiscal_year": 2026
         *           },
         *           "rows": 2,
         *           "projects": 1,
         *           "amount_sum": 1250000,
         *           "amount_sum_of_projects": 1250000,
         *           "amount_min": 1250000,
         *           "amount_max": 1250000,
         *           "amount_median": 1250000,
         *           "amount_missing": 1
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates.",
         *         "filters": {
         *           "chamber": [
         *             "senate"
         *           ]
         *         },
         *         "group_by": [
         *           "fiscal_year",
         *           "stage"
         *         ],
         *         "rows": 2,
         *         "amount_missing": 1,
         *         "groups_overlap": false,
         *         "groups_note": null
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['Aggregate'][]
          meta: components['schemas']['AggregatesMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/changes.csv` and `/changes.ndjson` and `/changes.parquet` and `/changes.xlsx`. */
    'listChanges.OK': {
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
         *           "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "stage": "request",
         *           "fiscal_year": 2026,
         *           "fields": [
         *             "amount",
         *             "changed_at"
         *           ],
         *           "before": {
         *             "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *             "dataset": "senate-requests",
         *             "chamber": "senate",
         *             "stage": "request",
         *             "fiscal_year": 2026,
         *             "subcommittee": "INT",
         *             "subcommittee_raw": "Interior, Environment, and Related Agencies",
         *             "agency": null,
         *             "account": null,
         *             "title": null,
         *             "purpose": "Replacement of the water main under Example Street",
         *             "recipient": "Sample City of Nowhere",
         *             "recipient_address": null,
         *             "location": "Nowhere",
         *             "state": "NM",
         *             "project_states": [
         *               "NM"
         *             ],
         *             "amount": 1250000,
         *             "amount_raw": "$1,250,000",
         *             "requestors": [
         *               {
         *                 "name": "Ada Sample",
         *                 "name_raw": "Sample, Ada",
         *                 "chamber": "senate",
         *                 "state": "NM",
         *                 "district": null,
         *                 "party": "D",
         *                 "bioguide": "Z000001",
         *                 "match": "state",
         *                 "from_match": [
         *                   "party"
         *                 ]
         *               }
         *             ],
         *             "project": "sr-2026-1f3a5c7e9b0d2f4a",
         *             "funding_line": null,
         *             "first_seen_at": "2026-01-02T03:04:05.000Z",
         *             "changed_at": "2026-01-02T03:04:05.000Z",
         *             "links": [
         *               {
         *                 "rel": "certification_letter",
         *                 "url": "https://committee.example/cdsletters26/17.pdf"
         *               }
         *             ],
         *             "missing": {
         *               "agency": "not_published",
         *               "account": "not_published",
         *               "title": "not_published",
         *               "recipient_address": "not_published",
         *               "funding_line": "no_account"
         *             },
         *             "flags": [],
         *             "coverage": [
         *               "stages",
         *               "senate_bill_tables_not_included",
         *               "senate_shared_projects",
         *               "senate_no_account",
         *               "rights"
         *             ],
         *             "corrections": [],
         *             "evidence": [
         *               {
         *                 "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *                 "publisher": "Senate Committee on Appropriations",
         *                 "url": "https://committee.example/requests",
         *                 "retrieved_at": "2026-06-01T12:00:00.000Z",
         *                 "published_at": null,
         *                 "sheet": null,
         *                 "row": null,
         *                 "pointer": "/DATA/17"
         *               }
         *             ]
         *           },
         *           "after": {
         *             "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *             "dataset": "senate-requests",
         *             "chamber": "senate",
         *             "stage": "request",
         *             "fiscal_year": 2026,
         *             "subcommittee": "INT",
         *             "subcommittee_raw": "Interior, Environment, and Related Agencies",
         *             "agency": null,
         *             "account": null,
         *             "title": null,
         *             "purpose": "Replacement of the water main under Example Street",
         *             "recipient": "Sample City of Nowhere",
         *             "recipient_address": null,
         *             "location": "Nowhere",
         *             "state": "NM",
         *             "project_states": [
         *               "NM"
         *             ],
         *             "amount": 1500000,
         *             "amount_raw": "$1,250,000",
         *             "requestors": [
         *               {
         *                 "name": "Ada Sample",
         *                 "name_raw": "Sample, Ada",
         *                 "chamber": "senate",
         *                 "state": "NM",
         *                 "district": null,
         *                 "party": "D",
         *                 "bioguide": "Z000001",
         *                 "match": "state",
         *                 "from_match": [
         *                   "party"
         *                 ]
         *               }
         *             ],
         *             "project": "sr-2026-1f3a5c7e9b0d2f4a",
         *             "funding_line": null,
         *             "first_seen_at": "2026-01-02T03:04:05.000Z",
         *             "changed_at": "2026-06-20T12:00:00.000Z",
         *             "links": [
         *               {
         *                 "rel": "certification_letter",
         *                 "url": "https://committee.example/cdsletters26/17.pdf"
         *               }
         *             ],
         *             "missing": {
         *               "agency": "not_published",
         *               "account": "not_published",
         *               "title": "not_published",
         *               "recipient_address": "not_published",
         *               "funding_line": "no_account"
         *             },
         *             "flags": [],
         *             "coverage": [
         *               "stages",
         *               "senate_bill_tables_not_included",
         *               "senate_shared_projects",
         *               "senate_no_account",
         *               "rights"
         *             ],
         *             "corrections": [],
         *             "evidence": [
         *               {
         *                 "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *                 "publisher": "Senate Committee on Appropriations",
         *                 "url": "https://committee.example/requests",
         *                 "retrieved_at": "2026-06-01T12:00:00.000Z",
         *                 "published_at": null,
         *                 "sheet": null,
         *                 "row": null,
         *                 "pointer": "/DATA/17"
         *               }
         *             ]
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
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates.",
         *         "from": "9c1185a5c5e9fc54612808977ee8f548b2258d31f4b4f7d9b3c4d2f1d1f0e6a7",
         *         "from_snapshot": "snap-9c1185a5c5e9fc546128",
         *         "counts": [
         *           {
         *             "change": "changed",
         *             "stage": "request",
         *             "rows": 1
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['RecordChange'][]
          meta: components['schemas']['ChangesMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/funding-lines.csv` and `/funding-lines.ndjson` and `/funding-lines.parquet` and `/funding-lines.xlsx`. */
    'listFundingLines.OK': {
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
         *           "id": "fl-6b8d0f1e2c3a4958",
         *           "kind": "guidance",
         *           "fiscal_year": 2026,
         *           "chamber": "senate",
         *           "subcommittee": "INT",
         *           "agency": "Example Agency",
         *           "bureau": null,
         *           "account": "Example Grants",
         *           "program": null,
         *           "federal_account_symbol": "999-0103",
         *           "federal_account_title": "Example Grants, Example Agency",
         *           "assistance_listings": [
         *             {
         *               "number": "99.202",
         *               "title": "Example Spending"
         *             }
         *           ],
         *           "eligible_recipients": [
         *             "Local governments"
         *           ],
         *           "ineligible_uses": [],
         *           "cost_share": null,
         *           "submission_deadline": null,
         *           "basis": "guidance_document",
         *           "guidance_url": "https://committee.example/guidance",
         *           "guidance_page": null,
         *           "label_aliases": [],
         *           "status": null,
         *           "first_seen_at": "2026-01-02T03:04:05.000Z",
         *           "changed_at": "2026-01-02T03:04:05.000Z",
         *           "missing": {
         *             "bureau": "not_published",
         *             "program": "not_published",
         *             "cost_share": "not_published"
         *           },
         *           "coverage": [
         *             "guidance_incomplete",
         *             "guidance_joins",
         *             "rights"
         *           ],
         *           "evidence": [
         *             {
         *               "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *               "publisher": "Senate Committee on Appropriations",
         *               "url": "https://committee.example/requests",
         *               "retrieved_at": "2026-06-01T12:00:00.000Z",
         *               "published_at": null,
         *               "sheet": null,
         *               "row": null,
         *               "pointer": "/DATA/17",
         *               "cells": {
         *                 "account": "Example Grants"
         *               }
         *             }
         *           ]
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": 1,
         *         "total": 2,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: (
            | components['schemas']['FundingLine']
            | {
                /** @description Stable id. An account or program keeps it in every release. */
                id?: string
                /**
                 * @description Kind of line.
                 * @enum {unknown}
                 */
                kind?: 'guidance' | 'federal_account' | 'assistance_listing'
                /** @description Fiscal year of the line; null for entries of a code system. */
                fiscal_year?: number | null
                /** @description Chamber of the line. */
                chamber?: ('house' | 'senate') | null
                /** @description Short code of the subcommittee. */
                subcommittee?:
                  | (
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
                    )
                  | null
                /** @description Department or agency. */
                agency?: string | null
                /** @description Bureau within the agency. */
                bureau?: string | null
                /** @description Title of the account. */
                account?: string | null
                /** @description Program or heading within the account. */
                program?: string | null
                /** @description Account symbol AAA-MMMM: agency and main account, as in the FAST Book. */
                federal_account_symbol?: string | null
                /** @description Title of the account symbol in the FAST Book of this release. */
                federal_account_title?: string | null
                /** @description Programs that pay out the money. */
                assistance_listings?: components['schemas']['AssistanceListing'][]
                /** @description Recipients that may receive the money. */
                eligible_recipients?: string[]
                /** @description Uses that are not allowed. */
                ineligible_uses?: string[]
                /** @description Cost share that others must pay, as the cited document states it. */
                cost_share?: string | null
                /** @description Last day for members to submit, as the cited document states it. */
                submission_deadline?: string | null
                /** @description Basis of a guidance line: guidance_document, statute (an enrolled bill) or crosswalk_draft. Null for entries of a code system. */
                basis?: ('guidance_document' | 'statute' | 'crosswalk_draft') | null
                /** @description Address of the cited document: guidance, or an enrolled bill (see `basis`). */
                guidance_url?: string | null
                /** @description Page or heading in the cited document. A draft names the year of that document first. */
                guidance_page?: string | null
                /** @description Labels that tables print for this account. */
                label_aliases?: string[]
                /** @description Status of the line. An account is active or discontinued. A program is dedicated if it exists for projects that members request. A guidance line is a draft, or dedicated with the number of its program. */
                status?: string | null
                /** @description Retrieval time of the first archived document with this line. Null in releases of 0.1.0. */
                first_seen_at?: string | null
                /** @description Retrieval time of the first archived document with the present wording of this line. New titles in the code lists do not count as changes, nor does reprocessing. Null in releases of 0.1.0. */
                changed_at?: string | null
                /** @description Fields that are null, each with the reason. */
                missing?: {
                  [key: string]:
                    | 'not_published'
                    | 'blank_in_source'
                    | 'unparsed'
                    | 'no_account'
                    | 'no_line'
                    | 'several_lines'
                }
                /** @description Codes of coverage notes. */
                coverage?: (
                  | 'stages'
                  | 'house_requests_incomplete'
                  | 'senate_bill_tables_not_included'
                  | 'senate_shared_projects'
                  | 'senate_no_account'
                  | 'house_no_account'
                  | 'house_bill_names'
                  | 'guidance_incomplete'
                  | 'guidance_joins'
                  | 'rights'
                  | 'control_characters'
                  | 'sample_data'
                )[]
                /** @description Places in source documents that state it. */
                evidence?: components['schemas']['FullEvidence'][]
              }
          )[]
          meta: components['schemas']['RecordsMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. `format` or `Accept` can select the format of `/funding-lines/changes.csv` and `/funding-lines/changes.ndjson` and `/funding-lines/changes.parquet` and `/funding-lines/changes.xlsx`. */
    'listFundingLineChanges.OK': {
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
         *           "id": "fl-6b8d0f1e2c3a4958",
         *           "kind": "guidance",
         *           "fiscal_year": 2026,
         *           "fields": [
         *             "submission_deadline",
         *             "changed_at"
         *           ],
         *           "before": {
         *             "id": "fl-6b8d0f1e2c3a4958",
         *             "kind": "guidance",
         *             "fiscal_year": 2026,
         *             "chamber": "senate",
         *             "subcommittee": "INT",
         *             "agency": "Example Agency",
         *             "bureau": null,
         *             "account": "Example Grants",
         *             "program": null,
         *             "federal_account_symbol": "999-0103",
         *             "federal_account_title": "Example Grants, Example Agency",
         *             "assistance_listings": [
         *               {
         *                 "number": "99.202",
         *                 "title": "Example Spending"
         *               }
         *             ],
         *             "eligible_recipients": [
         *               "Local governments"
         *             ],
         *             "ineligible_uses": [],
         *             "cost_share": null,
         *             "submission_deadline": null,
         *             "basis": "guidance_document",
         *             "guidance_url": "https://committee.example/guidance",
         *             "guidance_page": null,
         *             "label_aliases": [],
         *             "status": null,
         *             "first_seen_at": "2026-01-02T03:04:05.000Z",
         *             "changed_at": "2026-01-02T03:04:05.000Z",
         *             "missing": {
         *               "bureau": "not_published",
         *               "program": "not_published",
         *               "cost_share": "not_published"
         *             },
         *             "coverage": [
         *               "guidance_incomplete",
         *               "guidance_joins",
         *               "rights"
         *             ],
         *             "evidence": [
         *               {
         *                 "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *                 "publisher": "Senate Committee on Appropriations",
         *                 "url": "https://committee.example/requests",
         *                 "retrieved_at": "2026-06-01T12:00:00.000Z",
         *                 "published_at": null,
         *                 "sheet": null,
         *                 "row": null,
         *                 "pointer": "/DATA/17",
         *                 "cells": {
         *                   "account": "Example Grants"
         *                 }
         *               }
         *             ]
         *           },
         *           "after": {
         *             "id": "fl-6b8d0f1e2c3a4958",
         *             "kind": "guidance",
         *             "fiscal_year": 2026,
         *             "chamber": "senate",
         *             "subcommittee": "INT",
         *             "agency": "Example Agency",
         *             "bureau": null,
         *             "account": "Example Grants",
         *             "program": null,
         *             "federal_account_symbol": "999-0103",
         *             "federal_account_title": "Example Grants, Example Agency",
         *             "assistance_listings": [
         *               {
         *                 "number": "99.202",
         *                 "title": "Example Spending"
         *               }
         *             ],
         *             "eligible_recipients": [
         *               "Local governments"
         *             ],
         *             "ineligible_uses": [],
         *             "cost_share": null,
         *             "submission_deadline": "2026-05-15",
         *             "basis": "guidance_document",
         *             "guidance_url": "https://committee.example/guidance",
         *             "guidance_page": null,
         *             "label_aliases": [],
         *             "status": null,
         *             "first_seen_at": "2026-01-02T03:04:05.000Z",
         *             "changed_at": "2026-06-20T12:00:00.000Z",
         *             "missing": {
         *               "bureau": "not_published",
         *               "program": "not_published",
         *               "cost_share": "not_published"
         *             },
         *             "coverage": [
         *               "guidance_incomplete",
         *               "guidance_joins",
         *               "rights"
         *             ],
         *             "evidence": [
         *               {
         *                 "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *                 "publisher": "Senate Committee on Appropriations",
         *                 "url": "https://committee.example/requests",
         *                 "retrieved_at": "2026-06-01T12:00:00.000Z",
         *                 "published_at": null,
         *                 "sheet": null,
         *                 "row": null,
         *                 "pointer": "/DATA/17",
         *                 "cells": {
         *                   "account": "Example Grants"
         *                 }
         *               }
         *             ]
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
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates.",
         *         "from": "9c1185a5c5e9fc54612808977ee8f548b2258d31f4b4f7d9b3c4d2f1d1f0e6a7",
         *         "from_snapshot": "snap-9c1185a5c5e9fc546128",
         *         "counts": [
         *           {
         *             "change": "changed",
         *             "kind": "guidance",
         *             "rows": 1
         *           }
         *         ]
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['FundingLineChange'][]
          meta: components['schemas']['FundingLineChangesMeta']
        }
      }
    }
    /** @description Rows, with paging and facts about the rows. */
    'getSurroundings.OK': {
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
         *           "id": "sr-2026-1f3a5c7e9b0d2f4a",
         *           "evidence": 0,
         *           "source": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "publisher": "Senate Committee on Appropriations",
         *           "url": "https://committee.example/requests",
         *           "archived_url": "/sources/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *           "columns": [
         *             {
         *               "name": "RECIPIENT",
         *               "fields": [
         *                 "recipient"
         *               ]
         *             },
         *             {
         *               "name": "AMOUNT_REQUESTED",
         *               "fields": [
         *                 "amount",
         *                 "amount_raw"
         *               ]
         *             }
         *           ],
         *           "rows": [
         *             {
         *               "sheet": null,
         *               "row": null,
         *               "pointer": "/DATA/17",
         *               "cells": [
         *                 "Sample City of Nowhere",
         *                 "$1,250,000"
         *               ],
         *               "asked": true,
         *               "published": true
         *             }
         *           ],
         *           "reason": null
         *         }
         *       ],
         *       "meta": {
         *         "snapshot": "5f70bf18a086007016e9",
         *         "next_offset": null,
         *         "total": 1,
         *         "limit": 1,
         *         "offset": 0,
         *         "freshness": {
         *           "earliest_retrieved_at": "2026-05-01T12:00:00.000Z",
         *           "latest_retrieved_at": "2026-06-01T12:00:00.000Z",
         *           "latest_published_at": "2026-05-20",
         *           "checked_at": "2026-06-14T12:00:00.000Z"
         *         },
         *         "coverage": [
         *           {
         *             "code": "stages",
         *             "text": "A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award."
         *           },
         *           {
         *             "code": "senate_bill_tables_not_included",
         *             "text": "Senate bill-inclusion tables are not included."
         *           }
         *         ],
         *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
         *       }
         *     }
         */
        'application/json': {
          /** @description The rows. */
          data: components['schemas']['RecordSurroundings'][]
          meta: components['schemas']['DataMeta']
        }
      }
    }
  }
  parameters: {
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
     * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
     * @example snap-7f0aac01fdfa23cd73dc
     */
    snapshot: string
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
     * @description Id of a published release, all 64 digits, as in /downloads.
     * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
     */
    release: string
    /**
     * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    id: string[]
    /**
     * @description Dataset. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "senate-requests"
     *     ]
     */
    dataset: ('senate-requests' | 'house-projects')[]
    /**
     * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "house"
     *     ]
     */
    chamber: ('house' | 'senate')[]
    /**
     * @description Stage. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "request"
     *     ]
     */
    stage: ('request' | 'house_bill')[]
    /**
     * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       2000
     *     ]
     */
    fiscal_year: number[]
    /**
     * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA"
     *     ]
     */
    state: (
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
    )[]
    /**
     * @description State of the project. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "AL"
     *     ]
     */
    project_state: (
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
    )[]
    /**
     * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "AG"
     *     ]
     */
    subcommittee: (
      'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
    )[]
    /**
     * @description Agency as the records name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Environmental Protection Agency"
     *     ]
     */
    agency: string[]
    /**
     * @description Account as the records name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "State and Tribal Assistance Grants"
     *     ]
     */
    account: string[]
    /**
     * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Demonstrado, Rosemary"
     *     ]
     */
    member: string[]
    /**
     * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "A000001"
     *     ]
     */
    bioguide: string[]
    /**
     * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "Democrat"
     *     ]
     */
    party: ('D' | 'R' | 'I' | 'other')[]
    /**
     * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "CA-12"
     *     ]
     */
    district: string[]
    /**
     * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    recipient: string[]
    /**
     * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "no_account"
     *     ]
     */
    funding_line: string[]
    /**
     * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "subcommittee"
     *     ]
     */
    missing: (
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'title'
      | 'purpose'
      | 'recipient'
      | 'recipient_address'
      | 'location'
      | 'state'
      | 'amount'
      | 'funding_line'
      | 'project_states'
    )[]
    /**
     * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "subcommittee"
     *     ]
     */
    corrected: (
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'title'
      | 'purpose'
      | 'recipient'
      | 'recipient_address'
      | 'location'
      | 'state'
      | 'amount'
      | 'project_states'
      | 'requestors'
    )[]
    /**
     * @description Excludes the rows that the filter `id` selects with these values.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    not_id: string[]
    /**
     * @description Excludes the rows that the filter `dataset` selects with these values.
     * @example [
     *       "senate-requests"
     *     ]
     */
    not_dataset: ('senate-requests' | 'house-projects')[]
    /**
     * @description Excludes the rows that the filter `chamber` selects with these values.
     * @example [
     *       "house"
     *     ]
     */
    not_chamber: ('house' | 'senate')[]
    /**
     * @description Excludes the rows that the filter `stage` selects with these values.
     * @example [
     *       "request"
     *     ]
     */
    not_stage: ('request' | 'house_bill')[]
    /**
     * @description Excludes the rows that the filter `fiscal_year` selects with these values.
     * @example [
     *       2000
     *     ]
     */
    not_fiscal_year: number[]
    /**
     * @description Excludes the rows that the filter `state` selects with these values.
     * @example [
     *       "CA"
     *     ]
     */
    not_state: (
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
    )[]
    /**
     * @description Excludes the rows that the filter `project_state` selects with these values.
     * @example [
     *       "AL"
     *     ]
     */
    not_project_state: (
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
    )[]
    /**
     * @description Excludes the rows that the filter `subcommittee` selects with these values.
     * @example [
     *       "AG"
     *     ]
     */
    not_subcommittee: (
      'AG' | 'CJS' | 'DEF' | 'EW' | 'FSGG' | 'HS' | 'INT' | 'LEG' | 'LHHS' | 'MCVA' | 'SFO' | 'THUD'
    )[]
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
     * @description Excludes the rows that the filter `member` selects with these values.
     * @example [
     *       "Demonstrado, Rosemary"
     *     ]
     */
    not_member: string[]
    /**
     * @description Excludes the rows that the filter `bioguide` selects with these values.
     * @example [
     *       "A000001"
     *     ]
     */
    not_bioguide: string[]
    /**
     * @description Excludes the rows that the filter `party` selects with these values.
     * @example [
     *       "Democrat"
     *     ]
     */
    not_party: ('D' | 'R' | 'I' | 'other')[]
    /**
     * @description Excludes the rows that the filter `district` selects with these values.
     * @example [
     *       "CA-12"
     *     ]
     */
    not_district: string[]
    /**
     * @description Excludes the rows that the filter `recipient` selects with these values.
     * @example [
     *       "Example County of Uppermoor"
     *     ]
     */
    not_recipient: string[]
    /**
     * @description Excludes the rows that the filter `funding_line` selects with these values.
     * @example [
     *       "no_account"
     *     ]
     */
    not_funding_line: string[]
    /**
     * @description Excludes the rows that the filter `missing` selects with these values.
     * @example [
     *       "subcommittee"
     *     ]
     */
    not_missing: (
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'title'
      | 'purpose'
      | 'recipient'
      | 'recipient_address'
      | 'location'
      | 'state'
      | 'amount'
      | 'funding_line'
      | 'project_states'
    )[]
    /**
     * @description Excludes the rows that the filter `corrected` selects with these values.
     * @example [
     *       "subcommittee"
     *     ]
     */
    not_corrected: (
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'title'
      | 'purpose'
      | 'recipient'
      | 'recipient_address'
      | 'location'
      | 'state'
      | 'amount'
      | 'project_states'
      | 'requestors'
    )[]
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
     * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
     * @example 2026-01-20
     */
    changed_since: string | unknown | unknown
    /**
     * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
     * @example water
     */
    q: string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by dataset, stage, newest fiscal year, State of the member, first member who asked, title or purpose, id. Separate several by commas.
     * @example [
     *       "amount"
     *     ]
     */
    sort: (
      | 'amount'
      | '-amount'
      | 'fiscal_year'
      | '-fiscal_year'
      | 'state'
      | '-state'
      | 'subcommittee'
      | '-subcommittee'
      | 'member'
      | '-member'
      | 'recipient'
      | '-recipient'
      | 'title'
      | '-title'
      | 'changed_at'
      | '-changed_at'
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
      | 'dataset'
      | 'chamber'
      | 'stage'
      | 'fiscal_year'
      | 'subcommittee'
      | 'subcommittee_raw'
      | 'agency'
      | 'account'
      | 'title'
      | 'purpose'
      | 'recipient'
      | 'recipient_address'
      | 'location'
      | 'state'
      | 'project_states'
      | 'amount'
      | 'amount_raw'
      | 'requestors'
      | 'project'
      | 'funding_line'
      | 'first_seen_at'
      | 'changed_at'
      | 'links'
      | 'missing'
      | 'flags'
      | 'coverage'
      | 'corrections'
      | 'evidence'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "dataset"
     *     ]
     */
    facet: (
      | 'dataset'
      | 'chamber'
      | 'stage'
      | 'fiscal_year'
      | 'state'
      | 'project_state'
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'member'
      | 'bioguide'
      | 'party'
      | 'district'
      | 'recipient'
      | 'funding_line'
    )[]
    /**
     * @description Maximum number of values per facet. The most frequent come first.
     * @example 20
     */
    facet_limit: number
    /**
     * @description true adds `meta.totals`: the totals of the filtered set by stage, as in /aggregates. The filters `stage` and `not_stage` limit the rows and not these totals.
     * @example true
     */
    totals: 'true' | 'false'
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
     * @description `id` of the record, in any case.
     * @example sr-2023-a6c834e362b4b12a
     */
    'getRecord.id': string
    /**
     * @description Dimensions of the groups, at most three. Groups are always split by stage as well. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "dataset"
     *     ]
     */
    group_by: (
      | 'dataset'
      | 'chamber'
      | 'stage'
      | 'fiscal_year'
      | 'state'
      | 'project_state'
      | 'subcommittee'
      | 'agency'
      | 'account'
      | 'member'
      | 'bioguide'
      | 'party'
      | 'district'
      | 'recipient'
      | 'funding_line'
    )[]
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
     * @example [
     *       "rows"
     *     ]
     */
    'aggregateRecords.sort': (
      | 'rows'
      | '-rows'
      | 'projects'
      | '-projects'
      | 'amount_sum'
      | '-amount_sum'
      | 'amount_sum_of_projects'
      | '-amount_sum_of_projects'
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
     * @description `id` of the line, in any case: `funding_line.id` of a record. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "sr-2023-a6c834e362b4b12a"
     *     ]
     */
    'listFundingLines.id': string[]
    /**
     * @description Kind of line. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "guidance"
     *     ]
     */
    kind: ('guidance' | 'federal_account' | 'assistance_listing')[]
    /**
     * @description Basis of a guidance line. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "guidance_document"
     *     ]
     */
    basis: ('guidance_document' | 'statute' | 'crosswalk_draft')[]
    /**
     * @description Agency as the lines name it, in any case. For several values, repeat the parameter.
     * @example [
     *       "Environmental Protection Agency"
     *     ]
     */
    'listFundingLines.agency': string[]
    /**
     * @description Account title or account symbol AAA-MMMM, in any case. For several values, repeat the parameter.
     * @example [
     *       "State and Tribal Assistance Grants"
     *     ]
     */
    'listFundingLines.account': string[]
    /**
     * @description Excludes the rows that the filter `kind` selects with these values.
     * @example [
     *       "guidance"
     *     ]
     */
    not_kind: ('guidance' | 'federal_account' | 'assistance_listing')[]
    /**
     * @description Excludes the rows that the filter `basis` selects with these values.
     * @example [
     *       "guidance_document"
     *     ]
     */
    not_basis: ('guidance_document' | 'statute' | 'crosswalk_draft')[]
    /**
     * @description Lines with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
     * @example 2026-01-20
     */
    'listFundingLines.changed_since': string | unknown | unknown
    /**
     * @description Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.
     * @example water
     */
    'listFundingLines.q': string
    /**
     * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by kind, newest fiscal year, chamber, subcommittee, account, program, symbol, listing, id. Separate several by commas.
     * @example [
     *       "fiscal_year"
     *     ]
     */
    'listFundingLines.sort': (
      | 'fiscal_year'
      | '-fiscal_year'
      | 'subcommittee'
      | '-subcommittee'
      | 'agency'
      | '-agency'
      | 'account'
      | '-account'
      | 'program'
      | '-program'
      | 'changed_at'
      | '-changed_at'
      | 'id'
      | '-id'
    )[]
    /**
     * @description Fields to return. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "id"
     *     ]
     */
    'listFundingLines.fields': (
      | 'id'
      | 'kind'
      | 'fiscal_year'
      | 'chamber'
      | 'subcommittee'
      | 'agency'
      | 'bureau'
      | 'account'
      | 'program'
      | 'federal_account_symbol'
      | 'federal_account_title'
      | 'assistance_listings'
      | 'eligible_recipients'
      | 'ineligible_uses'
      | 'cost_share'
      | 'submission_deadline'
      | 'basis'
      | 'guidance_url'
      | 'guidance_page'
      | 'label_aliases'
      | 'status'
      | 'first_seen_at'
      | 'changed_at'
      | 'missing'
      | 'coverage'
      | 'evidence'
    )[]
    /**
     * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
     * @example [
     *       "kind"
     *     ]
     */
    'listFundingLines.facet': ('kind' | 'basis' | 'chamber' | 'fiscal_year' | 'subcommittee' | 'agency')[]
    /**
     * @description Index in `evidence` of the record, from 0.
     * @example 0
     */
    evidence: number
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getFile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description One range, `bytes=START-END`. A request for several ranges gets the whole file.
         * @example bytes=0-99
         */
        range?: string
        /**
         * @description `ETag` of the part that the client already has. If it does not match, the answer is the whole file.
         * @example "of-an-earlier-answer"
         */
        'if-range'?: string
        /**
         * @description `ETag` that the answer must have, as a strong tag; otherwise the answer is 412.
         * @example *
         */
        'if-match'?: components['parameters']['if-match']
        /**
         * @description `ETag` of the file that the client already has.
         * @example "of-an-earlier-answer"
         */
        'if-none-match'?: string
        /**
         * @description `sha-256=1` for a digest of the bytes of this answer.
         * @example sha-256=1
         */
        'want-content-digest'?: string
      }
      path: {
        /**
         * @description Id of the release, or `latest`.
         * @example 7f0aac01fdfa23cd73dc419bae30f90b1157f3c5573ceafb6319805d77aa5281
         */
        release: string
        /**
         * @description Path of the file in the release, as /downloads lists it. Its slashes may be encoded.
         * @example SHA256SUMS
         */
        path: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The whole file. */
      200: {
        headers: {
          /** @description Strong tag: the SHA-256 of the whole file, in quotes. */
          etag?: string
          /** @description SHA-256 of the whole file (RFC 9530). */
          'repr-digest'?: string
          /** @description Forever: the file at this address never changes. */
          'cache-control'?: string
          /** @description `bytes`. */
          'accept-ranges'?: string
          /** @description `nosniff`. */
          'x-content-type-options'?: string
          /** @description Name of the file, as in `SHA256SUMS`. */
          'content-disposition'?: string
          /** @description SHA-256 of the bytes of this answer. Only with `Want-Content-Digest: sha-256=1`. */
          'content-digest'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      /** @description The requested part. */
      206: {
        headers: {
          /** @description Strong tag: the SHA-256 of the whole file, in quotes. */
          etag?: string
          /** @description SHA-256 of the whole file (RFC 9530). */
          'repr-digest'?: string
          /** @description Forever: the file at this address never changes. */
          'cache-control'?: string
          /** @description `bytes`. */
          'accept-ranges'?: string
          /** @description `nosniff`. */
          'x-content-type-options'?: string
          /** @description Name of the file, as in `SHA256SUMS`. */
          'content-disposition'?: string
          /** @description SHA-256 of the bytes of this answer. Only with `Want-Content-Digest: sha-256=1`. */
          'content-digest'?: string
          /** @description Which part. */
          'content-range'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      /** @description From `latest` to the file of the current release. */
      302: {
        headers: {
          /** @description Permanent address of the file. */
          location?: string
          /** @description Not stored, because `latest` leads elsewhere after the next release. */
          'cache-control'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: the SHA-256 of the whole file, in quotes. */
          etag?: string
          /** @description SHA-256 of the whole file (RFC 9530). */
          'repr-digest'?: string
          /** @description Forever: the file at this address never changes. */
          'cache-control'?: string
          /** @description `bytes`. */
          'accept-ranges'?: string
          /** @description `nosniff`. */
          'x-content-type-options'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      412: components['responses']['PreconditionFailed']
      /** @description The file has no bytes in this range (`range_not_satisfiable`). */
      416: {
        headers: {
          /** @description Size of the file. */
          'content-range'?: string
          /** @description `bytes`. */
          'accept-ranges'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/problem+json': components['schemas']['Problem']
        }
      }
      503: components['responses']['ServiceUnavailable']
    }
  }
  listDownloads: {
    parameters: {
      query?: never
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
      /** @description Releases and files. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "data": [
           *         {
           *           "id": "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
           *           "snapshot": "snap-5f70bf18a086007016e9",
           *           "current": true,
           *           "published_at": "2026-06-15T12:00:00.000Z",
           *           "sample": false,
           *           "collection": "appropriations",
           *           "api_url": "/api/appropriations/v1/releases/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
           *           "accepted": [
           *             {
           *               "gate": "refused",
           *               "name": "house_bill/2026/INT",
           *               "value": "3of40",
           *               "detail": "3 of the 40 rows of house_bill/2026/INT (https://house.example/interior.csv) were refused (text_damaged 3), more than 5 %."
           *             }
           *           ],
           *           "files": [
           *             {
           *               "name": "data/senate-requests.csv",
           *               "url": "/downloads/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/data/senate-requests.csv",
           *               "media_type": "text/csv; charset=utf-8",
           *               "bytes": 281714,
           *               "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
           *             }
           *           ]
           *         }
           *       ],
           *       "meta": {
           *         "snapshot": "snap-5f70bf18a086007016e9",
           *         "attribution": "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
           *       }
           *     }
           */
          'application/json': components['schemas']['Downloads']
        }
      }
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  getSource: {
    parameters: {
      query?: never
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
         * @description SHA-256 of the document, 64 digits in lower case.
         * @example 9c6b6deedba152674d27204c794f371cfc69576ccde38bb353d1f0f67aecfffa
         */
        sha256: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document, with its archived media type. */
      200: {
        headers: {
          /** @description SHA-256 of the document, in quotes. */
          etag?: string
          /** @description SHA-256 of the document (RFC 9530). */
          'repr-digest'?: string
          /** @description One hour. */
          'cache-control'?: string
          /** @description Always `attachment`, so that browsers do not open it. */
          'content-disposition'?: string
          /** @description Policy that keeps scripts in the document from running. */
          'content-security-policy'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description SHA-256 of the document, in quotes. */
          etag?: string
          /** @description SHA-256 of the document (RFC 9530). */
          'repr-digest'?: string
          /** @description One hour. */
          'cache-control'?: string
          /** @description Always `attachment`, so that browsers do not open it. */
          'content-disposition'?: string
          /** @description Policy that keeps scripts in the document from running. */
          'content-security-policy'?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      404: components['responses']['NotFound']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
    }
  }
  getCatalog: {
    parameters: {
      query?: never
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
      /** @description The catalog. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "@id": "https://rotunda.example/data.json",
           *       "@type": "Catalog",
           *       "title": "Rotunda: published data",
           *       "description": "Releases, newest first, and published snapshots of other kinds. Appropriations requests, projects and funding guidance, each row with its source. A request and an inclusion in a bill are different stages. Neither establishes an enacted appropriation or an award.",
           *       "conformsTo": {
           *         "@type": "Standard",
           *         "title": "DCAT-US 3.0"
           *       },
           *       "publisher": {
           *         "@type": "Organization",
           *         "name": "Rotunda"
           *       },
           *       "contactPoint": [
           *         {
           *           "@type": "Kind",
           *           "fn": "Rotunda: questions about the data",
           *           "hasEmail": "mailto:data@rotunda.example"
           *         }
           *       ],
           *       "rights": [
           *         "Public access grants no blanket licence to source documents, data compilations or software. Credit this service and the original publisher, and keep source links and dates."
           *       ],
           *       "dataset": [
           *         {
           *           "@id": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *           "@type": "Dataset",
           *           "identifier": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *           "title": "Senate requests for congressionally directed spending",
           *           "description": "Senate requests for congressionally directed spending. 360 rows.",
           *           "publisher": {
           *             "@type": "Organization",
           *             "name": "Rotunda"
           *           },
           *           "contactPoint": {
           *             "@type": "Kind",
           *             "fn": "Rotunda: questions about the data",
           *             "hasEmail": "mailto:data@rotunda.example"
           *           },
           *           "keyword": [
           *             "appropriations",
           *             "Congress",
           *             "request"
           *           ],
           *           "version": "snap-5f70bf18a086007016e9",
           *           "versionNotes": "Release 5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef. The API serves it under the snapshot token snap-5f70bf18a086007016e9.",
           *           "issued": "2026-06-16T09:00:00.000Z",
           *           "modified": "2026-06-15T12:00:00.000Z",
           *           "temporal": [
           *             {
           *               "@type": "PeriodOfTime",
           *               "startDate": "2025-10-01",
           *               "endDate": "2026-09-30"
           *             }
           *           ],
           *           "rights": [
           *             "Public access grants no blanket licence to source documents, data compilations or software. Credit this service and the original publisher, and keep source links and dates.",
           *             "Data: Rotunda, from documents published by the Committees on Appropriations and the Department of the Treasury. Keep source links and dates."
           *           ],
           *           "provenance": [
           *             "The documents were last retrieved at 2026-06-15T12:00:00.000Z.",
           *             "Each row names its document by address and SHA-256, and its place in it; source-checks.csv counts the published, merged and refused rows of each document."
           *           ],
           *           "distribution": [
           *             {
           *               "@id": "https://rotunda.example/downloads/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/data/senate-requests.csv",
           *               "@type": "Distribution",
           *               "title": "senate-requests.csv",
           *               "downloadURL": "https://rotunda.example/downloads/5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/data/senate-requests.csv",
           *               "mediaType": "text/csv",
           *               "byteSize": "281714",
           *               "checksum": {
           *                 "@type": "Checksum",
           *                 "algorithm": "SHA-256",
           *                 "checksumValue": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
           *               }
           *             }
           *           ],
           *           "inSeries": [
           *             {
           *               "@id": "https://rotunda.example/downloads#senate-requests",
           *               "@type": "DatasetSeries",
           *               "title": "Senate requests for congressionally directed spending",
           *               "description": "Every published release of: Senate requests for congressionally directed spending."
           *             }
           *           ]
           *         }
           *       ],
           *       "datasetSeries": [
           *         {
           *           "@id": "https://rotunda.example/downloads#senate-requests",
           *           "@type": "DatasetSeries",
           *           "title": "Senate requests for congressionally directed spending",
           *           "description": "Every published release of: Senate requests for congressionally directed spending.",
           *           "publisher": {
           *             "@type": "Organization",
           *             "name": "Rotunda"
           *           },
           *           "contactPoint": [
           *             {
           *               "@type": "Kind",
           *               "fn": "Rotunda: questions about the data",
           *               "hasEmail": "mailto:data@rotunda.example"
           *             }
           *           ],
           *           "seriesMember": [
           *             {
           *               "@id": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *               "@type": "Dataset",
           *               "identifier": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *               "title": "Senate requests for congressionally directed spending",
           *               "description": "Senate requests for congressionally directed spending. 360 rows.",
           *               "publisher": {
           *                 "@type": "Organization",
           *                 "name": "Rotunda"
           *               },
           *               "contactPoint": {
           *                 "@type": "Kind",
           *                 "fn": "Rotunda: questions about the data",
           *                 "hasEmail": "mailto:data@rotunda.example"
           *               }
           *             }
           *           ]
           *         },
           *         {
           *           "@id": "https://rotunda.example/downloads#house-projects",
           *           "@type": "DatasetSeries",
           *           "title": "House community project funding: requests, and projects in the bills of the committee",
           *           "description": "Every published release of: House community project funding: requests, and projects in the bills of the committee.",
           *           "publisher": {
           *             "@type": "Organization",
           *             "name": "Rotunda"
           *           },
           *           "contactPoint": [
           *             {
           *               "@type": "Kind",
           *               "fn": "Rotunda: questions about the data",
           *               "hasEmail": "mailto:data@rotunda.example"
           *             }
           *           ],
           *           "seriesMember": []
           *         },
           *         {
           *           "@id": "https://rotunda.example/downloads#funding-guidance",
           *           "@type": "DatasetSeries",
           *           "title": "Funding guidance: accounts that take project requests, with account and program references",
           *           "description": "Every published release of: Funding guidance: accounts that take project requests, with account and program references.",
           *           "publisher": {
           *             "@type": "Organization",
           *             "name": "Rotunda"
           *           },
           *           "contactPoint": [
           *             {
           *               "@type": "Kind",
           *               "fn": "Rotunda: questions about the data",
           *               "hasEmail": "mailto:data@rotunda.example"
           *             }
           *           ],
           *           "seriesMember": []
           *         }
           *       ],
           *       "service": [
           *         {
           *           "@id": "https://rotunda.example/api/appropriations/v1",
           *           "@type": "DataService",
           *           "title": "Public appropriations API (beta)",
           *           "description": "Read-only, without account or key. Lists records by filter, totals, one record with its evidence, funding lines and releases. Each address may send 120 requests in any 60 seconds.",
           *           "endpointURL": [
           *             "https://rotunda.example/api/appropriations/v1"
           *           ],
           *           "endpointDescription": [
           *             "https://rotunda.example/api/openapi/appropriations.json"
           *           ],
           *           "publisher": {
           *             "@type": "Organization",
           *             "name": "Rotunda"
           *           },
           *           "contactPoint": [
           *             {
           *               "@type": "Kind",
           *               "fn": "Rotunda: questions about the data",
           *               "hasEmail": "mailto:data@rotunda.example"
           *             }
           *           ],
           *           "rights": [
           *             "Public access grants no blanket licence to source documents, data compilations or software. Credit this service and the original publisher, and keep source links and dates."
           *           ],
           *           "servesDataset": [
           *             {
           *               "@id": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *               "@type": "Dataset",
           *               "identifier": "https://rotunda.example/downloads#5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef/senate-requests",
           *               "title": "Senate requests for congressionally directed spending",
           *               "description": "Senate requests for congressionally directed spending. 360 rows.",
           *               "publisher": {
           *                 "@type": "Organization",
           *                 "name": "Rotunda"
           *               },
           *               "contactPoint": {
           *                 "@type": "Kind",
           *                 "fn": "Rotunda: questions about the data",
           *                 "hasEmail": "mailto:data@rotunda.example"
           *               }
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Catalog']
        }
      }
      304: components['responses']['NotModified']
      400: components['responses']['BadRequest']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
      503: components['responses']['ServiceUnavailable']
    }
  }
  listApis: {
    parameters: {
      query?: never
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
      /** @description The link set. */
      200: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description This address, as `api-catalog`. */
          link?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "linkset": [
           *         {
           *           "anchor": "https://rotunda.example/api/appropriations/v1",
           *           "service-desc": [
           *             {
           *               "href": "https://rotunda.example/api/openapi/appropriations.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "service-meta": [
           *             {
           *               "href": "https://rotunda.example/data.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "status": [
           *             {
           *               "href": "https://rotunda.example/readyz",
           *               "type": "application/json"
           *             }
           *           ]
           *         },
           *         {
           *           "anchor": "https://rotunda.example/api/enacted/v1",
           *           "service-desc": [
           *             {
           *               "href": "https://rotunda.example/api/openapi/enacted.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "service-meta": [
           *             {
           *               "href": "https://rotunda.example/data.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "status": [
           *             {
           *               "href": "https://rotunda.example/readyz",
           *               "type": "application/json"
           *             }
           *           ]
           *         },
           *         {
           *           "anchor": "https://rotunda.example/api/partner/v1",
           *           "service-desc": [
           *             {
           *               "href": "https://rotunda.example/api/openapi/partner.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "service-doc": [
           *             {
           *               "href": "https://rotunda.example/docs/congress",
           *               "type": "text/html"
           *             }
           *           ],
           *           "status": [
           *             {
           *               "href": "https://rotunda.example/readyz",
           *               "type": "application/json"
           *             }
           *           ]
           *         },
           *         {
           *           "anchor": "https://rotunda.example/api/send-message",
           *           "service-desc": [
           *             {
           *               "href": "https://rotunda.example/api/openapi/message.json",
           *               "type": "application/json"
           *             }
           *           ],
           *           "status": [
           *             {
           *               "href": "https://rotunda.example/readyz",
           *               "type": "application/json"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/linkset+json': {
            linkset: {
              /**
               * Format: uri
               * @description Base address of the API.
               */
              anchor: string
              /** @description Its description (OpenAPI). */
              'service-desc': {
                /** Format: uri */
                href: string
                type: string
              }[]
              /** @description Documentation for people, with the way to get a key. */
              'service-doc'?: {
                /** Format: uri */
                href: string
                type: string
              }[]
              /** @description Catalog of its data (DCAT-US). */
              'service-meta'?: {
                /** Format: uri */
                href: string
                type: string
              }[]
              /** @description Status of the API. */
              status: {
                /** Format: uri */
                href: string
                type: string
              }[]
            }[]
          }
        }
      }
      /** @description The client already has this answer: `If-None-Match` names its `ETag`. */
      304: {
        headers: {
          /** @description Strong tag: a different text or content coding has a different tag. */
          etag?: string
          /** @description One minute. */
          'cache-control'?: string
          /** @description `Accept-Encoding`. */
          vary?: string
          /** @description This address, as `api-catalog`. */
          link?: string
          /** @description Id of this request in the log of the service. Quote it in a report of a fault. */
          'request-id'?: string
          [name: string]: unknown
        }
        content?: never
      }
      400: components['responses']['BadRequest']
      412: components['responses']['PreconditionFailed']
      429: components['responses']['TooManyRequests']
    }
  }
  listDatasets: {
    parameters: {
      query?: {
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
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
      200: components['responses']['listDatasets.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listDatasetsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `meta.snapshot` of the previous page. The answer is 409 if another release is now current.
         * @example snap-7f0aac01fdfa23cd73dc
         */
        snapshot?: components['parameters']['snapshot']
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
      200: components['responses']['listDatasets.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listRecords: {
    parameters: {
      query?: {
        /**
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by dataset, stage, newest fiscal year, State of the member, first member who asked, title or purpose, id. Separate several by commas.
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
         *       "dataset"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
        /**
         * @description true adds `meta.totals`: the totals of the filtered set by stage, as in /aggregates. The filters `stage` and `not_stage` limit the rows and not these totals.
         * @example true
         */
        totals?: components['parameters']['totals']
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
      200: components['responses']['listRecords.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listRecordsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by dataset, stage, newest fiscal year, State of the member, first member who asked, title or purpose, id. Separate several by commas.
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
         *       "dataset"
         *     ]
         */
        facet?: components['parameters']['facet']
        /**
         * @description Maximum number of values per facet. The most frequent come first.
         * @example 20
         */
        facet_limit?: components['parameters']['facet_limit']
        /**
         * @description true adds `meta.totals`: the totals of the filtered set by stage, as in /aggregates. The filters `stage` and `not_stage` limit the rows and not these totals.
         * @example true
         */
        totals?: components['parameters']['totals']
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
      200: components['responses']['listRecords.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  getRecord: {
    parameters: {
      query: {
        /**
         * @description `id` of the record, in any case.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getRecord.id']
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
      200: components['responses']['getRecord.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  getRecordOfRelease: {
    parameters: {
      query: {
        /**
         * @description `id` of the record, in any case.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getRecord.id']
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
      200: components['responses']['getRecord.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  aggregateRecords: {
    parameters: {
      query?: {
        /**
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Dimensions of the groups, at most three. Groups are always split by stage as well. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "dataset"
         *     ]
         */
        group_by?: components['parameters']['group_by']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
         * @example [
         *       "rows"
         *     ]
         */
        sort?: components['parameters']['aggregateRecords.sort']
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
      200: components['responses']['aggregateRecords.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  aggregateRecordsOfRelease: {
    parameters: {
      query?: {
        /**
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
         * @example water
         */
        q?: components['parameters']['q']
        /**
         * @description Dimensions of the groups, at most three. Groups are always split by stage as well. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "dataset"
         *     ]
         */
        group_by?: components['parameters']['group_by']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by the values of the groups. Separate several by commas.
         * @example [
         *       "rows"
         *     ]
         */
        sort?: components['parameters']['aggregateRecords.sort']
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
      200: components['responses']['aggregateRecords.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listChanges: {
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
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
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
      200: components['responses']['listChanges.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listChangesOfRelease: {
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
         * @description Id of the record, in any case. Unknown ids are ignored. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['id']
        /**
         * @description Dataset. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "senate-requests"
         *     ]
         */
        dataset?: components['parameters']['dataset']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Stage. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "request"
         *     ]
         */
        stage?: components['parameters']['stage']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description State of a requesting member. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA"
         *     ]
         */
        state?: components['parameters']['state']
        /**
         * @description State of the project. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AL"
         *     ]
         */
        project_state?: components['parameters']['project_state']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['agency']
        /**
         * @description Account as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['account']
        /**
         * @description Name of a requesting member as the records give it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        member?: components['parameters']['member']
        /**
         * @description Bioguide id of a requesting member, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "A000001"
         *     ]
         */
        bioguide?: components['parameters']['bioguide']
        /**
         * @description Party of a requesting member, as printed or from the matched member. One code covers every spelling. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "Democrat"
         *     ]
         */
        party?: components['parameters']['party']
        /**
         * @description House district of a requesting member, as printed or from the matched member: State and two digits, `CA-12` or `CA12`; `AK-00` for a seat at large. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "CA-12"
         *     ]
         */
        district?: components['parameters']['district']
        /**
         * @description Recipient as the records name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        recipient?: components['parameters']['recipient']
        /**
         * @description Id of the funding line, in any case. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "no_account"
         *     ]
         */
        funding_line?: components['parameters']['funding_line']
        /**
         * @description Field that is null, or empty in the case of `project_states`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        missing?: components['parameters']['missing']
        /**
         * @description Field that a correction changed. In /aggregates, `amount` counts the corrected amounts of each total. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "subcommittee"
         *     ]
         */
        corrected?: components['parameters']['corrected']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `dataset` selects with these values.
         * @example [
         *       "senate-requests"
         *     ]
         */
        not_dataset?: components['parameters']['not_dataset']
        /**
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `stage` selects with these values.
         * @example [
         *       "request"
         *     ]
         */
        not_stage?: components['parameters']['not_stage']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Excludes the rows that the filter `state` selects with these values.
         * @example [
         *       "CA"
         *     ]
         */
        not_state?: components['parameters']['not_state']
        /**
         * @description Excludes the rows that the filter `project_state` selects with these values.
         * @example [
         *       "AL"
         *     ]
         */
        not_project_state?: components['parameters']['not_project_state']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `member` selects with these values.
         * @example [
         *       "Demonstrado, Rosemary"
         *     ]
         */
        not_member?: components['parameters']['not_member']
        /**
         * @description Excludes the rows that the filter `bioguide` selects with these values.
         * @example [
         *       "A000001"
         *     ]
         */
        not_bioguide?: components['parameters']['not_bioguide']
        /**
         * @description Excludes the rows that the filter `party` selects with these values.
         * @example [
         *       "Democrat"
         *     ]
         */
        not_party?: components['parameters']['not_party']
        /**
         * @description Excludes the rows that the filter `district` selects with these values.
         * @example [
         *       "CA-12"
         *     ]
         */
        not_district?: components['parameters']['not_district']
        /**
         * @description Excludes the rows that the filter `recipient` selects with these values.
         * @example [
         *       "Example County of Uppermoor"
         *     ]
         */
        not_recipient?: components['parameters']['not_recipient']
        /**
         * @description Excludes the rows that the filter `funding_line` selects with these values.
         * @example [
         *       "no_account"
         *     ]
         */
        not_funding_line?: components['parameters']['not_funding_line']
        /**
         * @description Excludes the rows that the filter `missing` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_missing?: components['parameters']['not_missing']
        /**
         * @description Excludes the rows that the filter `corrected` selects with these values.
         * @example [
         *       "subcommittee"
         *     ]
         */
        not_corrected?: components['parameters']['not_corrected']
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
         * @description Records with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['changed_since']
        /**
         * @description Words to find in title, purpose, recipient, location, agency, account or requestors. A record must hold all of them; case and accents do not matter. A word also finds its English inflections: wells finds well. "in quotes" finds exactly these words in this order, without inflections. word* finds words with this beginning; a query may hold eight. OR in capitals joins the terms next to it and binds tighter than a space: new water OR sewer means new, and water or sewer. -word and -"in quotes" exclude; at least one term must not be excluded.
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
      200: components['responses']['listChanges.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listFundingLines: {
    parameters: {
      query?: {
        /**
         * @description `id` of the line, in any case: `funding_line.id` of a record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listFundingLines.id']
        /**
         * @description Kind of line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Basis of a guidance line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance_document"
         *     ]
         */
        basis?: components['parameters']['basis']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the lines name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['listFundingLines.agency']
        /**
         * @description Account title or account symbol AAA-MMMM, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['listFundingLines.account']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "guidance"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `basis` selects with these values.
         * @example [
         *       "guidance_document"
         *     ]
         */
        not_basis?: components['parameters']['not_basis']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Lines with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listFundingLines.changed_since']
        /**
         * @description Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.
         * @example water
         */
        q?: components['parameters']['listFundingLines.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by kind, newest fiscal year, chamber, subcommittee, account, program, symbol, listing, id. Separate several by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        sort?: components['parameters']['listFundingLines.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listFundingLines.fields']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listFundingLines.facet']
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
      200: components['responses']['listFundingLines.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listFundingLinesOfRelease: {
    parameters: {
      query?: {
        /**
         * @description `id` of the line, in any case: `funding_line.id` of a record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listFundingLines.id']
        /**
         * @description Kind of line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Basis of a guidance line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance_document"
         *     ]
         */
        basis?: components['parameters']['basis']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the lines name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['listFundingLines.agency']
        /**
         * @description Account title or account symbol AAA-MMMM, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['listFundingLines.account']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "guidance"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `basis` selects with these values.
         * @example [
         *       "guidance_document"
         *     ]
         */
        not_basis?: components['parameters']['not_basis']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Lines with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listFundingLines.changed_since']
        /**
         * @description Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.
         * @example water
         */
        q?: components['parameters']['listFundingLines.q']
        /**
         * @description Sort order. A leading minus means descending; null comes last either way. Ties, and lists without this parameter, are ordered by kind, newest fiscal year, chamber, subcommittee, account, program, symbol, listing, id. Separate several by commas.
         * @example [
         *       "fiscal_year"
         *     ]
         */
        sort?: components['parameters']['listFundingLines.sort']
        /**
         * @description Fields to return. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "id"
         *     ]
         */
        fields?: components['parameters']['listFundingLines.fields']
        /**
         * @description Dimensions to count the filtered set by. The counts are in `meta.facets`. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "kind"
         *     ]
         */
        facet?: components['parameters']['listFundingLines.facet']
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
      200: components['responses']['listFundingLines.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listFundingLineChanges: {
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
         * @description `id` of the line, in any case: `funding_line.id` of a record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listFundingLines.id']
        /**
         * @description Kind of line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Basis of a guidance line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance_document"
         *     ]
         */
        basis?: components['parameters']['basis']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the lines name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['listFundingLines.agency']
        /**
         * @description Account title or account symbol AAA-MMMM, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['listFundingLines.account']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "guidance"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `basis` selects with these values.
         * @example [
         *       "guidance_document"
         *     ]
         */
        not_basis?: components['parameters']['not_basis']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Lines with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listFundingLines.changed_since']
        /**
         * @description Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.
         * @example water
         */
        q?: components['parameters']['listFundingLines.q']
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
      200: components['responses']['listFundingLineChanges.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  listFundingLineChangesOfRelease: {
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
         * @description `id` of the line, in any case: `funding_line.id` of a record. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        id?: components['parameters']['listFundingLines.id']
        /**
         * @description Kind of line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance"
         *     ]
         */
        kind?: components['parameters']['kind']
        /**
         * @description Basis of a guidance line. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "guidance_document"
         *     ]
         */
        basis?: components['parameters']['basis']
        /**
         * @description Subcommittee. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "AG"
         *     ]
         */
        subcommittee?: components['parameters']['subcommittee']
        /**
         * @description Agency as the lines name it, in any case. For several values, repeat the parameter.
         * @example [
         *       "Environmental Protection Agency"
         *     ]
         */
        agency?: components['parameters']['listFundingLines.agency']
        /**
         * @description Account title or account symbol AAA-MMMM, in any case. For several values, repeat the parameter.
         * @example [
         *       "State and Tribal Assistance Grants"
         *     ]
         */
        account?: components['parameters']['listFundingLines.account']
        /**
         * @description Chamber of the requesting members. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       "house"
         *     ]
         */
        chamber?: components['parameters']['chamber']
        /**
         * @description Fiscal year. For several values, repeat the parameter or separate them by commas.
         * @example [
         *       2000
         *     ]
         */
        fiscal_year?: components['parameters']['fiscal_year']
        /**
         * @description Excludes the rows that the filter `id` selects with these values.
         * @example [
         *       "sr-2023-a6c834e362b4b12a"
         *     ]
         */
        not_id?: components['parameters']['not_id']
        /**
         * @description Excludes the rows that the filter `kind` selects with these values.
         * @example [
         *       "guidance"
         *     ]
         */
        not_kind?: components['parameters']['not_kind']
        /**
         * @description Excludes the rows that the filter `basis` selects with these values.
         * @example [
         *       "guidance_document"
         *     ]
         */
        not_basis?: components['parameters']['not_basis']
        /**
         * @description Excludes the rows that the filter `subcommittee` selects with these values.
         * @example [
         *       "AG"
         *     ]
         */
        not_subcommittee?: components['parameters']['not_subcommittee']
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
         * @description Excludes the rows that the filter `chamber` selects with these values.
         * @example [
         *       "house"
         *     ]
         */
        not_chamber?: components['parameters']['not_chamber']
        /**
         * @description Excludes the rows that the filter `fiscal_year` selects with these values.
         * @example [
         *       2000
         *     ]
         */
        not_fiscal_year?: components['parameters']['not_fiscal_year']
        /**
         * @description Lines with a `changed_at` at this instant or later: new or changed since then. A day means its beginning in UTC.
         * @example 2026-01-20
         */
        changed_since?: components['parameters']['listFundingLines.changed_since']
        /**
         * @description Words to find in agency, bureau, account, program, aliases, symbol or listings. Same syntax as in /records.
         * @example water
         */
        q?: components['parameters']['listFundingLines.q']
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
      200: components['responses']['listFundingLineChanges.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  getSurroundings: {
    parameters: {
      query: {
        /**
         * @description `id` of the record, in any case.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getRecord.id']
        /**
         * @description Index in `evidence` of the record, from 0.
         * @example 0
         */
        evidence?: components['parameters']['evidence']
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
      200: components['responses']['getSurroundings.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
  getSurroundingsOfRelease: {
    parameters: {
      query: {
        /**
         * @description `id` of the record, in any case.
         * @example sr-2023-a6c834e362b4b12a
         */
        id: components['parameters']['getRecord.id']
        /**
         * @description Index in `evidence` of the record, from 0.
         * @example 0
         */
        evidence?: components['parameters']['evidence']
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
      200: components['responses']['getSurroundings.OK']
      304: components['responses']['listDatasets.NotModified']
      400: components['responses']['listDatasets.BadRequest']
      404: components['responses']['listDatasetsOfRelease.NotFound']
      409: components['responses']['Conflict']
      410: components['responses']['Gone']
      412: components['responses']['listDatasets.PreconditionFailed']
      429: components['responses']['listDatasets.TooManyRequests']
      503: components['responses']['listDatasets.ServiceUnavailable']
    }
  }
}
