import { definePage } from './page.ts'

export const voices = definePage({
  id: 'voices',
  said: 'different voices, voices, voice, choose voice, voice chat, talking voices, read answers aloud, read aloud',
  unless: /\b(?:customers?|audiobook|karaoke|voice note)\b/i,
  within: /\b(?:ai|chatbot|gpt|assistant)\b/i,
  name: 'Voices',
  icon: 'mic',
  line: 'Juniper, calm and a little slow',
  content: `
    rows Voices
    - check | Juniper | Calm, a little slow | 0:06
    - playf | Ember | Warm and quick | 0:06
    - playf | Slate | Deep, like on the radio | 0:07
    - playf | Wren | Bright, for children | 0:05
    chips Speed | 0.8, 1.0, 1.2, 1.5
    switches When it speaks
    - Read every answer aloud
    - Listen again right after
    button mic | Talk instead of typing
  `,
})
