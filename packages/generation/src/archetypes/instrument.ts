import { defineArchetype } from '../archetype.ts'

export const instrument = defineArchetype({
  id: 'instrument',
  words:
    'learn guitar 16, guitar 7, ukulele 9, learn piano 16, piano 6, learn to play 9, chord diagrams 14, chords 7, metronome 7, tuner 7, song sheets 7, tablature 12, tabs 2, drum 5, sheet music 4, ear training 28, rhythm exercises 18, intervals 6',
  presets: 'warm, dark-pro',
  icon: 'music',
  names: 'Six Strings (guitar ukulele bass), In Time, Open G (guitar banjo)',
  entity: 'song-lesson',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Lessons | book
    gauge | Tuner | music | | Tuner
    timer | Metronome | timer | | Metronome
    guide | Play along
    detail | Lesson
    stats | Progress | chart
    form? | Add lesson
    profile? | Me | user`,
})
