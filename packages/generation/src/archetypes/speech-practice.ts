import { defineArchetype } from '../archetype.ts'

/** Speaking trained: stammer, voice, articulation; words of a language are `language`. */
export const speechPractice = defineArchetype({
  id: 'speech-practice',
  words:
    'speech therapist 30, speech and language therapist 60, speech therapists 30, logopedist 40, logopaedist 40, children who stutter 50, lisp 30, stutter 32, stuttering 32, stutterers 32, stammer 32, stammering 32, speech therapy 30, speech exercises 30, articulation 24, voice training 24, public speaking 26, delayed playback 30, delayed auditory feedback 36, tongue twisters 26, speech practice 32, practise speaking 26, speaking practice 26, voice exercises 26, accent training 22',
  examples: `
    Practise speaking off the cuff: category, prompt, talk up to three minutes, feedback
    Therapist gives each child word lists by sound, the child says them and records it, smileys for how it felt, parents see minutes of practice
    Homework between two hours of therapy: exercises with pictures, recordings I can listen to, a chart of the week
    I stammer and practise slow beginnings of words every morning
    Hear my own voice a little later in the headphones while I read aloud
    Speech therapist gives exercises for sh and s, the child records them
    Tongue twisters with a recording to compare
    A diary of phone calls and other hard moments, how it went
    Train my voice: breath, pitch, loudness
    Public speaking practice with pace, filler words and a timer
    Articulation cards for children with sounds at the beginning and end
    Soft onset, pausing and light contact, ten minutes a day
    After a stroke: practise words and sentences again
    Record a talk and count how often I said um
    Trans voice training with pitch line and daily goals`,
  bars: 'checkout cart slots map',
  presets: 'calm, clean',
  icon: 'mic',
  names: 'Slow Start, Say It Slowly, Clear Voice',
  entity: 'speech-exercise',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Exercises | mic
    player | Playback | headphones
    browse | Diary | book | speaking-moment
    browse! | Word lists | list | sound-list | | | Word lists, word list, words, word lists by sound, assign word lists, lists
    browse! | Recordings | headphones | spoken-take | | | Recordings, recording, record, records, record themselves, records itself, listens
    people! | Children | users | speech-child | | | children, child, patients, clients, pupils, therapist, assign
    stats | Progress | chart
    detail | Exercise
    form | Note a moment | | speaking-moment
    settings | Settings | settings`,
})
