import { defineArchetype } from '../archetype.ts'

export const meditation = defineArchetype({
  id: 'meditation',
  words:
    'meditation for children 38, meditation for kids 38, kids meditation 34, children meditation 34, guided meditations 26, guided meditation 26, meditations and breathing 28, meditation timer 16, meditation 9, meditate 9, mindfulness 8, sitting practice 8, zen 7, ambient sound 5, guided meditations 22',
  examples: `
    Track how often I meditate until it is a habit
    Meditation timer: a bell at the start, one every ten minutes, and silence between
    Sit twenty minutes every morning on my cushion and see how many days in a row
    Guided meditation for beginners: body scan, loving kindness, watching thoughts come and go
    Temple community's practice times, gong, incense length, count of sittings
    Rain, forest, singing bowls in the background while I close my eyes
    Vipassana group: record hours, longest sit, retreat days
    Breathing sessions of five, ten or twenty minutes with soft background sounds and a streak for every evening
    How calm was I before and after, with a small remark
    Quiet ten minutes for nurses between shifts, spoken by a soft voice
    Mantra repetitions on a mala of 108 beads, with vibration
    Simple zen clock for zazen with wooden clappers and walking periods
    Stillness for teenagers, five minutes to begin with, growing weekly
    Mindfulness of breath and silence, choose length, bowl sound, evening or dawn`,
  presets: 'calm, natural',
  icon: 'leaf',
  names: 'Stillwater, Sit, Softly',
  entity: 'meditation',
  screens: `
    timer | Sit | timer | | Meditation timer | Evening sit
    browse | Sounds | music | ambient-sound
    mood? | Check-in | smile
    stats | Streaks | flame
    history? | Sessions | clock
    detail | Session
    form? | New session
    profile | Me | user`,
})
