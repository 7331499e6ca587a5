import { defineEntity } from '../entity.ts'

/** Somebody in a story that is being written. */
export const storyCharacter = defineEntity({
  id: 'story-character',
  one: 'Character',
  many: 'Characters',
  words: 'story character, novel character',
  icon: 'users',
  groups: 'Main, Others, Gone',
  fields: `
    Name | text | Ida
    Role | choice | Main | Main, Friend, Opponent, Minor
    Wants | text | To cross the pass before snow
    Fears | text | That her sister knows
    Knows | text | Who rang the bell
    First seen | choice | Chapter 1 | Chapter 1, Chapter 2, Chapter 3
    Notes | long | Counts posts when she is afraid`,
  samples: `
    icon | title | subtitle | badge | tone
    user | Ida | Wants to cross the pass before snow | Main | primary
    user | Otto, the miller | Lies for the first time in chapter 7 | Friend | success
    user | Aunt Vera | Knows who rang the bell | Opponent | danger
    user | The ferryman | Has no name until chapter 9 | Minor | neutral
    user | Lio | Ida’s brother, gone since chapter 2 | Gone | warning
    user | The three sisters | Always argue, never alone | Minor | neutral`,
  about:
    'Counts the posts of the road as she did when she was six. Does not know yet that Vera has the second ring.',
  facts: '7 | Chapters\nMain | Role\n2 | Secrets',
  figures: '14 | Characters\n3 | Main\n2 | Gone',
  hero: 'Chapter 9 | Ida learns about the ring | From the ferryman, on the pass | Open Ida',
  tip: 'Lio is missing since chapter 2 | Nobody has asked for him',
  add: 'Add character',
  use: 'See chapters',
})
