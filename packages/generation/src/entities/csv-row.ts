import { defineEntity } from '../entity.ts'

/** A line of a table somebody opened. */
export const csvRow = defineEntity({
  id: 'csv-row',
  one: 'Name',
  many: 'Rows',
  words: 'csv row, csv file, spreadsheet row',
  icon: 'list',
  groups: 'Bergen, Ghent, Lisbon',
  fields: `
    City | text | Bergen
    Amount | number | 412
    Joined | date | 4 Mar 2024`,
  samples: `
    icon | title | subtitle | value
    list | Lea Brandt | Bergen | 412
    list | Omar Haddad | Ghent | 96
    list | Iris Chen | Lisbon | 1,284
    list | Tomás Rey | Bergen | 207
    list | Hana Sato | Ghent | 61
    list | Noor Rahman | Lisbon | 38`,
  about: 'Row 1 of 48. Three columns, none of them empty.',
  facts: '1 | Row\n3 | Columns\n0 | Empty',
  figures: '48 | Rows\n3 | Columns\n0 | Errors',
  hero: 'Opened | members.csv | 48 rows, 3 columns | Show rows',
  tip: 'members.csv | 48 rows, 3 columns, no error',
  trend: 'Rows | 48 | +6',
  add: 'Open file',
  use: 'Copy row',
})
