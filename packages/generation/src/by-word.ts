/**
 * A table that is looked up by words of a description: it holds what is written in it and nothing else. A plain object
 * would answer to "constructor" as well.
 */
export function byWord<Table extends object>(table: Table): Table {
  Object.setPrototypeOf(table, null)
  return table
}
