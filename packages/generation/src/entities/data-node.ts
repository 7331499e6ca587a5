import { defineEntity } from '../entity.ts'

export const dataNode = defineEntity({
  id: 'data-node',
  one: 'Node',
  many: 'Nodes',
  words: 'json node, json file, json key',
  icon: 'code',
  groups: 'All, Objects, Lists, Values',
  fields: `
    File or URL | text | https://api.linden.example/orders
    Key | text | customer.name
    Value | text | Lea Brandt
    Type | choice | Text | Text, Number, List, Object
    Validate on open | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge
    layers | orders | List of 24 objects | 24 | List
    code | orders[0].id | Number | 4182 | Number
    code | orders[0].customer | Object with 4 keys | { 4 } | Object
    type | orders[0].customer.name | Text | Lea Brandt | Text
    check | orders[0].paid | Yes or no | true | Boolean
    clock | orders[0].createdAt | Date | 2026-11-19 | Text`,
  about: 'Text, eleven characters. Third of four keys of orders[0].customer; valid, no warnings.',
  facts: '24 | Entries\n4 | Levels\n18 kB | Size',
  figures: '24 | Entries\n4 | Levels\n0 | Errors',
  hero: 'Just opened | orders.json | 24 entries, four levels, valid | Open tree',
  tip: 'Valid JSON | 18 kilobytes, read in 12 milliseconds',
  add: 'Open file',
  use: 'Copy path',
})
