import { dataNode } from '../data-node.ts'
import { defineVarieties } from './variety.ts'

/** What developers look into; without these words a JSON file. */
export const dataNodeVarieties = defineVarieties(dataNode, [
  {
    signs:
      'log viewer 9, logs 7, log file 8, log files 8, logcat 9, log reader 9, error logs 8, server logs 8',
    one: 'Line',
    many: 'Lines',
    icon: 'type',
    groups: 'Errors, Warnings, Info',
    fields: `
      File | text | shop-2026-11-19.log
      Level | choice | Everything | Everything, Warnings, Errors
      Search for | text | timeout
      Follow | switch | yes`,
    without: 'File or URL, Key, Value, Type, Validate on open',
    samples: `
      icon | title | subtitle | value | badge
      warning | Payment timed out after 30 s | shop, line 4182 | 09:41:12 | Error
      type | GET /orders 200 in 184 ms | shop, line 4181 | 09:41:09 | Info
      warning | Retry 2 of 3 | mail, line 918 | 09:40:58 | Warning
      type | Started with 4 workers | shop, line 1 | 06:00:01 | Info
      warning | Disk at 81 percent | backup, line 212 | 02:00:14 | Warning`,
    about:
      'Payment timed out after 30 seconds. Two lines before it the connection was opened, and nothing came back.',
    facts: '4,182 | Line\n09:41 | Time\nError | Level',
    figures: '4,182 | Lines\n3 | Errors | +1\n14 | Warnings',
    hero: 'Following | shop-2026-11-19.log | Three errors since six | Open log',
    tip: 'Three errors | All of them between 9:38 and 9:41',
    add: 'Open file',
    use: 'Copy line',
  },
  {
    signs:
      'database client 9, database browser 9, database viewer 9, sql client 9, sqlite 8, mysql 8, postgres 8, postgresql 8, sql 7, database 5',
    one: 'Table',
    many: 'Tables',
    icon: 'grid',
    groups: 'Tables, Views, Saved',
    fields: `
      Connection | text | shop at db.example
      Query | long | SELECT name, total FROM orders WHERE paid = false
      Rows | choice | 100 | 20, 100, 500
      Read only | switch | yes`,
    without: 'File or URL, Key, Value, Type, Validate on open',
    samples: `
      icon | title | subtitle | value | badge
      grid | orders | 9 columns, changed today | 4,182 | Table
      grid | customers | 12 columns | 918 | Table
      grid | products | 14 columns, 3 indexes | 312 | Table
      search | unpaid orders | Saved query | 24 | View
      grid | payments | 7 columns | 3,960 | Table`,
    about: 'Nine columns, two indexes. The newest row was written at 9:41 and is not paid yet.',
    facts: '4,182 | Rows\n9 | Columns\n2 | Indexes',
    figures: '14 | Tables\n4,182 | Orders | +24\n12 ms | Last query',
    hero: 'Connected | shop at db.example | 14 tables, read only | Open tables',
    tip: 'Read only | Nothing is changed before you allow it',
    add: 'New query',
    use: 'Run query',
  },
])
