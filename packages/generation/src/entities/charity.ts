import { defineEntity } from '../entity.ts'

export const charity = defineEntity({
  id: 'charity',
  words: 'charity, nonprofit, ngo, donation, cause, fundraiser',
  many: 'Charities',
  icon: 'heart',
  groups: 'Water, Schools, Animals, Forest',
  fields: `
    Amount | money | € 25
    Interests | choice | Water | Water, Schools, Animals, Forest
    Monthly gift | switch | yes
    Country | text | Kenya
    Message | long | For the well by the school`,
  samples: `
    image | title | subtitle | overline | rating | meta
    desert | Wells for Turkana | Clean water for 14 villages | Water, Kenya | 4.9 | 92 % to projects
    book learn | Reading Rooms | Books and light after dark | Schools, Nepal | 4.8 | 89 % to projects
    forest | Ten Thousand Beeches | A forest comes back | Forest, Poland | 4.7 | 94 % to projects
    sea | Quiet Harbour | Nets out, seals in | Animals, Ireland | 4.8 | 90 % to projects
    garden | Green Classrooms | A vegetable garden for each school | Schools, Brazil | 4.6 | 87 % to projects
    dog | Second Walk | Old dogs find a home | Animals, Greece | 4.7 | 91 % to projects`,
  about:
    'Digs and keeps up wells with the people who use them. 92 cents of each euro go into pipes, pumps and pay.',
  facts: '14 | Villages\n92 % | To projects\n2009 | Since',
  figures: '€ 180 | Given this year | +€ 25\n4 | Followed\n61 | People reached',
  hero: 'Near its goal | Wells for Turkana | € 1,240 missing for the last pump | Give now',
  tip: 'Four match your interests | Water and schools, in three countries',
  trend: 'Given this year | € 180 | +€ 25',
  add: 'Donate',
  use: 'Give now',
})
