import { defineArchetype } from '../archetype.ts'

/** An open stage: who signed up, whose turn it is, and how long is left. */
export const openMic = defineArchetype({
  id: 'open-mic',
  words:
    'open mic 60, open mike 60, open mic night 66, open mic signup 70, open stage 50, poetry slam 44, slam night 40, jam session 34, comedy night 34, stage slots 34, running order of the evening 40',
  examples: `
    Performers put their name on the list at the door, the host calls whoever is next
    Eight minutes each, a light when one is left, red when it is over
    Poets draw their place by lot, the audience scores, the host reads the order
    Jam night: who plays which instrument, next three go on together
    Comedians sign up by code on the table, first ten get a slot
    Move somebody down when he is still at the bar, skip those who left
    List on the big screen behind the stage with who is on and who comes after
    Sound desk sees what each act needs: lead, stool, piano, second microphone
    First timers get a good place, regulars wait their turn
    How late will it be, how many minutes are we behind
    Story evening in the library, five minutes and a bell
    Keep who was on each month, so that everybody gets a turn`,
  unless: /\b(?:karaoke|tickets? (?:sale|shop)|conference|webinar)\b/i,
  bars: 'cart checkout map',
  presets: 'bold, warm',
  icon: 'mic',
  names: 'Next Up, Red Light, Eight Minutes',
  entity: 'mic-slot',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Tonight | mic
    browse | List | list | | | | list, performers, names, signup, running order, queue
    timer | Timer | clock | | On stage | | time, times the slot, slot, minutes, light, timer
    form | Sign up | plus
    history? | Evenings | calendar
    detail | Act
    settings | Settings | settings`,
})
