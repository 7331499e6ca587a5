import { defineArchetype } from '../archetype.ts'

export const instrument = defineArchetype({
  id: 'instrument',
  words:
    'recorder lessons 54, play the recorder 50, flute lessons 34, interactive piano 26, piano lessons 14, midi keyboard 20, guitar lessons app 20, virtual piano 30, piano keyboard 24, play notes 16, octaves 14, learn guitar 16, guitar 7, ukulele 9, learn piano 16, piano 6, learn to play 9, chord diagrams 14, chords 7, metronome 7, tuner 7, song sheets 7, tablature 12, tabs 2, drum 5, sheet music 4, ear training 28, rhythm exercises 18, intervals 6, guitar chords 20',
  examples: `
    Learn guitar with easy songs, strum along, see where to put my fingers on the neck
    Learn piano at home by yourself, right hand first, then left, with pieces that get harder
    Tuner for my bass: listen through the microphone and show sharp or flat
    Metronome with a steady click at 92 beats, accent on the first, speed up by five each round
    Violin beginners: bowing, first position, short tunes, how long I played today
    Ear training: hear two notes and say whether it is a third or a fifth, train it every day
    Ukulele in thirty days, a new fingering and a little tune each day
    Drum rudiments with a play-along track, paradiddles slow to fast
    Read notes on treble and bass staff, flash them up, tap the right key
    Scales, arpeggios and etudes for clarinet students, with tempo reached and what to repeat
    Barre grips hurt my hand: exercises for switching grips quickly, with fretboard pictures
    Our brass youth would practise more with fingering charts, play-along recordings and minutes per week`,
  unless: /\bset ?lists?\b|\bregistrations?\b/i,
  presets: 'warm, dark-pro',
  icon: 'music',
  names: 'Six Strings (guitar), Four Strings (ukulele bass violin cello), In Time, Open G (guitar banjo)',
  entity: 'song-lesson',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Lessons | book
    gauge! | Tuner | music | | Tuner | | tuner, tune, tuning
    timer! | Metronome | timer | | Metronome | | metronome, tempo, beat, click
    guide | Play along
    detail | Lesson
    stats | Progress | chart
    form? | Add lesson
    profile? | Me | user`,
})
