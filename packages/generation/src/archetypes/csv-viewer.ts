import { defineArchetype } from '../archetype.ts'

/** Tables from files one looks at, sorts and filters; turning one format into another is `text-tool`. */
export const csvViewer = defineArchetype({
  id: 'csv-viewer',
  words:
    'csv viewer 30, csv file viewer 32, csv reader 28, view csv 26, csv files 16, csv file 14, open csv 24, table viewer 22, tsv 14, spreadsheet viewer 24, csv editor 24, csv table 24, csv as a table 30',
  examples: `
    Open a CSV file and look at its rows and columns as a table
    Paste comma separated text and see it as a table I can sort
    Upload an export, filter the lines by a word, sort by any column
    View spreadsheets of comma or tab separated values on the phone
    Look through large tables of data, freeze the first row, search
    Show a CSV as rows, tell me which line has too many values
    Read data files from the sensor, columns with numbers sorted
    Choose the separator, first line as names, count rows and columns
    Display comma separated values in a table with search, paging and an error for a broken file
    Load a CSV from a link or from the phone and browse it
    Edit a cell of a CSV and save it again
    Data table with columns I can hide, from a file`,
  unless: /\b(?:json|xml|yaml|convert\w*|bank|expenses?|budget)\b/i,
  bars: 'map checkout cart slots people player',
  presets: 'clean, dark-pro',
  icon: 'list',
  names: 'Row by Row, Columns, Comma',
  entity: 'csv-row',
  screens: `
    browse | Table | list
    form | Open file | file | csv-file
    history | Files | clock | csv-file
    stats? | Chart | chart
    detail | Row
    settings | Settings | settings`,
})
