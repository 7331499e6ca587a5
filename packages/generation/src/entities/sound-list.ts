import { defineEntity } from '../entity.ts'

/** Words with one sound, to be said aloud. */
export const soundList = defineEntity({
  id: 'sound-list',
  one: 'Word list',
  many: 'Word lists',
  words: 'word list by sound, sound list',
  icon: 'list',
  groups: 'This week, S, Sh, R',
  fields: `
    Sound | choice | S | S, Sh, R, K, L
    Where in the word | choice | Beginning | Beginning, Middle, End
    Words | long | sun, sand, soup, seven, silver, song
    For | text | Ida
    Minutes a day | number | 10`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    mic | S at the beginning | sun, soup, seven, silver | 60 | Ida, 3 of 5 days | primary
    mic | Sh at the end | fish, brush, wash, push | 100 | Ida, done | success
    mic | Slow starts | My name is, may I, could you | 40 | Jonas, 2 of 5 days | primary
    mic | R in the middle | carrot, parrot, mirror | 0 | Emil, new | warning
    mic | Two sounds together | star, spoon, snow, slide | 20 | Noor, 1 of 5 days | primary`,
  about: 'Ten words that begin with a soft s. Say each slowly, then in a sentence of your own.',
  facts: '10 | Words\n10 min | A day\n3 of 5 | Days',
  figures: '14 | Lists\n4 | Given this week',
  tip: 'Emil has a new list | R in the middle, from today',
  add: 'Assign word list',
  use: 'Begin',
})
