import { defineEntity } from '../entity.ts'

export const aiChat = defineEntity({
  id: 'ai-chat',
  words: 'conversation, chatbot, chat bot, assistant, ai answer, chat history',
  one: 'Conversation',
  many: 'Conversations',
  icon: 'spark',
  groups: 'Writing, Ideas, Learning, Everyday',
  fields: `
    Question | long | Which sights fit into three days in Lisbon?
    Tone | choice | Friendly | Friendly, Short, Thorough
    Language | choice | English | English, German, Spanish`,
  samples: `
    icon | title | subtitle | overline
    map | Three days in Lisbon | A plan by tram, with two rainy hours | Ideas
    mail | A kinder reminder | Letter to a customer, 90 words | Writing
    bulb | Tides, explained simply | With the moon and a bathtub | Learning
    fork | Dinner from five things | Lentils, carrots, one lemon | Everyday
    code | Why the loop never ends | Found in line 14 | Learning
    gift | A speech for Grandma’s 80th | Two minutes, one joke | Writing`,
  about:
    'Take the tram up in the morning, walk down past the miradouros, and keep the tile museum for the afternoon it rains. Day two belongs to Belém.',
  facts: '6 | Answers\n2 min | To read\n3 | Sources',
  figures: '48 | Conversations | +6\n14 | Saved\n9 | This week',
  hero: 'Go on with | Three days in Lisbon | Six answers, the last one this morning | Open',
  tip: 'Say whom it is for | A reader and a length make every answer better',
  trend: 'Questions this week | 24 | +6',
  use: 'Ask again',
  add: 'New chat',
})
