import { defineEntity } from '../entity.ts'

export const billKeyword = defineEntity({
  id: 'bill-keyword',
  one: 'Keyword',
  many: 'Keywords',
  words: 'followed keyword, bill keyword, followed topic',
  icon: 'tag',
  groups: 'Daily, Weekly',
  fields: `
    Keyword | text | drinking water
    Send me | choice | Daily email | Daily email, Weekly email, Only in the app`,
  samples: `
    icon | title | subtitle | value
    tag | drinking water | Daily email | 6 bills
    tag | carers | Daily email | 4 bills
    tag | rail | Weekly email | 9 bills
    tag | tenants | Only in the app | 3 bills
    tag | pollinators | Weekly email | 2 bills`,
  about: 'Six bills of this session speak of it, one of them new this morning.',
  facts: '6 | Bills\n1 | New',
  figures: '5 | Keywords\n24 | Bills',
  hero: 'New today | One bill on drinking water | Sent at seven by email | Open',
  tip: 'Short words find more | “rent” finds rental and rents',
  trend: 'Found a week | 9 | +2',
  add: 'Add keyword',
  use: 'Open',
})
