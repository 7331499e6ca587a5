import { definePage } from './page.ts'

export const ourStory = definePage({
  id: 'our-story',
  said: "our story, love story, our love story, story of the couple, couple's story, how we met, about the couple",
  within: /\b(?:wedding|couple|bride|groom)\b/i,
  name: 'Our story',
  icon: 'heart',
  line: 'Since a rainy Tuesday in 2019',
  content: `
    image old town
    timeline How it came
    - 2019 | Rain, one umbrella, two strangers
    - 2020 | The first flat, with a piano nobody could play
    - 2023 | Lisbon to Porto on bicycles
    - 2025 | A question on the bridge
    - 2026 | You, all in one garden
    text And now it goes on. Thank you for being part of it.
  `,
})
