import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** The words these parts are known by, as nouns: recommended outfits are outfits. */
const heads =
  /^(?:template|suggestion|recommendation|tutorial|lesson|instruction|guide|exercise|mentor|recording)s?$|^mentorship$/
/** Whether a phrase may be known by its last word. */
export const endsByHead = (words: readonly string[]): boolean => heads.test(words.at(-1) ?? '')

/**
 * What a feature is by its last word alone, whatever stands before it: "bed templates", "yarn suggestions", "part recordings".
 * They come behind all others: what a part of the whole name knows better is not theirs.
 */
export const byHeadAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'template*',
    page: 'Templates | copy | Three to start from',
    content: `
      rows Start from
      - copy | Like “{title 1}” | {subtitle 1}
      - copy | Like “{title 2}” | {subtitle 2}
      - copy | Like “{title 3}” | {subtitle 3}
      - plus | From nothing | Everything is filled in by you
      button plus | Save as template`,
  },
  {
    said: 'suggestion*, recommendation*',
    page: 'Suggestions | spark | Three for you',
    content: `
      rows For you
      - spark | {title 2} | Goes with “{title 1}” | New
      - spark | {title 3} | Others liked it, too
      - spark | {title 4} | You have not tried it yet
      chips Show | * All, New, Saved
      button refresh | Suggest others`,
  },
  {
    said: 'tutorial*, lesson*, video lesson*',
    page: 'Lessons | play | Two of five done',
    content: `
      ring Done | 0.4 | 2 of 5 | the next takes eight minutes
      rows
      - check | How to begin | Six minutes | Seen
      - check | What you need | Four minutes | Seen
      - play | The first one, step by step | Eight minutes
      - play | What often goes wrong | Five minutes
      - play | Faster and finer | Twelve minutes
      button play | Go on`,
  },
  {
    said: 'instruction*, step-by-step guide*, step by step guide*',
    page: 'Instructions | book | Step 2 of 5',
    content: `
      steps
      - Get ready | Read all of it once
      - Begin slowly | Look at the picture
      - Go on | Keep to the order
      - Check | Nothing left out
      - Done | Note what went well
      button next | Next step`,
  },
  {
    said: 'exercise*',
    page: 'Exercises | play | Ten minutes in all',
    content: `
      stats
      - 4 | Exercises
      - 10 min | In all
      rows Today
      - check | Warm up, slowly | Two minutes | Done
      - play | Each side in turn | Three minutes
      - play | A little more each time | Three minutes
      - play | Slow down | Two minutes
      button play | Start`,
  },
  {
    said: 'mentorship*, mentor*',
    page: 'Mentors | users | Three have time',
    content: `
      people
      - Ana Petrova | Eleven years of it, Thursdays | Free
      - Omar Haddad | For those who begin | Free
      - Iris Chen | Writes back within a day
      fields
      - What you would like to learn | long | The first steps, and what to leave out
      button send | Ask for a mentor`,
  },
  {
    said: 'recordings, part recordings, voice recordings, sound recordings, audio recordings, practice recordings, song recordings',
    page: 'Recordings | mic | Four to listen to',
    content: `
      rows
      - play | {title 1} | Today, 8:40 | 1:12
      - play | {title 2} | Yesterday, by Lea | 3:05
      - play | {title 3} | Sunday | 0:48
      button mic | Record`,
  },
])
