import { defineEntity } from '../entity.ts'

/** Where sentences of a text stand, too. */
export const foundSource = defineEntity({
  id: 'found-source',
  one: 'Source',
  many: 'Sources',
  words: 'matching sentence, matching source, source of a sentence',
  icon: 'link',
  groups: 'Web, Journals, My texts',
  fields:
    'Sentence | long | The ferry was for two centuries the only way across.\nSource | text | rivers.example/ferries',
  samples: `
    icon | title | subtitle | value | tone
    link | "For two centuries the only way across" | rivers.example/ferries | 98 % | danger
    link | "In winter the ice carried carts" | Journal of Rivers, 2019 | 91 % | danger
    link | "Nobody paid on Sundays" | oldtown.example/history | 84 % | warning
    link | "A bridge was planned in 1874" | My text of 2024 | 100 % | neutral
    link | "The bell rang three times" | ferrymen.example | 76 % | warning`,
  about: 'The whole sentence stands word by word on rivers.example, since 2021.',
  facts: '98 % | The same\n14 | Words\n2021 | Since',
  figures: '3 | Sources\n9 | Sentences',
  hero: 'Most alike | rivers.example/ferries | Five sentences, 98 percent the same | Open',
  tip: 'Three sources | Nine sentences are the same',
  trend: 'Sources a text | 3 | −1',
  add: 'Add source',
  use: 'Open source',
})
