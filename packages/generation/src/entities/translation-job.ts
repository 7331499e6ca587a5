import { defineEntity } from '../entity.ts'

export const translationJob = defineEntity({
  id: 'translation-job',
  one: 'Job',
  many: 'Jobs',
  words: 'translation job, job, translation project, translation order, project, language job',
  icon: 'file',
  groups: 'New, In work, In review, Sent',
  fields: `
    Text | text | Manual, heat pump
    Customer | text | Norrgard Heating
    From | choice | German | German, English, French, Danish
    Into | choice | Danish | Danish, English, Portuguese, Dutch
    Word count | number | 4,820
    Price a word | money | € 0.14
    Translator | person | Iris Chen
    Deadline | date | Tue 24 Nov
    Notes | long | Use the glossary of the customer`,
  samples: `
    icon | title | subtitle | overline | value | badge | tone
    file | Manual, heat pump | German to Danish, Iris | Norrgard Heating | 4,820 words | In work | warning
    file | Menu in five languages | English to five, Tomás | Mill Café | 640 words | New | primary
    file | Birth certificate, sworn | French to German, Ruth | Private | 1 page | In review | accent
    file | Web shop, autumn | English to Dutch, Kim | Harbour Cycles | 9,100 words | Late | danger
    file | Contract of sale | German to English, Omar | Lund and Partners | 2,340 words | Sent | success
    file | Museum texts, room 4 | Danish to English, Noor | Old Mint | 1,780 words | In work | warning`,
  about: '4,820 words with forty pictures. Iris has done a third of it, Kim reads it on Monday.',
  facts: '4,820 | Words\n€ 675 | Price\nTue | Due',
  figures: '14 | Jobs in work | +3\n38,400 | Words this month\n1 | Late',
  hero: 'Due today | Web shop, autumn | 9,100 words into Dutch, 700 left | Open job',
  tip: 'Iris has 1,500 words a day free | From Wednesday, Danish and Swedish',
  trend: 'Words a week | 38,400 | +4,100',
  add: 'New job',
  use: 'Hand to translator',
})
