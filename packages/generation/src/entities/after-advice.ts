import { defineEntity } from '../entity.ts'

/** What to do after a treatment. */
export const afterAdvice = defineEntity({
  id: 'after-advice',
  one: 'Advice',
  many: 'Aftercare',
  words: 'laser aftercare, aftercare leaflet',
  icon: 'heart',
  groups: 'First day, First week, Later',
  fields: `
    Title | text | Cool it for ten minutes
    When | choice | First day | First day, First week, Later`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Cool it for ten minutes | Ice in a cloth, never on the skin | First day | primary
    heart | Thin layer of ointment | Three times a day, clean hands | First week | primary
    close | Leave blisters closed | They go by themselves in a week | First week | warning
    sun | No sun for four weeks | Afterwards factor 50 | Later | warning
    phone | Call us at fever or pus | Also on Sundays | Any time | danger`,
  about: 'Ice in a cloth, ten minutes, as often as it feels warm.',
  facts: '10 min | Each\n4 wk | No sun\n8 wk | Next',
  figures: '5 | Lines\n4 wk | No sun\n8 wk | Next',
  hero: 'Today | Cool it for ten minutes | Ice in a cloth | Send leaflet',
  tip: 'Send it after each session | By mail or message',
  add: 'Add advice',
  use: 'Send to client',
})
