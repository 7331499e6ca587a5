import { defineEntity } from '../entity.ts'

/** A question put to the imam. */
export const imamQuestion = defineEntity({
  id: 'imam-question',
  one: 'Question',
  many: 'Questions',
  words: 'question to the imam, ask the imam',
  icon: 'help',
  groups: 'Answered, Waiting',
  fields: `
    Question | long | May I pray sitting in the office?
    Name is shown | switch | no
    About | choice | Prayer | Prayer, Fasting, Family, Money`,
  samples: `
    title | subtitle | badge | tone
    May I pray sitting in the office? | Answered by Imam Yusuf yesterday | Prayer | success
    How is zakat reckoned on gold? | Answered on Monday, 38 read it | Money | success
    Fasting while travelling | Answered in spring | Fasting | success
    How do I tell my parents? | Only for the imam | Family | warning
    Which direction on the train? | Waits since this morning | Prayer | warning`,
  about: 'Whoever cannot stand prays sitting. The answer has three lines more and names its source.',
  facts: '1 day | To the answer\n38 | Readers',
  figures: '41 | Answered\n2 | Waiting',
  hero: 'Answered yesterday | May I pray sitting in the office? | Imam Yusuf | Read answer',
  add: 'Ask the imam',
  use: 'Read answer',
})
