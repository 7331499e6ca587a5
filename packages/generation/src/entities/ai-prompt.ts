import { defineEntity } from '../entity.ts'

export const aiPrompt = defineEntity({
  id: 'ai-prompt',
  words: 'prompt, prompt template, persona, suggested question',
  one: 'Prompt',
  many: 'Prompts',
  icon: 'spark',
  groups: 'Writing, Ideas, Learning, Everyday',
  fields: `
    Prompt | long | Explain it as you would to a ten-year-old
    Kind | choice | Learning | Writing, Ideas, Learning, Everyday`,
  samples: `
    icon | title | subtitle | overline
    mail | Write a polite refusal | To whom, and why | Writing
    bulb | Explain it simply | As to a ten-year-old | Learning
    map | Plan a weekend away | Place, budget, who comes | Ideas
    fork | Cook with what is there | Up to six ingredients | Everyday
    edit | Make it half as long | Nothing important lost | Writing
    book | Quiz me on this | Ten questions, then the answers | Learning`,
  figures: '24 | Prompts | +2\n6 | Your own\n9 | Used often',
  hero: 'Used often | Explain it simply | As to a ten-year-old | Use it',
  tip: 'Six are your own | Long press to change one',
  trend: 'Used this week | 12 | +3',
  use: 'Use this prompt',
})
