import { Type, type Static } from 'typebox'
import { Instant } from '../instant.ts'
import { closed, day, orNull, text, textOrNull } from '../fields.ts'

const Count = Type.Integer({ minimum: 0 })

const PreviewedDataset = closed({
  dataset: text('Name of the dataset, and of its files.'),
  title: text('Title.'),
  rows: { ...Count, description: 'Number of rows.' },
  columns: Type.Array(
    closed({
      name: text('Name of the column in CSV and Parquet.'),
      type: text('Type of the values.'),
      description: text('Meaning.'),
    }),
    { description: 'Columns of the CSV and Parquet, in their order.' },
  ),
  chart: orNull(
    closed({
      column: text('Column of the periods.'),
      periods: Type.Array(
        closed({
          period: textOrNull('Year; null for rows without a year.'),
          rows: { ...Count, description: 'Number of rows.' },
        }),
      ),
    }),
    { description: 'Rows by year; null for a dataset without a period.' },
  ),
  counts: Type.Array(
    closed({
      column: text('Column whose values are counted.'),
      values: Type.Array(
        closed({ value: textOrNull('Value; null for rows without a value.'), rows: { ...Count } }),
        { description: 'The most frequent values.' },
      ),
      others: { ...Count, description: 'Number of rows with a value that is not listed.' },
    }),
  ),
  first: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])), {
    description: 'The first rows, as in the CSV. Empty if the rows name persons.',
  }),
  changes: Type.Array(
    closed({
      id: text('Id of the row.'),
      day: day('Day of the change.'),
      title: text('Change, in a few words.'),
      summary: text('Details.'),
    }),
    { description: 'The newest rows of a dataset of changes, newest first; empty for other datasets.' },
  ),
})

const PreviewFigure = closed({
  title: text('Title.'),
  dataset: text('Dataset whose rows are counted or summed.'),
  heading: text('Heading of the groups, such as `Country`.'),
  unit: Type.Enum(['dollars', 'count'], {
    description: 'Unit of the values: US dollars, or a number of things.',
  }),
  series: Type.Array(Type.String(), {
    description: 'Titles of the values of a group. Never add two series.',
  }),
  groups: Type.Array(
    closed({
      group: textOrNull('Name of the group; null for rows without one.'),
      values: Type.Array(
        orNull(Type.Number(), { description: 'Null if no row of the group states a value.' }),
      ),
    }),
    { description: 'The groups with the greatest first values, or all groups in the order of time.' },
  ),
  others: { ...Count, description: 'Number of further groups.' },
  note: text('Rows that the figure includes, and their limits.'),
})

/** preview.json of a release: contents, limits and terms of a collection that is published as files. */
export const Preview = closed({
  collection: text('Name of the collection.'),
  title: text('Title.'),
  summary: text('Contents, in a sentence.'),
  purpose: Type.Optional(text('What the collection is for, in three sentences. Older releases lack it.')),
  statement: textOrNull('Coverage of this release, with its days and counts.'),
  caution: text('Limits of the data.'),
  never_claim: Type.Array(Type.String(), {
    description: 'True sentences about conclusions that the data does not support.',
  }),
  attribution: text('Credit that readers are asked to give.'),
  publishers: Type.Array(Type.String(), {
    description: 'Bodies whose documents the release was made from, by title.',
  }),
  notice: Type.Optional(
    text('Sentence that a publisher asks every user to show with the data. Absent if no publisher asks.'),
  ),
  terms: Type.Array(
    closed({
      publisher: text('Body that published the documents, by title.'),
      text: textOrNull('Terms of the publisher, as published; null if none were found.'),
    }),
  ),
  cadence: text('When new editions are read.'),
  newest_document_at: {
    ...Instant,
    description:
      'Retrieval time of the newest edition of a publisher, in UTC. Notices and releases of this service do not count as editions.',
  },
  next_expected_on: Type.String({
    format: 'date',
    description: 'Day on which the next edition is expected.',
  }),
  sample: Type.Boolean({ description: 'Whether the data is invented.' }),
  cells_withheld: Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'Columns of the documents that no file of the release contains, by the title of the publisher.',
  }),
  figures: Type.Optional(
    Type.Array(PreviewFigure, {
      description: 'Figures that answer the first question of a reader. Older releases lack them.',
    }),
  ),
  datasets: Type.Array(PreviewedDataset),
})
export type Preview = Static<typeof Preview>
export type PreviewFigure = Static<typeof PreviewFigure>
export type PreviewedDataset = Static<typeof PreviewedDataset>
