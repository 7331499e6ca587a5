import { defineEntity } from '../entity.ts'

export const csvFile = defineEntity({
  id: 'csv-file',
  one: 'File',
  many: 'Files',
  words: 'opened table',
  icon: 'file',
  groups: 'Today, Earlier',
  fields: `
    Text | long | name,city,amount
    Separator | choice | Comma | Comma, Semicolon, Tab
    Names in first line | switch | yes`,
  samples: `
    icon | title | subtitle | time | tone
    file | members.csv | 48 rows, 3 columns | 9:41 | success
    file | prices.csv | 12 rows, 4 columns | 8:12 | success
    file | orders-november.csv | 204 rows, 7 columns | Tue | success
    file | sensors.csv | Line 14 has one value too many | Mon | danger
    file | cities.csv | 1,318 rows, 5 columns | 12 Nov | success`,
  about: 'Forty-eight rows and three columns, separated by commas. No error was found.',
  facts: '48 | Rows\n3 | Columns\n0 | Errors',
  figures: '5 | Files\n1 | With an error',
  hero: 'Opened | members.csv | 48 rows, 3 columns | Show rows',
  tip: 'members.csv | 48 rows, 3 columns, no error',
  trend: 'Rows | 48 | +6',
  add: 'Open file',
  use: 'Show rows',
})
