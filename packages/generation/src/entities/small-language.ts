import { defineEntity } from '../entity.ts'

export const smallLanguage = defineEntity({
  id: 'small-language',
  one: 'Language',
  many: 'Languages',
  words: 'endangered language, language, dialect, minority language, tongue',
  icon: 'globe',
  groups: 'In danger, Few left, Reviving',
  fields: `
    Name | text | Saterland Frisian
    Where | place | Three villages in Lower Saxony
    Speakers | number | 2,000
    Family | choice | Germanic | Germanic, Uralic, Celtic, Turkic, Other
    State | choice | In danger | Safe, In danger, Few left, Reviving
    Recordings | number | 84`,
  samples: `
    icon | title | subtitle | value | badge | tone
    globe | Saterland Frisian | Three villages, north-west Germany | 2,000 | In danger | warning
    globe | Livonian | Coast of Latvia, learnt again | 30 | Reviving | success
    globe | Ter Sámi | Kola peninsula | 2 | Few left | danger
    globe | Cornish | Cornwall, taught in schools | 500 | Reviving | success
    globe | Griko | Nine villages in Apulia | 20,000 | In danger | warning
    globe | Ainu | Hokkaido, songs and tales | 10 | Few left | danger`,
  about:
    'Spoken in three villages behind the moor. Most speakers are past sixty; one school teaches two hours a week.',
  facts: '2,000 | Speakers\n84 | Recordings\n1,240 | Words',
  figures: '412 | Languages\n6,840 | Recordings | +48\n1,120 | Speakers heard',
  hero: 'New in the archive | A tale from Scharrel | Saterland Frisian, 6 minutes | Listen',
  tip: 'Two speakers of Ter Sámi are left | Eleven hours have been recorded',
  trend: 'Recordings a month | 48 | +12',
  add: 'Add language',
  use: 'Listen',
})
