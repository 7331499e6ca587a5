import { defineArchetype } from '../archetype.ts'

export const practice = defineArchetype({
  id: 'practice',
  words:
    'choir practice at home 40, practice at home 22, my voice part 30, choose my voice 30, practise my part 28, slow it down 18, guitar practice 14, piano practice 14, music practice 14, instrument practice 14, practise 7, practice journal 10, practice companion 12, metronome 8, chord 6, scales 5, violin 5, drumming 6, guitar 5, piano 5, learn piano 18, piano learning 20, learning piano 18, learn guitar 18, learn violin 18, learn ukulele 18, falling notes 14, chord finder 20',
  examples: `
    Choir singers learn their part at home: alto line louder, slower, hard bars marked and repeated
    Practise my voice before the rehearsal, soprano or bass, at half speed, loop four bars
    Twenty minutes of violin every day, metronome, which piece, how it went
    My pupils write down how long they practised and which bars were hard
    Cello étude log with tempo reached, minutes and notes from the last lesson
    Scales in all keys, tick off, raise the bpm bit by bit
    Piano diary, pieces in progress, polished and forgotten, time per week
    Drummers set rudiments, click speed and rounds, see the curve of the month
    I sing soprano and want to rehearse my part daily, warm-ups, recordings, streak
    Practise trumpet with a timer split in long tones, technique, repertoire
    Guitarists log riffs, songs and chord changes per minute
    Music school gives weekly tasks per instrument, parents confirm the minutes
    Sight-reading a page each morning, mistakes, speed, comment
    Beginner on the ukulele wants a plan for fifteen minutes a day, and to hear how I sounded in week one`,
  needs:
    /music|guitar|piano|violin|cello|flute|drum|ukulele|banjo|sax|trumpet|instrument|chord|scales?\b|metronome|\bsing|choir|song|rhythm|sight-?read|harp|accordion|recorder|clarinet|notes/i,
  presets: 'dark-pro, warm',
  icon: 'music',
  names: 'Slow Hands, Twenty Minutes, Da Capo',
  entity: 'piece',
  home: 'focus',
  screens: `
    home | Practice | music
    timer | Metronome | timer
    gauge! | Tuner | music | | Tuner | | tuner, tune, tuning
    browse | Pieces | list
    stats | Progress | trend
    detail | Piece
    form | Add piece
    history? | Sessions | clock
    profile | Me | user`,
})
