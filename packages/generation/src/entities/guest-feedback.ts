import { defineEntity } from '../entity.ts'

export const guestFeedback = defineEntity({
  id: 'guest-feedback',
  one: 'Review',
  many: 'Reviews',
  words: 'guest feedback, customer feedback, feedback, guest review, customer review',
  icon: 'star',
  groups: 'New, Five stars, To answer',
  fields: `
    In short | text | The soup was wonderful
    Food | choice | 5 | 1, 2, 3, 4, 5
    Service | choice | 4 | 1, 2, 3, 4, 5
    Atmosphere | choice | 4 | 1, 2, 3, 4, 5
    Comment | long | The soup was wonderful, the wait a little long
    Would come again | switch | yes
    Visited | date | Thu 19 Nov`,
  samples: `
    avatar | title | subtitle | rating | badge | tone
    Iris | The soup was wonderful | Iris, table 7, a little long wait | 4.5 | New | primary
    Kim | Friendly and quick | Kim, lunch on Wednesday | 5.0 | Thanked | success
    Omar | Too loud by the door | Omar, four people on Saturday | 3.0 | To answer | warning
    Ana | Best lentils in town | Ana, comes every Thursday | 5.0 | Thanked | success
    Tomas | Coffee was cold | Tomás, breakfast on Sunday | 2.5 | To answer | danger
    Lea | Lovely room, small portions | Lea, birthday dinner | 4.0 | New | primary`,
  about: 'The soup was wonderful and Ruth explained every dish. We waited twenty minutes for the bill.',
  facts: '5 | Food\n4 | Service\n4 | Atmosphere',
  figures: '4.4 | Average | +0.2\n38 | This week\n2 | To answer',
  hero: 'New today | The soup was wonderful | 4.5 from table 7, with a word about the wait | Answer',
  tip: 'Service is up this week | Atmosphere on Saturdays is not',
  trend: 'Average per week | 4.4 | +0.2',
  data: [4.1, 4.2, 4.0, 4.3, 4.2, 4.3, 4.4],
  add: 'Leave feedback',
  use: 'Answer',
})
