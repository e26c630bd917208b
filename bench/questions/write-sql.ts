import { isSet, LIMIT, type Question } from './question.ts'

/** A statement and what its question marks stand for. */
export type Statement = { readonly sql: string; readonly values: readonly (string | number)[] }

/** Finds rows with these words: the only statement in which the two databases differ. */
export type FindWords = (words: readonly string[]) => Statement

type Where = Statement

export const writeWhere = ({ filters, amountMin, words }: Question, findWords: FindWords): Where => {
  const parts: Statement[] = Object.entries(filters).map(([name, values]) => {
    const list = values.map(() => '?').join()
    const sql = isSet(name)
      ? `position in (select position from set_${name} where value in (${list}))`
      : `${name} in (${list})`
    return { sql, values }
  })
  if (amountMin !== undefined) parts.push({ sql: 'amount >= ?', values: [amountMin] })
  if (words.length > 0) parts.push(findWords(words))
  return {
    sql: parts.length === 0 ? '' : `where ${parts.map(({ sql }) => sql).join(' and ')}`,
    values: parts.flatMap(({ values }) => values),
  }
}

export const writeTotal = (where: Where): Statement => ({
  sql: `select count(*) as total from records ${where.sql}`,
  values: where.values,
})

/** Positions of the page, in its order; the texts are joined to them afterwards. */
export const writePage = ({ sort, offset }: Question, where: Where): Statement => {
  const order =
    sort === undefined ? 'position' : `${sort.column}_${sort.descending ? 'down' : 'up'}, position`
  return {
    sql: `select position from records ${where.sql} order by ${order} limit ${LIMIT} offset ${offset}`,
    values: where.values,
  }
}

export const writeFacet = (name: string, where: Where): Statement => {
  const from = isSet(name)
    ? `select value from records left join set_${name} using (position) ${where.sql}`
    : `select ${name} as value from records ${where.sql}`
  return {
    sql: `select value, count(*) as amount from (${from}) group by value order by amount desc, ${writeOrder('value')} limit ${LIMIT}`,
    values: where.values,
  }
}

/** Null last, texts as they fold: the sample has letters of ASCII alone. */
const writeOrder = (name: string): string => `${name} is null, lower(cast(${name} as text)), ${name}`

/**
 * All measures in one statement: a record's thing counts once in each group, with its least amount, and medians are of
 * records, which are therefore added below the things.
 */
export const writeTotals = ({ groupBy }: Question, where: Where): Statement => {
  const dimensions = ['stage', ...groupBy]
  const names = dimensions.map((_, at) => `d${at}`).join()
  const columns = dimensions.map((name, at) =>
    isSet(name) ? `set_${name}.value as d${at}` : `${name} as d${at}`,
  )
  const joins = groupBy.filter(isSet).map((name) => `left join set_${name} using (position)`)
  return {
    sql: `
      with chosen as (select ${columns.join()}, project, amount from records ${joins.join(' ')} ${where.sql}),
      things as (select ${names}, count(*) as n, count(amount) as known, sum(amount) as total, min(amount) as least,
        max(amount) as greatest, null as amount from chosen group by ${names}, project),
      groups as (select ${names}, sum(n), sum(n) - sum(known), sum(total), min(least), max(greatest), median(amount),
        count(n), sum(least), count(*) over () as groups
        from (select * from things union all select ${names}, null, null, null, null, null, amount from chosen)
        group by ${names})
      select * from groups order by ${dimensions.map((_, at) => writeOrder(`d${at}`)).join()} limit ${LIMIT}`,
    values: where.values,
  }
}
